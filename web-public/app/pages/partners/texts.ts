import { pageTexts } from '../../i18n/pageTexts.ts'

export const usePartnerTexts = pageTexts(
  {
    forProduct: '{{title}}: {{product}}',
    narrow: 'Partners by product',
    product: 'Product',
    allProducts: 'All products',
    previous: 'Previous',
    next: 'Next',
    partners: 'Partners',
    allPartners: 'All technology partners',
  },
  {
    forProduct: '{{title}}: {{product}}',
    narrow: 'Mitra menurut produk',
    product: 'Produk',
    allProducts: 'Semua produk',
    previous: 'Sebelumnya',
    next: 'Berikutnya',
    partners: 'Mitra',
    allPartners: 'Semua mitra teknologi',
  },
)
