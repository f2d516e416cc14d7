import { area, customScreen, inboxScreens, screen } from '../../screens.ts'
import { headerSection, seoSection } from '../sharedSections.ts'
import { event, eventCategory, eventSubCategory } from './event.ts'

export const eventHeader = headerSection('event.header')
export const eventSeo = seoSection('event.seo')

const REGISTRATIONS = { en: 'Registrations', id: 'Pendaftaran' }

export const eventArea = area({
  key: 'event',
  permission: 'Event',
  label: { en: 'Event', id: 'Acara' },
  icon: 'event',
  heading: 'stories',
  path: { dashboard: 'manage-event', dashboard2: 'event' },
  screens: [
    screen('', event),
    screen('header', eventHeader),
    screen('seo', eventSeo),
    screen('category', eventCategory),
    screen('sub-category', eventSubCategory),
    ...inboxScreens('registration', 'eventRegistration', {
      label: REGISTRATIONS,
      ofRecord: { type: event.key, label: REGISTRATIONS, query: 'field.eventId' },
    }),
    customScreen(':event/participant', 'participants', {
      form: 'eventRegistration',
      label: { en: 'Participants', id: 'Peserta' },
      idName: 'event',
      ofRecord: { type: event.key, label: { en: 'Check-in', id: 'Kehadiran' } },
    }),
  ],
})
