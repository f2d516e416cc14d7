import type { Text } from '@flou/shared/locale.ts'

export const visibilityTexts = {
  fields: { en: 'Fields: {{name}}', id: 'Kolom: {{name}}' },
  hint: {
    en: 'Hidden fields do not appear in this product’s forms and lists. Their values are kept and reappear with them.',
    id: 'Kolom tersembunyi tidak ada di formulir dan daftar produk ini. Isinya tetap tersimpan dan muncul lagi bersama kolomnya.',
  },
  count: { en: '{{hidden}} of {{total}} hidden', id: '{{hidden}} dari {{total}} disembunyikan' },
  showAll: { en: 'Show all', id: 'Tampilkan semua' },
  visible: { en: 'Visible', id: 'Tampil' },
  hidden: { en: 'Hidden', id: 'Tersembunyi' },
  always: { en: 'Always visible', id: 'Selalu tampil' },
  whyNamed: {
    en: 'Needed to find, sell and sort packages.',
    id: 'Diperlukan untuk menemukan, menjual, dan mengurutkan paket.',
  },
  whyRequired: {
    en: 'Required, with no default value.',
    id: 'Wajib diisi dan tidak memiliki nilai bawaan.',
  },
  preview: { en: 'Form preview', id: 'Pratinjau formulir' },
  previewHint: {
    en: 'Preview only; you cannot enter anything here.',
    id: 'Hanya pratinjau; tidak ada yang dapat diisi di sini.',
  },
} as const satisfies Record<string, Text>
