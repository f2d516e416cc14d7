import type { Text } from '@flou/shared/locale.ts'

/** Texts of the way back into an account. */
export const recoveryTexts = {
  'account.forgotTitle': { en: 'Forgot password', id: 'Lupa kata sandi' },
  'account.forgotHint': {
    en: 'Enter your e-mail address. If it belongs to an account, a link to set a new password is sent.',
    id: 'Masukkan alamat email Anda. Jika terdaftar, tautan untuk membuat kata sandi baru akan dikirim.',
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
    en: 'This link is incomplete. Ask for a new one.',
    id: 'Tautan ini tidak lengkap. Minta tautan baru.',
  },
  'account.askNewLink': { en: 'Ask for a new link', id: 'Minta tautan baru' },
} as const satisfies Record<string, Text>
