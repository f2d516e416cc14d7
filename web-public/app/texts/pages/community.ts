import type { Texts } from '@flou/shared/texts/translator.ts'

export const communityTexts = {
  highlights: { en: 'Highlighted groups', id: 'Kelompok pilihan' },
  questions: { en: 'Questions', id: 'Pertanyaan' },
  visit: { en: 'Visit {{name}}', id: 'Kunjungi {{name}}' },
  previous: { en: 'Previous', id: 'Sebelumnya' },
  next: { en: 'Next', id: 'Berikutnya' },
} as const satisfies Texts
