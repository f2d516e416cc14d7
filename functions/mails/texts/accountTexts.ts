import type { Text } from '@flou/shared/locale.ts'
import type { DefaultTexts } from './textsInBoth.ts'

const CLOSING: Text = {
  en: 'If you know about this, you need not do anything. If you do not, choose a new password at once, which ends every session, and tell an administrator.',
  id: 'Jika Anda mengetahui hal ini, abaikan saja email ini. Jika tidak, segera buat kata sandi baru, yang mengakhiri semua sesi, dan hubungi administrator.',
}
const BUTTON: Text = { en: 'Choose a new password', id: 'Buat kata sandi baru' }

/** To people whose account was changed or used. */
export const ACCOUNT_TEXTS = {
  accountChanged: {
    subject: { en: 'Your account was changed', id: 'Akun Anda telah diubah' },
    body: {
      en: 'Hello {name},\n\nThe following was changed in your account for the back-office.',
      id: 'Halo {name},\n\nHal berikut telah diubah pada akun back-office Anda.',
    },
    button: BUTTON,
    closing: CLOSING,
  },
  newDevice: {
    subject: { en: 'Log-in from a new device', id: 'Login dari perangkat baru' },
    body: {
      en: 'Hello {name},\n\nYour account was used to log in from a browser that we have not seen before.',
      id: 'Halo {name},\n\nAkun Anda digunakan untuk masuk dari peramban yang belum pernah kami kenali.',
    },
    button: BUTTON,
    closing: CLOSING,
  },
} as const satisfies DefaultTexts

/** Labels of rows in these mails. */
export const ACCOUNT_WORDS = {
  password: { en: 'Password', id: 'Kata sandi' },
  passwordNew: { en: 'A new one was set', id: 'Kata sandi baru telah disimpan' },
  email: { en: 'E-mail', id: 'Email' },
  role: { en: 'Role', id: 'Peran' },
  by: { en: 'Changed by', id: 'Diubah oleh' },
  device: { en: 'Device', id: 'Perangkat' },
  at: { en: 'Time', id: 'Waktu' },
} as const satisfies Record<string, Text>
