import type { Text } from '@flou/shared/locale.ts'

export const commonScreenTexts = {
  'filters.name': { en: 'Filters', id: 'Filter' },
  'filters.from': { en: 'From', id: 'Dari' },
  'filters.to': { en: 'To', id: 'Sampai' },
  'filters.button': { en: 'Filter', id: 'Filter' },
  'filters.active': { en: 'Filter ({{count}})', id: 'Filter ({{count}})' },
  'filters.show': { en: 'Show results', id: 'Tampilkan hasil' },
  'filters.chips': { en: 'Active filters', id: 'Filter aktif' },
  'filters.remove': { en: 'Remove filter {{filter}}', id: 'Hapus filter {{filter}}' },
  'filters.clear': { en: 'Clear filters', id: 'Hapus filter' },
  'day.calendar': { en: 'Open calendar', id: 'Buka kalender' },
  'day.example': { en: 'e.g. {{day}}', id: 'mis. {{day}}' },
  'pages.more': { en: 'Show more', id: 'Tampilkan lagi' },
  'pages.lookedBack': {
    en: 'Nothing found yet. You can search further back.',
    id: 'Belum ada yang ditemukan. Anda dapat mencari lebih jauh ke belakang.',
  },
  'pages.lookFurther': { en: 'Search further back', id: 'Cari lebih jauh ke belakang' },
  'keys.title': { en: 'Keyboard', id: 'Papan ketik' },
  'keys.where': { en: 'while the list is focused', id: 'selama fokus di daftar' },
} as const satisfies Record<string, Text>

export const figureTexts = {
  'figures.asTable': { en: 'Show as table', id: 'Tampilkan sebagai tabel' },
  'figures.asChart': { en: 'Show as chart', id: 'Tampilkan sebagai grafik' },
  'figures.of': { en: '{{action}}: {{name}}', id: '{{action}}: {{name}}' },
  'figures.share': { en: 'Share', id: 'Bagian' },
  'figures.all': { en: 'Show all {{count}}', id: 'Tampilkan semua ({{count}})' },
  'figures.fewer': { en: 'Show fewer', id: 'Tampilkan lebih sedikit' },
} as const satisfies Record<string, Text>

export const exportTexts = {
  'export.menu': { en: 'Export', id: 'Ekspor' },
  'export.import': { en: 'Export and import', id: 'Ekspor dan impor' },
  'export.list': { en: 'Export the list', id: 'Ekspor daftar' },
  'export.csv': { en: 'Export CSV', id: 'Ekspor CSV' },
  'import.csv': { en: 'Import CSV', id: 'Impor CSV' },
  'export.json': { en: 'Export JSON', id: 'Ekspor JSON' },
  'export.running_one': { en: '{{count}} entry so far…', id: 'Sejauh ini {{count}} entri…' },
  'export.running_other': { en: '{{count}} entries so far…', id: 'Sejauh ini {{count}} entri…' },
  'export.done_one': { en: '{{count}} entry exported.', id: '{{count}} entri diekspor.' },
  'export.done_other': { en: '{{count}} entries exported.', id: '{{count}} entri diekspor.' },
  'export.stopped_one': {
    en: 'Stopped after {{count}} entry. No file was created.',
    id: 'Dihentikan setelah {{count}} entri. Tidak ada berkas yang dibuat.',
  },
  'export.stopped_other': {
    en: 'Stopped after {{count}} entries. No file was created.',
    id: 'Dihentikan setelah {{count}} entri. Tidak ada berkas yang dibuat.',
  },
} as const satisfies Record<string, Text>
