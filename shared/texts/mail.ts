import type { Texts } from './translator.ts'

export const mailTexts = {
  placeholderUnknown: {
    en: 'This email has no placeholder “{{name}}”. Use one of those listed below.',
    id: 'Email ini tidak memiliki placeholder “{{name}}”. Gunakan salah satu yang tersedia di bawah.',
  },
  placeholderMissing: {
    en: 'The placeholder “{{name}}” is missing: without it the email is incomplete.',
    id: 'Placeholder “{{name}}” belum ada: tanpa itu isi email tidak lengkap.',
  },
  participantsNotified: { en: 'The emails are being sent.', id: 'Email sedang dikirim.' },
  sampleSent: { en: 'The sample is being sent to you.', id: 'Contoh email sedang dikirim kepada Anda.' },
} as const satisfies Texts
