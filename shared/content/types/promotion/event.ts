import { MAX_CAPACITY } from '../../../registration.ts'
import { contentType } from '../../define.ts'
import { date, time } from '../../fields/date.ts'
import { group, items } from '../../fields/nested.ts'
import { media, mediaList, reference } from '../../fields/reference.ts'
import { longText, richText, text } from '../../fields/text.ts'
import { appearance, number, toggle } from '../../fields/value.ts'
import { MANAGE_BUTTON, SEO_TAB, tab } from '../../tabs.ts'
import { blockItems, seoFields } from '../sharedSections.ts'
import { daysWithin, endsAfterStart } from './period.ts'

export const eventCategory = contentType('eventCategory', {
  label: { en: 'Event category', id: 'Kategori acara' },
  plural: { en: 'Categories', id: 'Kategori' },
  localized: { title: text() },
  list: { columns: ['title'], sortBy: 'title' },
})

export const eventSubCategory = contentType('eventSubCategory', {
  label: { en: 'Event sub-category', id: 'Subkategori acara' },
  plural: { en: 'Sub-categories', id: 'Subkategori' },
  fields: { categoryId: reference('eventCategory') },
  localized: { title: text() },
  list: { columns: ['title', 'categoryId'], sortBy: 'title', by: ['categoryId'] },
})

/** A programme point; hours are local to the event (decision 37). */
const scheduleItems = () =>
  items({
    fields: { startHour: time(), endHour: time(), mediaId: media({ optional: true }) },
    localized: {
      title: text(),
      description: longText({ optional: true }),
      speakerName: text({ optional: true }),
    },
  })

export const event = contentType('event', {
  label: { en: 'Event', id: 'Acara' },
  plural: { en: 'Event', id: 'Acara' },
  fields: {
    categoryId: reference('eventCategory'),
    subCategoryId: reference('eventSubCategory', { within: ['categoryId'] }),
    startDate: date(),
    endDate: date(),
    isOnline: toggle({
      hint: {
        en: 'On: visitors find no map, and search engines are told that it takes place online.',
        id: 'Aktif: pengunjung tidak melihat peta, dan mesin pencari tahu bahwa acara berlangsung daring.',
      },
    }),
    isCalledOff: toggle({
      hint: {
        en: 'On: the page stays and says so, nobody can register any more, and you can write to those who have.',
        id: 'Aktif: halaman tetap ada dan menyatakannya, pendaftaran ditutup, dan Anda dapat menyurati para pendaftar.',
      },
    }),
    capacity: number({ optional: true, max: MAX_CAPACITY }),
    mediaId: media(),
    mediaMobileId: media(),
    backgroundMediaId: media(),
    seoThumbnailId: media(),
    sponsorMediaId: mediaList(),
    customProperty: appearance(),
    eventFeature: group({
      fields: { mediaId: media(), items: blockItems() },
      localized: { title: text(), content: richText() },
    }),
    schedules: items(
      { fields: { date: date(), eventScheduleItems: scheduleItems() } },
      { editor: 'timetable' },
    ),
  },
  localized: {
    title: text(),
    description: longText(),
    contentTitle: text(),
    contentDescription: richText(),
    place: text(),
    keynoteLanguage: text(),
    scheduleTitle: text(),
    scheduleDescription: longText(),
    ...seoFields(),
  },
  list: {
    columns: ['title', 'categoryId', 'startDate', 'endDate'],
    // of the order by last day, events to come and to go on are one part, those that are over the other
    sortBy: 'endDate',
    descending: true,
    sortable: ['title', 'startDate'],
    by: ['categoryId', 'subCategoryId'],
  },
  pageOnly: [
    'isOnline',
    'capacity',
    'mediaMobileId',
    'backgroundMediaId',
    'sponsorMediaId',
    'schedules',
    'contentTitle',
    'keynoteLanguage',
    'scheduleTitle',
    'scheduleDescription',
  ],
  tabs: [
    tab({ en: 'Feature', id: 'Fitur' }, 'eventFeature'),
    tab({ en: 'Schedule', id: 'Jadwal' }, 'scheduleTitle', 'scheduleDescription', 'schedules'),
    tab({ en: 'Sponsor', id: 'Sponsor' }, 'sponsorMediaId'),
    tab(MANAGE_BUTTON, 'customProperty'),
    tab(SEO_TAB, 'seoTitle', 'seoDescription', 'seoThumbnailId'),
  ],
  check: (values) => ({ ...daysWithin(values), ...endsAfterStart(values) }),
})
