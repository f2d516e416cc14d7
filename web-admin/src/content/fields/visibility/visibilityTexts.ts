import type { Text } from '@flou/shared/locale.ts'

export const visibilityTexts = {
  fields: { en: 'Fields: {{name}}', id: 'Kolom: {{name}}' },
  hint: {
    en: 'Hidden fields are missing from the forms and lists of this product. What they hold is kept and shows again with them.',
    id: 'Kolom tersembunyi tidak ada di formulir dan daftar produk ini. Isinya tetap tersimpan dan muncul lagi bersama kolomnya.',
  },
  count: { en: '{{hidden}} of {{total}} hidden', id: '{{hidden}} dari {{total}} disembunyikan' },
  showAll: { en: 'Show all', id: 'Tampilkan semua' },
  visible: { en: 'Visible', id: 'Tampil' },
  hidden: { en: 'Hidden', id: 'Tersembunyi' },
  always: { en: 'Always visible', id: 'Selalu tampil' },
  whyNamed: {
    en: 'Without it a package cannot be found, sold or put in order.',
    id: 'Tanpa kolom ini paket tidak dapat ditemukan, dijual, atau diurutkan.',
  },
  whyRequired: {
    en: 'Required, and without a default that could stand in for it.',
    id: 'Wajib diisi dan tidak memiliki nilai bawaan sebagai pengganti.',
  },
  preview: { en: 'The form as it will be', id: 'Tampilan formulir nantinya' },
  previewHint: {
    en: 'For viewing only; nothing can be entered here.',
    id: 'Hanya untuk dilihat; tidak ada yang dapat diisi di sini.',
  },
} as const satisfies Record<string, Text>
