import type { Text } from '@flou/shared/locale.ts'

export const previewTexts = {
  'preview.view': { en: 'View', id: 'Tampilan' },
  'preview.editor': { en: 'Editor', id: 'Editor' },
  'preview.preview': { en: 'Preview', id: 'Pratinjau' },
  'preview.both': { en: 'Side by side', id: 'Berdampingan' },
  'preview.check': { en: 'Check page', id: 'Periksa halaman' },
  'preview.device': { en: 'Preview width', id: 'Lebar pratinjau' },
  'preview.desktop': { en: 'Desktop', id: 'Desktop' },
  'preview.phone': { en: 'Phone', id: 'Ponsel' },
  'preview.page': { en: 'Shown on', id: 'Ditampilkan di' },
  'preview.frame': { en: 'Preview of {{path}}', id: 'Pratinjau {{path}}' },
  'preview.updating': { en: 'Updating…', id: 'Memperbarui…' },
  'preview.published': { en: 'As published', id: 'Sama dengan yang terbit' },
  'preview.upToDate': { en: 'As typed, not published', id: 'Sesuai isian, belum terbit' },
  'preview.offline': {
    en: 'You are offline. The preview updates when you are back online.',
    id: 'Anda sedang luring. Pratinjau diperbarui saat Anda kembali daring.',
  },
  'preview.notLoaded': { en: 'The preview could not be loaded.', id: 'Pratinjau tidak dapat dimuat.' },
  'preview.none': { en: 'Not shown on any page yet', id: 'Belum ada halaman yang menampilkan ini' },
  'preview.noneHint': {
    en: 'A preview appears here once a page of the site shows it.',
    id: 'Pratinjau muncul di sini begitu ada halaman situs yang menampilkannya.',
  },
  'preview.broken': {
    en: 'This page cannot be displayed with these values',
    id: 'Halaman tidak dapat ditampilkan dengan isian ini',
  },
} as const satisfies Record<string, Text>
