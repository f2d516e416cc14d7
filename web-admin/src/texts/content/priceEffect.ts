import type { Text } from '@flou/shared/locale.ts'

export const priceEffectTexts = {
  'effect.title': { en: 'What customers will pay', id: 'Yang akan dibayar pelanggan' },
  'effect.estimates': {
    en: 'Typical monthly estimates, with tax',
    id: 'Perkiraan tipikal per bulan, termasuk pajak',
  },
  'effect.packages': {
    en: '{{count}} changed prices (per month, before tax)',
    id: '{{count}} harga berubah (per bulan, sebelum pajak)',
  },
  'effect.packages_one': {
    en: '1 changed price (per month, before tax)',
    id: '1 harga berubah (per bulan, sebelum pajak)',
  },
  'effect.noEstimates': {
    en: 'No typical estimates yet. Add some under Pricing to see the effect of a change here.',
    id: 'Belum ada perkiraan tipikal. Tambahkan di bawah Harga untuk melihat dampak perubahan di sini.',
  },
  'effect.name': { en: 'Name', id: 'Nama' },
  'effect.before': { en: 'Now', id: 'Sekarang' },
  'effect.after': { en: 'After saving', id: 'Setelah disimpan' },
  'effect.change': { en: 'Change', id: 'Perubahan' },
  'effect.noPrice': { en: 'No price', id: 'Tanpa harga' },
  'effect.otherwise': { en: 'Not comparable', id: 'Tidak dapat dibandingkan' },
  'effect.missing': { en: 'Not found: {{names}}', id: 'Tidak ditemukan: {{names}}' },
  'effect.great': {
    en: 'One price changes by {{percent}}%',
    id: 'Satu harga berubah {{percent}}%',
  },
  'effect.greatHint': {
    en: 'Changes above {{limit}}% must be confirmed before they are saved.',
    id: 'Perubahan di atas {{limit}}% harus dikonfirmasi sebelum disimpan.',
  },
  'effect.typeName': { en: 'Type “{{name}}” to confirm', id: 'Ketik “{{name}}” untuk mengonfirmasi' },
  'effect.failed': { en: 'The effect could not be calculated', id: 'Dampaknya tidak dapat dihitung' },
  'effect.saveUnseen': { en: 'Save anyway', id: 'Tetap simpan' },
  'effect.back': { en: 'Back to editing', id: 'Kembali mengubah' },
  'effect.save': { en: 'Save prices', id: 'Simpan harga' },
} as const satisfies Record<string, Text>
