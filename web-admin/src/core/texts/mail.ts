import type { Text } from '@flou/shared/locale.ts'

export const mailTexts = {
  'mail.about': {
    en: 'All emails that the site sends. Emails you have not edited use the default text.',
    id: 'Semua email yang dikirim situs. Email yang belum diubah memakai teks bawaan.',
  },
  'mail.visitor': { en: 'To visitors', id: 'Untuk pengunjung' },
  'mail.staff': { en: 'To staff', id: 'Untuk staf' },
  'mail.name': { en: 'Email', id: 'Email' },
  'mail.state': { en: 'Text', id: 'Teks' },
  'mail.default': { en: 'Default', id: 'Bawaan' },
  'mail.edited': { en: 'Edited {{at}} by {{by}}', id: 'Diubah {{at}} oleh {{by}}' },
  'mail.placeholders': { en: 'Insert:', id: 'Sisipkan:' },
  'mail.insert': { en: 'Insert {{name}}: {{label}}', id: 'Sisipkan {{name}}: {{label}}' },
  'mail.preview': { en: 'Email preview', id: 'Pratinjau email' },
  'mail.format': { en: 'Email format', id: 'Format email' },
  'mail.html': { en: 'HTML', id: 'HTML' },
  'mail.text': { en: 'Plain text', id: 'Teks saja' },
  'mail.subject': { en: 'Subject', id: 'Subjek' },
  'mail.frame': { en: 'Email in {{language}}', id: 'Email dalam bahasa {{language}}' },
  'mail.sampled': {
    en: 'Filled with sample data. The links do not work.',
    id: 'Diisi dengan data contoh. Tautannya tidak berfungsi.',
  },
  'mail.send': { en: 'Send me a sample', id: 'Kirim contoh ke saya' },
  'mail.sendTo': {
    en: 'Send me a sample in {{language}}',
    id: 'Kirim contoh ke saya dalam bahasa {{language}}',
  },
  'mail.sent': { en: 'Sample sent to {{to}}.', id: 'Contoh dikirim ke {{to}}.' },
  'mail.look': { en: 'Open the local mailbox', id: 'Buka kotak surat lokal' },
  'mail.reset': { en: 'Reset to default text', id: 'Kembali ke teks bawaan' },
  'mail.resetDone': {
    en: 'The form shows the default text. Save to use it.',
    id: 'Formulir berisi teks bawaan. Simpan untuk memakainya.',
  },
  'mail.failed': { en: 'The preview could not be loaded.', id: 'Pratinjau tidak dapat dimuat.' },
} as const satisfies Record<string, Text>
