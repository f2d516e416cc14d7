import type { Text } from '@flou/shared/locale.ts'

export const profileTexts = {
  'profile.title': { en: 'Your profile', id: 'Profil Anda' },
  'profile.password': { en: 'Change password', id: 'Ubah kata sandi' },
  'profile.passwordHint': {
    en: 'Changing your password ends your other sessions. You stay logged in here.',
    id: 'Sesi Anda yang lain berakhir saat kata sandi diubah. Di sini Anda tetap masuk.',
  },
  'profile.current': { en: 'Current password', id: 'Kata sandi saat ini' },
  'profile.new': { en: 'New password', id: 'Kata sandi baru' },
  'profile.confirm': { en: 'Confirm new password', id: 'Konfirmasi kata sandi baru' },
  'profile.change': { en: 'Change password', id: 'Ubah kata sandi' },
  'profile.sessions': { en: 'Active sessions', id: 'Sesi aktif' },
  'profile.sessionsHint': {
    en: 'If you do not recognise a session, end it and change your password.',
    id: 'Jika ada sesi yang tidak Anda kenali, akhiri sesi itu dan ubah kata sandi Anda.',
  },
  'profile.device': { en: 'Device', id: 'Perangkat' },
  'profile.created': { en: 'Logged in', id: 'Masuk sejak' },
  'profile.lastUsed': { en: 'Last used', id: 'Terakhir dipakai' },
  'profile.action': { en: 'Action', id: 'Tindakan' },
  'profile.thisSession': { en: 'This session', id: 'Sesi ini' },
  'profile.end': { en: 'End', id: 'Akhiri' },
  'profile.endOf': { en: 'End {{device}}', id: 'Akhiri {{device}}' },
  'profile.endAsk': { en: 'End the session {{device}}?', id: 'Akhiri sesi {{device}}?' },
  'profile.endOthers': { en: 'End all other sessions', id: 'Akhiri semua sesi lain' },
  'profile.endOthersAsk': { en: 'End all other sessions?', id: 'Akhiri semua sesi lain?' },
  'profile.endHint': {
    en: 'You need to log in again in that browser. Unsaved text is kept there.',
    id: 'Anda perlu masuk lagi di peramban itu. Teks yang belum disimpan tetap ada di sana.',
  },
  'profile.noOthers': {
    en: 'You are logged in on this device only.',
    id: 'Anda hanya masuk di perangkat ini.',
  },
  'profile.cancel': { en: 'Cancel', id: 'Batal' },
} as const satisfies Record<string, Text>
