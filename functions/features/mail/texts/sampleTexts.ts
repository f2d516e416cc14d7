import type { Texts } from '@flou/shared/texts/translator.ts'

export const sampleTexts = {
  subject: { en: '[Sample] {{subject}}', id: '[Contoh] {{subject}}' },
  event: { en: 'Cloud Summit Jakarta', id: 'Cloud Summit Jakarta' },
  venue: { en: 'Hall 2, Jakarta Convention Center', id: 'Ruang 2, Jakarta Convention Center' },
  article: { en: 'Three new regions', id: 'Tiga region baru' },
  type: { en: 'News', id: 'Berita' },
  form: { en: 'contact message', id: 'pesan kontak' },
  field: { en: 'Title', id: 'Judul' },
  comment: { en: 'Please add the opening hours.', id: 'Mohon tambahkan jam buka.' },
} as const satisfies Texts
