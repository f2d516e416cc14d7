import type { Text } from '@flou/shared/locale.ts'

export const pictureTexts = {
  'rich.leftOut': {
    en: '{{count}} pictures from another site were left out. Save them as files, then drop them here.',
    id: '{{count}} gambar dari situs lain tidak ikut ditempel. Simpan sebagai berkas, lalu letakkan di sini.',
  },
  'rich.leftOut_one': {
    en: '{{count}} picture from another site was left out. Save it as a file, then drop it here.',
    id: '{{count}} gambar dari situs lain tidak ikut ditempel. Simpan sebagai berkas, lalu letakkan di sini.',
  },
  'rich.brokenLeftOut': {
    en: '{{count}} pasted pictures could not be read and were left out.',
    id: '{{count}} gambar dalam teks yang ditempel tidak dapat dibaca dan tidak ikut ditempel.',
  },
  'rich.brokenLeftOut_one': {
    en: '{{count}} pasted picture could not be read and was left out.',
    id: '{{count}} gambar dalam teks yang ditempel tidak dapat dibaca dan tidak ikut ditempel.',
  },
  'rich.embedsLeftOut': {
    en: '{{count}} embeds (video, form, frame) were left out: they are not supported here.',
    id: '{{count}} sematan (video, formulir, bingkai) tidak ikut ditempel: tidak didukung di sini.',
  },
  'rich.embedsLeftOut_one': {
    en: '{{count}} embed (video, form, frame) was left out: it is not supported here.',
    id: '{{count}} sematan (video, formulir, bingkai) tidak ikut ditempel: tidak didukung di sini.',
  },
  'rich.filesLeftOut': {
    en: '{{count}} files were left out: only pictures are supported here.',
    id: '{{count}} berkas tidak dimasukkan: hanya gambar yang dapat ditempatkan dalam teks.',
  },
  'rich.filesLeftOut_one': {
    en: '{{count}} file was left out: only pictures are supported here.',
    id: '{{count}} berkas tidak dimasukkan: hanya gambar yang dapat ditempatkan dalam teks.',
  },
  'rich.notesLeftOut': {
    en: '{{count}} footnotes or comments were left out. Copy the ones you need into the text.',
    id: '{{count}} catatan kaki atau komentar tidak ikut ditempel. Salin yang diperlukan ke dalam teks.',
  },
  'rich.notesLeftOut_one': {
    en: '{{count}} footnote or comment was left out. Copy it into the text if you need it.',
    id: '{{count}} catatan kaki atau komentar tidak ikut ditempel. Salin ke dalam teks bila diperlukan.',
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
