import { newsletterTexts } from './newsletter.ts'
import type { Texts } from './translator.ts'

export const formTexts = {
  phone: { en: 'Enter a valid phone number.', id: 'Masukkan nomor telepon yang valid.' },
  jobRole: { en: 'please select your job role', id: 'silakan pilih jabatan Anda' },
  privacyPolicy: {
    en: 'Accept the privacy policy to send this form.',
    id: 'Setujui kebijakan privasi untuk mengirim formulir ini.',
  },
  unknownField: { en: 'This form has no such field.', id: 'Formulir ini tidak memiliki kolom tersebut.' },
  robot: {
    en: 'The spam check failed. Please send the form again.',
    id: 'Pemeriksaan bot gagal. Kirim formulir sekali lagi.',
  },
  botCheckNoKey: { en: 'ReCaptcha error: No key provided', id: 'ReCaptcha error: No key provided' },
  botCheckNoVersion: {
    en: 'ReCaptcha error: No version provided',
    id: 'ReCaptcha error: No version provided',
  },
  checkFields: {
    en: 'Please check the marked fields. Nothing you typed is lost.',
    id: 'Periksa kolom yang ditandai. Isian Anda tidak ada yang hilang.',
  },
  goBack: {
    en: 'Go back in your browser: what you typed is still there.',
    id: 'Kembali ke halaman sebelumnya di peramban: isian Anda masih ada.',
  },
  linkInvalid: {
    en: 'This link is no longer valid.',
    id: 'Tautan ini sudah tidak berlaku.',
  },
  eventUnknown: {
    en: 'Registration is closed: the event has been withdrawn or moved.',
    id: 'Pendaftaran ditutup: acara telah ditarik atau dipindahkan.',
  },
  eventCalledOff: {
    en: 'Registration is closed: the event has been cancelled.',
    id: 'Pendaftaran ditutup: acara dibatalkan.',
  },
  eventBegun: {
    en: 'Registration is closed: the event has started.',
    id: 'Pendaftaran ditutup: acara telah dimulai.',
  },
  registrationNotOpen: {
    en: 'Registration is not open yet.',
    id: 'Pendaftaran belum dibuka.',
  },
  registrationClosed: {
    en: 'Registration has closed.',
    id: 'Pendaftaran sudah ditutup.',
  },
  registrationConfirmed: {
    en: 'You are registered. We have emailed you the details.',
    id: 'Anda sudah terdaftar. Rinciannya kami kirim melalui email.',
  },
  registrationWaits: {
    en: 'All seats are taken. You are on the waiting list; we will email you when a seat becomes free.',
    id: 'Semua tempat sudah terisi. Anda masuk daftar tunggu; kami akan mengirim email bila ada tempat kosong.',
  },
  registrationKnown: {
    en: 'This email address is already registered for the event. The details are in the email we sent to it.',
    id: 'Alamat email ini sudah terdaftar untuk acara ini. Rinciannya ada di email yang kami kirim ke alamat tersebut.',
  },
  ...newsletterTexts,
  newsletterSubscribed: {
    en: 'You have successfully subscribed to our newsletter.',
    id: 'Anda berhasil berlangganan buletin kami.',
  },
  formReceived: { en: 'We have received your message.', id: 'Pesan Anda sudah kami terima.' },
  tooManyForms: {
    en: 'Too many forms were sent from your network. Wait a few minutes; nothing you typed is lost.',
    id: 'Terlalu banyak formulir dikirim dari jaringan Anda. Tunggu beberapa menit; isian Anda tetap tersimpan.',
  },
} as const satisfies Texts
