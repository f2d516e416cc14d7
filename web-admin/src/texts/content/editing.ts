import type { Text } from '@flou/shared/locale.ts'

export const editingTexts = {
  'edit.bothLanguages': { en: 'Both languages', id: 'Kedua bahasa' },
  'edit.oneLanguage': { en: 'One language', id: 'Satu bahasa' },
  'edit.copyField': { en: 'Copy {{name}} to {{language}}', id: 'Salin {{name}} ke {{language}}' },
  'edit.copyAll': { en: 'Copy all to {{language}}', id: 'Salin semua ke {{language}}' },
  'edit.copyFieldAsk': {
    en: 'Replace {{name}} in {{language}}?',
    id: 'Ganti {{name}} dalam bahasa {{language}}?',
  },
  'edit.copyAllAsk': {
    en: 'Replace {{count}} texts in {{language}}?',
    id: 'Ganti {{count}} teks dalam bahasa {{language}}?',
  },
  'edit.copyAllAsk_one': {
    en: 'Replace {{count}} text in {{language}}?',
    id: 'Ganti {{count}} teks dalam bahasa {{language}}?',
  },
  'edit.copyHint': {
    en: 'What stands there is replaced. It can be undone, and nothing is saved yet.',
    id: 'Isi yang ada akan diganti. Ini dapat diurungkan, dan belum ada yang disimpan.',
  },
  'edit.copied': { en: '{{name}} copied to {{language}}.', id: '{{name}} disalin ke {{language}}.' },
  'edit.copiedAll': {
    en: '{{count}} texts copied to {{language}}.',
    id: '{{count}} teks disalin ke {{language}}.',
  },
  'edit.copiedAll_one': {
    en: '{{count}} text copied to {{language}}.',
    id: '{{count}} teks disalin ke {{language}}.',
  },
  'edit.cancel': { en: 'Cancel', id: 'Batalkan' },
  'edit.alsoEditing': {
    en: '{{name}} is editing this too, since {{time}}',
    id: '{{name}} juga sedang mengubah data ini, sejak {{time}}',
  },
  'edit.ownTab': {
    en: 'Also open in another tab of yours',
    id: 'Juga terbuka di tab Anda yang lain',
  },
  'edit.drag': { en: 'Drag to move', id: 'Seret untuk memindahkan' },
  'edit.duplicate': { en: 'Duplicate {{name}}', id: 'Gandakan {{name}}' },
  'edit.foldAll': { en: 'Collapse all', id: 'Ciutkan semua' },
  'edit.unfoldAll': { en: 'Expand all', id: 'Bentangkan semua' },
  'edit.foldAllOf': { en: 'Collapse all: {{name}}', id: 'Ciutkan semua: {{name}}' },
  'edit.unfoldAllOf': { en: 'Expand all: {{name}}', id: 'Bentangkan semua: {{name}}' },
  'edit.drift.en': { en: 'English changed later', id: 'Bahasa Inggris diubah belakangan' },
  'edit.drift.id': { en: 'Indonesian changed later', id: 'Bahasa Indonesia diubah belakangan' },
  'edit.driftCheck': { en: 'Mark as checked', id: 'Tandai sudah diperiksa' },
  'edit.driftCheckOf': { en: 'Mark as checked: {{name}}', id: 'Tandai sudah diperiksa: {{name}}' },
  'edit.driftNext': {
    en: 'Next text behind ({{count}})',
    id: 'Teks tertinggal berikutnya ({{count}})',
  },
  'edit.replace': { en: 'Replace', id: 'Ganti' },
} as const satisfies Record<string, Text>
