import type { Texts } from '@flou/shared/texts/translator.ts'

export const countdownTexts = {
  days: { en: 'days', id: 'hari' },
  hours: { en: 'hours', id: 'jam' },
  minutes: { en: 'minutes', id: 'menit' },
  seconds: { en: 'seconds', id: 'detik' },
} as const satisfies Texts
