import type { Text } from '@flou/shared/locale.ts'

export const layoutTexts = {
  'shell.skip': { en: 'Skip to content', id: 'Langsung ke konten' },
  'shell.navigation': { en: 'Main navigation', id: 'Navigasi utama' },
  'shell.breadcrumb': { en: 'Breadcrumb', id: 'Jejak halaman' },
  'shell.openMenu': { en: 'Open navigation', id: 'Buka navigasi' },
  'shell.closeMenu': { en: 'Close navigation', id: 'Tutup navigasi' },
  'shell.profile': { en: 'Your profile', id: 'Profil Anda' },
  'shell.logout': { en: 'Logout', id: 'Keluar' },
  'shell.language': { en: 'Interface language', id: 'Bahasa antarmuka' },
  'shell.visitSite': { en: 'View site', id: 'Lihat situs' },
  'shell.otherOffice.dashboard': { en: 'Older back-office', id: 'Back-office lama' },
  'shell.otherOffice.dashboard2': { en: 'Newer back-office', id: 'Back-office baru' },
  'shell.toTop': { en: 'Scroll to top', id: 'Gulir ke atas' },
  'shell.toBottom': { en: 'Scroll to bottom', id: 'Gulir ke bawah' },
  'shell.close': { en: 'Close', id: 'Tutup' },
  'shell.loading': { en: 'Loading', id: 'Memuat' },
  'shell.partMissing': {
    en: 'This section could not be loaded. Your text is still here.',
    id: 'Bagian ini gagal dimuat. Yang Anda ketik masih ada.',
  },
  'shell.retry': { en: 'Try again', id: 'Coba lagi' },
  'shell.unreachable': { en: 'The server cannot be reached.', id: 'Server tidak dapat dihubungi.' },
  'shell.unreachableHint': {
    en: 'Check your connection. Nothing is lost; you stay logged in.',
    id: 'Periksa koneksi Anda. Tidak ada yang hilang; Anda tetap masuk.',
  },
  'shell.offline': {
    en: 'You are offline. Your text is kept here; anything you save is sent when you are back online.',
    id: 'Anda sedang luring. Yang Anda ketik tetap ada di sini; penyimpanan dikirim begitu Anda kembali daring.',
  },
  'shell.somethingWrong': { en: 'Something went wrong.', id: 'Terjadi kesalahan.' },
  'shell.networkError': {
    en: 'The server could not be reached. Nothing is lost; try again.',
    id: 'Server tidak dapat dihubungi. Tidak ada yang hilang; coba lagi.',
  },
  'shell.notFound': { en: 'This page could not be found', id: 'Halaman ini tidak ditemukan' },
  'shell.notFoundHint': {
    en: 'The URL may be mistyped, or the page has moved.',
    id: 'URL mungkin salah ketik, atau halaman telah dipindahkan.',
  },
  'shell.toHome': { en: 'Back to the home page', id: 'Kembali ke beranda' },
  'shell.notPermitted': { en: 'Not permitted', id: 'Tidak diizinkan' },
  'shell.notPermittedHint': {
    en: 'Your role does not include {{permission}}. Ask an administrator if you need it.',
    id: 'Peran Anda tidak mencakup {{permission}}. Hubungi administrator jika Anda memerlukannya.',
  },
  'shell.saveBeforeLeave': {
    en: 'You have unsaved changes. Leave without saving?',
    id: 'Ada perubahan yang belum disimpan. Tinggalkan tanpa menyimpan?',
  },
  'shell.leave': { en: 'Leave without saving', id: 'Tinggalkan tanpa menyimpan' },
  'shell.stay': { en: 'Stay', id: 'Tetap di sini' },
  'shell.myChanges': { en: 'My changes', id: 'Perubahan saya' },
  'shell.unread': { en: '{{count}} unread', id: '{{count}} belum dibaca' },
  'shell.toDecide': { en: '{{count}} changes to review', id: '{{count}} perubahan perlu ditinjau' },
  'shell.toDecide_one': { en: '{{count}} change to review', id: '{{count}} perubahan perlu ditinjau' },
  'shell.ownChanges': {
    en: '{{count}} of your changes are open',
    id: '{{count}} perubahan Anda masih menunggu',
  },
  'shell.ownChanges_one': {
    en: '{{count}} of your changes is open',
    id: '{{count}} perubahan Anda masih menunggu',
  },
  'palette.open': { en: 'Search', id: 'Cari' },
  'palette.openHint': { en: 'Search screens and records (Ctrl+K)', id: 'Cari halaman dan data (Ctrl+K)' },
} as const satisfies Record<string, Text>
