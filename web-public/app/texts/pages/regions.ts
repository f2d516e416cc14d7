import type { Texts } from '@flou/shared/texts/translator.ts'

export const regionTexts = {
  heading: { en: 'Products and regions', id: 'Produk dan region' },
  legend: {
    en: '✓ available, – not available. Prices are the lowest of each product in rupiah before tax.',
    id: '✓ tersedia, – tidak tersedia. Harga yang tercantum adalah harga terendah setiap produk dalam rupiah sebelum pajak.',
  },
  product: { en: 'Product', id: 'Produk' },
  available: { en: 'Available', id: 'Tersedia' },
  notAvailable: { en: 'Not available', id: 'Tidak tersedia' },
  from: { en: 'from', id: 'mulai' },
  allPrices: { en: 'All prices', id: 'Semua harga' },
} as const satisfies Texts
