import type { Text } from '@flou/shared/locale.ts'

/** Taking a record off the site, and days to come. */
export const standingTexts = {
  'schedule.title': { en: 'This is live', id: 'Konten ini sedang tayang' },
  'schedule.ask': {
    en: 'Visitors see it now, and its publish date is {{day}}. What should happen until then?',
    id: 'Pengunjung melihatnya sekarang, sedangkan tanggal terbitnya {{day}}. Apa yang harus terjadi sampai hari itu?',
  },
  'schedule.keep': {
    en: 'Keep it on the site, save the changes as a draft',
    id: 'Tetap tayang, simpan perubahan sebagai draf',
  },
  'schedule.keepHint': {
    en: 'A draft is not published by itself: publish it on {{day}}.',
    id: 'Draf tidak terbit dengan sendirinya: terbitkan pada {{day}}.',
  },
  'schedule.takeOff': { en: 'Take it off the site until {{day}}', id: 'Turunkan dari situs sampai {{day}}' },
  'schedule.cancel': { en: 'Cancel', id: 'Batal' },
  'standing.more': { en: 'More actions', id: 'Tindakan lain' },
  'standing.unpublish': { en: 'Take off the site', id: 'Turunkan dari situs' },
  'standing.archive': { en: 'Archive', id: 'Arsipkan' },
} as const satisfies Record<string, Text>
