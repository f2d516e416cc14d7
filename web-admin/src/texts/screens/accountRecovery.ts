import type { Text } from '@flou/shared/locale.ts'

export const recoveryTexts = {
  'account.forgotTitle': { en: 'Forgot password', id: 'Lupa kata sandi' },
  'account.forgotHint': {
    en: 'Enter your email address. If it belongs to an account, we send a link to set a new password.',
    id: 'Masukkan alamat email Anda. Jika terdaftar, kami mengirim tautan untuk membuat kata sandi baru.',
  },
  'account.sendLink': { en: 'Send link', id: 'Kirim tautan' },
  'account.resetTitle': { en: 'Set a new password', id: 'Buat kata sandi baru' },
  'account.newPassword': { en: 'New password', id: 'Kata sandi baru' },
  'account.confirmPassword': { en: 'Confirm new password', id: 'Konfirmasi kata sandi baru' },
  'account.setPassword': { en: 'Set password', id: 'Simpan kata sandi' },
  'account.passwordSet': {
    en: 'Your password has been changed. Log in with the new one.',
    id: 'Kata sandi Anda telah diubah. Masuk dengan kata sandi baru.',
  },
  'account.noToken': {
    en: 'This link is incomplete. Request a new one.',
    id: 'Tautan ini tidak lengkap. Minta tautan baru.',
  },
  'account.askNewLink': { en: 'Request a new link', id: 'Minta tautan baru' },
} as const satisfies Record<string, Text>
