import type { Text } from '@flou/shared/locale.ts'

export const bulkEditTexts = {
  'bulk.edit.field': { en: 'Field', id: 'Kolom' },
  'bulk.edit.value': { en: 'New value', id: 'Nilai baru' },
  'bulk.edit.action': { en: 'Action', id: 'Tindakan' },
  'bulk.edit.set': { en: 'Set', id: 'Isi' },
  'bulk.edit.add': { en: 'Add', id: 'Tambahkan' },
  'bulk.edit.remove': { en: 'Remove', id: 'Keluarkan' },
  'bulk.edit.replace': { en: 'Replace all', id: 'Ganti semua' },
  'bulk.edit.clear': { en: 'Clear', id: 'Kosongkan' },
  'bulk.edit.preview.set_one': {
    en: '{{count}} record changes: {{field}} becomes “{{value}}”.',
    id: '{{count}} data berubah: {{field}} menjadi “{{value}}”.',
  },
  'bulk.edit.preview.set_other': {
    en: '{{count}} records change: {{field}} becomes “{{value}}”.',
    id: '{{count}} data berubah: {{field}} menjadi “{{value}}”.',
  },
  'bulk.edit.preview.add_one': {
    en: '{{count}} record changes: {{field}} also contains “{{value}}”.',
    id: '{{count}} data berubah: {{field}} juga berisi “{{value}}”.',
  },
  'bulk.edit.preview.add_other': {
    en: '{{count}} records change: {{field}} also contains “{{value}}”.',
    id: '{{count}} data berubah: {{field}} juga berisi “{{value}}”.',
  },
  'bulk.edit.preview.remove_one': {
    en: '{{count}} record changes: {{field}} no longer contains “{{value}}”.',
    id: '{{count}} data berubah: {{field}} tidak lagi berisi “{{value}}”.',
  },
  'bulk.edit.preview.remove_other': {
    en: '{{count}} records change: {{field}} no longer contains “{{value}}”.',
    id: '{{count}} data berubah: {{field}} tidak lagi berisi “{{value}}”.',
  },
  'bulk.edit.preview.clear_one': {
    en: '{{count}} record changes: {{field}} becomes empty.',
    id: '{{count}} data berubah: {{field}} dikosongkan.',
  },
  'bulk.edit.preview.clear_other': {
    en: '{{count}} records change: {{field}} becomes empty.',
    id: '{{count}} data berubah: {{field}} dikosongkan.',
  },
  'bulk.edit.hintApproval': {
    en: 'Each change is sent for approval.',
    id: 'Setiap perubahan diajukan untuk disetujui.',
  },
  'bulk.edit.hint': {
    en: 'Published records change on the site immediately; drafts stay drafts.',
    id: 'Data yang terbit langsung berubah di situs; draf tetap menjadi draf.',
  },
  'bulk.edit.start': { en: 'Change {{count}}', id: 'Ubah {{count}} data' },
  'bulk.edit.undo': { en: 'Undo {{count}}', id: 'Urungkan {{count}} perubahan' },
} as const satisfies Record<string, Text>
