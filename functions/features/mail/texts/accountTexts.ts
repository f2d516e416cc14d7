import type { Text } from '@flou/shared/locale.ts'
import type { Texts } from '@flou/shared/texts/translator.ts'
import type { DefaultTexts } from './textsInBoth.ts'

const CLOSING: Text = {
  en: 'If you expected this, ignore this email. If not, choose a new password now, which ends every session, and contact an administrator.',
  id: 'Jika Anda mengetahui hal ini, abaikan saja email ini. Jika tidak, segera buat kata sandi baru, yang mengakhiri semua sesi, dan hubungi administrator.',
}
const BUTTON: Text = { en: 'Choose a new password', id: 'Buat kata sandi baru' }

export const ACCOUNT_TEXTS = {
  invitation: {
    subject: { en: 'Your account for the back-office', id: 'Akun back-office untuk Anda' },
    body: {
      en: 'Hello {{name}},\n\n{{by}} has created an account for you in the back-office. Set your password to start. The link is valid for {{days}} days and works once.',
      id: 'Halo {{name}},\n\n{{by}} telah membuatkan akun back-office untuk Anda. Buat kata sandi untuk mulai memakainya. Tautan ini berlaku {{days}} hari dan hanya dapat dipakai sekali.',
    },
    button: { en: 'Set a password', id: 'Buat kata sandi' },
    closing: {
      en: 'If you did not expect this email, ignore it: the account cannot be used without a password.',
      id: 'Jika Anda tidak menantikan email ini, abaikan saja: akun ini tidak dapat dipakai tanpa kata sandi.',
    },
  },
  accountChanged: {
    subject: { en: 'Your account was changed', id: 'Akun Anda telah diubah' },
    body: {
      en: 'Hello {{name}},\n\nThe following was changed in your back-office account.',
      id: 'Halo {{name}},\n\nHal berikut telah diubah pada akun back-office Anda.',
    },
    button: BUTTON,
    closing: CLOSING,
  },
  newDevice: {
    subject: { en: 'Login from a new device', id: 'Masuk dari perangkat baru' },
    body: {
      en: 'Hello {{name}},\n\nYour account was used to log in from a browser that we have not seen before.',
      id: 'Halo {{name}},\n\nAkun Anda digunakan untuk masuk dari peramban yang belum pernah kami kenali.',
    },
    button: BUTTON,
    closing: CLOSING,
  },
  apiTokenExpires: {
    subject: {
      en: 'The API token “{{title}}” expires in {{days}} days',
      id: 'Token API “{{title}}” kedaluwarsa dalam {{days}} hari',
    },
    body: {
      en: 'Hello {{name}},\n\nThe API token “{{title}}”, which you created, expires in {{days}} days. After that, the program that uses it is refused. Create a new token and give it to the program in time.',
      id: 'Halo {{name}},\n\nToken API “{{title}}” yang Anda buat akan kedaluwarsa dalam {{days}} hari. Setelah itu, program yang memakainya ditolak. Buat token baru dan berikan kepada program tersebut sebelum waktunya habis.',
    },
    button: { en: 'Open the API tokens', id: 'Buka daftar token API' },
    closing: {
      en: 'If the program is no longer in use, ignore this email or revoke the token.',
      id: 'Jika program itu tidak dipakai lagi, abaikan email ini atau cabut tokennya.',
    },
  },
  webhookPaused: {
    subject: { en: 'The webhook “{{title}}” is paused', id: 'Webhook “{{title}}” dijeda' },
    body: {
      en: 'Hello {{name}},\n\nThe receiver of the webhook “{{title}}” has failed for {{days}} days. The webhook is now paused: new events wait and are sent when you resume it. Events older than 14 days are dropped.',
      id: 'Halo {{name}},\n\nPenerima webhook “{{title}}” gagal selama {{days}} hari. Webhook kini dijeda: kejadian baru menunggu dan dikirim setelah Anda melanjutkannya. Kejadian yang lebih lama dari 14 hari dihapus.',
    },
    button: { en: 'Open the webhooks', id: 'Buka daftar webhook' },
    closing: {
      en: 'If the program is no longer in use, delete the webhook.',
      id: 'Jika program itu tidak dipakai lagi, hapus webhook-nya.',
    },
  },
} as const satisfies DefaultTexts

export const ACCOUNT_WORDS = {
  password: { en: 'Password', id: 'Kata sandi' },
  passwordNew: { en: 'A new password was set', id: 'Kata sandi baru telah disimpan' },
  factor: { en: 'Two-factor authentication', id: 'Autentikasi dua faktor' },
  factorAdded: {
    en: 'An authenticator app or a passkey was added',
    id: 'Aplikasi autentikator atau kunci sandi telah ditambahkan',
  },
  factorRemoved: {
    en: 'An authenticator app or a passkey was removed',
    id: 'Aplikasi autentikator atau kunci sandi telah dihapus',
  },
  recoveryCodes: { en: 'New recovery codes were created', id: 'Kode pemulihan baru telah dibuat' },
  failingSince: { en: 'Failing since', id: 'Gagal sejak' },
  expires: { en: 'Expires', id: 'Kedaluwarsa' },
  apiToken: { en: 'New API token', id: 'Token API baru' },
  email: { en: 'Email', id: 'Email' },
  role: { en: 'Role', id: 'Peran' },
  by: { en: 'Changed by', id: 'Diubah oleh' },
  device: { en: 'Device', id: 'Perangkat' },
  at: { en: 'Time', id: 'Waktu' },
} as const satisfies Texts
