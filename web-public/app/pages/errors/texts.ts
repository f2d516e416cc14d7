import { pageTexts } from '../../i18n/pageTexts.ts'

export const useMissingTexts = pageTexts(
  {
    search: 'Search this site',
    ways: 'Popular pages',
    productList: 'Products',
    pricing: 'Pricing',
    documentationStart: 'Documentation',
    faq: 'Questions and answers',
    support: 'Support',
  },
  {
    search: 'Cari di situs ini',
    ways: 'Halaman populer',
    productList: 'Produk',
    pricing: 'Harga',
    documentationStart: 'Dokumentasi',
    faq: 'Tanya jawab',
    support: 'Dukungan',
  },
)
