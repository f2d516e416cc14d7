import type { Texts } from './translator.ts'

export const mediaTexts = {
  fileType: {
    en: 'Use a JPEG, PNG, WebP, AVIF, GIF or SVG picture, a PDF, an MP4 video or WebVTT captions.',
    id: 'Gunakan gambar JPEG, PNG, WebP, AVIF, GIF, atau SVG, dokumen PDF, video MP4, atau takarir WebVTT.',
  },
  fileContent: {
    en: 'This file is not a JPEG, PNG, WebP, AVIF, GIF, SVG, PDF, MP4 or WebVTT: it is damaged, or its name has the wrong extension.',
    id: 'Isinya bukan JPEG, PNG, WebP, AVIF, GIF, SVG, PDF, MP4, atau WebVTT: berkas rusak atau jenisnya tidak sesuai dengan namanya.',
  },
  fileTooLarge: {
    en: 'Files of this type can be up to {{megabytes}} MB.',
    id: 'Ukuran berkas jenis ini maksimal {{megabytes}} MB.',
  },
  fileBroken: {
    en: 'This file is damaged and cannot be read.',
    id: 'Berkas ini rusak dan tidak dapat dibaca.',
  },
  pictureTooLarge: {
    en: 'This picture has {{width}} × {{height}} pixels. Use at most {{side}} pixels per side and {{megapixels}} million in total.',
    id: 'Gambar ini berukuran {{width}} × {{height}} piksel. Gunakan maksimal {{side}} piksel per sisi dan {{megapixels}} juta piksel secara keseluruhan.',
  },
  animationTooLarge: {
    en: 'This animation has {{frames}} frames, too many for its size. Use a smaller one, or an MP4 video.',
    id: 'Animasi ini memiliki {{frames}} bingkai, terlalu banyak untuk ukurannya. Gunakan yang lebih kecil atau video MP4.',
  },
  animatedAvif: {
    en: 'This animated AVIF cannot be read. Use an animated WebP or GIF, or an MP4 video.',
    id: 'AVIF animasi ini tidak dapat dibaca. Gunakan WebP atau GIF animasi, atau video MP4.',
  },
  drawingTooComplex: {
    en: 'This drawing is too complex. It can have at most {{shapes}} shapes, counting repeated parts each time, nested {{depth}} deep. Simplify it or export it as PNG.',
    id: 'Gambar vektor ini terlalu rumit. Maksimal {{shapes}} bentuk, bagian yang diulang dihitung setiap kali, dengan {{depth}} tingkat. Sederhanakan atau ekspor sebagai PNG.',
  },
  captionsEncoding: { en: 'Save these captions as UTF-8.', id: 'Simpan takarir ini sebagai UTF-8.' },
  captionsEmpty: { en: 'This file contains no captions.', id: 'Berkas ini tidak berisi takarir.' },
  captionsTime: {
    en: 'Line {{line}}: write times as “00:01.000 --> 00:04.000”, the end after the start.',
    id: 'Baris {{line}}: tulis waktu seperti “00:01.000 --> 00:04.000”, waktu akhir setelah waktu awal.',
  },
  fileMissing: {
    en: 'The file was not received. Upload it again.',
    id: 'Berkas tidak diterima. Unggah sekali lagi.',
  },
  fileKnown: {
    en: 'This file is already in the library.',
    id: 'Berkas ini sudah ada di pustaka.',
  },
  fileOtherKind: {
    en: 'Choose a file of the same type: a picture for a picture.',
    id: 'Pilih berkas dengan jenis yang sama: gambar untuk gambar.',
  },
  cropNotPossible: {
    en: 'Only JPEG, PNG, WebP and AVIF pictures can be cropped.',
    id: 'Hanya gambar JPEG, PNG, WebP, dan AVIF yang dapat dipotong.',
  },
  cropTooSmall: {
    en: 'The selected part is too small: use at least 16 × 16 pixels.',
    id: 'Bagian yang dipilih terlalu kecil: minimal 16 piksel tiap sisi.',
  },
  folderInside: {
    en: 'A folder cannot be moved into itself or a folder below it.',
    id: 'Folder tidak dapat dipindahkan ke dalam dirinya sendiri atau subfoldernya.',
  },
  folderDepth: {
    en: 'Folders can be nested up to {{depth}} deep.',
    id: 'Folder dapat bertingkat maksimal {{depth}} tingkat.',
  },
  folderNotEmpty: {
    en: 'This folder is not empty. Move or delete its contents first.',
    id: 'Folder ini tidak kosong. Pindahkan atau hapus isinya terlebih dahulu.',
  },
} as const satisfies Texts
