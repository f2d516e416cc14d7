import type { Texts } from '@flou/shared/texts/translator.ts'

export const helpfulTexts = {
  thanks: { en: 'Thank you for your feedback.', id: 'Terima kasih atas masukannya.' },
  better: { en: 'What could be better?', id: 'Apa yang bisa diperbaiki?' },
  liked: { en: 'What helped you most?', id: 'Apa yang paling membantu?' },
  send: { en: 'Send', id: 'Kirim' },
  sending: { en: 'Sending…', id: 'Mengirim…' },
  notSent: { en: 'Could not send it. Please try again.', id: 'Gagal terkirim. Silakan coba lagi.' },
} as const satisfies Texts
