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
    en: 'This replaces the current text. You can undo it, and nothing is saved yet.',
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
  'edit.cancel': { en: 'Cancel', id: 'Batal' },
  'edit.alsoEditing': {
    en: '{{name}} is also editing this, since {{time}}',
    id: '{{name}} juga sedang mengubah data ini, sejak {{time}}',
  },
  'edit.ownTab': {
    en: 'Also open in another of your tabs',
    id: 'Juga terbuka di tab Anda yang lain',
  },
  'edit.drag': { en: 'Drag to move', id: 'Seret untuk memindahkan' },
  'edit.duplicate': { en: 'Duplicate {{name}}', id: 'Gandakan {{name}}' },
  'edit.foldAll': { en: 'Collapse all', id: 'Ciutkan semua' },
  'edit.unfoldAll': { en: 'Expand all', id: 'Bentangkan semua' },
  'edit.foldAllOf': { en: 'Collapse all: {{name}}', id: 'Ciutkan semua: {{name}}' },
  'edit.unfoldAllOf': { en: 'Expand all: {{name}}', id: 'Bentangkan semua: {{name}}' },
  'edit.stale.en': { en: 'Indonesian outdated', id: 'Bahasa Indonesia usang' },
  'edit.stale.id': { en: 'English outdated', id: 'Bahasa Inggris usang' },
  'edit.staleCheck': { en: 'Translation is up to date', id: 'Tandai sudah sesuai' },
  'edit.staleCheckOf': { en: 'Translation is up to date: {{name}}', id: 'Tandai sudah sesuai: {{name}}' },
  'edit.staleNext': {
    en: 'Next outdated text ({{count}})',
    id: 'Teks usang berikutnya ({{count}})',
  },
  'edit.replace': { en: 'Replace', id: 'Ganti' },
} as const satisfies Record<string, Text>
