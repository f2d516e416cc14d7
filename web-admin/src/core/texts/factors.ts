import type { Text } from '@flou/shared/locale.ts'

export const factorTexts = {
  'factor.title': { en: 'Second factor', id: 'Faktor kedua' },
  'factor.hint': {
    en: 'With an authenticator app on your phone, your password alone is not enough to log in.',
    id: 'Dengan aplikasi autentikator di ponsel Anda, kata sandi saja tidak cukup untuk masuk.',
  },
  'factor.none': { en: 'Not set up.', id: 'Belum diatur.' },
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
  'factor.remove': { en: 'Remove second factor', id: 'Hapus faktor kedua' },
  'factor.removeAsk': { en: 'Remove your second factor?', id: 'Hapus faktor kedua Anda?' },
  'factor.removeHint': {
    en: 'Your password alone is then enough to log in, unless your role requires a second factor. The recovery codes stop working, and your other sessions end.',
    id: 'Setelah itu kata sandi saja cukup untuk masuk, kecuali peran Anda mewajibkan faktor kedua. Kode pemulihan tidak berlaku lagi, dan sesi Anda yang lain berakhir.',
  },
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
  'factor.back': { en: 'Use another account', id: 'Pakai akun lain' },
  'factor.codes': { en: 'Recovery codes', id: 'Kode pemulihan' },
  'factor.codesHint': {
    en: 'Each code works once in place of the app, for example if you lose your phone. They are not shown again: keep them in a safe place.',
    id: 'Setiap kode dapat dipakai satu kali sebagai pengganti aplikasi, misalnya saat ponsel Anda hilang. Kode tidak ditampilkan lagi: simpan di tempat yang aman.',
  },
  'factor.download': { en: 'Download', id: 'Unduh' },
  'factor.print': { en: 'Print', id: 'Cetak' },
  'factor.done': { en: 'I have saved the codes', id: 'Kode sudah saya simpan' },
  'factor.cancel': { en: 'Cancel', id: 'Batal' },
  'factor.requiredTitle': { en: 'Set up a second factor', id: 'Atur faktor kedua' },
  'factor.requiredHint': {
    en: 'Your role requires a second factor to log in. You need an authenticator app on your phone.',
    id: 'Peran Anda mewajibkan faktor kedua untuk masuk. Anda memerlukan aplikasi autentikator di ponsel.',
  },
  'factor.logOut': { en: 'Log out', id: 'Keluar' },
  'factor.ofPerson': {
    en: 'This person uses a second factor, set up on {{since}}.',
    id: 'Orang ini memakai faktor kedua, diatur pada {{since}}.',
  },
  'factor.removeOfAsk': { en: 'Remove this person’s second factor?', id: 'Hapus faktor kedua orang ini?' },
  'factor.removeOfHint': {
    en: 'All sessions of this person end, and they are told by email. Make sure that the request really comes from them.',
    id: 'Semua sesi orang ini berakhir, dan orang ini diberi tahu lewat email. Pastikan permintaan ini benar-benar berasal darinya.',
  },
} as const satisfies Record<string, Text>
