import type { Text } from '@flou/shared/locale.ts'

/** Texts of the e-mails' list, their form and its preview. */
export const mailTexts = {
  'mail.about': {
    en: 'Every e-mail that the site sends. A text that nobody has edited is the one that came with the product.',
    id: 'Semua email yang dikirim situs. Teks yang belum pernah diubah memakai teks bawaan.',
  },
  'mail.visitor': { en: 'To visitors', id: 'Untuk pengunjung' },
  'mail.staff': { en: 'To staff', id: 'Untuk staf' },
  'mail.name': { en: 'E-mail', id: 'Email' },
  'mail.state': { en: 'Text', id: 'Teks' },
  'mail.default': { en: 'Default', id: 'Bawaan' },
  'mail.edited': { en: 'Edited {{at}} by {{by}}', id: 'Diubah {{at}} oleh {{by}}' },
  'mail.placeholders': { en: 'Insert:', id: 'Sisipkan:' },
  'mail.insert': { en: 'Insert {{name}}: {{label}}', id: 'Sisipkan {{name}}: {{label}}' },
  'mail.preview': { en: 'How the e-mail looks', id: 'Tampilan email' },
  'mail.format': { en: 'Form of the e-mail', id: 'Bentuk email' },
  'mail.html': { en: 'With layout', id: 'Dengan tata letak' },
  'mail.text': { en: 'Text only', id: 'Teks saja' },
  'mail.subject': { en: 'Subject', id: 'Subjek' },
  'mail.frame': { en: 'E-mail in {{language}}', id: 'Email dalam {{language}}' },
  'mail.sampled': {
    en: 'Filled in with samples. Its links lead nowhere.',
    id: 'Diisi dengan contoh. Tautannya tidak berfungsi.',
  },
  'mail.send': { en: 'Send me a sample', id: 'Kirim contoh ke saya' },
  'mail.sendTo': {
    en: 'Send me a sample in {{language}}',
    id: 'Kirim contoh ke saya dalam {{language}}',
  },
  'mail.sent': { en: 'The sample is on its way to {{to}}.', id: 'Contoh sedang dikirim ke {{to}}.' },
  'mail.look': { en: 'See it in the local mailbox', id: 'Lihat di kotak surat lokal' },
  'mail.reset': { en: 'Back to the default text', id: 'Kembali ke teks bawaan' },
  'mail.resetDone': {
    en: 'The form holds the default text. Save it to have it sent.',
    id: 'Formulir berisi teks bawaan. Simpan agar dipakai.',
  },
  'mail.failed': { en: 'The preview could not be loaded.', id: 'Pratinjau tidak dapat dimuat.' },
} as const satisfies Record<string, Text>
