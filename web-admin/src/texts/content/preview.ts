import type { Text } from '@flou/shared/locale.ts'

export const previewTexts = {
  'preview.view': { en: 'View', id: 'Tampilan' },
  'preview.editor': { en: 'Editor', id: 'Editor' },
  'preview.preview': { en: 'Preview', id: 'Pratinjau' },
  'preview.both': { en: 'Side by side', id: 'Berdampingan' },
  'preview.device': { en: 'Width of the preview', id: 'Lebar pratinjau' },
  'preview.desktop': { en: 'Desktop', id: 'Desktop' },
  'preview.phone': { en: 'Phone', id: 'Ponsel' },
  'preview.page': { en: 'Shown on', id: 'Ditampilkan di' },
  'preview.frame': { en: 'Preview of {{path}}', id: 'Pratinjau {{path}}' },
  'preview.updating': { en: 'Updating…', id: 'Memperbarui…' },
  'preview.upToDate': { en: 'As typed, not published', id: 'Sesuai isian, belum terbit' },
  'preview.offline': {
    en: 'You are offline. The preview follows as soon as you are back online.',
    id: 'Anda sedang luring. Pratinjau diperbarui begitu Anda kembali daring.',
  },
  'preview.notLoaded': { en: 'The preview could not be loaded.', id: 'Pratinjau tidak dapat dimuat.' },
  'preview.none': { en: 'No page shows this yet', id: 'Belum ada halaman yang menampilkan ini' },
  'preview.noneHint': {
    en: 'As soon as a page of the site does, its preview appears here.',
    id: 'Pratinjau muncul di sini begitu ada halaman situs yang menampilkannya.',
  },
  'preview.broken': {
    en: 'The page cannot be shown with these values',
    id: 'Halaman tidak dapat ditampilkan dengan isian ini',
  },
} as const satisfies Record<string, Text>
