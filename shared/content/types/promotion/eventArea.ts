import { area, customScreen, inboxScreens, screen } from '../../define.ts'
import { headerSection, seoSection } from '../sharedSections.ts'
import { event, eventCategory, eventSubCategory } from './event.ts'

export const eventHeader = headerSection('event.header')
export const eventSeo = seoSection('event.seo')

export const eventArea = area({
  key: 'event',
  permission: 'Event',
  label: { en: 'Event', id: 'Acara' },
  icon: 'event',
  path: { dashboard: 'manage-event', dashboard2: 'event' },
  screens: [
    screen('', event),
    screen('header', eventHeader),
    screen('seo', eventSeo),
    screen('category', eventCategory),
    screen('sub-category', eventSubCategory),
    ...inboxScreens('registration', 'eventRegistration', {
      label: { en: 'Registrations', id: 'Pendaftaran' },
    }),
    customScreen(':event/participant', 'participants', {
      form: 'eventRegistration',
      label: { en: 'Participants', id: 'Peserta' },
      idName: 'event',
    }),
  ],
})
