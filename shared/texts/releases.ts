import type { Texts } from './translator.ts'

export const releaseTexts = {
  releaseItemAdded: {
    en: 'Added to the release. Nothing is live yet.',
    id: 'Ditambahkan ke rilis. Belum ada yang tayang.',
  },
  releaseItemSaved: {
    en: 'Saved in the release. Nothing is live yet.',
    id: 'Disimpan di rilis. Belum ada yang tayang.',
  },
  releaseItemRemoved: { en: 'Removed from the release', id: 'Dikeluarkan dari rilis' },
  releaseDeleted: { en: 'Release deleted', id: 'Rilis dihapus' },
  releaseCancelled: {
    en: 'The release is open again. It will not go live by itself.',
    id: 'Rilis dibuka kembali dan tidak akan tayang secara otomatis.',
  },
  releaseStarted: {
    en: 'This release has already been started, so it can no longer be changed.',
    id: 'Rilis ini sudah dijalankan, sehingga tidak dapat diubah lagi.',
  },
  releaseNotLive: {
    en: 'Only a live release can be undone.',
    id: 'Hanya rilis yang sudah tayang yang dapat diurungkan.',
  },
  releaseNotApproved: {
    en: 'This release needs approval before it goes live.',
    id: 'Rilis ini memerlukan persetujuan sebelum tayang.',
  },
  releaseEmpty: {
    en: 'This release is empty. Add a change first.',
    id: 'Rilis ini masih kosong. Tambahkan perubahan terlebih dahulu.',
  },
  releaseBlocked: {
    en: 'This release did not go live: some of its changes have problems. Solve them first.',
    id: 'Rilis ini belum tayang: sebagian perubahannya bermasalah. Selesaikan terlebih dahulu.',
  },
  releaseReverted: {
    en: 'A change was refused on the way, so the whole release was reverted.',
    id: 'Satu perubahan ditolak di tengah jalan, sehingga seluruh rilis dikembalikan seperti semula.',
  },
  releaseSavedSince: {
    en: 'Some of this content has been saved again since the release. Undoing would replace those changes.',
    id: 'Sebagian konten ini sudah disimpan lagi setelah rilis. Jika diurungkan, perubahan itu akan tergantikan.',
  },
  releasePartlyUndone: {
    en: 'Undone, except for the changes listed here.',
    id: 'Diurungkan, kecuali perubahan yang tercantum di sini.',
  },
  releaseFull: {
    en: 'A release can hold up to 200 changes. Start another release.',
    id: 'Satu rilis memuat paling banyak 200 perubahan. Buat rilis lain.',
  },
  releaseNotHere: {
    en: 'Files and access rights cannot be part of a release. Save them directly.',
    id: 'Berkas dan hak akses tidak dapat dimasukkan ke rilis. Simpan secara langsung.',
  },
} as const satisfies Texts
