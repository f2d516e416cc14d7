import type { Text } from '../locale.ts'
import type { PlaceholderName } from './placeholders.ts'

/** A mail that the product sends; the back-office edits its texts. */
export interface MailSpec {
  readonly label: Text
  readonly reader: 'visitor' | 'staff'
  readonly placeholders: readonly PlaceholderName[]
  /** Placeholders that the body must have. */
  readonly required?: readonly PlaceholderName[]
  /** Set where the mail leads nowhere: it has no button. */
  readonly hasNoButton?: true
}

const toVisitors = <const S extends Omit<MailSpec, 'reader'>>(spec: S) =>
  ({ ...spec, reader: 'visitor' }) as const
const toStaff = <const S extends Omit<MailSpec, 'reader'>>(spec: S) => ({ ...spec, reader: 'staff' }) as const

const DECIDED = ['name', 'title', 'by'] as const

/** Every mail to visitors and staff, in the order of the back-office's list. A new one does not compile without its default texts. */
export const MAILS = {
  formReceived: toVisitors({
    label: { en: 'Form received', id: 'Formulir diterima' },
    placeholders: ['form', 'site'],
    hasNoButton: true,
  }),
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
    label: { en: 'Event: a place is free', id: 'Acara: ada tempat kosong' },
    placeholders: ['title', 'until'],
    required: ['until'],
  }),
  registrationCancelled: toVisitors({
    label: { en: 'Event: registration cancelled', id: 'Acara: pendaftaran dibatalkan' },
    placeholders: ['title'],
  }),
  registrationExpired: toVisitors({
    label: { en: 'Event: the offer has ended', id: 'Acara: penawaran berakhir' },
    placeholders: ['title'],
  }),
  eventChanged: toVisitors({
    label: { en: 'Event: time or place changed', id: 'Acara: waktu atau tempat berubah' },
    placeholders: ['title'],
  }),
  eventCalledOff: toVisitors({
    label: { en: 'Event: called off', id: 'Acara: dibatalkan' },
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
  accountChanged: toStaff({
    label: { en: 'Account changed', id: 'Akun diubah' },
    placeholders: ['name'],
  }),
  newDevice: toStaff({
    label: { en: 'Log-in from a new device', id: 'Login dari perangkat baru' },
    placeholders: ['name'],
  }),
  rightsChanged: toStaff({
    label: { en: 'Rights changed', id: 'Hak akses berubah' },
    placeholders: ['name', 'title', 'by'],
  }),
  formDigest: toStaff({
    label: { en: 'New in the inbox', id: 'Kiriman baru di kotak masuk' },
    placeholders: ['name', 'number', 'form'],
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
  approvalReceipt: toStaff({
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
export const MAIL_KEYS = Object.keys(MAILS) as MailKey[] // exactly the keys above
export const isMailKey = (key: string): key is MailKey => Object.hasOwn(MAILS, key)

/** The placeholders of a mail. */
export type PlaceholderOf<K extends MailKey> = (typeof MAILS)[K]['placeholders'][number]

/** What a mail declares, whichever it is. */
export const mailSpec = (key: MailKey): MailSpec => MAILS[key]

/** The texts of a mail in one language, as they are edited; `button` only where the mail leads somewhere. */
export interface MailTexts {
  subject: string
  /** Paragraphs, parted by empty lines. */
  body: string
  button?: string
  /** Small, at the end: why somebody gets it. */
  closing: string
}

/** Key of the section that holds the texts of a mail. */
export const mailSectionKey = <K extends MailKey>(key: K) => `mail.${key}` as const

/** The mail whose texts a section holds; undefined for every other type. */
export function mailOfSection(type: string): MailKey | undefined {
  const key = type.startsWith('mail.') ? type.slice('mail.'.length) : ''
  return isMailKey(key) ? key : undefined
}
