import type { Text } from '@flou/shared/locale.ts'

export const releaseReviewTexts = {
  'problems.title_one': { en: '{{count}} problem to solve', id: '{{count}} masalah perlu diselesaikan' },
  'problems.title_other': { en: '{{count}} problems to solve', id: '{{count}} masalah perlu diselesaikan' },
  'problems.hint': {
    en: 'A release with problems marked in red does not go live.',
    id: 'Rilis dengan masalah bertanda merah tidak akan tayang.',
  },
  'problems.failed': { en: 'The release could not be checked.', id: 'Rilis tidak dapat diperiksa.' },
  'problems.checked': { en: 'Checked: no problems.', id: 'Sudah diperiksa: tidak ada masalah.' },
  'problem.outdated': {
    en: 'Someone saved this page after it was added. Merge both versions, or take it out.',
    id: 'Halaman ini disimpan lagi setelah ditambahkan. Gabungkan kedua versi, atau keluarkan.',
  },
  'problem.gone': {
    en: 'This was deleted in the meantime. Take it out, or restore it from the trash.',
    id: 'Data ini sudah dihapus. Keluarkan, atau pulihkan dari tempat sampah.',
  },
  'problem.conflict': {
    en: 'Also changed in the release “{{name}}”: {{fields}}. The release that goes live later decides.',
    id: 'Juga diubah di rilis “{{name}}”: {{fields}}. Yang berlaku adalah rilis yang tayang belakangan.',
  },
  'problem.conflictFree': {
    en: 'Also changed in the release “{{name}}”, in other fields. Both changes are kept.',
    id: 'Juga diubah di rilis “{{name}}”, pada kolom lain. Kedua perubahan tetap berlaku.',
  },
  'problem.missingLanguage': {
    en: 'A text is missing in one language.',
    id: 'Ada teks yang belum diisi dalam salah satu bahasa.',
  },
  'problem.brokenLink': {
    en: 'It links to something that visitors cannot see.',
    id: 'Ada tautan ke halaman yang tidak dapat dilihat pengunjung.',
  },
  'problem.price': {
    en: 'Prices were changed after this was added. Check them and save this change again.',
    id: 'Harga sudah berubah setelah ini ditambahkan. Periksa, lalu simpan lagi perubahan ini.',
  },
  'problem.invalid': { en: 'It cannot be saved as it is.', id: 'Perubahan ini belum dapat disimpan.' },
  'problem.merge': { en: 'Merge …', id: 'Gabungkan …' },
  'problem.mergeOf': { en: 'Merge … “{{title}}”', id: 'Gabungkan … “{{title}}”' },
  'problem.fix': { en: 'Go to the field', id: 'Buka kolomnya' },
  'problem.fixOf': { en: 'Go to the field in “{{title}}”', id: 'Buka kolomnya di “{{title}}”' },
  'mergeItem.outdated': { en: 'Merge “{{title}}”', id: 'Gabungkan “{{title}}”' },
  'mergeItem.outdatedHint': {
    en: 'Choose for each field whether the release keeps its version or takes the published one.',
    id: 'Pilih untuk setiap kolom: memakai versi rilis ini atau versi yang sudah terbit.',
  },
  'mergeItem.conflictHint': {
    en: 'Choose for each field whether this release keeps its version or takes that of “{{name}}”.',
    id: 'Pilih untuk setiap kolom: memakai versi rilis ini atau versi dari “{{name}}”.',
  },
  'mergeItem.same': { en: 'Both versions are the same.', id: 'Kedua versi sama.' },
  'mergeItem.save': { en: 'Save this merge', id: 'Simpan gabungan ini' },
  'mergeItem.saved': { en: '“{{title}}” merged', id: '“{{title}}” digabungkan' },
  'releaseLog.none': { en: 'Nothing has happened yet.', id: 'Belum ada kejadian.' },
  'releaseLog.failed': { en: 'The log could not be loaded.', id: 'Log tidak dapat dimuat.' },
  'releaseLog.create': { en: 'Created the release', id: 'Membuat rilis' },
  'releaseLog.change': { en: 'Changed name, note or time', id: 'Mengubah nama, catatan, atau waktu' },
  'releaseLog.add': { en: 'Added a change', id: 'Menambahkan perubahan' },
  'releaseLog.replace': { en: 'Edited a change', id: 'Mengubah isi perubahan' },
  'releaseLog.remove': { en: 'Took a change out', id: 'Mengeluarkan perubahan' },
  'releaseLog.send': { en: 'Sent for approval', id: 'Mengajukan persetujuan' },
  'releaseLog.approve': { en: 'Approved', id: 'Menyetujui' },
  'releaseLog.reject': { en: 'Rejected', id: 'Menolak' },
  'releaseLog.publish': { en: 'Started publishing', id: 'Memulai penerbitan' },
  'releaseLog.cancel': { en: 'Stopped publishing', id: 'Menghentikan penerbitan' },
  'releaseLog.live': { en: 'Went live', id: 'Tayang' },
  'releaseLog.fail': { en: 'Did not go live', id: 'Tidak jadi tayang' },
  'releaseLog.undo': { en: 'Started to undo', id: 'Mulai mengurungkan' },
  'releaseLog.undone': { en: 'Undone', id: 'Diurungkan' },
} as const satisfies Record<string, Text>
