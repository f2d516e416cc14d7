import type { Text } from '../locale.ts'

export const RESULT_TYPES = [
  'product',
  'solution',
  'documentation',
  'faq',
  'news',
  'event',
  'customerStory',
  'specialOffer',
  'page',
] as const
export type ResultType = (typeof RESULT_TYPES)[number]

export const isResultType = (text: unknown): text is ResultType => RESULT_TYPES.some((type) => type === text)

export const RESULT_TYPE_LABEL = {
  product: { en: 'Products', id: 'Produk' },
  solution: { en: 'Solutions', id: 'Solusi' },
  documentation: { en: 'Documentation', id: 'Dokumentasi' },
  faq: { en: 'Questions', id: 'Tanya jawab' },
  news: { en: 'News', id: 'Berita' },
  event: { en: 'Events', id: 'Acara' },
  customerStory: { en: 'Customer stories', id: 'Kisah pelanggan' },
  specialOffer: { en: 'Special offers', id: 'Penawaran' },
  page: { en: 'Pages', id: 'Halaman' },
} as const satisfies Record<ResultType, Text>
