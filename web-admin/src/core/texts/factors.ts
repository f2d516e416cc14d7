import type { Text } from '@flou/shared/locale.ts'

export const factorTexts = {
  'factor.title': { en: 'Two-factor authentication', id: 'Autentikasi dua faktor' },
  'factor.hint': {
    en: 'With an authenticator app or a passkey, your password alone is not enough to log in.',
    id: 'Dengan aplikasi autentikator atau kunci sandi, kata sandi saja tidak cukup untuk masuk.',
  },
  'factor.passkeys': { en: 'Passkeys', id: 'Kunci sandi' },
  'factor.passkeysHint': {
    en: 'A passkey logs you in with the fingerprint, face or PIN of your device, or with a security key, without a password.',
    id: 'Kunci sandi memungkinkan Anda masuk dengan sidik jari, wajah, atau PIN perangkat, atau dengan kunci keamanan, tanpa kata sandi.',
  },
  'factor.passkeyCreated': { en: 'Added', id: 'Ditambahkan' },
  'factor.passkeyUsed': { en: 'Last used', id: 'Terakhir dipakai' },
  'factor.passkeyName': { en: 'Name', id: 'Nama' },
  'factor.passkeyNever': { en: 'Never', id: 'Belum pernah' },
  'factor.action': { en: 'Action', id: 'Tindakan' },
  'factor.noPasskeys': { en: 'You have no passkeys.', id: 'Anda belum memiliki kunci sandi.' },
  'factor.addPasskey': { en: 'Add a passkey', id: 'Tambah kunci sandi' },
  'factor.addPasskeyHint': {
    en: 'Give it a name by which you will recognise the device. Your browser then asks you to confirm.',
    id: 'Beri nama yang memudahkan Anda mengenali perangkatnya. Setelah itu peramban meminta konfirmasi.',
  },
  'factor.passkeyFailed': {
    en: 'The browser did not create a passkey. Try again, or use another device.',
    id: 'Peramban tidak membuat kunci sandi. Coba lagi, atau pakai perangkat lain.',
  },
  'factor.passkeyExists': {
    en: 'This device already has a passkey for your account.',
    id: 'Perangkat ini sudah memiliki kunci sandi untuk akun Anda.',
  },
  'factor.continue': { en: 'Continue', id: 'Lanjutkan' },
  'factor.removePasskey': { en: 'Remove {{name}}', id: 'Hapus {{name}}' },
  'factor.removePasskeyAsk': { en: 'Remove the passkey {{name}}?', id: 'Hapus kunci sandi {{name}}?' },
  'factor.removePasskeyHint': {
    en: 'It can no longer be used to log in, and your other sessions end. Delete it on the device as well.',
    id: 'Kunci ini tidak dapat lagi dipakai untuk masuk, dan sesi Anda yang lain berakhir. Hapus juga di perangkatnya.',
  },
  'factor.none': { en: 'No authenticator app is set up.', id: 'Aplikasi autentikator belum diatur.' },
  'factor.since': {
    en: 'Authenticator app, set up on {{since}}',
    id: 'Aplikasi autentikator, diatur pada {{since}}',
  },
  'factor.recoveryLeft': {
    en: '{{count}} of {{total}} recovery codes left',
    id: 'Tersisa {{count}} dari {{total}} kode pemulihan',
  },
  'factor.setUp': { en: 'Set up authenticator app', id: 'Atur aplikasi autentikator' },
  'factor.renew': { en: 'New recovery codes', id: 'Kode pemulihan baru' },
  'factor.renewAsk': { en: 'Create new recovery codes?', id: 'Buat kode pemulihan baru?' },
  'factor.renewHint': {
    en: 'The present codes stop working, and your other sessions end.',
    id: 'Kode yang sekarang tidak berlaku lagi, dan sesi Anda yang lain berakhir.',
  },
  'factor.removeTotp': { en: 'Remove authenticator app', id: 'Hapus aplikasi autentikator' },
  'factor.remove': { en: 'Remove two-factor authentication', id: 'Hapus autentikasi dua faktor' },
  'factor.removeAsk': { en: 'Remove the authenticator app?', id: 'Hapus aplikasi autentikator?' },
  'factor.removeHint': {
    en: 'If you have no passkeys, your password alone is then enough to log in, and the recovery codes stop working. Your other sessions end.',
    id: 'Jika Anda tidak memiliki kunci sandi, kata sandi saja kemudian cukup untuk masuk, dan kode pemulihan tidak berlaku lagi. Sesi Anda yang lain berakhir.',
  },
  'factor.removeNow': { en: 'Remove', id: 'Hapus' },
  'factor.scan': {
    en: 'Scan this code with an authenticator app, or type the key into it. Then enter the six digits that the app shows.',
    id: 'Pindai kode ini dengan aplikasi autentikator, atau ketik kuncinya di aplikasi. Lalu masukkan enam angka yang ditampilkan aplikasi.',
  },
  'factor.picture': { en: 'QR code with the key', id: 'Kode QR berisi kunci' },
  'factor.key': { en: 'Key', id: 'Kunci' },
  'factor.code': { en: 'Code', id: 'Kode' },
  'factor.codeHint': {
    en: 'Six digits from your authenticator app, or one of your recovery codes.',
    id: 'Enam angka dari aplikasi autentikator, atau salah satu kode pemulihan Anda.',
  },
  'factor.activate': { en: 'Activate', id: 'Aktifkan' },
  'factor.logIn': { en: 'Continue', id: 'Lanjutkan' },
  'factor.back': { en: 'Back', id: 'Kembali' },
  'factor.codes': { en: 'Recovery codes', id: 'Kode pemulihan' },
  'factor.codesHint': {
    en: 'Each code works once in place of the app, for example if you lose your phone. They are not shown again: keep them in a safe place.',
    id: 'Setiap kode dapat dipakai satu kali sebagai pengganti aplikasi, misalnya saat ponsel Anda hilang. Kode tidak ditampilkan lagi: simpan di tempat yang aman.',
  },
  'factor.download': { en: 'Download', id: 'Unduh' },
  'factor.print': { en: 'Print', id: 'Cetak' },
  'factor.done': { en: 'I have saved the codes', id: 'Kode sudah saya simpan' },
  'factor.cancel': { en: 'Cancel', id: 'Batal' },
  'factor.requiredTitle': { en: 'Set up two-factor authentication', id: 'Atur autentikasi dua faktor' },
  'factor.requiredHint': {
    en: 'Your role requires two-factor authentication: an authenticator app on your phone or a passkey.',
    id: 'Peran Anda mewajibkan autentikasi dua faktor: aplikasi autentikator di ponsel atau kunci sandi.',
  },
  'factor.logOut': { en: 'Log out', id: 'Keluar' },
  'factor.ofPerson': {
    en: 'This person uses two-factor authentication.',
    id: 'Orang ini memakai autentikasi dua faktor.',
  },
  'factor.removeOfAsk': {
    en: 'Remove this person’s two-factor authentication?',
    id: 'Hapus autentikasi dua faktor orang ini?',
  },
  'factor.removeOfHint': {
    en: 'All sessions of this person end, and they are told by email. Make sure that the request really comes from them.',
    id: 'Semua sesi orang ini berakhir, dan orang ini diberi tahu lewat email. Pastikan permintaan ini benar-benar berasal darinya.',
  },
} as const satisfies Record<string, Text>
