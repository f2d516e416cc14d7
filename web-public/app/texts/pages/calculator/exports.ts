import type { Texts } from '@flou/shared/texts/translator.ts'

/** Column headings of an exported estimate, in their order. */
export const headingTexts = {
  group: { en: 'Group', id: 'Grup' },
  product: { en: 'Product', id: 'Produk' },
  package: { en: 'Package', id: 'Paket' },
  region: { en: 'Region', id: 'Region' },
  quantity: { en: 'Quantity', id: 'Jumlah' },
  capacity: { en: 'Amount', id: 'Banyaknya' },
  hours: { en: 'Hours', id: 'Jam' },
  unitPrice: { en: 'Unit price', id: 'Harga satuan' },
  per: { en: 'Unit', id: 'Satuan' },
  lineTotal: { en: 'Line total', id: 'Total baris' },
  note: { en: 'Note', id: 'Catatan' },
} as const satisfies Texts

export const exportTexts = {
  name: { en: 'Estimate', id: 'Perkiraan' },
  date: { en: 'Date', id: 'Tanggal' },
  period: { en: 'Period', id: 'Periode' },
  link: { en: 'Link', id: 'Tautan' },
  month: { en: 'Month', id: 'Bulan' },
  year: { en: 'Year', id: 'Tahun' },
  subtotal: { en: 'Subtotal', id: 'Subtotal' },
  total: { en: 'Total', id: 'Total' },
  discount: { en: 'Customer discount {{percent}}%', id: 'Diskon pelanggan {{percent}} %' },
  discounted: {
    en: 'Includes your customer discount as of the day of the export',
    id: 'Sudah termasuk diskon pelanggan Anda pada tanggal ekspor',
  },
} as const satisfies Texts
