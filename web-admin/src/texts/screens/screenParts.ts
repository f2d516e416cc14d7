import type { Text } from '@flou/shared/locale.ts'

/** What the screens of the back-offices have in common: filters, further pages of a list, its keys. */
export const screenPartTexts = {
  'filters.name': { en: 'Filters', id: 'Saringan' },
  'filters.from': { en: 'From', id: 'Dari' },
  'filters.to': { en: 'To', id: 'Sampai' },
  'filters.clear': { en: 'Clear filters', id: 'Hapus saringan' },
  'pages.more': { en: 'Show more', id: 'Tampilkan lagi' },
  'pages.lookedBack': {
    en: 'Nothing found so far. The search can go on further back.',
    id: 'Belum ada yang ditemukan. Pencarian dapat dilanjutkan ke waktu yang lebih lama.',
  },
  'pages.lookFurther': { en: 'Search further back', id: 'Cari lebih jauh ke belakang' },
  'keys.title': { en: 'Keyboard', id: 'Papan tombol' },
  'keys.move': { en: 'next, previous', id: 'berikutnya, sebelumnya' },
  'keys.open': { en: 'open', id: 'buka' },
  'keys.select': { en: 'select', id: 'pilih' },
  'keys.where': { en: 'while the focus is in the list', id: 'selama fokus berada di dalam daftar' },
} as const satisfies Record<string, Text>
