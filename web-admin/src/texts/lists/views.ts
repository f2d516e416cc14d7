import type { Text } from '@flou/shared/locale.ts'

/** Saved views of lists. */
export const viewTexts = {
  'views.title': { en: 'Views', id: 'Tampilan' },
  'views.present': { en: 'View: {{name}}', id: 'Tampilan: {{name}}' },
  'views.none': {
    en: 'A view keeps search, state, order, columns and page size under a name. It follows you to every computer.',
    id: 'Tampilan menyimpan pencarian, keadaan, urutan, kolom, dan jumlah baris dengan sebuah nama. Tampilan tersedia di komputer mana pun.',
  },
  'views.name': { en: 'Name of the view', id: 'Nama tampilan' },
  'views.save': { en: 'Save this view', id: 'Simpan tampilan ini' },
  'views.replace': { en: 'Save over it', id: 'Timpa' },
  'views.plain': { en: 'Plain list', id: 'Daftar biasa' },
  'views.default': { en: 'Open the list in “{{name}}”', id: 'Buka daftar dengan “{{name}}”' },
  'views.rename': { en: 'Rename “{{name}}”', id: 'Ubah nama “{{name}}”' },
  'views.delete': { en: 'Delete “{{name}}”', id: 'Hapus “{{name}}”' },
  'views.deleted': { en: 'View “{{name}}” deleted.', id: 'Tampilan “{{name}}” dihapus.' },
  'views.saved': { en: 'View saved.', id: 'Tampilan disimpan.' },
  'views.full': {
    en: 'A list has at most {{count}} views.',
    id: 'Satu daftar paling banyak memiliki {{count}} tampilan.',
  },
} as const satisfies Record<string, Text>
