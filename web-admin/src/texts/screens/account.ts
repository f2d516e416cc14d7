import type { Text } from '@flou/shared/locale.ts'

export const accountTexts = {
  'account.signIn': { en: 'Log in', id: 'Masuk' },
  'account.signInHint': {
    en: 'Manage the site’s content in both languages.',
    id: 'Kelola konten situs dalam dua bahasa.',
  },
  'account.email': { en: 'Email', id: 'Email' },
  'account.password': { en: 'Password', id: 'Kata sandi' },
  'account.forgot': { en: 'Forgot password?', id: 'Lupa kata sandi?' },
  'account.backToSignIn': { en: 'Back to log-in', id: 'Kembali ke halaman masuk' },
  'account.strength': { en: 'Strength: {{level}}', id: 'Kekuatan: {{level}}' },
  'account.strength.short': {
    en: 'too short, at least {{min}} characters',
    id: 'terlalu pendek, minimal {{min}} karakter',
  },
  'account.strength.fair': { en: 'fair', id: 'cukup' },
  'account.strength.good': { en: 'good', id: 'baik' },
  'account.strength.strong': { en: 'strong', id: 'kuat' },
  'account.expiredTitle': { en: 'Your session has expired', id: 'Sesi Anda telah berakhir' },
  'account.expiredHint': {
    en: 'Log in again to continue. Everything you typed is still here and will be saved then.',
    id: 'Masuk lagi untuk melanjutkan. Semua yang Anda ketik masih ada dan akan disimpan setelahnya.',
  },
  'account.otherTitle': {
    en: 'Someone else has logged in with this browser',
    id: 'Orang lain telah masuk di peramban ini',
  },
  'account.otherHint': {
    en: 'Another tab is now logged in as {{name}} ({{email}}). Nothing from this tab was saved under that account. Log in as {{own}} to continue: everything you typed is still here.',
    id: 'Tab lain kini masuk sebagai {{name}} ({{email}}). Tidak ada isi tab ini yang disimpan dengan akun tersebut. Masuk sebagai {{own}} untuk melanjutkan: semua yang Anda ketik masih ada.',
  },
  'account.continueAsOther': {
    en: 'Discard and continue as {{name}}',
    id: 'Buang dan lanjutkan sebagai {{name}}',
  },
  'account.discard': { en: 'Discard and log out', id: 'Buang dan keluar' },
} as const satisfies Record<string, Text>
