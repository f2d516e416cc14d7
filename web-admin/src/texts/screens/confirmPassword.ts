import type { Text } from '@flou/shared/locale.ts'

/** Texts of the question for the password before what is grave. */
export const confirmTexts = {
  'confirm.title': { en: 'Confirm that it is you', id: 'Konfirmasi bahwa ini Anda' },
  'confirm.hint': {
    en: 'This changes rights, scripts or prices, or cannot be taken back. Enter your password to go on; for the next ten minutes it is not asked for again.',
    id: 'Tindakan ini mengubah hak akses, skrip, atau harga, atau tidak dapat dibatalkan. Masukkan kata sandi Anda untuk melanjutkan; selama sepuluh menit berikutnya kata sandi tidak ditanyakan lagi.',
  },
  'confirm.cancel': { en: 'Cancel', id: 'Batal' },
  'confirm.go': { en: 'Go on', id: 'Lanjutkan' },
} as const satisfies Record<string, Text>
