import type { Text } from '../../locale.ts'

export const MENU_LABELS: Readonly<Record<string, Text>> = {
  'menu.type': { en: 'On click', id: 'Saat diklik' },
  'menu.isActive': { en: 'Shown in the menu', id: 'Tampil di menu' },
  'menu.contentTitle': { en: 'Panel: heading', id: 'Panel: judul' },
  'menu.contentDescription': { en: 'Panel: text', id: 'Panel: teks' },
  'menu.contentGroups': { en: 'Panel: groups of links', id: 'Panel: kelompok tautan' },
  'menu.contentItems': { en: 'Panel: links', id: 'Panel: tautan' },
  'menu.sideTitle': { en: 'Left column: heading', id: 'Kolom kiri: judul' },
  'menu.sideDescription': { en: 'Left column: text', id: 'Kolom kiri: teks' },
  'menu.sideLinkTitle': { en: 'Left column: link text', id: 'Kolom kiri: teks tautan' },
  'menu.sideLinkURL': { en: 'Left column: link address', id: 'Kolom kiri: alamat tautan' },
  'menu.bottomLinkDescription': { en: 'Last line: text', id: 'Baris terakhir: teks' },
  'menu.bottomLinkTitle': { en: 'Last line: link text', id: 'Baris terakhir: teks tautan' },
  'menu.bottomLinkURL': { en: 'Last line: link address', id: 'Baris terakhir: alamat tautan' },
  'subMenu.type': { en: 'On click', id: 'Saat diklik' },
  'subMenu.isActive': { en: 'Shown in the menu', id: 'Tampil di menu' },
  'subMenu.contentTitle': { en: 'Panel: heading', id: 'Panel: judul' },
  'subMenu.contentTitleURL': { en: 'Panel: address of the heading', id: 'Panel: alamat judul' },
  'subMenu.contentDescription': { en: 'Panel: text', id: 'Panel: teks' },
  'subMenu.contentGroups': { en: 'Panel: groups of links', id: 'Panel: kelompok tautan' },
  'subMenu.contentItems': { en: 'Panel: links', id: 'Panel: tautan' },
}
