import type { Texts } from '@flou/shared/texts/translator.ts'

export const partnerTexts = {
  forProduct: { en: '{{title}}: {{product}}', id: '{{title}}: {{product}}' },
  narrow: { en: 'Partners by product', id: 'Mitra menurut produk' },
  product: { en: 'Product', id: 'Produk' },
  allProducts: { en: 'All products', id: 'Semua produk' },
  previous: { en: 'Previous', id: 'Sebelumnya' },
  next: { en: 'Next', id: 'Berikutnya' },
  partners: { en: 'Partners', id: 'Mitra' },
  allPartners: { en: 'All technology partners', id: 'Semua mitra teknologi' },
} as const satisfies Texts
