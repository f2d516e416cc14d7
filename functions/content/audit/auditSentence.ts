import type { AuditKind } from '@flou/shared/auditActions.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import type { Language, Text } from '@flou/shared/locale.ts'
import type { AuditRow } from '../../store/items/auditItem.ts'

const SENTENCES: Readonly<Record<AuditKind, Text>> = {
  create: { en: 'Created {0}', id: 'Membuat {0}' },
  update: { en: 'Updated {0}', id: 'Memperbarui {0}' },
  delete: { en: 'Moved {0} to the trash', id: 'Memindahkan {0} ke tempat sampah' },
  restore: { en: 'Restored {0}', id: 'Memulihkan {0}' },
  publish: { en: 'Published {0}', id: 'Menerbitkan {0}' },
  unpublish: { en: 'Unpublished {0}', id: 'Membatalkan penerbitan {0}' },
  draft: { en: 'Saved a draft of {0}', id: 'Menyimpan draf {0}' },
  discard: { en: 'Discarded the draft of {0}', id: 'Membuang draf {0}' },
  reorder: { en: 'Changed the order of {0}', id: 'Mengubah urutan {0}' },
  schedule: { en: 'Scheduled {0}', id: 'Menjadwalkan {0}' },
  submit: { en: 'Submitted {0} for approval', id: 'Mengajukan {0} untuk persetujuan' },
  approve: { en: 'Approved {0}', id: 'Menyetujui {0}' },
  reject: { en: 'Rejected {0}', id: 'Menolak {0}' },
  request_changes: { en: 'Requested changes to {0}', id: 'Meminta perubahan pada {0}' },
  withdraw: { en: 'Withdrew {0}', id: 'Menarik kembali {0}' },
  expire: { en: '{0} expired', id: '{0} kedaluwarsa' },
  share: { en: 'Shared a preview of {0}', id: 'Membagikan pratinjau {0}' },
  unshare: { en: 'Withdrew a preview link of {0}', id: 'Mencabut tautan pratinjau {0}' },
  login: { en: 'Logged in', id: 'Masuk' },
  login_failed: { en: 'Login failed', id: 'Gagal masuk' },
  logout: { en: 'Logged out', id: 'Keluar' },
  password_reset: { en: 'Reset the password of {0}', id: 'Mengatur ulang kata sandi {0}' },
  purge: { en: 'Deleted {0} permanently', id: 'Menghapus {0} secara permanen' },
  redact: {
    en: 'Removed personal data from an entry about {0}',
    id: 'Menghapus data pribadi dari entri tentang {0}',
  },
  export: { en: 'Exported {0}', id: 'Mengekspor {0}' },
  import: { en: 'Imported {0}', id: 'Mengimpor {0}' },
  permission_change: { en: 'Changed the permissions of {0}', id: 'Mengubah izin {0}' },
  view_personal_data: { en: 'Viewed personal data of {0}', id: 'Melihat data pribadi {0}' },
}

export function auditSentence(row: AuditRow, registry: Registry, language: Language): string {
  const sentence = SENTENCES[row.detail ?? row.actionType][language]
  return sentence.replace('{0}', subjectOf(row, registry, language)).trim()
}

function subjectOf({ entity, subject }: AuditRow, { types }: Registry, language: Language): string {
  const type = types.get(entity)
  if (!type) return subject[language]
  return type.single ? type.label[language] : `${type.label[language]} “${subject[language]}”`
}
