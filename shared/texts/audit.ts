import type { AuditKind } from '../audit/auditActions.ts'
import type { Text } from '../locale.ts'
import type { Texts } from './translator.ts'

export const auditTexts = {
  create: { en: 'Created {{subject}}', id: 'Membuat {{subject}}' },
  update: { en: 'Updated {{subject}}', id: 'Memperbarui {{subject}}' },
  delete: { en: 'Moved {{subject}} to the trash', id: 'Memindahkan {{subject}} ke tempat sampah' },
  restore: { en: 'Restored {{subject}}', id: 'Memulihkan {{subject}}' },
  publish: { en: 'Published {{subject}}', id: 'Menerbitkan {{subject}}' },
  unpublish: { en: 'Unpublished {{subject}}', id: 'Membatalkan penerbitan {{subject}}' },
  draft: { en: 'Saved a draft of {{subject}}', id: 'Menyimpan draf {{subject}}' },
  discard: { en: 'Discarded the draft of {{subject}}', id: 'Membuang draf {{subject}}' },
  reorder: { en: 'Changed the order of {{subject}}', id: 'Mengubah urutan {{subject}}' },
  schedule: { en: 'Scheduled {{subject}}', id: 'Menjadwalkan {{subject}}' },
  submit: { en: 'Submitted {{subject}} for approval', id: 'Mengajukan {{subject}} untuk persetujuan' },
  approve: { en: 'Approved {{subject}}', id: 'Menyetujui {{subject}}' },
  reject: { en: 'Rejected {{subject}}', id: 'Menolak {{subject}}' },
  request_changes: { en: 'Requested changes to {{subject}}', id: 'Meminta perubahan pada {{subject}}' },
  withdraw: { en: 'Withdrew {{subject}}', id: 'Menarik kembali {{subject}}' },
  expire: { en: '{{subject}} expired', id: '{{subject}} kedaluwarsa' },
  share: { en: 'Shared a preview of {{subject}}', id: 'Membagikan pratinjau {{subject}}' },
  invite: { en: 'Resent the invitation to {{subject}}', id: 'Mengirim ulang undangan kepada {{subject}}' },
  add_factor: {
    en: 'Added a two-factor authentication method for {{subject}}',
    id: 'Menambahkan metode autentikasi dua faktor untuk {{subject}}',
  },
  remove_factor: {
    en: 'Removed a two-factor authentication method of {{subject}}',
    id: 'Menghapus metode autentikasi dua faktor {{subject}}',
  },
  renew_recovery_codes: {
    en: 'Created new recovery codes for {{subject}}',
    id: 'Membuat kode pemulihan baru untuk {{subject}}',
  },
  unshare: { en: 'Revoked a preview link of {{subject}}', id: 'Mencabut tautan pratinjau {{subject}}' },
  share_calendar: {
    en: 'Created a calendar address for {{subject}}',
    id: 'Membuat alamat kalender untuk {{subject}}',
  },
  unshare_calendar: {
    en: 'Revoked the calendar address of {{subject}}',
    id: 'Mencabut alamat kalender {{subject}}',
  },
  comment: { en: 'Commented on {{subject}}', id: 'Mengomentari {{subject}}' },
  uncomment: { en: 'Deleted a comment on {{subject}}', id: 'Menghapus komentar pada {{subject}}' },
  assign: { en: 'Assigned the translation of {{subject}}', id: 'Menugaskan terjemahan {{subject}}' },
  login: { en: 'Logged in', id: 'Masuk' },
  login_failed: { en: 'Login failed', id: 'Gagal masuk' },
  logout: { en: 'Logged out', id: 'Keluar' },
  password_reset: { en: 'Reset the password of {{subject}}', id: 'Mengatur ulang kata sandi {{subject}}' },
  purge: { en: 'Deleted {{subject}} permanently', id: 'Menghapus {{subject}} secara permanen' },
  revoke: { en: 'Revoked {{subject}}', id: 'Mencabut {{subject}}' },
  redact: {
    en: 'Removed personal data from an entry about {{subject}}',
    id: 'Menghapus data pribadi dari entri tentang {{subject}}',
  },
  rotate_secret: { en: 'Created a new secret for {{subject}}', id: 'Membuat rahasia baru untuk {{subject}}' },
  export: { en: 'Exported {{subject}}', id: 'Mengekspor {{subject}}' },
  import: { en: 'Imported {{subject}}', id: 'Mengimpor {{subject}}' },
  permission_change: { en: 'Changed the permissions of {{subject}}', id: 'Mengubah izin {{subject}}' },
  view_personal_data: { en: 'Viewed personal data of {{subject}}', id: 'Melihat data pribadi {{subject}}' },
} as const satisfies Record<AuditKind, Text>

export const auditPlannedTexts = {
  scheduledFor: { en: 'for {{time}} WIB', id: 'untuk {{time}} WIB' },
  plannedFor: { en: '(scheduled for {{time}} WIB)', id: '(dijadwalkan {{time}} WIB)' },
  plannedLate: {
    en: '(scheduled for {{time}} WIB, {{minutes}} minutes late)',
    id: '(dijadwalkan {{time}} WIB, terlambat {{minutes}} menit)',
  },
} as const satisfies Texts

/** Keyed by the language in which the record is live. */
export const onlyInTexts = {
  id: { en: '(live in Indonesian only)', id: '(tayang hanya dalam bahasa Indonesia)' },
  en: { en: '(live in English only)', id: '(tayang hanya dalam bahasa Inggris)' },
} as const satisfies Texts

export const auditSubjectTexts = {
  apiToken: { en: 'the API token “{{name}}”', id: 'token API “{{name}}”' },
  webhook: { en: 'the webhook “{{name}}”', id: 'webhook “{{name}}”' },
  estimate: { en: 'estimate {{name}}', id: 'perkiraan {{name}}' },
  decisions: { en: 'decisions about changes', id: 'keputusan atas perubahan' },
  erasure: { en: 'the erasure of personal data', id: 'penghapusan data pribadi' },
  personalData: { en: 'personal data (receipt {{id}})', id: 'data pribadi (tanda terima {{id}})' },
  person: { en: 'a person', id: 'seseorang' },
  subscribers: { en: 'subscribers of the newsletter', id: 'pelanggan buletin' },
  subscriber: { en: 'a subscriber of the newsletter', id: 'pelanggan buletin' },
  suppressedAddress: { en: 'a blocked address', id: 'alamat yang diblokir' },
} as const satisfies Texts
