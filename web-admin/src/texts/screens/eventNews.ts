import type { Text } from '@flou/shared/locale.ts'

export const eventNewsTexts = {
  'news.titleChanged': {
    en: 'Notify participants of the change?',
    id: 'Beri tahu peserta tentang perubahan ini?',
  },
  'news.titleCalledOff': {
    en: 'Notify participants of the cancellation?',
    id: 'Beri tahu peserta tentang pembatalan acara?',
  },
  'news.changed': {
    en: 'The event’s time or place differs from what {{count}} people know: {{confirmed}} with a seat, {{waiting}} on the waiting list.',
    id: 'Waktu atau tempat acara berbeda dari yang diketahui {{count}} orang: {{confirmed}} terdaftar, {{waiting}} di daftar tunggu.',
  },
  'news.changed_one': {
    en: 'The event’s time or place differs from what 1 person knows: {{confirmed}} with a seat, {{waiting}} on the waiting list.',
    id: 'Waktu atau tempat acara berbeda dari yang diketahui 1 orang: {{confirmed}} terdaftar, {{waiting}} di daftar tunggu.',
  },
  'news.calledOff': {
    en: 'The event is cancelled, and {{count}} people do not know it yet: {{confirmed}} with a seat, {{waiting}} on the waiting list.',
    id: 'Acara dibatalkan, dan {{count}} orang belum mengetahuinya: {{confirmed}} terdaftar, {{waiting}} di daftar tunggu.',
  },
  'news.calledOff_one': {
    en: 'The event is cancelled, and 1 person does not know it yet: {{confirmed}} with a seat, {{waiting}} on the waiting list.',
    id: 'Acara dibatalkan, dan 1 orang belum mengetahuinya: {{confirmed}} terdaftar, {{waiting}} di daftar tunggu.',
  },
  'news.once': {
    en: 'Each person gets one email in their language, with an updated calendar entry.',
    id: 'Setiap orang menerima satu email dalam bahasanya, beserta berkas kalender terbaru.',
  },
  'news.preview': { en: 'Email in {{language}}', id: 'Email dalam {{language}}' },
  'news.tell': { en: 'Notify {{count}} participants', id: 'Beri tahu {{count}} peserta' },
  'news.tell_one': {
    en: 'Notify 1 participant',
    id: 'Beri tahu 1 peserta',
  },
  'news.telling': { en: '{{done}} of {{count}} notified', id: '{{done}} dari {{count}} diberi tahu' },
  'news.later': { en: 'Not now', id: 'Nanti saja' },
  'news.told': {
    en: 'Emails to {{count}} people are being sent.',
    id: 'Email untuk {{count}} orang sedang dikirim.',
  },
  'news.told_one': {
    en: 'The email to 1 person is being sent.',
    id: 'Email untuk 1 orang sedang dikirim.',
  },
  'news.open': { en: 'Review and notify', id: 'Tinjau dan beri tahu' },
} as const satisfies Record<string, Text>
