import type { Text } from '@flou/shared/locale.ts'

export const replaceTexts = {
  'replace.open': { en: 'Replace everywhere…', id: 'Ganti di semua tempat…' },
  'replace.title': { en: 'Replace “{{title}}” everywhere', id: 'Ganti “{{title}}” di semua tempat' },
  'replace.with': { en: 'Replace with', id: 'Ganti dengan' },
  'replace.chooseFile': { en: 'Choose file', id: 'Pilih berkas' },
  'replace.changes_one': { en: '{{count}} record changes', id: '{{count}} data berubah' },
  'replace.changes_other': { en: '{{count}} records change', id: '{{count}} data berubah' },
  'replace.reach.live': { en: 'on the site immediately', id: 'langsung tampil di situs' },
  'replace.reach.scheduled': {
    en: 'saved; goes live on its scheduled date',
    id: 'tersimpan; tayang pada tanggal yang dijadwalkan',
  },
  'replace.reach.unseen': {
    en: 'saved; still not visible to visitors',
    id: 'tersimpan; tetap tidak terlihat oleh pengunjung',
  },
  'replace.reach.saved': { en: 'saved immediately', id: 'langsung tersimpan' },
  'replace.reach.approval': { en: 'sent for approval', id: 'diajukan untuk disetujui' },
  'replace.reach.draft': { en: 'draft; stays unpublished', id: 'draf; tetap belum terbit' },
  'replace.reach.draftOfLive': {
    en: 'only the draft changes; publish it to update the site',
    id: 'hanya draf yang berubah; terbitkan agar situs ikut berubah',
  },
  'replace.skipped_one': { en: '{{count}} record stays as it is', id: '{{count}} data tetap seperti semula' },
  'replace.skipped_other': {
    en: '{{count}} records stay as they are',
    id: '{{count}} data tetap seperti semula',
  },
  'replace.skipped.noRight': { en: 'you cannot edit it', id: 'Anda tidak berhak mengubahnya' },
  'replace.skipped.publishedOnly': {
    en: 'only its published version uses “{{title}}”; publish its draft',
    id: 'hanya versi terbitnya yang memakai “{{title}}”; terbitkan drafnya',
  },
  'replace.start_one': { en: 'Replace in {{count}} record', id: 'Ganti di {{count}} data' },
  'replace.start_other': { en: 'Replace in {{count}} records', id: 'Ganti di {{count}} data' },
  'replace.checking': {
    en: '{{done}} of {{count}} records checked',
    id: '{{done}} dari {{count}} data sudah diperiksa',
  },
} as const satisfies Record<string, Text>
