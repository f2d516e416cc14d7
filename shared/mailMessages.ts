/** What is said of mails, their texts and who gets them. */
export const MAIL_MESSAGES = {
  placeholderUnknown: {
    en: 'This mail has no placeholder {{0}}. Use one of those offered below.',
    id: 'Email ini tidak memiliki placeholder {{0}}. Gunakan salah satu yang tersedia di bawah.',
  },
  placeholderMissing: {
    en: 'The placeholder {{0}} is missing: without it the mail does not say what it must.',
    id: 'Placeholder {{0}} belum ada: tanpa itu isi email tidak lengkap.',
  },
  participantsTold: { en: 'The mails are on their way.', id: 'Email sedang dikirim.' },
  sampleSent: { en: 'The sample is on its way to you.', id: 'Contoh email sedang dikirim kepada Anda.' },
} as const
