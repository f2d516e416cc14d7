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
  'account.wrong': { en: 'E-mail or password is wrong.', id: 'Email atau kata sandi salah.' },
  'account.locked': {
    en: 'Too many attempts. Wait 15 minutes, then try again.',
    id: 'Terlalu banyak percobaan. Tunggu 15 menit, lalu coba lagi.',
  },
  'account.forgotTitle': { en: 'Forgot password', id: 'Lupa kata sandi' },
  'account.forgotHint': {
    en: 'Enter your e-mail address. If it belongs to an account, a link to set a new password is sent.',
    id: 'Masukkan alamat email Anda. Jika terdaftar, tautan untuk membuat kata sandi baru akan dikirim.',
  },
  'account.sendLink': { en: 'Send link', id: 'Kirim tautan' },
  'account.linkSent': {
    en: 'If the address belongs to an account, the link is on its way. It is valid for one hour.',
    id: 'Jika alamat tersebut terdaftar, tautan sedang dikirim. Tautan berlaku satu jam.',
  },
  'account.backToSignIn': { en: 'Back to log-in', id: 'Kembali ke halaman masuk' },
  'account.resetTitle': { en: 'Set a new password', id: 'Buat kata sandi baru' },
  'account.newPassword': { en: 'New password', id: 'Kata sandi baru' },
  'account.confirmPassword': { en: 'Confirm new password', id: 'Konfirmasi kata sandi baru' },
  'account.setPassword': { en: 'Set password', id: 'Simpan kata sandi' },
  'account.passwordSet': {
    en: 'Your password has been changed. Log in with the new one.',
    id: 'Kata sandi Anda telah diubah. Masuk dengan kata sandi baru.',
  },
  'account.noToken': {
    en: 'This link is incomplete. Ask for a new one.',
    id: 'Tautan ini tidak lengkap. Minta tautan baru.',
  },
  'account.askNewLink': { en: 'Ask for a new link', id: 'Minta tautan baru' },
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
  'account.discard': { en: 'Discard and log out', id: 'Buang dan keluar' },
} as const satisfies Record<string, Text>
