import type { Text } from '@flou/shared/locale.ts'

export const publicStateTexts = {
  'schedule.title': { en: 'This is live', id: 'Konten ini sedang tayang' },
  'schedule.ask': {
    en: 'Visitors see it now, but its publish date is {{day}}. What should happen until then?',
    id: 'Pengunjung melihatnya sekarang, sedangkan tanggal terbitnya {{day}}. Apa yang harus terjadi sampai hari itu?',
  },
  'schedule.keep': {
    en: 'Keep it live and save the changes as a draft',
    id: 'Tetap tayang, simpan perubahan sebagai draf',
  },
  'schedule.keepHint': {
    en: 'Drafts are not published automatically: publish this one on {{day}}.',
    id: 'Draf tidak terbit otomatis: terbitkan pada {{day}}.',
  },
  'schedule.takeOff': { en: 'Unpublish until {{day}}', id: 'Batalkan penerbitan sampai {{day}}' },
  'schedule.cancel': { en: 'Cancel', id: 'Batal' },
  'standing.more': { en: 'More actions', id: 'Tindakan lain' },
  'standing.unpublish': { en: 'Unpublish', id: 'Batalkan penerbitan' },
  'standing.archive': { en: 'Archive', id: 'Arsipkan' },
} as const satisfies Record<string, Text>
