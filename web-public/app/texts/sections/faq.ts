import type { Texts } from '@flou/shared/texts/translator.ts'

export const faqTexts = {
  allOf: { en: 'All questions: {{title}}', id: 'Semua pertanyaan: {{title}}' },
  link: { en: 'Link to this question', id: 'Tautan ke pertanyaan ini' },
  linkCopied: { en: 'Link copied', id: 'Tautan disalin' },
} as const satisfies Texts
