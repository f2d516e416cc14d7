import type { Text } from '@flou/shared/locale.ts'
import { changeRequestWords } from './approval.ts'
import { decisionTexts } from './approvalDecision.ts'

export const reviewTexts = {
  ...changeRequestWords,
  'change.by': { en: 'By {{name}}, {{time}}', id: 'Oleh {{name}}, {{time}}' },
  'change.with': { en: 'with {{names}}', id: 'bersama {{names}}' },
  'change.round': { en: 'Sent {{count}} times', id: 'Diajukan {{count}} kali' },
  'change.decidedBy': { en: 'Decided by {{name}}, {{time}}', id: 'Diputuskan oleh {{name}}, {{time}}' },
  'change.approvers': { en: 'Approvers: {{names}}', id: 'Pemberi persetujuan: {{names}}' },
  'change.away': { en: '{{name}} (out of office until {{day}})', id: '{{name}} (cuti sampai {{day}})' },
  'change.awayAsk': {
    en: '{{name}} (out of office until {{day}}, ask {{instead}})',
    id: '{{name}} (cuti sampai {{day}}, hubungi {{instead}})',
  },
  'change.queue': { en: 'Back to queue', id: 'Kembali ke antrean' },
  'change.openForm': { en: 'Open in the editor', id: 'Buka di editor' },
  'change.effect.create': {
    en: 'After approval, visitors see it for the first time.',
    id: 'Setelah disetujui, pengunjung melihatnya untuk pertama kali.',
  },
  'change.effect.unpublish': {
    en: 'After approval, visitors no longer see it. It stays in the back-office and can be published again.',
    id: 'Setelah disetujui, pengunjung tidak lagi melihatnya. Data tetap ada di back-office dan dapat diterbitkan lagi.',
  },
  'change.effect.trash': {
    en: 'After approval, it is moved to the trash and visitors no longer see it. It can be restored for {{days}} days.',
    id: 'Setelah disetujui, data dipindahkan ke tempat sampah dan tidak lagi dilihat pengunjung. Data dapat dipulihkan selama {{days}} hari.',
  },
  'change.effect.purge': {
    en: 'After approval, it is permanently deleted and cannot be restored.',
    id: 'Setelah disetujui, data dihapus permanen dan tidak dapat dipulihkan.',
  },
  'change.effect.restore': {
    en: 'After approval, it is restored from the trash as shown here.',
    id: 'Setelah disetujui, data dipulihkan dari tempat sampah seperti yang tampil di sini.',
  },
  'change.effect.publish': {
    en: 'After approval, visitors see it as shown here.',
    id: 'Setelah disetujui, pengunjung melihatnya seperti yang tampil di sini.',
  },
  'change.effect.hidden': {
    en: 'Visitors do not see this record, now or after approval.',
    id: 'Pengunjung tidak melihat data ini, baik sekarang maupun setelah disetujui.',
  },
  'change.effect.replaceFile': {
    en: 'After approval, the new file replaces the old one everywhere, at the same URL.',
    id: 'Setelah disetujui, berkas baru menggantikan yang lama di semua tempat, dengan URL yang sama.',
  },
  'change.effect.onlyIn.id': {
    en: 'It goes live in Indonesian only, because the English text is incomplete. Visitors of the English site see the Indonesian text.',
    id: 'Ini tayang dalam bahasa Indonesia saja karena teks Inggrisnya belum lengkap. Pengunjung situs berbahasa Inggris melihat teks Indonesia.',
  },
  'change.effect.onlyIn.en': {
    en: 'It goes live in English only, because the Indonesian text is incomplete. Visitors of the Indonesian site see the English text.',
    id: 'Ini tayang dalam bahasa Inggris saja karena teks Indonesianya belum lengkap. Pengunjung situs berbahasa Indonesia melihat teks Inggris.',
  },
  'change.parts': { en: 'View', id: 'Tampilan' },
  'change.changes': { en: 'Changes', id: 'Perubahan' },
  'change.page': { en: 'Page', id: 'Halaman' },
  'change.fields_one': { en: '{{count}} field changed', id: '{{count}} kolom berubah' },
  'change.fields_other': { en: '{{count}} fields changed', id: '{{count}} kolom berubah' },
  'change.nothing': { en: 'No fields changed.', id: 'Tidak ada kolom yang berubah.' },
  'change.showUnchanged': { en: 'Show unchanged fields', id: 'Tampilkan kolom yang tidak berubah' },
  'change.showAll': { en: 'Show records that do not move', id: 'Tampilkan data yang tidak berpindah' },
  'change.stale': {
    en: 'Only one language changed: is the other still correct?',
    id: 'Hanya satu bahasa yang berubah: apakah bahasa lainnya masih sesuai?',
  },
  'change.record': { en: 'Record', id: 'Data' },
  'change.records_one': { en: '{{count}} record', id: '{{count}} data' },
  'change.records_other': { en: '{{count}} records', id: '{{count}} data' },
  'change.action.create': { en: 'new', id: 'baru' },
  'change.action.update': { en: 'changed', id: 'diubah' },
  'change.action.delete': { en: 'deleted', id: 'dihapus' },
  'change.action.restore': { en: 'restored', id: 'dipulihkan' },
  'change.oldPlace': { en: 'Old position', id: 'Posisi lama' },
  'change.newPlace': { en: 'New position', id: 'Posisi baru' },
  'change.moved_one': { en: '{{count}} record moves', id: '{{count}} data berpindah' },
  'change.moved_other': { en: '{{count}} records move', id: '{{count}} data berpindah' },
  'change.placeIn': { en: '{{place}} in {{parent}}', id: '{{place}} di {{parent}}' },
  'change.goneSince': { en: 'deleted since', id: 'sudah tidak ada' },
  'change.pageNow': { en: 'Now', id: 'Sekarang' },
  'change.pageAfter': { en: 'After approval', id: 'Setelah disetujui' },
  'change.pageBoth': { en: 'Side by side', id: 'Berdampingan' },
  'change.pageState': { en: 'Version', id: 'Versi' },
  'change.language': { en: 'Page language', id: 'Bahasa halaman' },
  'change.notShownNow': {
    en: 'Visitors do not see it now.',
    id: 'Sekarang pengunjung belum melihatnya.',
  },
  'change.notShownAfter': {
    en: 'After approval, visitors do not see it.',
    id: 'Setelah disetujui, pengunjung tidak melihatnya.',
  },
  'change.touches': { en: 'Affected pages', id: 'Halaman terpengaruh' },
  'change.everywhere': {
    en: 'It appears on every page, like the menu or the footer.',
    id: 'Ini tampil di semua halaman, seperti menu atau footer.',
  },
  'change.noPages': { en: 'No page shows it yet.', id: 'Belum ada halaman yang menampilkannya.' },
  'change.pages': { en: 'Pages that show it: {{count}}', id: 'Halaman yang menampilkannya: {{count}}' },
  'change.morePages': { en: 'and {{count}} more', id: 'dan {{count}} lainnya' },
  'change.newAddress': {
    en: 'The URL changes from {{from}} to {{to}}. Visitors of the old URL are redirected.',
    id: 'URL berubah dari {{from}} menjadi {{to}}. Pengunjung URL lama dialihkan.',
  },
  'change.checks': { en: 'Checks', id: 'Pemeriksaan' },
  'change.checksFine': { en: 'No issues found.', id: 'Tidak ada temuan.' },
  'check.alt': { en: 'Picture without alternative text', id: 'Ada gambar tanpa teks alternatif' },
  'check.heading': {
    en: 'Heading level skipped ({{from}} to {{to}})',
    id: 'Tingkat judul terlewati ({{from}} ke {{to}})',
  },
  'check.link': { en: 'Broken link: {{href}}', id: 'Tautan rusak: {{href}}' },
  'check.empty': {
    en: 'Empty in this language, filled in the other',
    id: 'Kosong dalam bahasa ini, terisi dalam bahasa lainnya',
  },
  'check.contrast': {
    en: 'Text is hard to read on its background ({{ratio}}:1)',
    id: 'Teks sulit dibaca pada latarnya ({{ratio}}:1)',
  },
  'check.stale': { en: 'Other language not updated', id: 'Bahasa lainnya belum diperbarui' },
  ...decisionTexts,
} as const satisfies Record<string, Text>
