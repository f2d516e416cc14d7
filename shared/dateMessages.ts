import type { Text } from './locale.ts'

export const DATE_MESSAGES = {
  date: { en: 'Enter a date.', id: 'Masukkan tanggal.' },
  dateOrder: {
    en: 'The end must not be before the start.',
    id: 'Tanggal akhir tidak boleh sebelum tanggal mulai.',
  },
  dayOutside: {
    en: 'This day is not within the dates of the event.',
    id: 'Tanggal ini di luar tanggal acara.',
  },
  time: { en: 'Enter a time such as 09:30.', id: 'Masukkan jam seperti 09:30.' },
} as const satisfies Record<string, Text>
