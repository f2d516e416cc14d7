import type { Text } from '@flou/shared/locale.ts'

export const linkTexts = {
  'rich.linkUrl': { en: 'Page or URL', id: 'Halaman atau URL' },
  'rich.linkHint': { en: 'Search for a page or paste a URL', id: 'Cari halaman atau tempel URL' },
  'rich.linkBad': {
    en: 'Enter a URL or choose a page.',
    id: 'Masukkan URL atau pilih halaman.',
  },
  'rich.linkSet': { en: 'Add link', id: 'Pasang tautan' },
  'rich.linkRemove': { en: 'Remove link', id: 'Lepas tautan' },
  'rich.linkChoices': { en: 'Matching pages', id: 'Halaman yang ditemukan' },
  'rich.linkAddress': { en: 'URL', id: 'URL' },
  'rich.link_unpublished': { en: 'Unpublished', id: 'Belum terbit' },
  'rich.link_planned': { en: 'Not on the site yet', id: 'Belum ada di situs' },
  'rich.linkSearching': { en: 'Searching …', id: 'Mencari …' },
  'rich.linkNone': {
    en: 'No pages found for “{{keyword}}”.',
    id: 'Tidak ada halaman untuk “{{keyword}}”.',
  },
  'rich.linkFailed': {
    en: 'Page search failed. You can still enter a URL.',
    id: 'Pencarian halaman gagal. Anda tetap dapat memasukkan URL.',
  },
  'rich.linkCount': { en: '{{count}} results', id: '{{count}} hasil' },
  'rich.linkCount_one': { en: '{{count}} result', id: '{{count}} hasil' },
  'rich.linkTools': { en: 'Link (Alt+Enter)', id: 'Tautan (Alt+Enter)' },
  'rich.linkOpen': { en: 'Open {{href}} in a new tab', id: 'Buka {{href}} di tab baru' },
  'rich.linkEdit': { en: 'Edit link', id: 'Ubah tautan' },
} as const satisfies Record<string, Text>
