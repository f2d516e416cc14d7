import type { Texts } from './translator.ts'

// separate, because public pages bundle these only
export const fieldTexts = {
  required: { en: 'This field is required.', id: 'Kolom ini wajib diisi.' },
  invalid: { en: 'This value is not valid.', id: 'Nilai ini tidak valid.' },
  tooLong: { en: 'Length should be at most {{max}} characters.', id: 'Panjang maksimal {{max}} karakter.' },
  tooLarge: { en: 'The content is too large.', id: 'Konten terlalu besar.' },
  email: { en: 'Enter a valid email address.', id: 'Masukkan alamat email yang valid.' },
} as const satisfies Texts

export const contentTexts = {
  date: { en: 'Enter a date.', id: 'Masukkan tanggal.' },
  dateOrder: {
    en: 'The end must not be before the start.',
    id: 'Tanggal akhir tidak boleh sebelum tanggal mulai.',
  },
  dayOutside: {
    en: 'This day is not within the dates of the event.',
    id: 'Tanggal ini di luar tanggal acara.',
  },
  registrationOrder: {
    en: 'Registration must close after it opens.',
    id: 'Pendaftaran harus ditutup setelah dibuka.',
  },
  registrationAfterEvent: {
    en: 'Registration must open and close before the event ends.',
    id: 'Pendaftaran harus dibuka dan ditutup sebelum acara berakhir.',
  },
  videoAddress: {
    en: 'This is not the address of a YouTube video.',
    id: 'Ini bukan alamat video YouTube.',
  },
  videoSources: {
    en: 'Use either a YouTube video or your own file.',
    id: 'Gunakan video YouTube atau berkas sendiri, salah satu saja.',
  },
  time: { en: 'Enter a time such as 09:30.', id: 'Masukkan jam seperti 09:30.' },
  missing: { en: 'The selected item no longer exists.', id: 'Pilihan ini sudah tidak ada.' },
  inUse: {
    en: 'This is still in use and cannot be deleted.',
    id: 'Data ini masih digunakan dan tidak dapat dihapus.',
  },
  inTrash: {
    en: '“{{title}}” is in the trash. Restore it or choose another.',
    id: '“{{title}}” ada di tempat sampah. Pulihkan dulu atau pilih yang lain.',
  },
  notPartOf: {
    en: '“{{title}}” belongs to another category. Choose one that matches.',
    id: '“{{title}}” termasuk kategori lain. Pilih yang sesuai.',
  },
  notVideo: {
    en: '“{{title}}” is not a video. Choose an MP4 file.',
    id: '“{{title}}” bukan video. Pilih berkas MP4.',
  },
  notCaptions: {
    en: '“{{title}}” contains no captions. Choose a .vtt file.',
    id: '“{{title}}” tidak berisi takarir. Pilih berkas .vtt.',
  },
  referencesMissing: {
    en: 'Not restored: it refers to something that is deleted or in the trash.',
    id: 'Tidak dipulihkan: data ini merujuk ke sesuatu yang sudah dihapus atau ada di tempat sampah.',
  },
  scheduled: { en: 'Schedule saved.', id: 'Jadwal tersimpan.' },
  timeOver: { en: 'Choose a time in the future.', id: 'Pilih waktu yang belum lewat.' },
  plannedOrder: {
    en: 'Unpublishing must be later than publishing.',
    id: 'Waktu pembatalan penerbitan harus setelah waktu terbit.',
  },
  plannedDraft: {
    en: 'This draft goes live at a scheduled time. Send your changes for approval, or ask someone who may publish to cancel the schedule.',
    id: 'Draf ini akan tayang pada waktu yang dijadwalkan. Ajukan persetujuan untuk perubahan Anda, atau minta orang yang berhak menerbitkan untuk membatalkan jadwalnya.',
  },
  restoredAsDraft: { en: 'Restored as a draft.', id: 'Dipulihkan sebagai draf.' },
  titleInOneLanguage: {
    en: 'Enter a title in at least one language.',
    id: 'Isi judul paling tidak dalam satu bahasa.',
  },
  descriptionUnder: {
    en: 'Description length should be less than {{limit}} characters.',
    id: 'Panjang deskripsi harus kurang dari {{limit}} karakter.',
  },
  tooShort: { en: 'Length should be at least {{min}} characters.', id: 'Panjang minimal {{min}} karakter.' },
  tooManyItems: { en: 'At most {{max}} items.', id: 'Maksimal {{max}} item.' },
  formattingTooComplex: {
    en: 'The formatting is nested too deeply or has too many parts. Simplify it, or paste the text without formatting.',
    id: 'Pemformatan bertingkat terlalu dalam atau bagiannya terlalu banyak. Sederhanakan, atau tempel teks tanpa format.',
  },
  tooManyReferences: {
    en: 'Too many pictures and links changed at once. Save in two steps.',
    id: 'Terlalu banyak gambar dan tautan berubah sekaligus; simpan dalam dua langkah.',
  },
  urlSpaces: {
    en: 'Remove the spaces.',
    id: 'Hapus spasinya.',
  },
  sampleText: {
    en: 'Replace the example text.',
    id: 'Ganti teks contoh ini.',
  },
  pictureNotUploaded: {
    en: 'A picture in this text has not been uploaded. Upload it again or remove it.',
    id: 'Ada gambar dalam teks ini yang belum terunggah. Coba lagi atau hapus gambarnya.',
  },
  pictureAlt: {
    en: 'Describe each picture, or mark it as decorative.',
    id: 'Beri deskripsi untuk setiap gambar, atau tandai sebagai hiasan.',
  },
  notANumber: { en: 'Enter a number.', id: 'Masukkan angka.' },
  tooSmall: { en: 'Enter {{min}} or more.', id: 'Masukkan {{min}} atau lebih.' },
  tooBig: { en: 'Enter {{max}} or less.', id: 'Masukkan {{max}} atau kurang.' },
  url: {
    en: 'Enter a web address that starts with https:// or a path that starts with /.',
    id: 'Masukkan alamat web yang diawali https:// atau path yang diawali /.',
  },
  colour: { en: 'Enter a colour such as #64E818.', id: 'Masukkan warna seperti #64E818.' },
  slug: {
    en: 'Use lower-case letters, digits and hyphens.',
    id: 'Gunakan huruf kecil, angka, dan tanda hubung.',
  },
  slugReserved: {
    en: 'Another page on the site has this address. Choose a different one.',
    id: 'Alamat ini milik halaman lain di situs. Pilih alamat yang berbeda.',
  },
  taken: { en: 'This value is already in use.', id: 'Nilai ini sudah digunakan.' },
  statusSetByEvents: {
    en: 'Choose active or inactive. The system sets the other statuses.',
    id: 'Pilih aktif atau nonaktif. Status lain diatur oleh sistem.',
  },
  emailLookalike: {
    en: 'This address can be mistaken for another one: it mixes scripts or contains lookalike letters.',
    id: 'Alamat ini mudah tertukar dengan alamat lain: aksaranya bercampur atau ada huruf yang mirip huruf lain.',
  },
  serviceAddress: {
    en: 'Enter a script address that starts with https://.',
    id: 'Masukkan alamat skrip yang diawali https://.',
  },
  serviceHosts: {
    en: 'Enter one host per line, such as https://api.example.com, without a path.',
    id: 'Masukkan satu host per baris, misalnya https://api.example.com, tanpa path.',
  },
  serviceCategory: {
    en: 'Only a chat that visitors open themselves can be strictly necessary.',
    id: 'Hanya obrolan yang dibuka sendiri oleh pengunjung yang dapat digolongkan wajib.',
  },
  portalHost: {
    en: 'This host is not one of the customer portal hosts in the configuration.',
    id: 'Host ini bukan salah satu host portal pelanggan dalam konfigurasi.',
  },
  customScriptPermission: {
    en: 'Your role may not change scripts.',
    id: 'Peran Anda tidak boleh mengubah skrip.',
  },
  noDrafts: {
    en: 'Records of this type have no drafts.',
    id: 'Data jenis ini tidak memiliki draf.',
  },
  draftSaved: {
    en: 'Draft saved.',
    id: 'Draf tersimpan.',
  },
  draftDiscarded: { en: 'Draft discarded.', id: 'Draf dibuang.' },
  recordChanged: {
    en: 'Someone else has changed this in the meantime.',
    id: 'Data ini telah diubah oleh orang lain.',
  },
  orderChanged: {
    en: 'The list has changed in the meantime. Nothing was moved.',
    id: 'Daftar telah berubah. Tidak ada yang dipindahkan.',
  },
  saved: { en: 'Data successfully saved!', id: 'Data berhasil disimpan!' },
  updated: { en: 'Data successfully updated!', id: 'Data berhasil diperbarui!' },
  deleted: { en: 'Data successfully deleted!', id: 'Data berhasil dihapus!' },
  restored: { en: 'Data successfully restored!', id: 'Data berhasil dipulihkan!' },
  purged: { en: 'Data permanently deleted!', id: 'Data dihapus permanen!' },
  published: { en: 'Data successfully published!', id: 'Data berhasil diterbitkan!' },
  unpublished: { en: 'Data successfully unpublished!', id: 'Penerbitan data dibatalkan!' },
  arranged: { en: 'The new order is saved.', id: 'Urutan baru telah disimpan.' },
  duplicated: {
    en: 'Copy created. It is not published.',
    id: 'Salinan telah dibuat dan belum diterbitkan.',
  },
  translationChecked: { en: 'Marked as up to date.', id: 'Ditandai sudah sesuai.' },
  saveFailed: { en: 'Failed to save data!', id: 'Gagal menyimpan data!' },
  updateFailed: { en: 'Failed to update data!', id: 'Gagal memperbarui data!' },
  deleteFailed: { en: 'Failed to delete data!', id: 'Gagal menghapus data!' },
} as const satisfies Texts

export const copyTexts = {
  first: { en: 'copy', id: 'salinan' },
  next: { en: 'copy {{number}}', id: 'salinan {{number}}' },
} as const satisfies Texts
