import type { Text } from '@flou/shared/locale.ts'
import { changeWords } from './changeWords.ts'
import { decisionTexts } from './workflowDecision.ts'

/** The screen on which an approver decides about a change: what it does. */
export const changeTexts = {
  ...changeWords,
  'change.by': { en: 'By {{name}}, {{time}}', id: 'Oleh {{name}}, {{time}}' },
  'change.with': { en: 'with {{names}}', id: 'bersama {{names}}' },
  'change.round': { en: 'Sent {{count}} times', id: 'Dikirim {{count}} kali' },
  'change.decidedBy': { en: 'Decided by {{name}}, {{time}}', id: 'Diputuskan oleh {{name}}, {{time}}' },
  'change.approvers': { en: 'Who can decide: {{names}}', id: 'Yang dapat memutuskan: {{names}}' },
  'change.away': { en: '{{name}} (away until {{day}})', id: '{{name}} (tidak masuk sampai {{day}})' },
  'change.awayAsk': {
    en: '{{name}} (away until {{day}}, ask {{instead}})',
    id: '{{name}} (tidak masuk sampai {{day}}, hubungi {{instead}})',
  },
  'change.queue': { en: 'Open changes', id: 'Perubahan terbuka' },
  'change.openForm': { en: 'Open in the editor', id: 'Buka di editor' },
  'change.effect.create': {
    en: 'Once approved, visitors see it for the first time.',
    id: 'Setelah disetujui, pengunjung melihatnya untuk pertama kali.',
  },
  'change.effect.unpublish': {
    en: 'Once approved, visitors no longer see it. It stays in the back-office and can be published again.',
    id: 'Setelah disetujui, pengunjung tidak lagi melihatnya. Data tetap ada di dasbor dan dapat diterbitkan lagi.',
  },
  'change.effect.trash': {
    en: 'Once approved, it goes to the trash, and visitors no longer see it. It can be restored for {{days}} days.',
    id: 'Setelah disetujui, data masuk ke sampah dan tidak lagi dilihat pengunjung. Data dapat dipulihkan selama {{days}} hari.',
  },
  'change.effect.purge': {
    en: 'Once approved, it is deleted for good. Nobody can bring it back.',
    id: 'Setelah disetujui, data dihapus permanen. Tidak ada yang dapat mengembalikannya.',
  },
  'change.effect.restore': {
    en: 'Once approved, it comes back from the trash as it is shown here.',
    id: 'Setelah disetujui, data kembali dari sampah seperti yang tampil di sini.',
  },
  'change.effect.publish': {
    en: 'Once approved, visitors see it as it is shown here.',
    id: 'Setelah disetujui, pengunjung melihatnya seperti yang tampil di sini.',
  },
  'change.effect.hidden': {
    en: 'Visitors do not see this record, neither now nor once it is approved.',
    id: 'Pengunjung tidak melihat data ini, baik sekarang maupun setelah disetujui.',
  },
  'change.effect.replaceFile': {
    en: 'Once approved, the new file is shown everywhere instead of the old one, under the same address.',
    id: 'Setelah disetujui, berkas baru menggantikan yang lama di semua tempat, dengan alamat yang sama.',
  },
  'change.parts': { en: 'What is shown', id: 'Yang ditampilkan' },
  'change.changes': { en: 'Changes', id: 'Perubahan' },
  'change.page': { en: 'Page', id: 'Halaman' },
  'change.fields': { en: '{{count}} fields changed', id: '{{count}} kolom berubah' },
  'change.fields_one': { en: '{{count}} field changed', id: '{{count}} kolom berubah' },
  'change.nothing': { en: 'No field says anything else.', id: 'Tidak ada kolom yang berubah.' },
  'change.showUnchanged': { en: 'Show unchanged fields', id: 'Tampilkan kolom yang tidak berubah' },
  'change.showAll': { en: 'Show records that did not move', id: 'Tampilkan data yang tidak berpindah' },
  'change.stale': {
    en: 'Only one language changed: does the other still say the same?',
    id: 'Hanya satu bahasa yang berubah: apakah bahasa lainnya masih sesuai?',
  },
  'change.record': { en: 'Record', id: 'Data' },
  'change.records': { en: '{{count}} records', id: '{{count}} data' },
  'change.records_one': { en: '{{count}} record', id: '{{count}} data' },
  'change.action.create': { en: 'new', id: 'baru' },
  'change.action.update': { en: 'changed', id: 'diubah' },
  'change.action.delete': { en: 'deleted', id: 'dihapus' },
  'change.action.restore': { en: 'restored', id: 'dipulihkan' },
  'change.oldPlace': { en: 'Old place', id: 'Posisi lama' },
  'change.newPlace': { en: 'New place', id: 'Posisi baru' },
  'change.moved': { en: '{{count}} records move', id: '{{count}} data berpindah' },
  'change.moved_one': { en: '{{count}} record moves', id: '{{count}} data berpindah' },
  'change.placeIn': { en: '{{place}} in {{parent}}', id: '{{place}} di {{parent}}' },
  'change.goneSince': { en: 'gone since', id: 'sudah tidak ada' },
  'change.pageNow': { en: 'Now', id: 'Sekarang' },
  'change.pageAfter': { en: 'Once approved', id: 'Setelah disetujui' },
  'change.pageBoth': { en: 'Side by side', id: 'Berdampingan' },
  'change.pageState': { en: 'Which state', id: 'Keadaan' },
  'change.language': { en: 'Language of the page', id: 'Bahasa halaman' },
  'change.notShownNow': {
    en: 'Visitors see nothing of it now.',
    id: 'Sekarang pengunjung belum melihatnya.',
  },
  'change.notShownAfter': {
    en: 'Once approved, visitors see nothing of it.',
    id: 'Setelah disetujui, pengunjung tidak melihatnya.',
  },
  'change.touches': { en: 'What it touches', id: 'Yang terpengaruh' },
  'change.everywhere': {
    en: 'It is part of what every page shows, such as the menu or the footer.',
    id: 'Ini bagian dari semua halaman, seperti menu atau footer.',
  },
  'change.noPages': { en: 'No page shows it yet.', id: 'Belum ada halaman yang menampilkannya.' },
  'change.pages': { en: 'Pages that show it: {{count}}', id: 'Halaman yang menampilkannya: {{count}}' },
  'change.morePages': { en: 'and {{count}} more', id: 'dan {{count}} lainnya' },
  'change.newAddress': {
    en: 'Its address changes from {{from}} to {{to}}. Visitors of the old one are led to the new one.',
    id: 'Alamatnya berubah dari {{from}} menjadi {{to}}. Pengunjung alamat lama diarahkan ke alamat baru.',
  },
  'change.checks': { en: 'Checks', id: 'Pemeriksaan' },
  'change.checksFine': { en: 'Nothing found.', id: 'Tidak ada temuan.' },
  'check.alt': { en: 'A picture has no alternative text', id: 'Ada gambar tanpa teks alternatif' },
  'check.heading': {
    en: 'A heading skips a level ({{from}} to {{to}})',
    id: 'Tingkat judul terlewati ({{from}} ke {{to}})',
  },
  'check.link': { en: 'A link leads nowhere: {{href}}', id: 'Tautan tidak menuju ke mana pun: {{href}}' },
  'check.empty': {
    en: 'Empty in this language, filled in in the other',
    id: 'Kosong dalam bahasa ini, terisi dalam bahasa lainnya',
  },
  'check.contrast': {
    en: 'Text is hard to read on its background ({{ratio}}:1)',
    id: 'Teks sulit dibaca pada latarnya ({{ratio}}:1)',
  },
  'check.stale': { en: 'Only this language changed', id: 'Hanya bahasa ini yang berubah' },
  ...decisionTexts,
} as const satisfies Record<string, Text>
export type ChangeTextKey = keyof typeof changeTexts
