import type { Text } from '@flou/shared/locale.ts'

export const changeRequestWords = {
  'change.kind.create': { en: 'New', id: 'Baru' },
  'change.kind.update': { en: 'Change', id: 'Perubahan' },
  'change.kind.publish': { en: 'Publish', id: 'Terbitkan' },
  'change.kind.unpublish': { en: 'Unpublish', id: 'Batalkan penerbitan' },
  'change.kind.trash': { en: 'Delete', id: 'Hapus' },
  'change.kind.restore': { en: 'Restore from trash', id: 'Pulihkan dari tempat sampah' },
  'change.kind.restoreVersion': { en: 'Earlier version', id: 'Versi sebelumnya' },
  'change.kind.purge': { en: 'Delete permanently', id: 'Hapus permanen' },
  'change.kind.reorder': { en: 'New order', id: 'Urutan baru' },
  'change.kind.batch': { en: 'Several records', id: 'Beberapa data' },
  'change.kind.undoBatch': { en: 'Undo several records', id: 'Urungkan beberapa data' },
  'change.kind.describeFile': { en: 'File details', id: 'Rincian berkas' },
  'change.kind.replaceFile': { en: 'Replace file', id: 'Ganti berkas' },
  'change.kind.cropPicture': { en: 'Crop picture', id: 'Potong gambar' },
  'change.kind.changeFolder': { en: 'Folder', id: 'Folder' },
  'change.rows_one': { en: '{{kind}} ({{count}} row)', id: '{{kind}} ({{count}} baris)' },
  'change.rows_other': { en: '{{kind}} ({{count}} rows)', id: '{{kind}} ({{count}} baris)' },
  'change.onlyIn.id': { en: 'Indonesian only', id: 'Bahasa Indonesia saja' },
  'change.onlyIn.en': { en: 'English only', id: 'Bahasa Inggris saja' },
  'change.status.1': { en: 'Waiting for approval', id: 'Menunggu persetujuan' },
  'change.status.2': { en: 'Approved', id: 'Disetujui' },
  'change.status.3': { en: 'Rejected', id: 'Ditolak' },
  'change.status.4': { en: 'Changes requested', id: 'Perubahan diminta' },
  'change.status.5': { en: 'Withdrawn', id: 'Ditarik kembali' },
  'change.status.6': { en: 'Expired', id: 'Kedaluwarsa' },
  'change.status.7': { en: 'No longer needed', id: 'Tidak diperlukan lagi' },
  'change.status.8': { en: 'Approved, not applied', id: 'Disetujui, belum diterapkan' },
} as const satisfies Record<string, Text>

export const mailedTexts = {
  'mailed.title': { en: 'Review a change', id: 'Tinjau perubahan' },
  'mailed.for': {
    en: 'You decide as {{name}}. Anyone with this link can do so: do not forward it.',
    id: 'Anda memutuskan sebagai {{name}}. Siapa pun yang memegang tautan ini dapat melakukannya: jangan teruskan.',
  },
  'mailed.planned': { en: 'scheduled for {{day}}', id: 'dijadwalkan terbit pada {{day}}' },
  'mailed.decision': { en: 'Your decision', id: 'Keputusan Anda' },
  'mailed.seen': {
    en: 'I have read what changes',
    id: 'Saya sudah membaca apa yang berubah',
  },
  'mailed.send': { en: 'Send decision', id: 'Kirim keputusan' },
  'mailed.office': { en: 'Open the back-office', id: 'Buka back-office' },
} as const satisfies Record<string, Text>
