import type { Text } from '@flou/shared/locale.ts'

export const paletteTexts = {
  'palette.title': { en: 'Go to a screen or record', id: 'Buka halaman atau data' },
  'palette.input': { en: 'Search screens, actions and records', id: 'Cari halaman, tindakan, dan data' },
  'palette.recent': { en: 'Recent', id: 'Terakhir dibuka' },
  'palette.screens': { en: 'Screens', id: 'Halaman' },
  'palette.actions': { en: 'Actions', id: 'Tindakan' },
  'palette.records': { en: 'Records', id: 'Data' },
  'palette.searching': { en: 'Searching records …', id: 'Mencari data …' },
  'palette.none': { en: 'No results for “{{keyword}}”.', id: 'Tidak ada hasil untuk “{{keyword}}”.' },
  'palette.failed': {
    en: 'Record search failed. Screens and actions still work.',
    id: 'Pencarian data gagal. Halaman dan tindakan tetap tersedia.',
  },
  'palette.count': { en: '{{count}} results', id: '{{count}} hasil' },
  'palette.count_one': { en: '{{count}} result', id: '{{count}} hasil' },
  'palette.keys': { en: '↑ ↓ choose · Enter open · Esc close', id: '↑ ↓ pilih · Enter buka · Esc tutup' },
} as const satisfies Record<string, Text>
