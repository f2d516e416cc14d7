export const MAIL_MESSAGES = {
  placeholderUnknown: {
    en: 'This email has no placeholder {{0}}. Use one of those listed below.',
    id: 'Email ini tidak memiliki placeholder {{0}}. Gunakan salah satu yang tersedia di bawah.',
  },
  placeholderMissing: {
    en: 'The placeholder {{0}} is missing: without it the email is incomplete.',
    id: 'Placeholder {{0}} belum ada: tanpa itu isi email tidak lengkap.',
  },
  participantsNotified: { en: 'The emails are being sent.', id: 'Email sedang dikirim.' },
  sampleSent: { en: 'The sample is being sent to you.', id: 'Contoh email sedang dikirim kepada Anda.' },
} as const
