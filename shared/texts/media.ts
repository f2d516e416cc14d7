import type { Text } from '../locale.ts'

export const MEDIA_MESSAGES = {
  fileType: {
    en: 'Use a JPEG, PNG, WebP, AVIF, GIF or SVG picture, a PDF or an MP4 video.',
    id: 'Gunakan gambar JPEG, PNG, WebP, AVIF, GIF, atau SVG, dokumen PDF, atau video MP4.',
  },
  fileContent: {
    en: 'This file is not a JPEG, PNG, WebP, AVIF, GIF, SVG, PDF or MP4: it is damaged, or its name has the wrong extension.',
    id: 'Isinya bukan JPEG, PNG, WebP, AVIF, GIF, SVG, PDF, atau MP4: berkas rusak atau jenisnya tidak sesuai dengan namanya.',
  },
  fileTooLarge: {
    en: 'Files of this type can have up to {0} MB.',
    id: 'Ukuran berkas jenis ini maksimal {0} MB.',
  },
  fileBroken: {
    en: 'This file is damaged and cannot be read.',
    id: 'Berkas ini rusak dan tidak dapat dibaca.',
  },
  pictureTooLarge: {
    en: 'This picture has {0} × {1} pixels. Use at most {2} pixels per side and {3} million in total.',
    id: 'Gambar ini berukuran {0} × {1} piksel. Gunakan maksimal {2} piksel per sisi dan {3} juta piksel secara keseluruhan.',
  },
  animationTooLarge: {
    en: 'This animation has {0} frames, too many for its size. Use a smaller one, or an MP4 video.',
    id: 'Animasi ini memiliki {0} bingkai, terlalu banyak untuk ukurannya. Gunakan yang lebih kecil atau video MP4.',
  },
  animatedAvif: {
    en: 'This animated AVIF cannot be read. Use an animated WebP or GIF, or an MP4 video.',
    id: 'AVIF animasi ini tidak dapat dibaca. Gunakan WebP atau GIF animasi, atau video MP4.',
  },
  drawingTooComplex: {
    en: 'This drawing is too complex. It can have at most {0} shapes, counting repeated parts each time, nested {1} deep. Simplify it or export it as PNG.',
    id: 'Gambar vektor ini terlalu rumit. Maksimal {0} bentuk, bagian yang diulang dihitung setiap kali, dengan {1} tingkat. Sederhanakan atau ekspor sebagai PNG.',
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
    en: 'Folders can be nested up to {0} deep.',
    id: 'Folder dapat bertingkat maksimal {0} tingkat.',
  },
  folderNotEmpty: {
    en: 'This folder is not empty. Move or delete its contents first.',
    id: 'Folder ini tidak kosong. Pindahkan atau hapus isinya terlebih dahulu.',
  },
} as const satisfies Record<string, Text>
