import type { Texts } from '@flou/shared/texts/translator.ts'

export const changelogTexts = {
  added: { en: 'New', id: 'Baru' },
  changed: { en: 'Changed', id: 'Berubah' },
  fixed: { en: 'Fixed', id: 'Diperbaiki' },
  retired: { en: 'Retired', id: 'Dihentikan' },
  products: { en: 'Products', id: 'Produk' },
  feed: { en: 'Subscribe to the changelog (RSS)', id: 'Berlangganan catatan perubahan (RSS)' },
  news: { en: 'All news', id: 'Semua berita' },
  none: { en: 'No changes yet.', id: 'Belum ada perubahan.' },
} as const satisfies Texts
