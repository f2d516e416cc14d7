import type { Text } from '@flou/shared/locale.ts'

/** Texts of telling participants that their event has changed. */
export const eventNewsTexts = {
  'news.titleChanged': {
    en: 'Tell participants of the change?',
    id: 'Beri tahu peserta tentang perubahan ini?',
  },
  'news.titleCalledOff': {
    en: 'Tell participants that the event is called off?',
    id: 'Beri tahu peserta bahwa acara dibatalkan?',
  },
  'news.changed': {
    en: 'Time or place of the event are different from what {{count}} people were told: {{confirmed}} with a place, {{waiting}} on the waiting list.',
    id: 'Waktu atau tempat acara berbeda dari yang diketahui {{count}} orang: {{confirmed}} terdaftar, {{waiting}} di daftar tunggu.',
  },
  'news.changed_one': {
    en: 'Time or place of the event are different from what 1 person was told: {{confirmed}} with a place, {{waiting}} on the waiting list.',
    id: 'Waktu atau tempat acara berbeda dari yang diketahui 1 orang: {{confirmed}} terdaftar, {{waiting}} di daftar tunggu.',
  },
  'news.calledOff': {
    en: 'The event is called off, and {{count}} people do not know it: {{confirmed}} with a place, {{waiting}} on the waiting list.',
    id: 'Acara dibatalkan, dan {{count}} orang belum mengetahuinya: {{confirmed}} terdaftar, {{waiting}} di daftar tunggu.',
  },
  'news.calledOff_one': {
    en: 'The event is called off, and 1 person does not know it: {{confirmed}} with a place, {{waiting}} on the waiting list.',
    id: 'Acara dibatalkan, dan 1 orang belum mengetahuinya: {{confirmed}} terdaftar, {{waiting}} di daftar tunggu.',
  },
  'news.once': {
    en: 'Each gets one e-mail in their language, with the new entry for their calendar.',
    id: 'Setiap orang menerima satu email dalam bahasanya, beserta berkas kalender terbaru.',
  },
  'news.preview': { en: 'The e-mail in {{language}}', id: 'Email dalam {{language}}' },
  'news.tell': { en: 'Tell {{count}} participants', id: 'Beri tahu {{count}} peserta' },
  'news.tell_one': {
    en: 'Tell 1 participant',
    id: 'Beri tahu 1 peserta',
  },
  'news.telling': { en: '{{done}} of {{count}} told', id: '{{done}} dari {{count}} diberi tahu' },
  'news.later': { en: 'Not now', id: 'Nanti saja' },
  'news.told': {
    en: 'The mails to {{count}} people are on their way.',
    id: 'Email untuk {{count}} orang sedang dikirim.',
  },
  'news.told_one': {
    en: 'The mail to 1 person is on its way.',
    id: 'Email untuk 1 orang sedang dikirim.',
  },
  'news.open': { en: 'Look at it and tell them', id: 'Lihat dan beri tahu' },
} as const satisfies Record<string, Text>
