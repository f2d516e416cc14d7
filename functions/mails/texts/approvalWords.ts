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
  doNotForward: {
    en: 'This link decides in your name: do not forward the e-mail.',
    id: 'Tautan ini memutuskan atas nama Anda: jangan teruskan email ini.',
  },
  withoutSession: { en: 'Without signing in', id: 'Tanpa masuk' },
  decideHere: { en: 'Look at it and decide', id: 'Lihat dan putuskan' },
  keepLink: {
    en: 'The link works once and for three days, and only until somebody has decided or the change becomes another one.',
    id: 'Tautan ini berlaku satu kali dan selama tiga hari, dan hanya sampai ada keputusan atau perubahannya berubah.',
  },
} as const satisfies Record<string, Text>
