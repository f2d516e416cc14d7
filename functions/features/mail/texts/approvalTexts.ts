import type { Text } from '@flou/shared/locale.ts'
import type { DefaultTexts } from './textsInBoth.ts'

const OPEN: Text = { en: 'Open the change', id: 'Buka perubahan' }
const DECIDE: Text = { en: 'Review and decide', id: 'Tinjau dan putuskan' }
const TO_DECIDE: Text = { en: 'Open the review queue', id: 'Buka antrean persetujuan' }
const WHY_APPROVER: Text = {
  en: 'You get this email because you can decide on this change.',
  id: 'Anda menerima email ini karena Anda berwenang memutuskan perubahan ini.',
}
const WHY_CONTRIBUTOR: Text = {
  en: 'You get this email because you are involved in this change.',
  id: 'Anda menerima email ini karena Anda terlibat dalam perubahan ini.',
}

/** `{{name}}` is the reader, `{{by}}` the decider. */
export const APPROVAL_TEXTS = {
  approvalSubmitted: {
    subject: { en: 'For your approval: {{title}}', id: 'Menunggu persetujuan Anda: {{title}}' },
    body: {
      en: 'Hello {{name}},\n\n{{author}} sent a change that needs your approval.',
      id: 'Halo {{name}},\n\n{{author}} mengajukan perubahan yang memerlukan persetujuan Anda.',
    },
    button: DECIDE,
    closing: WHY_APPROVER,
  },
  approvalReminder: {
    subject: { en: 'Still waiting for approval: {{title}}', id: 'Masih menunggu persetujuan: {{title}}' },
    body: {
      en: 'Hello {{name}},\n\nA change by {{author}} is still waiting for a decision. Without one, it expires.',
      id: 'Halo {{name}},\n\nPerubahan yang diajukan {{author}} masih menunggu keputusan. Tanpa keputusan, perubahan ini akan kedaluwarsa.',
    },
    button: DECIDE,
    closing: WHY_APPROVER,
  },
  approvalReminderFailed: {
    subject: { en: 'Still waiting for approval: {{title}}', id: 'Masih menunggu persetujuan: {{title}}' },
    body: {
      en: 'Hello {{name}},\n\nA change by {{author}} was approved but could not be applied. Try again or send it back; otherwise it expires.',
      id: 'Halo {{name}},\n\nPerubahan yang diajukan {{author}} sudah disetujui, tetapi tidak dapat diterapkan. Coba lagi atau kembalikan; jika tidak, perubahan ini akan kedaluwarsa.',
    },
    button: DECIDE,
    closing: WHY_APPROVER,
  },
  approvalDigest: {
    subject: {
      en: '{{number}} changes for your approval',
      id: '{{number}} perubahan menunggu persetujuan Anda',
    },
    body: {
      en: 'Hello {{name}},\n\nThese changes were just sent and need your approval:',
      id: 'Halo {{name}},\n\nPerubahan berikut baru saja diajukan dan memerlukan persetujuan Anda:',
    },
    button: TO_DECIDE,
    closing: WHY_APPROVER,
  },
  approvalDigestReminder: {
    subject: {
      en: '{{number}} changes for your approval',
      id: '{{number}} perubahan menunggu persetujuan Anda',
    },
    body: {
      en: 'Hello {{name}},\n\nThese changes are still waiting for a decision. Without one, they expire.',
      id: 'Halo {{name}},\n\nPerubahan berikut masih menunggu keputusan. Tanpa keputusan, perubahan akan kedaluwarsa.',
    },
    button: TO_DECIDE,
    closing: WHY_APPROVER,
  },
  approvalApproved: {
    subject: { en: 'Approved: {{title}}', id: 'Disetujui: {{title}}' },
    body: {
      en: 'Hello {{name}},\n\n{{by}} approved your change. It has been applied.',
      id: 'Halo {{name}},\n\n{{by}} menyetujui perubahan Anda. Perubahan itu sudah diterapkan.',
    },
    button: OPEN,
    closing: WHY_CONTRIBUTOR,
  },
  approvalRejected: {
    subject: { en: 'Rejected: {{title}}', id: 'Ditolak: {{title}}' },
    body: {
      en: 'Hello {{name}},\n\n{{by}} rejected your change.',
      id: 'Halo {{name}},\n\n{{by}} menolak perubahan Anda.',
    },
    button: OPEN,
    closing: WHY_CONTRIBUTOR,
  },
  approvalChangesRequested: {
    subject: { en: 'Changes requested: {{title}}', id: 'Perlu diperbaiki: {{title}}' },
    body: {
      en: 'Hello {{name}},\n\n{{by}} asked you to revise your change and send it for approval again.',
      id: 'Halo {{name}},\n\n{{by}} meminta Anda memperbaiki perubahan ini lalu mengajukannya lagi.',
    },
    button: OPEN,
    closing: WHY_CONTRIBUTOR,
  },
  approvalWithdrawn: {
    subject: { en: 'Withdrawn: {{title}}', id: 'Ditarik kembali: {{title}}' },
    body: {
      en: 'Hello {{name}},\n\n{{by}}, who worked on it with you, withdrew the change.',
      id: 'Halo {{name}},\n\n{{by}}, yang ikut mengerjakannya bersama Anda, menarik kembali perubahan ini.',
    },
    button: OPEN,
    closing: WHY_CONTRIBUTOR,
  },
  approvalExpired: {
    subject: { en: 'Expired: {{title}}', id: 'Kedaluwarsa: {{title}}' },
    body: {
      en: 'Hello {{name}},\n\nYour change has expired because no one decided on it in time. Nothing is lost: open it to send it again.',
      id: 'Halo {{name}},\n\nPerubahan Anda kedaluwarsa karena tidak diputuskan hingga tenggatnya. Isinya tetap tersimpan: buka untuk mengajukannya lagi.',
    },
    button: OPEN,
    closing: WHY_CONTRIBUTOR,
  },
  approvalSuperseded: {
    subject: { en: 'No longer needed: {{title}}', id: 'Tidak diperlukan lagi: {{title}}' },
    body: {
      en: 'Hello {{name}},\n\nSomeone else has published the same content, so your change was closed.',
      id: 'Halo {{name}},\n\nIsi yang sama sudah diterbitkan oleh orang lain, jadi perubahan Anda ditutup.',
    },
    button: OPEN,
    closing: WHY_CONTRIBUTOR,
  },
  approvalApplyFailed: {
    subject: {
      en: 'Approved, but not applied: {{title}}',
      id: 'Disetujui, tetapi belum diterapkan: {{title}}',
    },
    body: {
      en: 'Hello {{name}},\n\n{{by}} approved your change, but it no longer matches the stored data. Open it to see why.',
      id: 'Halo {{name}},\n\n{{by}} menyetujui perubahan Anda, tetapi perubahan itu tidak lagi sesuai dengan data yang tersimpan. Buka untuk melihat penyebabnya.',
    },
    button: OPEN,
    closing: WHY_CONTRIBUTOR,
  },
  approvalAcknowledgement: {
    subject: { en: 'Your decision: {{title}}', id: 'Keputusan Anda: {{title}}' },
    body: {
      en: 'Hello {{name}},\n\n{{decision}}',
      id: 'Halo {{name}},\n\n{{decision}}',
    },
    button: OPEN,
    closing: WHY_CONTRIBUTOR,
  },
  approvalComment: {
    subject: { en: 'Comment: {{title}}', id: 'Komentar: {{title}}' },
    body: {
      en: 'Hello {{name}},\n\n{{by}} commented on a change.',
      id: 'Halo {{name}},\n\n{{by}} mengomentari sebuah perubahan.',
    },
    button: OPEN,
    closing: WHY_CONTRIBUTOR,
  },
  approvalTakenOver: {
    subject: { en: 'Taken over: {{title}}', id: 'Diambil alih: {{title}}' },
    body: {
      en: 'Hello {{name}},\n\n{{by}} took over your change and sent it for approval again. Your text is kept in the versions.',
      id: 'Halo {{name}},\n\n{{by}} mengambil alih perubahan Anda dan mengajukannya lagi. Tulisan Anda tetap tersimpan di riwayat versi.',
    },
    button: OPEN,
    closing: WHY_CONTRIBUTOR,
  },
} as const satisfies DefaultTexts
