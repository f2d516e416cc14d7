import type { Text } from '@flou/shared/locale.ts'

export const confirmTexts = {
  'confirm.title': { en: 'Confirm your identity', id: 'Konfirmasi identitas Anda' },
  'confirm.hint': {
    en: 'This changes permissions, scripts or prices, or cannot be undone. Enter your password to continue; you will not be asked again for the next ten minutes.',
    id: 'Tindakan ini mengubah izin, skrip, atau harga, atau tidak dapat dibatalkan. Masukkan kata sandi Anda untuk melanjutkan; selama sepuluh menit berikutnya kata sandi tidak diminta lagi.',
  },
  'confirm.cancel': { en: 'Cancel', id: 'Batal' },
  'confirm.go': { en: 'Continue', id: 'Lanjutkan' },
} as const satisfies Record<string, Text>
