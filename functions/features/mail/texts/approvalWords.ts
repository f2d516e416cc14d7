import type { Language, Text } from '@flou/shared/locale.ts'
import type { Texts } from '@flou/shared/texts/translator.ts'
import {
  WORKFLOW_STATUS,
  type ChangeRequestKind,
  type WorkflowStatus,
} from '@flou/shared/approval/workflow.ts'

export const KIND_TEXTS = {
  create: { en: 'New', id: 'Baru' },
  update: { en: 'Edit', id: 'Ubah' },
  publish: { en: 'Publish', id: 'Terbitkan' },
  unpublish: { en: 'Unpublish', id: 'Batalkan penerbitan' },
  trash: { en: 'Move to trash', id: 'Pindahkan ke tempat sampah' },
  restore: { en: 'Restore from trash', id: 'Pulihkan dari tempat sampah' },
  restoreVersion: { en: 'Restore an earlier version', id: 'Pulihkan versi sebelumnya' },
  purge: { en: 'Delete permanently', id: 'Hapus permanen' },
  reorder: { en: 'Reorder', id: 'Atur ulang urutan' },
  batch: { en: 'Change several records', id: 'Ubah beberapa data sekaligus' },
  undoBatch: { en: 'Undo a change of several records', id: 'Urungkan perubahan beberapa data' },
  describeFile: { en: 'Edit the details of a file', id: 'Ubah rincian berkas' },
  replaceFile: { en: 'Replace a file', id: 'Ganti berkas' },
  cropPicture: { en: 'Crop a picture', id: 'Potong gambar' },
  changeFolder: { en: 'Change a folder', id: 'Ubah folder' },
} as const satisfies Record<ChangeRequestKind, Text>

export const ONLY_IN_TEXTS = {
  id: {
    en: 'Indonesian only; the English text is incomplete',
    id: 'Bahasa Indonesia saja; teks Inggris belum lengkap',
  },
  en: {
    en: 'English only; the Indonesian text is incomplete',
    id: 'Bahasa Inggris saja; teks Indonesia belum lengkap',
  },
} as const satisfies Record<Language, Text>

export const CONFIRMATION_TEXTS: Readonly<Partial<Record<WorkflowStatus, Text>>> = {
  [WORKFLOW_STATUS.approved]: {
    en: 'You approved this change. It has been applied.',
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

export const WORDS = {
  title: { en: 'Title', id: 'Judul' },
  type: { en: 'Content', id: 'Konten' },
  kind: { en: 'Action', id: 'Tindakan' },
  author: { en: 'Submitted by', id: 'Diajukan oleh' },
  language: { en: 'Language', id: 'Bahasa' },
  message: { en: 'Message', id: 'Pesan' },
  reason: { en: 'Reason', id: 'Alasan' },
  newDay: {
    en: 'Published on (changed by the approver)',
    id: 'Terbit pada (diubah oleh pemberi persetujuan)',
  },
  comment: { en: 'Comment', id: 'Komentar' },
  changes: { en: 'Changes', id: 'Yang berubah' },
  more: { en: '… and {{count}} more', id: '… dan {{count}} lainnya' },
  empty: { en: '(empty)', id: '(kosong)' },
  doNotForward: {
    en: 'This link decides on your behalf. Do not forward this email.',
    id: 'Tautan ini memutuskan atas nama Anda. Jangan teruskan email ini.',
  },
  withoutSession: { en: 'Without logging in', id: 'Tanpa masuk' },
  decideHere: { en: 'Review and decide', id: 'Tinjau dan putuskan' },
  keepLink: {
    en: 'The link works once, for three days, and only until someone decides or the change is edited.',
    id: 'Tautan ini hanya dapat dipakai sekali, berlaku tiga hari, dan berakhir begitu ada keputusan atau perubahannya diubah.',
  },
} as const satisfies Texts
