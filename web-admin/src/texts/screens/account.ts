import type { Text } from '@flou/shared/locale.ts'

export const accountTexts = {
  'account.signIn': { en: 'Log in', id: 'Masuk' },
  'account.signInHint': {
    en: 'Manage the content of the site in both languages.',
    id: 'Kelola konten situs dalam dua bahasa.',
  },
  'account.email': { en: 'E-mail', id: 'Email' },
  'account.password': { en: 'Password', id: 'Kata sandi' },
  'account.forgot': { en: 'Forgot password?', id: 'Lupa kata sandi?' },
  'account.backToSignIn': { en: 'Back to log-in', id: 'Kembali ke halaman masuk' },
  'account.strength': { en: 'Strength: {{level}}', id: 'Kekuatan: {{level}}' },
  'account.strength.short': {
    en: 'too short, {{min}} characters or more',
    id: 'terlalu pendek, minimal {{min}} karakter',
  },
  'account.strength.fair': { en: 'fair', id: 'cukup' },
  'account.strength.good': { en: 'good', id: 'baik' },
  'account.strength.strong': { en: 'strong', id: 'kuat' },
  'account.expiredTitle': { en: 'Your session has ended', id: 'Sesi Anda telah berakhir' },
  'account.expiredHint': {
    en: 'Log in again to go on. Everything you typed is still here and will be saved afterwards.',
    id: 'Masuk lagi untuk melanjutkan. Semua yang Anda ketik masih ada dan akan disimpan setelahnya.',
  },
  'account.otherTitle': {
    en: 'Someone else has logged in in this browser',
    id: 'Orang lain telah masuk di peramban ini',
  },
  'account.otherHint': {
    en: 'Another tab is now signed in as {{name}} ({{email}}). Nothing from this tab was saved under that account. Log in as {{own}} to go on: everything you typed is still here.',
    id: 'Tab lain kini masuk sebagai {{name}} ({{email}}). Tidak ada isi tab ini yang disimpan dengan akun tersebut. Masuk sebagai {{own}} untuk melanjutkan: semua yang Anda ketik masih ada.',
  },
  'account.continueAsOther': {
    en: 'Discard and continue as {{name}}',
    id: 'Buang dan lanjutkan sebagai {{name}}',
  },
  'account.discard': { en: 'Discard and log out', id: 'Buang dan keluar' },
} as const satisfies Record<string, Text>
