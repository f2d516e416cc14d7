import type { Text } from './locale.ts'

/** Messages about changes that wait for approval, by code; part of `MESSAGES`. */
export const WORKFLOW_MESSAGES = {
  pendingApproval: { en: 'Pending Approval', id: 'Pending Approval' }, // clients compare this very text
  sentForApproval: {
    en: 'Sent for approval. It goes live once somebody with the right to approve agrees.',
    id: 'Diajukan untuk persetujuan. Perubahan ini tayang setelah disetujui oleh pihak yang berwenang.',
  },
  approvalNeeded: {
    en: 'This takes effect at once and needs approval, which your role cannot give. Nothing was changed; ask somebody who may do it.',
    id: 'Tindakan ini langsung berlaku dan memerlukan persetujuan yang tidak dapat diberikan peran Anda. Tidak ada yang diubah; mintalah orang yang berwenang melakukannya.',
  },
  waitsForApproval: {
    en: 'Sent for approval. Nothing changes until somebody with the right to approve agrees.',
    id: 'Diajukan untuk persetujuan. Tidak ada yang berubah sampai disetujui oleh pihak yang berwenang.',
  },
  changeMoved: {
    en: 'Somebody has decided or changed this in the meantime. Look at it once more.',
    id: 'Perubahan ini sudah diputuskan atau diubah oleh orang lain. Silakan periksa sekali lagi.',
  },
  changeApproved: { en: 'Approved and applied', id: 'Disetujui dan diterapkan' },
  changeNotApplied: {
    en: 'Approved, but it could not be applied. The reason is shown with the change.',
    id: 'Disetujui, tetapi tidak dapat diterapkan. Alasannya tercantum pada perubahan ini.',
  },
  changeRejected: {
    en: 'Rejected. Its author is told why.',
    id: 'Ditolak. Penulisnya diberi tahu alasannya.',
  },
  changesRequested: {
    en: 'Sent back to its author with your request.',
    id: 'Dikembalikan kepada penulisnya beserta permintaan Anda.',
  },
  changeWithdrawn: {
    en: 'Withdrawn. What you wrote is kept.',
    id: 'Ditarik kembali. Tulisan Anda tetap tersimpan.',
  },
  changeUndone: {
    en: 'Taken back. The content before it is shown again.',
    id: 'Dibatalkan. Konten sebelumnya ditampilkan kembali.',
  },
  publishedSince: {
    en: 'This was saved again since. Look at what would be removed, then confirm.',
    id: 'Data ini sudah disimpan lagi sesudahnya. Periksa apa yang akan dihapus, lalu konfirmasikan.',
  },
  changeNoUndo: {
    en: 'This change cannot be taken back by one click.',
    id: 'Perubahan ini tidak dapat dibatalkan dengan satu klik.',
  },
  changeSubmitted: {
    en: 'Submitted anew. It is decided as it is now.',
    id: 'Diajukan kembali. Yang diputuskan adalah isi yang sekarang.',
  },
  decisionLinkDead: {
    en: 'This link no longer decides anything. The change has been decided or has changed, the link has expired, or you may no longer decide about it. Sign in to see it.',
    id: 'Tautan ini sudah tidak berlaku. Perubahan telah diputuskan atau berubah, masa berlaku tautan habis, atau Anda tidak lagi berwenang memutuskannya. Masuk untuk melihatnya.',
  },
  dayOver: { en: 'This day has passed.', id: 'Tanggal ini sudah lewat.' },
  noSecondPerson: {
    en: 'This needs a second person, and nobody else may approve changes. Nothing was changed.',
    id: 'Tindakan ini memerlukan orang kedua, tetapi tidak ada orang lain yang boleh menyetujui perubahan. Tidak ada yang diubah.',
  },
  changeOfOther: {
    en: 'A change of this by somebody else waits for approval. Nothing of yours was saved yet.',
    id: 'Perubahan orang lain atas data ini sedang menunggu persetujuan. Perubahan Anda belum disimpan.',
  },
  changeNeedsOther: {
    en: 'This shows content that waits for approval itself. Decide about that first.',
    id: 'Perubahan ini menampilkan konten yang juga menunggu persetujuan. Putuskan konten itu terlebih dahulu.',
  },
  changeShowsOther: {
    en: 'What you submitted shows content that waits for approval itself:',
    id: 'Yang Anda ajukan menampilkan konten yang juga menunggu persetujuan:',
  },
  changeSameRecords: {
    en: 'Another open change is about some of the same records. Once one of the two is approved, the other no longer fits:',
    id: 'Ada perubahan lain atas sebagian data yang sama. Setelah salah satu disetujui, yang lain tidak lagi sesuai:',
  },
  absenceOver: { en: 'This day has passed.', id: 'Tanggal ini sudah lewat.' },
  contributed: {
    en: 'You had a part in this change, so somebody else decides about it.',
    id: 'Anda ikut mengerjakan perubahan ini, jadi orang lain yang memutuskan.',
  },
  noApprover: {
    en: 'Your role does not decide about changes.',
    id: 'Peran Anda tidak berwenang memutuskan perubahan.',
  },
  changeFilesReplaced: {
    en: 'A picture of this change has been replaced since. Its author has to send it again.',
    id: 'Ada gambar dalam perubahan ini yang telah diganti. Penulisnya perlu mengirimkannya kembali.',
  },
  changeAuthorGone: {
    en: 'Who wrote this can no longer sign in. Somebody who may edit it can take the change over.',
    id: 'Penulisnya tidak lagi dapat masuk. Orang yang boleh mengeditnya dapat mengambil alih perubahan ini.',
  },
} as const satisfies Record<string, Text>
