import type { Text } from '@flou/shared/locale.ts'

export const plannedTexts = {
  'plan.open': { en: 'Schedule', id: 'Jadwalkan' },
  'plan.cancel': { en: 'Cancel', id: 'Batal' },
  'plan.publish': { en: 'Publish on', id: 'Terbitkan pada' },
  'plan.unpublish': { en: 'Unpublish on', id: 'Batalkan penerbitan pada' },
  'plan.hint': {
    en: 'Jakarta time (WIB). Without an hour: 00:00.',
    id: 'Waktu Jakarta (WIB). Tanpa jam: 00.00.',
  },
  'plan.publishHint': {
    en: 'Until then, this form is saved as a draft.',
    id: 'Sampai saat itu, isi formulir ini disimpan sebagai draf.',
  },
  'plan.hourOf': { en: '{{name}}: hour', id: '{{name}}: jam' },
  'plan.clear': { en: 'Clear', id: 'Kosongkan' },
  'plan.clearOf': { en: 'Clear: {{name}}', id: 'Kosongkan: {{name}}' },
  'plan.save': { en: 'Schedule', id: 'Jadwalkan' },
  'plan.sendHint': {
    en: 'Approvers decide first. Once approved, it waits for this time.',
    id: 'Pemberi persetujuan memutuskan lebih dulu. Setelah disetujui, perubahan menunggu waktu ini.',
  },
  'plan.goesLive': {
    en: 'Goes live on {{time}}, scheduled by {{name}}.',
    id: 'Tayang pada {{time}}, dijadwalkan oleh {{name}}.',
  },
  'plan.changesLive': {
    en: 'These changes go live on {{time}}, scheduled by {{name}}.',
    id: 'Perubahan ini tayang pada {{time}}, dijadwalkan oleh {{name}}.',
  },
  'plan.endsLive': {
    en: 'Will be unpublished on {{time}}, scheduled by {{name}}.',
    id: 'Penerbitan akan dibatalkan pada {{time}}, dijadwalkan oleh {{name}}.',
  },
  'plan.change': { en: 'Change time', id: 'Ubah waktu' },
  'plan.stop': { en: 'Cancel schedule', id: 'Batalkan jadwal' },
  'effect.planned': {
    en: 'Saved as a draft that goes live on {{day}}',
    id: 'Tersimpan sebagai draf yang tayang pada {{day}}',
  },
  'standing.changesOn': { en: 'Changes on {{day}}', id: 'Perubahan tayang {{day}}' },
  'standing.until': { en: 'Until {{day}}', id: 'Sampai {{day}}' },
} as const satisfies Record<string, Text>
