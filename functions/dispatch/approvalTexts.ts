import type { Text } from '@flou/shared/locale.ts'
import { WORKFLOW_STATUS, type ChangeKind, type WorkflowStatus } from '@flou/shared/workflow.ts'

/** What the author of a change did. */
export const KIND_TEXTS = {
  create: { en: 'New', id: 'Baru' },
  update: { en: 'Edit', id: 'Ubah' },
  publish: { en: 'Publish', id: 'Terbitkan' },
  unpublish: { en: 'Take offline', id: 'Tarik dari publikasi' },
  trash: { en: 'Move to the trash', id: 'Pindahkan ke tempat sampah' },
  restore: { en: 'Restore from the trash', id: 'Pulihkan dari tempat sampah' },
  restoreVersion: { en: 'Restore an earlier version', id: 'Pulihkan versi sebelumnya' },
  purge: { en: 'Delete permanently', id: 'Hapus permanen' },
  reorder: { en: 'Reorder', id: 'Atur ulang urutan' },
  batch: { en: 'Change several records', id: 'Ubah beberapa data sekaligus' },
  undoBatch: { en: 'Undo a change of several records', id: 'Batalkan perubahan beberapa data' },
  describeFile: { en: 'Edit the details of a file', id: 'Ubah keterangan file' },
  replaceFile: { en: 'Replace a file', id: 'Ganti file' },
  cropPicture: { en: 'Crop a picture', id: 'Pangkas gambar' },
  changeFolder: { en: 'Change a folder', id: 'Ubah folder' },
} as const satisfies Record<ChangeKind, Text>

/** What has become of a change, as its author reads it; `{by}` decided. */
export const OUTCOME_TEXTS: Readonly<Partial<Record<WorkflowStatus, { subject: Text; sentence: Text }>>> = {
  [WORKFLOW_STATUS.approved]: {
    subject: { en: 'Approved: {title}', id: 'Disetujui: {title}' },
    sentence: {
      en: '{by} approved your change. It is applied.',
      id: '{by} menyetujui perubahan Anda. Perubahan itu sudah diterapkan.',
    },
  },
  [WORKFLOW_STATUS.rejected]: {
    subject: { en: 'Not approved: {title}', id: 'Ditolak: {title}' },
    sentence: { en: '{by} rejected your change.', id: '{by} menolak perubahan Anda.' },
  },
  [WORKFLOW_STATUS.changesRequested]: {
    subject: { en: 'Changes requested: {title}', id: 'Perlu diperbaiki: {title}' },
    sentence: {
      en: '{by} asks you to revise your change and submit it again.',
      id: '{by} meminta Anda memperbaiki perubahan ini lalu mengajukannya kembali.',
    },
  },
  [WORKFLOW_STATUS.withdrawn]: {
    subject: { en: 'Withdrawn: {title}', id: 'Ditarik kembali: {title}' },
    sentence: {
      en: '{by}, who worked on it with you, withdrew the change.',
      id: '{by}, yang ikut mengerjakannya, menarik kembali perubahan ini.',
    },
  },
  [WORKFLOW_STATUS.expired]: {
    subject: { en: 'Expired: {title}', id: 'Kedaluwarsa: {title}' },
    sentence: {
      en: 'Nobody decided about your change in time, so it has expired. Nothing is lost: open it to submit it again.',
      id: 'Belum ada keputusan atas perubahan Anda sampai batas waktunya, jadi perubahan ini kedaluwarsa. Isinya tetap tersimpan: buka untuk mengajukannya kembali.',
    },
  },
  [WORKFLOW_STATUS.superseded]: {
    subject: { en: 'No longer needed: {title}', id: 'Tidak diperlukan lagi: {title}' },
    sentence: {
      en: 'Somebody else has published the same content meanwhile, so your change is closed.',
      id: 'Isi yang sama sudah diterbitkan oleh orang lain, jadi perubahan Anda ditutup.',
    },
  },
  [WORKFLOW_STATUS.applyFailed]: {
    subject: { en: 'Approved, but not applied: {title}', id: 'Disetujui, tetapi belum diterapkan: {title}' },
    sentence: {
      en: '{by} approved your change, but it no longer fits what is stored. Open it to see why.',
      id: '{by} menyetujui perubahan Anda, tetapi perubahan itu tidak lagi sesuai dengan data yang tersimpan. Buka untuk melihat penyebabnya.',
    },
  },
}

/** The decision, as its receipt says it. */
export const RECEIPT_TEXTS: Readonly<Partial<Record<WorkflowStatus, Text>>> = {
  [WORKFLOW_STATUS.approved]: {
    en: 'You approved this change. It is applied.',
    id: 'Anda menyetujui perubahan ini. Perubahan itu sudah diterapkan.',
  },
  [WORKFLOW_STATUS.rejected]: { en: 'You rejected this change.', id: 'Anda menolak perubahan ini.' },
  [WORKFLOW_STATUS.changesRequested]: {
    en: 'You asked the author to revise this change.',
    id: 'Anda meminta penulis memperbaiki perubahan ini.',
  },
  [WORKFLOW_STATUS.applyFailed]: {
    en: 'You approved this change, but it could not be applied. Open it to see why.',
    id: 'Anda menyetujui perubahan ini, tetapi perubahan itu tidak dapat diterapkan. Buka untuk melihat penyebabnya.',
  },
}

