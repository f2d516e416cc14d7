import type { Texts } from '@flou/shared/texts/translator.ts'

/** Legal note with links to the service's terms. */
export const botCheckTexts = {
  note: {
    en: 'This form is protected from bots by Google reCAPTCHA:',
    id: 'Formulir ini dilindungi dari bot oleh Google reCAPTCHA:',
  },
  privacy: { en: 'privacy policy', id: 'kebijakan privasi' },
  terms: { en: 'terms of service', id: 'persyaratan layanan' },
} as const satisfies Texts
