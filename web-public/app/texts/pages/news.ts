import type { Texts } from '@flou/shared/texts/translator.ts'

export const newsTexts = {
  all: { en: 'All', id: 'Semua' },
  allNews: { en: 'All news', id: 'Semua berita' },
  archive: { en: 'News archive', id: 'Arsip berita' },
  categories: { en: 'Categories', id: 'Kategori' },
  copied: { en: 'Copied', id: 'Tersalin' },
  copyLink: { en: 'Copy link', id: 'Salin tautan' },
  filter: { en: 'Filter by category', id: 'Saring menurut kategori' },
  minutes: { en: '{{number}} min read', id: '{{number}} menit baca' },
  monthText_one: {
    en: '{{count}} article published in {{month}}.',
    id: '{{count}} artikel terbit pada {{month}}.',
  },
  monthText_other: {
    en: '{{count}} articles published in {{month}}.',
    id: '{{count}} artikel terbit pada {{month}}.',
  },
  news: { en: 'News', id: 'Berita' },
  newsOn: { en: '{{name}} news', id: 'Berita {{name}}' },
  noNews: { en: 'No news yet.', id: 'Belum ada berita.' },
  related: { en: 'Read next', id: 'Baca juga' },
  share: { en: 'Share', id: 'Bagikan' },
  subCategories: { en: 'Topics', id: 'Topik' },
} as const satisfies Texts
