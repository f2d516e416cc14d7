import type { Text } from '../locale.ts'
import type { PlaceholderName } from './placeholders.ts'

export interface MailSpec {
  readonly label: Text
  readonly reader: 'visitor' | 'staff'
  readonly placeholders: readonly PlaceholderName[]
  readonly required?: readonly PlaceholderName[]
  readonly hasNoButton?: true
  readonly isReply?: true
}

const toVisitors = <const S extends Omit<MailSpec, 'reader'>>(spec: S) =>
  ({ ...spec, reader: 'visitor' }) as const
const toStaff = <const S extends Omit<MailSpec, 'reader'>>(spec: S) => ({ ...spec, reader: 'staff' }) as const

const forReply = (label: Text) =>
  toVisitors({
    label,
    placeholders: ['name', 'form', 'reference', 'by', 'site'],
    hasNoButton: true,
    isReply: true,
  })

const DECIDED = ['name', 'title', 'by'] as const

/** All mails in display order. A mail without default texts fails to compile. */
const MAILS = {
  formReceived: toVisitors({
    label: { en: 'Form received', id: 'Formulir diterima' },
    placeholders: ['form', 'site'],
    hasNoButton: true,
  }),
  replyGeneral: forReply({ en: 'Reply: general', id: 'Balasan: umum' }),
  replyDetails: forReply({ en: 'Reply: ask for details', id: 'Balasan: minta rincian' }),
  replyForwarded: forReply({ en: 'Reply: passed on', id: 'Balasan: diteruskan' }),
  replySolved: forReply({ en: 'Reply: solved', id: 'Balasan: selesai' }),
  newsletterConfirm: toVisitors({
    label: { en: 'Newsletter: please confirm', id: 'Buletin: mohon konfirmasi' },
    placeholders: ['site', 'days'],
  }),
  newsletterWelcome: toVisitors({
    label: { en: 'Newsletter: subscribed', id: 'Buletin: berlangganan' },
    placeholders: ['site', 'consent'],
    required: ['consent'],
  }),
  registrationConfirmed: toVisitors({
    label: { en: 'Event: registered', id: 'Acara: terdaftar' },
    placeholders: ['title'],
  }),
  registrationWaiting: toVisitors({
    label: { en: 'Event: on the waiting list', id: 'Acara: daftar tunggu' },
    placeholders: ['title'],
  }),
  registrationOffered: toVisitors({
    label: { en: 'Event: a seat is free', id: 'Acara: ada tempat kosong' },
    placeholders: ['title', 'until'],
    required: ['until'],
  }),
  registrationCancelled: toVisitors({
    label: { en: 'Event: registration cancelled', id: 'Acara: pendaftaran dibatalkan' },
    placeholders: ['title'],
  }),
  registrationExpired: toVisitors({
    label: { en: 'Event: seat offer expired', id: 'Acara: penawaran berakhir' },
    placeholders: ['title'],
  }),
  eventChanged: toVisitors({
    label: { en: 'Event: time or location changed', id: 'Acara: waktu atau tempat berubah' },
    placeholders: ['title'],
  }),
  eventCalledOff: toVisitors({
    label: { en: 'Event: cancelled', id: 'Acara: dibatalkan' },
    placeholders: ['title'],
  }),
  dataRequestProof: toVisitors({
    label: { en: 'Personal data: please confirm', id: 'Data pribadi: mohon konfirmasi' },
    placeholders: ['site', 'hours'],
  }),
  resetPassword: toStaff({
    label: { en: 'Choose a new password', id: 'Buat kata sandi baru' },
    placeholders: ['name'],
  }),
  invitation: toStaff({
    label: { en: 'Invitation', id: 'Undangan' },
    placeholders: ['name', 'by', 'days'],
  }),
  accountChanged: toStaff({
    label: { en: 'Account changed', id: 'Akun diubah' },
    placeholders: ['name'],
  }),
  newDevice: toStaff({
    label: { en: 'Login from a new device', id: 'Masuk dari perangkat baru' },
    placeholders: ['name'],
  }),
  apiTokenExpires: toStaff({
    label: { en: 'API token expires', id: 'Token API segera kedaluwarsa' },
    placeholders: ['name', 'title', 'days'],
  }),
  webhookPaused: toStaff({
    label: { en: 'Webhook paused', id: 'Webhook dijeda' },
    placeholders: ['name', 'title', 'days'],
  }),
  rightsChanged: toStaff({
    label: { en: 'Permissions changed', id: 'Izin berubah' },
    placeholders: ['name', 'title', 'by'],
  }),
  formDigest: toStaff({
    label: { en: 'New in the inbox', id: 'Kiriman baru di kotak masuk' },
    placeholders: ['name', 'number', 'form'],
  }),
  commentNotification: toStaff({
    label: { en: 'Comment: mention or task', id: 'Komentar: sebutan atau tugas' },
    placeholders: ['name', 'title', 'by'],
  }),
  releaseFailed: toStaff({
    label: { en: 'Release: did not go live', id: 'Rilis: tidak tayang' },
    placeholders: ['name', 'title'],
  }),
  approvalSubmitted: toStaff({
    label: { en: 'Approval: submitted', id: 'Persetujuan: diajukan' },
    placeholders: ['name', 'title', 'author'],
  }),
  approvalReminder: toStaff({
    label: { en: 'Approval: reminder', id: 'Persetujuan: pengingat' },
    placeholders: ['name', 'title', 'author'],
  }),
  approvalReminderFailed: toStaff({
    label: { en: 'Approval: reminder, not applied', id: 'Persetujuan: pengingat, belum diterapkan' },
    placeholders: ['name', 'title', 'author'],
  }),
  approvalDigest: toStaff({
    label: { en: 'Approval: several submitted', id: 'Persetujuan: beberapa diajukan' },
    placeholders: ['name', 'number'],
  }),
  approvalDigestReminder: toStaff({
    label: { en: 'Approval: several still waiting', id: 'Persetujuan: beberapa masih menunggu' },
    placeholders: ['name', 'number'],
  }),
  approvalApproved: toStaff({
    label: { en: 'Approval: approved', id: 'Persetujuan: disetujui' },
    placeholders: DECIDED,
  }),
  approvalRejected: toStaff({
    label: { en: 'Approval: rejected', id: 'Persetujuan: ditolak' },
    placeholders: DECIDED,
  }),
  approvalChangesRequested: toStaff({
    label: { en: 'Approval: changes requested', id: 'Persetujuan: perlu diperbaiki' },
    placeholders: DECIDED,
  }),
  approvalWithdrawn: toStaff({
    label: { en: 'Approval: withdrawn', id: 'Persetujuan: ditarik kembali' },
    placeholders: DECIDED,
  }),
  approvalExpired: toStaff({
    label: { en: 'Approval: expired', id: 'Persetujuan: kedaluwarsa' },
    placeholders: ['name', 'title'],
  }),
  approvalSuperseded: toStaff({
    label: { en: 'Approval: no longer needed', id: 'Persetujuan: tidak diperlukan lagi' },
    placeholders: ['name', 'title'],
  }),
  approvalApplyFailed: toStaff({
    label: { en: 'Approval: approved, not applied', id: 'Persetujuan: disetujui, belum diterapkan' },
    placeholders: DECIDED,
  }),
  approvalAcknowledgement: toStaff({
    label: { en: 'Approval: your decision', id: 'Persetujuan: keputusan Anda' },
    placeholders: ['name', 'title', 'decision'],
    required: ['decision'],
  }),
  approvalComment: toStaff({
    label: { en: 'Approval: comment', id: 'Persetujuan: komentar' },
    placeholders: DECIDED,
  }),
  approvalTakenOver: toStaff({
    label: { en: 'Approval: taken over', id: 'Persetujuan: diambil alih' },
    placeholders: DECIDED,
  }),
} as const satisfies Record<string, MailSpec>

export type MailKey = keyof typeof MAILS
export const MAIL_KEYS = Object.keys(MAILS) as MailKey[]
export const isMailKey = (key: string): key is MailKey => Object.hasOwn(MAILS, key)

export type PlaceholderOf<K extends MailKey> = (typeof MAILS)[K]['placeholders'][number]

export const mailSpec = (key: MailKey): MailSpec => MAILS[key]

export const REPLY_MAILS: readonly MailKey[] = MAIL_KEYS.filter((key) => mailSpec(key).isReply === true)

export const mailSectionKey = <K extends MailKey>(key: K) => `mail.${key}` as const

export function mailOfSection(type: string): MailKey | undefined {
  const key = type.startsWith('mail.') ? type.slice('mail.'.length) : ''
  return isMailKey(key) ? key : undefined
}
