import type { Text } from '@flou/shared/locale.ts'

export const importTexts = {
  'import.title': { en: 'Import CSV', id: 'Impor CSV' },
  'import.hint': {
    en: 'Use the headers of the CSV export. Rows with an ID change that record; rows without one are added. You check everything before anything is saved.',
    id: 'Gunakan judul kolom dari ekspor CSV. Baris dengan ID mengubah data itu, baris tanpa ID ditambahkan. Semuanya dapat Anda periksa sebelum disimpan.',
  },
  'import.checking': { en: 'Checking {{done}} of {{count}}', id: 'Memeriksa {{done}} dari {{count}}' },
  'import.unknown': {
    en: 'These columns are unknown and were skipped: {{names}}',
    id: 'Kolom ini tidak dikenal dan dilewati: {{names}}',
  },
  'import.limit': {
    en: 'Only the first {{count}} changed rows are imported. Import the file again for the others.',
    id: 'Hanya {{count}} baris pertama yang berubah yang diimpor. Impor berkas ini lagi untuk sisanya.',
  },
  'import.rows': { en: 'Rows of the file', id: 'Baris dalam berkas' },
  'import.row': { en: 'Row {{line}}', id: 'Baris {{line}}' },
  'import.outcome': { en: 'Result', id: 'Hasil' },
  'import.details': { en: 'Details', id: 'Rincian' },
  'import.new': { en: 'New', id: 'Baru' },
  'import.changed': { en: 'Changed', id: 'Diubah' },
  'import.unchanged': { en: 'Unchanged', id: 'Tetap' },
  'import.refused': { en: 'Refused', id: 'Ditolak' },
  'import.wouldRefuse': { en: 'Refused: {{count}}', id: 'Ditolak: {{count}}' },
  'import.asDrafts': {
    en: 'New and changed rows are saved as drafts. Refused rows are skipped.',
    id: 'Baris baru dan yang berubah disimpan sebagai draf. Baris yang ditolak dilewati.',
  },
  'import.atOnce': {
    en: 'This content has no drafts: changes take effect immediately. Refused rows are skipped.',
    id: 'Konten ini tidak memiliki draf: perubahan langsung berlaku. Baris yang ditolak dilewati.',
  },
  'import.download': { en: 'Download refused rows ({{count}})', id: 'Unduh baris yang ditolak ({{count}})' },
  'import.reason': { en: 'Reason', id: 'Alasan' },
  'import.refusedFile': { en: 'refused', id: 'ditolak' },
  'import.undo': { en: 'Undo import ({{count}})', id: 'Urungkan impor ({{count}})' },
  'import.undone': { en: 'Undone: {{count}}', id: 'Diurungkan: {{count}}' },
} as const satisfies Record<string, Text>
