import type { Text } from '@flou/shared/locale.ts'
import { linkTexts } from './richTextLink.ts'
import { pictureTexts } from './richTextPicture.ts'

export const richTexts = {
  'rich.altHint': {
    en: 'Describe the picture for people who cannot see it. Leave empty if it is decorative.',
    id: 'Jelaskan isi gambar bagi yang tidak dapat melihatnya. Kosongkan jika hanya hiasan.',
  },
  'rich.addRowAbove': { en: 'Insert row above', id: 'Tambah baris di atas' },
  'rich.addColumnBefore': { en: 'Insert column before', id: 'Tambah kolom di kiri' },
  'rich.headerRow': { en: 'Header row', id: 'Baris judul' },
  'rich.size': { en: '{{size}} of {{limit}} KB used', id: '{{size}} dari {{limit}} KB terpakai' },
  'rich.toolbar': { en: 'Formatting', id: 'Pemformatan' },
  'rich.paragraph': { en: 'Paragraph', id: 'Paragraf' },
  'rich.heading2': { en: 'Heading 2', id: 'Judul 2' },
  'rich.heading3': { en: 'Heading 3', id: 'Judul 3' },
  'rich.heading4': { en: 'Heading 4', id: 'Judul 4' },
  'rich.style': { en: 'Text style', id: 'Gaya teks' },
  'rich.bold': { en: 'Bold', id: 'Tebal' },
  'rich.italic': { en: 'Italic', id: 'Miring' },
  'rich.bulletList': { en: 'Bulleted list', id: 'Daftar berpoin' },
  'rich.orderedList': { en: 'Numbered list', id: 'Daftar bernomor' },
  'rich.blockquote': { en: 'Quote', id: 'Kutipan' },
  'rich.link': { en: 'Link', id: 'Tautan' },
  'rich.table': { en: 'Insert table', id: 'Sisipkan tabel' },
  'rich.addRow': { en: 'Add row', id: 'Tambah baris' },
  'rich.addColumn': { en: 'Add column', id: 'Tambah kolom' },
  'rich.deleteRow': { en: 'Delete row', id: 'Hapus baris' },
  'rich.deleteColumn': { en: 'Delete column', id: 'Hapus kolom' },
  'rich.deleteTable': { en: 'Delete table', id: 'Hapus tabel' },
  'rich.image': { en: 'Insert picture', id: 'Sisipkan gambar' },
  'rich.undo': { en: 'Undo', id: 'Urungkan' },
  'rich.redo': { en: 'Redo', id: 'Ulangi' },
  ...linkTexts,
  ...pictureTexts,
} as const satisfies Record<string, Text>
export type RichKey = keyof typeof richTexts
