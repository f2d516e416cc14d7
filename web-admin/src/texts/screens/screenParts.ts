import type { Text } from '@flou/shared/locale.ts'

export const commonScreenTexts = {
  'filters.name': { en: 'Filters', id: 'Filter' },
  'filters.from': { en: 'From', id: 'Dari' },
  'filters.to': { en: 'To', id: 'Sampai' },
  'filters.clear': { en: 'Clear filters', id: 'Hapus filter' },
  'pages.more': { en: 'Show more', id: 'Tampilkan lagi' },
  'pages.lookedBack': {
    en: 'Nothing found yet. You can search further back.',
    id: 'Belum ada yang ditemukan. Anda dapat mencari lebih jauh ke belakang.',
  },
  'pages.lookFurther': { en: 'Search further back', id: 'Cari lebih jauh ke belakang' },
  'keys.title': { en: 'Keyboard', id: 'Papan ketik' },
  'keys.move': { en: 'next, previous', id: 'berikutnya, sebelumnya' },
  'keys.open': { en: 'open', id: 'buka' },
  'keys.select': { en: 'select', id: 'pilih' },
  'keys.where': { en: 'while the list is focused', id: 'selama fokus di daftar' },
} as const satisfies Record<string, Text>
