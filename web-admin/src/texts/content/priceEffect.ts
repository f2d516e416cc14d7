import type { Text } from '@flou/shared/locale.ts'

/** Texts of the question that shows what a change of prices does. */
export const priceEffectTexts = {
  'effect.title': { en: 'What customers will pay', id: 'Yang akan dibayar pelanggan' },
  'effect.estimates': {
    en: 'Typical estimates for a month, with tax',
    id: 'Perkiraan tipikal sebulan, termasuk pajak',
  },
  'effect.packages': {
    en: 'Packages with another price ({{count}}): one for a month, before tax',
    id: 'Paket yang harganya berubah ({{count}}): satu unit sebulan, sebelum pajak',
  },
  'effect.noEstimates': {
    en: 'There are no typical estimates. Add some under Pricing to see here what a change means.',
    id: 'Belum ada perkiraan tipikal. Tambahkan di bawah Harga agar dampak perubahan terlihat di sini.',
  },
  'effect.name': { en: 'Name', id: 'Nama' },
  'effect.before': { en: 'Now', id: 'Sekarang' },
  'effect.after': { en: 'After saving', id: 'Setelah disimpan' },
  'effect.change': { en: 'Change', id: 'Perubahan' },
  'effect.noPrice': { en: 'No price', id: 'Tanpa harga' },
  'effect.otherwise': { en: 'Not comparable', id: 'Tidak dapat dibandingkan' },
  'effect.missing': { en: 'Not found: {{names}}', id: 'Tidak ditemukan: {{names}}' },
  'effect.great': {
    en: 'A price changes by {{percent}} per cent',
    id: 'Ada harga yang berubah {{percent}} persen',
  },
  'effect.greatHint': {
    en: 'Changes above {{limit}} per cent are saved only when they are confirmed.',
    id: 'Perubahan di atas {{limit}} persen hanya disimpan setelah dikonfirmasi.',
  },
  'effect.typeName': { en: 'Type “{{name}}” to confirm', id: 'Ketik “{{name}}” untuk mengonfirmasi' },
  'effect.failed': { en: 'The effect could not be computed', id: 'Dampaknya tidak dapat dihitung' },
  'effect.saveUnseen': { en: 'Save without seeing it', id: 'Simpan tanpa melihatnya' },
  'effect.back': { en: 'Back to editing', id: 'Kembali mengubah' },
  'effect.save': { en: 'Save prices', id: 'Simpan harga' },
} as const satisfies Record<string, Text>
