import type { Text } from '@flou/shared/locale.ts'

export const startTexts = {
  'start.title': { en: 'Where things stand', id: 'Keadaan saat ini' },
  'start.drafts': { en: 'Your drafts', id: 'Draf Anda' },
  'start.draftsHint': { en: 'Visitors do not see them yet.', id: 'Belum terlihat oleh pengunjung.' },
  'start.draftNew': { en: 'Draft', id: 'Draf' },
  'start.draftOfLive': { en: 'Changes to a live page', id: 'Perubahan pada yang tayang' },
  'start.coverage': { en: 'Content by area', id: 'Konten per area' },
  'start.coverageHint': {
    en: 'How much is published, and in how much one language is behind.',
    id: 'Seberapa banyak yang sudah terbit, dan berapa yang terjemahannya tertinggal.',
  },
  'start.published': { en: 'Published', id: 'Terbit' },
  'start.unpublished': { en: 'Unpublished', id: 'Belum terbit' },
  'start.drift': { en: 'Translation behind', id: 'Terjemahan tertinggal' },
  'start.records': { en: '{{count}} records', id: '{{count}} data' },
  'start.records_one': { en: '{{count}} record', id: '{{count}} data' },
  'start.driftOf': { en: '{{count}} with the translation behind', id: '{{count}} terjemahan tertinggal' },
  'start.changedOf': { en: '{{count}} with a draft', id: '{{count}} dengan draf' },
  'start.unpublishedOf': { en: '{{count}} unpublished', id: '{{count}} belum terbit' },
  'start.allDone': { en: 'Complete', id: 'Lengkap' },
  'start.more': { en: 'Show all areas', id: 'Tampilkan semua area' },
  'start.recent': { en: 'Recently changed', id: 'Baru diubah' },
  'start.recentNone': { en: 'Nothing has changed lately.', id: 'Belum ada perubahan terbaru.' },
  'start.ending': { en: 'Ending soon', id: 'Segera berakhir' },
  'start.endingNone': {
    en: 'Nothing ends in the next {{days}} days.',
    id: 'Tidak ada yang berakhir dalam {{days}} hari ke depan.',
  },
  'start.coming': { en: 'Coming up', id: 'Akan datang' },
  'start.comingNone': {
    en: 'Nothing begins in the next {{days}} days.',
    id: 'Tidak ada yang dimulai dalam {{days}} hari ke depan.',
  },
  'start.failed': { en: 'The overview could not be loaded.', id: 'Ringkasan tidak dapat dimuat.' },
} as const satisfies Record<string, Text>
