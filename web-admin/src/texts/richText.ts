import type { Text } from '@flou/shared/locale.ts'

export const richTexts = {
  'rich.linkBad': { en: 'This is not an address.', id: 'Ini bukan alamat yang benar.' },
  'rich.altHint': {
    en: 'Says what the picture shows, for those who cannot see it. Leave it empty for decoration.',
    id: 'Menjelaskan isi gambar bagi yang tidak dapat melihatnya. Kosongkan jika hanya hiasan.',
  },
  'rich.addRowAbove': { en: 'Add row above', id: 'Tambah baris di atas' },
  'rich.addColumnBefore': { en: 'Add column before', id: 'Tambah kolom di kiri' },
  'rich.headerRow': { en: 'Header row on/off', id: 'Baris judul' },
  'rich.size': { en: '{{size}} of {{limit}} KB used', id: '{{size}} dari {{limit}} KB terpakai' },
} as const satisfies Record<string, Text>
