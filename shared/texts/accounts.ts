import type { Texts } from './translator.ts'

export const accountTexts = {
  signInFailed: {
    en: 'The email or password is incorrect. After five failed attempts you have to wait 15 minutes.',
    id: 'Email atau kata sandi salah. Setelah lima kali gagal, Anda harus menunggu 15 menit.',
  },
  factorNeeded: {
    en: 'Enter the code from your authenticator app.',
    id: 'Masukkan kode dari aplikasi autentikator Anda.',
  },
  factorMissing: {
    en: 'Your role requires two-factor authentication. Reload the page to set it up. Unsaved text is kept.',
    id: 'Peran Anda mewajibkan autentikasi dua faktor. Muat ulang halaman untuk mengaturnya. Teks yang belum disimpan tetap ada.',
  },
  codeWrong: {
    en: 'The code is incorrect or was already used. After five wrong codes you have to wait 15 minutes.',
    id: 'Kode salah atau sudah dipakai. Setelah lima kode yang salah, Anda harus menunggu 15 menit.',
  },
  codeExpired: {
    en: 'This set-up has expired. Start again.',
    id: 'Pengaturan ini sudah kedaluwarsa. Mulai lagi.',
  },
  passkeyInvalid: {
    en: 'This passkey could not be added. Try again.',
    id: 'Kunci sandi ini tidak dapat ditambahkan. Coba lagi.',
  },
  passkeyRefused: {
    en: 'This passkey was not accepted. Log in with your password.',
    id: 'Kunci sandi ini tidak diterima. Masuk dengan kata sandi Anda.',
  },
  factorAdded: {
    en: 'Two-factor authentication is active. All your other sessions have ended.',
    id: 'Autentikasi dua faktor sudah aktif. Semua sesi Anda yang lain telah diakhiri.',
  },
  totpRemoved: {
    en: 'The authenticator app was removed. All your other sessions have ended.',
    id: 'Aplikasi autentikator telah dihapus. Semua sesi Anda yang lain telah diakhiri.',
  },
  passkeyRemoved: {
    en: 'The passkey was removed. All your other sessions have ended.',
    id: 'Kunci sandi telah dihapus. Semua sesi Anda yang lain telah diakhiri.',
  },
  factorsRemoved: {
    en: 'Two-factor authentication of this account was removed. All its sessions have ended.',
    id: 'Autentikasi dua faktor akun ini telah dihapus. Semua sesinya telah diakhiri.',
  },
  recoveryRenewed: {
    en: 'Earlier recovery codes no longer work.',
    id: 'Kode pemulihan sebelumnya tidak berlaku lagi.',
  },
  passwordWrong: { en: 'The password is incorrect.', id: 'Kata sandi salah.' },
  passwordConfirmed: { en: 'Password confirmed.', id: 'Kata sandi sudah dikonfirmasi.' },
  resetSent: {
    en: 'If an account with this address exists, we have sent it a link to choose a new password.',
    id: 'Jika akun dengan alamat ini ada, kami telah mengirim tautan untuk membuat kata sandi baru.',
  },
  resetInvalid: {
    en: 'This link is no longer valid. Request a new one.',
    id: 'Tautan ini sudah tidak berlaku. Silakan minta yang baru.',
  },
  passwordReset: {
    en: 'Your new password is set. You can log in now.',
    id: 'Kata sandi baru Anda telah disimpan. Silakan masuk.',
  },
  passwordChanged: {
    en: 'Your password was changed. All your other sessions have ended.',
    id: 'Kata sandi Anda telah diubah. Semua sesi Anda yang lain telah diakhiri.',
  },
  profileChanged: { en: 'Your profile was saved.', id: 'Profil Anda telah disimpan.' },
  pictureInvalid: {
    en: 'This picture cannot be used. Choose a JPEG, PNG or WebP file.',
    id: 'Foto ini tidak dapat dipakai. Pilih berkas JPEG, PNG, atau WebP.',
  },
  invitationSent: {
    en: 'The invitation was sent. Earlier links no longer work.',
    id: 'Undangan telah dikirim. Tautan sebelumnya tidak berlaku lagi.',
  },
  apiTokenRevoked: {
    en: 'The token is revoked. Programs that use it are refused from now on.',
    id: 'Token telah dicabut. Program yang memakainya kini ditolak.',
  },
  apiTokenLimit: {
    en: 'There are already {{max}} tokens. Revoke one that is no longer used.',
    id: 'Sudah ada {{max}} token. Cabut token yang tidak dipakai lagi.',
  },
  webhookUrl: {
    en: 'Enter a public address that starts with https://.',
    id: 'Isi alamat publik yang diawali https://.',
  },
  webhookLimit: {
    en: 'There are already {{max}} webhooks. Delete one that is no longer used.',
    id: 'Sudah ada {{max}} webhook. Hapus yang tidak dipakai lagi.',
  },
  sessionEnded: { en: 'The session has ended.', id: 'Sesi telah diakhiri.' },
  sessionsEnded: { en: 'All other sessions have ended.', id: 'Semua sesi lain telah diakhiri.' },
  signedOut: { en: 'You are logged out.', id: 'Anda telah keluar.' },
  passwordMismatch: { en: 'Password does not match.', id: 'Kata sandi tidak cocok.' },
  passwordCommon: {
    en: 'This password is too common. Choose another one.',
    id: 'Kata sandi ini terlalu umum. Pilih yang lain.',
  },
  passwordKeyboard: {
    en: 'This password follows the keyboard or the alphabet. Use unrelated words.',
    id: 'Kata sandi ini mengikuti urutan tombol atau abjad. Gunakan beberapa kata yang tidak berkaitan.',
  },
  passwordOwnAddress: {
    en: 'This password is based on your email address. Choose one that is not related to you.',
    id: 'Kata sandi ini berasal dari alamat email Anda. Pilih yang tidak berkaitan dengan Anda.',
  },
  confirmationNeeded: {
    en: 'Enter your password again to continue.',
    id: 'Masukkan kembali kata sandi Anda untuk melanjutkan.',
  },
  lastManager: {
    en: 'At least one active role must keep Management Admin, and you cannot lock yourself out.',
    id: 'Setidaknya satu peran aktif harus memiliki Management Admin, dan Anda tidak dapat mengunci diri sendiri.',
  },
  beyondOwnRole: {
    en: 'You cannot grant or change what your own role does not permit.',
    id: 'Anda tidak boleh memberikan atau mengubah hal yang tidak diizinkan peran Anda.',
  },
  administratorRole: {
    en: 'This role always permits everything, needs no approval and cannot be deleted.',
    id: 'Peran ini selalu mengizinkan semuanya, tidak memerlukan persetujuan, dan tidak dapat dihapus.',
  },
} as const satisfies Texts

export const deviceTexts = {
  browserOn: { en: '{{browser}} on {{system}}', id: '{{browser}} di {{system}}' },
  unknown: { en: 'Unknown device', id: 'Perangkat tidak dikenal' },
} as const satisfies Texts
