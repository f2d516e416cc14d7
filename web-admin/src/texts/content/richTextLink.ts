import type { Text } from '@flou/shared/locale.ts'

/** The link form of the rich text editor, and the bubble on a link. */
export const linkTexts = {
  'rich.linkUrl': { en: 'Page or address of the link', id: 'Halaman atau alamat tautan' },
  'rich.linkHint': { en: 'Search a title or paste an address', id: 'Cari judul atau tempel alamat' },
  'rich.linkBad': {
    en: 'Enter a web address, or choose a page.',
    id: 'Masukkan alamat web, atau pilih halaman.',
  },
  'rich.linkSet': { en: 'Set link', id: 'Pasang tautan' },
  'rich.linkRemove': { en: 'Remove link', id: 'Lepas tautan' },
  'rich.linkChoices': { en: 'Pages found', id: 'Halaman yang ditemukan' },
  'rich.linkAddress': { en: 'Address', id: 'Alamat' },
  'rich.link_unpublished': { en: 'Not published', id: 'Belum terbit' },
  'rich.link_planned': { en: 'Not on the site yet', id: 'Belum ada di situs' },
  'rich.linkSearching': { en: 'Searching …', id: 'Mencari …' },
  'rich.linkNone': {
    en: 'No page found for “{{keyword}}”.',
    id: 'Tidak ada halaman untuk “{{keyword}}”.',
  },
  'rich.linkFailed': {
    en: 'Pages could not be searched. An address still works.',
    id: 'Halaman tidak dapat dicari. Alamat tetap bisa dipasang.',
  },
  'rich.linkCount': { en: '{{count}} results', id: '{{count}} hasil' },
  'rich.linkCount_one': { en: '{{count}} result', id: '{{count}} hasil' },
  'rich.linkTools': { en: 'Link (Alt+Enter)', id: 'Tautan (Alt+Enter)' },
  'rich.linkOpen': { en: 'Open {{href}} in a new tab', id: 'Buka {{href}} di tab baru' },
  'rich.linkEdit': { en: 'Edit link', id: 'Ubah tautan' },
} as const satisfies Record<string, Text>
