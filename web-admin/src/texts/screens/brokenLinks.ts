import type { Text } from '@flou/shared/locale.ts'

export const brokenLinksTexts = {
  'broken.about': {
    en: 'Links to pages, files and parts of pages of this site that lead nowhere, checked each time a page is published. Links to other sites are not checked.',
    id: 'Tautan ke halaman, berkas, dan bagian halaman situs ini yang tidak mengarah ke mana pun, diperiksa setiap kali halaman diterbitkan. Tautan ke situs lain tidak diperiksa.',
  },
  'broken.places': { en: 'Where links are', id: 'Letak tautan' },
  'broken.page': { en: 'In pages ({{count}})', id: 'Di halaman ({{count}})' },
  'broken.shell': { en: 'In menu and footer ({{count}})', id: 'Di menu dan footer ({{count}})' },
  'broken.find': { en: 'Target starts with', id: 'Tujuan diawali dengan' },
  'broken.table': { en: 'Broken links', id: 'Tautan rusak' },
  'broken.target': { en: 'Leads to', id: 'Mengarah ke' },
  'broken.nowhere': { en: 'an empty address', id: 'alamat kosong' },
  'broken.place': { en: 'a place that the page does not have', id: 'bagian yang tidak ada di halaman' },
  'broken.otherPlace': {
    en: 'a part that this page does not have',
    id: 'bagian yang tidak ada di halaman ini',
  },
  'broken.file': { en: 'a file that is not in the library', id: 'berkas yang tidak ada di pustaka' },
  'broken.since': { en: 'Since', id: 'Sejak' },
  'broken.sort': { en: 'Order', id: 'Urutan' },
  'broken.sort.target': { en: 'By target', id: 'Menurut tujuan' },
  'broken.sort.newest': { en: 'Latest first', id: 'Terbaru dahulu' },
  'broken.sort.oldest': { en: 'Oldest first', id: 'Terlama dahulu' },
  'broken.sortedPart': {
    en: 'The first {{count}} targets are sorted by date.',
    id: '{{count}} tujuan pertama diurutkan menurut tanggal.',
  },
  'broken.text': { en: 'Text of the link', id: 'Teks tautan' },
  'broken.noText': { en: 'no text', id: 'tanpa teks' },
  'broken.pages': { en: 'On pages', id: 'Pada halaman' },
  'broken.allPages': { en: 'every page', id: 'semua halaman' },
  'broken.morePages': { en: 'and further pages', id: 'dan halaman lainnya' },
  'broken.editedIn': { en: 'Edited in', id: 'Diubah di' },
  'broken.unknown': { en: 'made by the page itself', id: 'dibuat oleh halaman itu sendiri' },
  'broken.none': {
    en: 'No broken links. Every link of the published pages leads somewhere.',
    id: 'Tidak ada tautan rusak. Semua tautan di halaman yang terbit mengarah ke halaman yang ada.',
  },
  'broken.noneFits': { en: 'No broken link fits.', id: 'Tidak ada tautan rusak yang cocok.' },
  'broken.unloaded': { en: 'The report could not be loaded.', id: 'Laporan tidak dapat dimuat.' },
} as const satisfies Record<string, Text>
export type BrokenLinksKey = keyof typeof brokenLinksTexts
