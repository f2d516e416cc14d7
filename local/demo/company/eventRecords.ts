import type { DemoRecord } from '../record.ts'
import { heading } from '../block.ts'
import { SPONSORS } from './partners.ts'
import { richText } from '../richText.ts'
import { both, look, ordered, type DemoIds } from '../wire.ts'
import { EVENTS, TOPICS, type DemoEvent } from './events.ts'
import { ABOUT, BACKGROUNDS, FEATURE_PICTURES, KINDS, PROGRAMME } from './programme.ts'

const DAY_MS = 86_400_000

const titled = ([en, id]: readonly [string, string]) => both({ en: { title: en }, id: { title: id } })

export const EVENT_CATEGORIES: readonly DemoRecord[] = Object.entries(KINDS).map(([key, name]) => ({
  type: 'eventCategory',
  key,
  body: () => ({ slug: key, contents: titled(name) }),
}))

const PAIRS = [...new Set(EVENTS.map(({ kind, topic }) => `${kind}/${topic}`))].map((pair) => pair.split('/'))

export const EVENT_SUB_CATEGORIES: readonly DemoRecord[] = PAIRS.map(([kind = '', topic = '']) => ({
  type: 'eventSubCategory',
  key: `${kind}/${topic}`,
  body: (ids) => ({
    slug: `${kind}-${topic}`,
    categoryId: ids.record('eventCategory', kind),
    contents: titled(TOPICS[topic] ?? [topic, topic]),
  }),
}))

function daysOf({ start, end }: DemoEvent): string[] {
  const days = (Date.parse(end) - Date.parse(start)) / DAY_MS + 1
  return Array.from({ length: days }, (_, day) =>
    new Date(Date.parse(start) + day * DAY_MS).toISOString().slice(0, 10),
  )
}

const scheduleOf = (event: DemoEvent, ids: DemoIds) =>
  daysOf(event).map((date) => ({
    date,
    eventScheduleItems: PROGRAMME[event.kind].map(({ start, end, title, text, speaker, picture }) => ({
      startHour: start,
      endHour: end,
      mediaId: picture ? ids.picture(picture) : 0,
      contents: both({
        en: { title: title[0], description: text[0], speakerName: speaker },
        id: { title: title[1], description: text[1], speakerName: speaker },
      }),
    })),
  }))

const FEATURES = [
  ['icon-people', 'Meet people', 'Bertemu orang', 'Who do what you do.', 'Yang mengerjakan hal serupa.'],
  ['icon-insight', 'Learn', 'Belajar', 'From what went wrong elsewhere.', 'Dari yang gagal di tempat lain.'],
  ['icon-support', 'Ask', 'Bertanya', 'Engineers of ours are there.', 'Teknisi kami hadir.'],
] as const

const featureOf = ({ kind, title, line }: DemoEvent, ids: DemoIds) => ({
  mediaId: ids.picture(FEATURE_PICTURES[kind]),
  items: ordered(
    FEATURES.map(([icon, en, id, textEn, textId]) => ({
      mediaId: ids.picture(icon),
      url: '',
      customProperty: look(),
      contents: heading({ en, id }, { en: textEn, id: textId }),
    })),
  ),
  contents: heading({ en: `Why ${title[0]}`, id: `Mengapa ${title[1]}` }, { en: line[0], id: line[1] }),
})

const WORDS = {
  about: ['What to expect', 'Apa yang menanti Anda'],
  schedule: ['Programme', 'Susunan acara'],
  scheduleText: ['All hours are Jakarta time (WIB).', 'Semua jam dalam Waktu Indonesia Barat (WIB).'],
  language: ['Indonesian, with slides in English', 'Bahasa Indonesia, dengan salindia bahasa Inggris'],
} as const

const textsOf = ({ kind, title, line, place }: DemoEvent, index: 0 | 1) => ({
  title: title[index],
  description: line[index],
  contentTitle: WORDS.about[index],
  contentDescription: richText(ABOUT[kind][index]),
  place: place[index],
  keynoteLanguage: WORDS.language[index],
  scheduleTitle: WORDS.schedule[index],
  scheduleDescription: WORDS.scheduleText[index],
  seoTitle: `${title[index]} | Flou Cloud`,
  seoDescription: line[index],
})

export const EVENT_RECORDS: readonly DemoRecord[] = EVENTS.map((event, index) => ({
  type: 'event',
  key: event.key,
  body: (ids) => ({
    categoryId: ids.record('eventCategory', event.kind),
    subCategoryId: ids.record('eventSubCategory', `${event.kind}/${event.topic}`),
    slug: event.key,
    startDate: event.start,
    endDate: event.end,
    mediaId: ids.picture(event.picture),
    isOnline: event.kind === 'webinar',
    isCalledOff: event.isCalledOff === true,
    mediaMobileId: ids.picture(BACKGROUNDS[event.kind][1]),
    backgroundMediaId: ids.picture(BACKGROUNDS[event.kind][0]),
    seoThumbnailId: ids.picture(event.picture),
    sponsorMediaId: [0, 1, 2].map((step) =>
      ids.picture(`brand-${SPONSORS[(index + step * 5) % SPONSORS.length] ?? 'kernelia'}`),
    ),
    customProperty: look({
      buttons: [
        {
          title: { en: 'Register', id: 'Daftar' },
          href: '#register',
        },
      ],
    }),
    eventFeature: featureOf(event, ids),
    schedules: scheduleOf(event, ids),
    contents: both({ en: textsOf(event, 0), id: textsOf(event, 1) }),
  }),
}))
