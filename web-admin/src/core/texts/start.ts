import type { Text } from '@flou/shared/locale.ts'

export const startTexts = {
  'start.title': { en: 'Overview', id: 'Ringkasan' },
  'start.changes': { en: 'Approval', id: 'Persetujuan' },
  'start.toDecide': { en: 'Changes to review', id: 'Perubahan yang perlu ditinjau' },
  'start.ownChanges': { en: 'Your open changes', id: 'Perubahan Anda yang menunggu' },
  'start.drafts': { en: 'Your drafts', id: 'Draf Anda' },
  'start.draftsHint': { en: 'Not visible to visitors yet.', id: 'Belum terlihat oleh pengunjung.' },
  'start.draftNew': { en: 'Draft', id: 'Draf' },
  'start.draftOfLive': { en: 'Draft changes', id: 'Ada draf' },
  'start.coverage': { en: 'Content by area', id: 'Konten per area' },
  'start.coverageHint': {
    en: 'Published items and outdated translations per area',
    id: 'Jumlah yang terbit dan terjemahan yang usang per area',
  },
  'start.published': { en: 'Published', id: 'Terbit' },
  'start.unpublished': { en: 'Unpublished', id: 'Belum terbit' },
  'start.staleTranslation': { en: 'Translation outdated', id: 'Terjemahan usang' },
  'start.records_one': { en: '{{count}} record', id: '{{count}} data' },
  'start.records_other': { en: '{{count}} records', id: '{{count}} data' },
  'start.staleOf_one': { en: '{{count}} outdated translation', id: '{{count}} terjemahan usang' },
  'start.staleOf_other': { en: '{{count}} outdated translations', id: '{{count}} terjemahan usang' },
  'start.changedOf': { en: '{{count}} with draft changes', id: '{{count}} ada draf' },
  'start.unpublishedOf': { en: '{{count}} unpublished', id: '{{count}} belum terbit' },
  'start.allDone': { en: 'Complete', id: 'Lengkap' },
  'start.more': { en: 'Show all areas', id: 'Tampilkan semua area' },
  'start.recent': { en: 'Recently changed', id: 'Baru diubah' },
  'start.recentNone': { en: 'No recent changes.', id: 'Belum ada perubahan terbaru.' },
  'start.ending': { en: 'Ending soon', id: 'Segera berakhir' },
  'start.endingNone': {
    en: 'Nothing ends in the next {{days}} days.',
    id: 'Tidak ada yang berakhir dalam {{days}} hari ke depan.',
  },
  'start.coming': { en: 'Upcoming', id: 'Akan datang' },
  'start.comingNone': {
    en: 'Nothing starts in the next {{days}} days.',
    id: 'Tidak ada yang dimulai dalam {{days}} hari ke depan.',
  },
  'start.failed': { en: 'The overview could not be loaded.', id: 'Ringkasan tidak dapat dimuat.' },
} as const satisfies Record<string, Text>

export const paletteTexts = {
  'palette.title': { en: 'Go to a screen or record', id: 'Buka halaman atau data' },
  'palette.input': { en: 'Search screens, actions and records', id: 'Cari halaman, tindakan, dan data' },
  'palette.recent': { en: 'Recent', id: 'Terakhir dibuka' },
  'palette.screens': { en: 'Screens', id: 'Halaman' },
  'palette.actions': { en: 'Actions', id: 'Tindakan' },
  'palette.records': { en: 'Records', id: 'Data' },
  'palette.searching': { en: 'Searching records …', id: 'Mencari data …' },
  'palette.none': { en: 'No results for “{{keyword}}”.', id: 'Tidak ada hasil untuk “{{keyword}}”.' },
  'palette.failed': {
    en: 'Record search failed. Screens and actions still work.',
    id: 'Pencarian data gagal. Halaman dan tindakan tetap tersedia.',
  },
  'palette.count_one': { en: '{{count}} result', id: '{{count}} hasil' },
  'palette.count_other': { en: '{{count}} results', id: '{{count}} hasil' },
  'palette.keys': { en: '↑ ↓ choose · Enter open · Esc close', id: '↑ ↓ pilih · Enter buka · Esc tutup' },
} as const satisfies Record<string, Text>
