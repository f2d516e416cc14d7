import type { Text } from '@flou/shared/locale.ts'

export const viewTexts = {
  'views.title': { en: 'Views', id: 'Tampilan' },
  'views.present': { en: 'View: {{name}}', id: 'Tampilan: {{name}}' },
  'views.none': {
    en: 'A view saves search, status, order, columns and page size under a name. Your views are available on every computer.',
    id: 'Tampilan menyimpan pencarian, status, urutan, kolom, dan jumlah baris dengan sebuah nama. Tampilan tersedia di komputer mana pun.',
  },
  'views.name': { en: 'View name', id: 'Nama tampilan' },
  'views.save': { en: 'Save this view', id: 'Simpan tampilan ini' },
  'views.replace': { en: 'Overwrite', id: 'Timpa' },
  'views.plain': { en: 'Default list', id: 'Daftar bawaan' },
  'views.default': { en: 'Open this list with “{{name}}”', id: 'Buka daftar ini dengan “{{name}}”' },
  'views.rename': { en: 'Rename “{{name}}”', id: 'Ubah nama “{{name}}”' },
  'views.delete': { en: 'Delete “{{name}}”', id: 'Hapus “{{name}}”' },
  'views.deleted': { en: 'View “{{name}}” deleted.', id: 'Tampilan “{{name}}” dihapus.' },
  'views.saved': { en: 'View saved.', id: 'Tampilan disimpan.' },
  'views.full': {
    en: 'A list can have up to {{count}} views.',
    id: 'Satu daftar dapat memiliki maksimal {{count}} tampilan.',
  },
} as const satisfies Record<string, Text>
