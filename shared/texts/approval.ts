import type { Texts } from './translator.ts'

export const approvalTexts = {
  pendingApproval: { en: 'Pending Approval', id: 'Pending Approval' }, // clients compare this exact text
  sentForApproval: {
    en: 'Sent for approval. It goes live once it is approved.',
    id: 'Persetujuan telah diajukan. Perubahan ini tayang setelah disetujui.',
  },
  approvalNeeded: {
    en: 'This takes effect immediately and needs approval, which your role cannot give. Nothing was changed; ask someone who has that right.',
    id: 'Tindakan ini langsung berlaku dan memerlukan persetujuan yang tidak dapat diberikan peran Anda. Tidak ada yang diubah; mintalah orang yang berwenang melakukannya.',
  },
  waitsForApproval: {
    en: 'Sent for approval. Nothing changes until it is approved.',
    id: 'Persetujuan telah diajukan. Tidak ada yang berubah sampai disetujui.',
  },
  changeMoved: {
    en: 'Someone decided on this or changed it in the meantime. Please review it again.',
    id: 'Perubahan ini sudah diputuskan atau diubah oleh orang lain. Silakan periksa sekali lagi.',
  },
  changeApproved: { en: 'Approved and applied', id: 'Disetujui dan diterapkan' },
  changeNotApplied: {
    en: 'Approved, but it could not be applied. The reason is shown with the change.',
    id: 'Disetujui, tetapi tidak dapat diterapkan. Alasannya tercantum pada perubahan ini.',
  },
  changeRejected: {
    en: 'Rejected. The author will see your reason.',
    id: 'Ditolak. Penulis akan melihat alasan Anda.',
  },
  changesRequested: {
    en: 'Sent back to the author with your request.',
    id: 'Dikembalikan kepada penulis beserta permintaan Anda.',
  },
  changeWithdrawn: {
    en: 'Withdrawn. Your text is kept.',
    id: 'Ditarik kembali. Tulisan Anda tetap tersimpan.',
  },
  changeUndone: {
    en: 'Undone. The previous content is live again.',
    id: 'Diurungkan. Konten sebelumnya tayang kembali.',
  },
  publishedSince: {
    en: 'This has been saved again since. Check what would be removed, then confirm.',
    id: 'Data ini sudah disimpan lagi sesudahnya. Periksa apa yang akan dihapus, lalu konfirmasikan.',
  },
  changeNoUndo: {
    en: 'This change cannot be undone with one click.',
    id: 'Perubahan ini tidak dapat diurungkan dengan satu klik.',
  },
  changeSubmitted: {
    en: 'Sent for approval again. Approvers review the current version.',
    id: 'Diajukan lagi. Yang ditinjau adalah isi yang sekarang.',
  },
  decisionLinkDead: {
    en: 'This link is no longer valid. The change has been decided or edited, the link has expired, or you can no longer decide on it. Log in to see it.',
    id: 'Tautan ini sudah tidak berlaku. Perubahan telah diputuskan atau berubah, masa berlaku tautan habis, atau Anda tidak lagi berwenang memutuskannya. Masuk untuk melihatnya.',
  },
  decisionNeedsLogIn: {
    en: 'Your account needs two-factor authentication, so this link alone cannot decide. Log in to decide on the change.',
    id: 'Akun Anda memerlukan autentikasi dua faktor, sehingga tautan ini saja tidak cukup. Masuk untuk memutuskan perubahan ini.',
  },
  dayOver: { en: 'This day has passed.', id: 'Tanggal ini sudah lewat.' },
  noSecondPerson: {
    en: 'This needs a second person, and no one else can approve changes. Nothing was changed.',
    id: 'Tindakan ini memerlukan orang kedua, tetapi tidak ada orang lain yang boleh menyetujui perubahan. Tidak ada yang diubah.',
  },
  changeOfOther: {
    en: 'Someone else’s change to this is waiting for approval. Your change is not saved yet.',
    id: 'Perubahan orang lain atas data ini sedang menunggu persetujuan. Perubahan Anda belum disimpan.',
  },
  changeNeedsOther: {
    en: 'This shows content that is also waiting for approval. Decide on that first.',
    id: 'Perubahan ini menampilkan konten yang juga menunggu persetujuan. Putuskan konten itu terlebih dahulu.',
  },
  changeShowsOther: {
    en: 'What you submitted shows content that is also waiting for approval:',
    id: 'Yang Anda ajukan menampilkan konten yang juga menunggu persetujuan:',
  },
  changeSameRecords: {
    en: 'Another open change affects some of the same records. Once one of the two is approved, the other no longer applies:',
    id: 'Ada perubahan lain atas sebagian data yang sama. Setelah salah satu disetujui, yang lain tidak lagi sesuai:',
  },
  absenceOver: { en: 'This day has passed.', id: 'Tanggal ini sudah lewat.' },
  contributed: {
    en: 'You worked on this change, so someone else decides on it.',
    id: 'Anda ikut mengerjakan perubahan ini, jadi orang lain yang memutuskan.',
  },
  noApprover: {
    en: 'Your role cannot decide on changes.',
    id: 'Peran Anda tidak berwenang memutuskan perubahan.',
  },
  changeFilesReplaced: {
    en: 'A picture in this change has been replaced since. The author has to send it for approval again.',
    id: 'Ada gambar dalam perubahan ini yang telah diganti. Penulisnya perlu mengajukannya lagi.',
  },
  changeAuthorGone: {
    en: 'The author can no longer log in. Anyone who can edit this can take over the change.',
    id: 'Penulisnya tidak lagi dapat masuk. Orang yang boleh mengubah data ini dapat mengambil alih perubahannya.',
  },
} as const satisfies Texts

export const changedValueTexts = {
  entries_one: { en: '{{count}} entry', id: '{{count}} entri' },
  entries_other: { en: '{{count}} entries', id: '{{count}} entri' },
  yes: { en: 'Yes', id: 'Ya' },
  no: { en: 'No', id: 'Tidak' },
  en: { en: 'English', id: 'Inggris' },
  id: { en: 'Indonesian', id: 'Indonesia' },
  notInMail: { en: '(shown in the change)', id: '(lihat di perubahan)' },
} as const satisfies Texts
