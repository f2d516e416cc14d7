import { LIMITS } from '../../../limits.ts'
import { contentType } from '../../define.ts'
import { date, dateTime, time } from '../../fields/date.ts'
import { group, items } from '../../fields/nested.ts'
import { media, mediaList, reference } from '../../fields/reference.ts'
import { longText, richText, text } from '../../fields/text.ts'
import { appearance, number, toggle } from '../../fields/value.ts'
import { video } from '../../fields/video.ts'
import { MANAGE_BUTTON, SEO_TAB, tab } from '../../tabs.ts'
import { blockItems, seoFields } from '../sharedSections.ts'
import { checkDaysWithinPeriod, checkPeriodOrder, checkRegistrationWindow } from './period.ts'

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

const scheduleItems = () =>
  items({
    fields: { startHour: time(), endHour: time(), mediaId: media({ optional: true, shape: 'icon' }) },
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
        en: 'On: visitors see no map, and search engines know that the event is online.',
        id: 'Aktif: pengunjung tidak melihat peta, dan mesin pencari tahu bahwa acara berlangsung daring.',
      },
    }),
    isCalledOff: toggle({
      hint: {
        en: 'On: the page stays and shows this, registration closes, and you can email the participants.',
        id: 'Aktif: halaman tetap ada dan menyatakannya, pendaftaran ditutup, dan Anda dapat mengirim email kepada peserta.',
      },
    }),
    capacity: number({ optional: true, max: LIMITS.eventSeats }),
    registrationOpens: dateTime({
      optional: true,
      hint: {
        en: 'Until then the page shows this time and no form.',
        id: 'Sebelum itu, halaman menampilkan waktu ini tanpa formulir.',
      },
    }),
    registrationCloses: dateTime({
      optional: true,
      hint: {
        en: 'Empty: at the start. The waiting list is offered seats until the start.',
        id: 'Kosong: saat acara dimulai. Daftar tunggu tetap ditawari tempat sampai saat itu.',
      },
    }),
    mediaId: media({ shape: 'card' }),
    mediaMobileId: media({ shape: 'bannerMobile' }),
    backgroundMediaId: media({ shape: 'banner' }),
    seoThumbnailId: media({ shape: 'share' }),
    sponsorMediaId: mediaList({ shape: 'logo' }),
    customProperty: appearance(),
    eventFeature: group({
      fields: { mediaId: media({ shape: 'figure' }), items: blockItems() },
      localized: { title: text(), content: richText() },
    }),
    schedules: items(
      { fields: { date: date(), eventScheduleItems: scheduleItems() } },
      { editor: 'timetable' },
    ),
    video: video(),
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
    // sorted by last day, current and future events are one contiguous range
    sortBy: 'endDate',
    descending: true,
    sortable: ['title', 'startDate'],
    period: 'upcoming',
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
    tab({ en: 'Recording', id: 'Rekaman' }, 'video'),
    tab(MANAGE_BUTTON, 'customProperty'),
    tab(SEO_TAB, 'seoTitle', 'seoDescription', 'seoThumbnailId'),
  ],
  changesAt: ['registrationOpens', 'registrationCloses'],
  check: (values) => ({
    ...checkDaysWithinPeriod(values),
    ...checkPeriodOrder(values),
    ...checkRegistrationWindow(values),
  }),
})