/** Words that several mails share. */
export const WORDS = {
  greeting: { en: 'Hello {name},', id: 'Halo {name},' },
  title: { en: 'Title', id: 'Judul' },
  type: { en: 'Content', id: 'Konten' },
  kind: { en: 'Action', id: 'Tindakan' },
  author: { en: 'Submitted by', id: 'Diajukan oleh' },
  reason: { en: 'Reason', id: 'Alasan' },
  newDay: { en: 'Published on (changed by the approver)', id: 'Terbit pada (diubah oleh penyetuju)' },
  comment: { en: 'Comment', id: 'Komentar' },
  changes: { en: 'What changes', id: 'Yang berubah' },
  more: { en: '… and {n} more', id: '… dan {n} lainnya' },
  empty: { en: '(empty)', id: '(kosong)' },
  open: { en: 'Open the change', id: 'Buka perubahan' },
  decide: { en: 'Review and decide', id: 'Tinjau dan putuskan' },
  toDecide: { en: 'Open what waits for you', id: 'Buka yang menunggu keputusan Anda' },
  whyApprover: {
    en: 'You get this e-mail because you may decide about this change. Deciding needs you to be signed in.',
    id: 'Anda menerima email ini karena Anda berwenang memutuskan perubahan ini. Anda perlu masuk untuk mengambil keputusan.',
  },
  whyApproverLinked: {
    en: 'You get this e-mail because you may decide about this change. Its links decide in your name: do not forward it.',
    id: 'Anda menerima email ini karena Anda berwenang memutuskan perubahan ini. Tautannya memutuskan atas nama Anda: jangan teruskan email ini.',
  },
  withoutSession: { en: 'Without signing in', id: 'Tanpa masuk' },
  decideHere: { en: 'Look at it and decide', id: 'Lihat dan putuskan' },
  keepLink: {
    en: 'The link works once and for three days, and only until somebody has decided or the change becomes another one.',
    id: 'Tautan ini berlaku satu kali dan selama tiga hari, dan hanya sampai ada keputusan atau perubahannya berubah.',
  },
  whyPart: {
    en: 'You get this e-mail because you had a part in this change.',
    id: 'Anda menerima email ini karena Anda terlibat dalam perubahan ini.',
  },
} as const satisfies Record<string, Text>

/** First lines of the mails to approvers. */
export const APPROVER_TEXTS = {
  submittedSubject: { en: 'For your approval: {title}', id: 'Menunggu persetujuan Anda: {title}' },
  submitted: {
    en: '{author} submitted a change that needs your approval.',
    id: '{author} mengajukan perubahan yang memerlukan persetujuan Anda.',
  },
  reminderSubject: { en: 'Still waiting for approval: {title}', id: 'Masih menunggu persetujuan: {title}' },
  reminder: {
    en: 'A change that {author} submitted still waits for a decision. Without one it expires.',
    id: 'Perubahan yang diajukan {author} masih menunggu keputusan. Tanpa keputusan, perubahan ini akan kedaluwarsa.',
  },
  reminderFailed: {
    en: 'A change that {author} submitted was approved, but could not be applied. Try again or send it back; otherwise it expires.',
    id: 'Perubahan yang diajukan {author} sudah disetujui, tetapi tidak dapat diterapkan. Coba lagi atau kembalikan; jika tidak, perubahan ini akan kedaluwarsa.',
  },
  digestSubject: { en: '{n} changes for your approval', id: '{n} perubahan menunggu persetujuan Anda' },
  digest: {
    en: 'These changes were submitted in the last minutes and need your approval:',
    id: 'Perubahan berikut baru saja diajukan dan memerlukan persetujuan Anda:',
  },
  digestReminder: {
    en: 'These changes still wait for a decision. Without one they expire.',
    id: 'Perubahan berikut masih menunggu keputusan. Tanpa keputusan, perubahan akan kedaluwarsa.',
  },
  takenOverSubject: { en: 'Taken over: {title}', id: 'Diambil alih: {title}' },
  takenOver: {
    en: '{by} has taken over your change and submitted it anew. What you wrote is kept in the versions.',
    id: '{by} mengambil alih perubahan Anda dan mengajukannya kembali. Tulisan Anda tetap tersimpan di riwayat versi.',
  },
  commentSubject: { en: 'Comment: {title}', id: 'Komentar: {title}' },
  comment: { en: '{by} commented on a change.', id: '{by} mengomentari sebuah perubahan.' },
  receiptSubject: { en: 'Your decision: {title}', id: 'Keputusan Anda: {title}' },
} as const satisfies Record<string, Text>
