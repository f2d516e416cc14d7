import { pageTexts } from '../../i18n/pageTexts.ts'

/** Ways on from a page that is not there. */
export const useMissingTexts = pageTexts(
  {
    search: 'Search for it',
    ways: 'Where many go on',
    productList: 'Products',
    pricing: 'Pricing',
    documentationStart: 'Documentation',
    faq: 'Questions and answers',
    support: 'Support',
  },
  {
    search: 'Cari di situs ini',
    ways: 'Banyak yang melanjutkan ke',
    productList: 'Produk',
    pricing: 'Harga',
    documentationStart: 'Dokumentasi',
    faq: 'Tanya jawab',
    support: 'Dukungan',
  },
)
