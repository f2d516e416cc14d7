import type { Text } from '@flou/shared/locale.ts'
import { fieldTexts } from './fields.ts'
import type { TextKeyOf } from '@flou/shared/texts/translator.ts'

export const linkTexts = {
  'rich.sitePage': { en: 'Page of the site', id: 'Halaman situs' },
  'rich.linkUrl': { en: 'Page or URL', id: 'Halaman atau URL' },
  'rich.linkHint': { en: 'Search for a page or paste a URL', id: 'Cari halaman atau tempel URL' },
  'rich.linkBad': {
    en: 'Enter a URL or choose a page.',
    id: 'Masukkan URL atau pilih halaman.',
  },
  'rich.linkSet': { en: 'Add link', id: 'Pasang tautan' },
  'rich.linkButton': { en: 'Show as a button', id: 'Tampilkan sebagai tombol' },
  'rich.linkRemove': { en: 'Remove link', id: 'Lepas tautan' },
  'rich.linkChoices': { en: 'Matching pages', id: 'Halaman yang ditemukan' },
  'rich.linkAddress': { en: 'URL', id: 'URL' },
  'rich.link_unpublished': { en: 'Unpublished', id: 'Belum terbit' },
  'rich.link_planned': { en: 'Not on the site yet', id: 'Belum ada di situs' },
  'rich.linkSearching': { en: 'Searching…', id: 'Mencari…' },
  'rich.linkNone': {
    en: 'No pages found for “{{keyword}}”.',
    id: 'Tidak ada halaman untuk “{{keyword}}”.',
  },
  'rich.linkFailed': {
    en: 'Page search failed. You can still enter a URL.',
    id: 'Pencarian halaman gagal. Anda tetap dapat memasukkan URL.',
  },
  'rich.linkCount_one': { en: '{{count}} result', id: '{{count}} hasil' },
  'rich.linkCount_other': { en: '{{count}} results', id: '{{count}} hasil' },
  'rich.linkTools': { en: 'Link (Alt+Enter)', id: 'Tautan (Alt+Enter)' },
  'rich.linkOpen': { en: 'Open {{href}} in a new tab', id: 'Buka {{href}} di tab baru' },
  'rich.linkEdit': { en: 'Edit link', id: 'Ubah tautan' },
} as const satisfies Record<string, Text>

const pictureTexts = {
  'media.alt': fieldTexts['media.alt'],
  'media.decorative': fieldTexts['media.decorative'],
  'rich.leftOut_one': {
    en: '{{count}} picture from another site was left out. Save it as a file, then drop it here.',
    id: '{{count}} gambar dari situs lain tidak ikut ditempel. Simpan sebagai berkas, lalu letakkan di sini.',
  },
  'rich.leftOut_other': {
    en: '{{count}} pictures from another site were left out. Save them as files, then drop them here.',
    id: '{{count}} gambar dari situs lain tidak ikut ditempel. Simpan sebagai berkas, lalu letakkan di sini.',
  },
  'rich.brokenLeftOut_one': {
    en: '{{count}} pasted picture could not be read and was left out.',
    id: '{{count}} gambar dalam teks yang ditempel tidak dapat dibaca dan tidak ikut ditempel.',
  },
  'rich.brokenLeftOut_other': {
    en: '{{count}} pasted pictures could not be read and were left out.',
    id: '{{count}} gambar dalam teks yang ditempel tidak dapat dibaca dan tidak ikut ditempel.',
  },
  'rich.embedsLeftOut_one': {
    en: '{{count}} embed (video, form, frame) was left out: it is not supported here.',
    id: '{{count}} sematan (video, formulir, bingkai) tidak ikut ditempel: tidak didukung di sini.',
  },
  'rich.embedsLeftOut_other': {
    en: '{{count}} embeds (video, form, frame) were left out: they are not supported here.',
    id: '{{count}} sematan (video, formulir, bingkai) tidak ikut ditempel: tidak didukung di sini.',
  },
  'rich.filesLeftOut_one': {
    en: '{{count}} file was left out: only pictures are supported here.',
    id: '{{count}} berkas tidak dimasukkan: hanya gambar yang dapat ditempatkan dalam teks.',
  },
  'rich.filesLeftOut_other': {
    en: '{{count}} files were left out: only pictures are supported here.',
    id: '{{count}} berkas tidak dimasukkan: hanya gambar yang dapat ditempatkan dalam teks.',
  },
  'rich.notesLeftOut_one': {
    en: '{{count}} footnote or comment was left out. Copy it into the text if you need it.',
    id: '{{count}} catatan kaki atau komentar tidak ikut ditempel. Salin yang diperlukan ke dalam teks.',
  },
  'rich.notesLeftOut_other': {
    en: '{{count}} footnotes or comments were left out. Copy the ones you need into the text.',
    id: '{{count}} catatan kaki atau komentar tidak ikut ditempel. Salin yang diperlukan ke dalam teks.',
  },
  'rich.upload': { en: 'Uploading picture: {{name}}', id: 'Gambar sedang diunggah: {{name}}' },
  'rich.uploaded': { en: 'Picture: {{name}}', id: 'Gambar: {{name}}' },
  'rich.uploadLost': {
    en: 'This upload was interrupted. Remove the picture and drop the file again.',
    id: 'Pengunggahan gambar ini terputus. Hapus dari sini, lalu letakkan berkasnya sekali lagi.',
  },
  'rich.uploadForbidden': {
    en: 'Your role cannot upload pictures. Choose one from the library with “Insert picture”.',
    id: 'Peran Anda tidak dapat mengunggah gambar. Pilih dari pustaka lewat “Sisipkan gambar”.',
  },
  'rich.uploadCancelled': { en: 'The upload was cancelled.', id: 'Pengunggahan dibatalkan.' },
  'rich.uploadRetry': { en: 'Retry', id: 'Ulangi' },
  'rich.uploadRemove': { en: 'Remove picture', id: 'Hapus gambar' },
  'rich.altDone': { en: 'Done', id: 'Selesai' },
} as const satisfies Record<string, Text>

export const richTexts = {
  'rich.altHint': {
    en: 'Describe the picture for people who cannot see it.',
    id: 'Jelaskan isi gambar bagi yang tidak dapat melihatnya.',
  },
  'rich.caption': { en: 'Caption', id: 'Keterangan gambar' },
  'rich.captionHint': {
    en: 'Shown below the picture.',
    id: 'Ditampilkan di bawah gambar.',
  },
  'rich.more': { en: 'More formatting', id: 'Pemformatan lainnya' },
  'rich.blocks': { en: 'Insert', id: 'Sisipkan' },
  'rich.strike': { en: 'Strikethrough', id: 'Coret' },
  'rich.code': { en: 'Inline code', id: 'Kode sebaris' },
  'rich.codeBlock': { en: 'Code block', id: 'Blok kode' },
  'rich.callout': { en: 'Note', id: 'Catatan' },
  'rich.warning': { en: 'Warning', id: 'Peringatan' },
  'rich.divider': { en: 'Divider', id: 'Garis pemisah' },
  'rich.full': { en: 'Full screen', id: 'Layar penuh' },
  'rich.fullEnd': { en: 'Leave full screen (Esc)', id: 'Keluar dari layar penuh (Esc)' },
  'rich.words_one': { en: '{{count}} word', id: '{{count}} kata' },
  'rich.words_other': { en: '{{count}} words', id: '{{count}} kata' },
  'rich.alignLeft': { en: 'Align left', id: 'Rata kiri' },
  'rich.alignRight': { en: 'Align right', id: 'Rata kanan' },
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
export type RichKey = TextKeyOf<typeof richTexts>
