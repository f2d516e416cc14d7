import type { Text } from '@flou/shared/locale.ts'

type MailTexts = Record<'subject' | 'sentence' | 'button' | 'closing', Text>

const CANCEL: Text = { en: 'Cancel the registration', id: 'Batalkan pendaftaran' }
const WHY: Text = {
  en: 'You receive this message because this address was registered for the event. If that was not you, cancel the registration by the link.',
  id: 'Anda menerima pesan ini karena alamat ini didaftarkan untuk acara tersebut. Jika bukan Anda yang mendaftar, batalkan lewat tautan di atas.',
}

/** To somebody who registered for an event, by what has become of it. `{title}` is the event's. */
export const REGISTRATION_TEXTS = {
  confirmed: {
    subject: { en: 'You are registered: {title}', id: 'Anda terdaftar: {title}' },
    sentence: {
      en: 'Your place is confirmed. The file attached puts the event into your calendar.',
      id: 'Tempat Anda sudah dipastikan. Berkas terlampir memasukkan acara ini ke kalender Anda.',
    },
    button: CANCEL,
    closing: WHY,
  },
  waiting: {
    subject: { en: 'On the waiting list: {title}', id: 'Daftar tunggu: {title}' },
    sentence: {
      en: 'All places are taken at the moment. When one becomes free, we offer it to you by e-mail.',
      id: 'Saat ini semua tempat sudah terisi. Bila ada yang kosong, kami menawarkannya kepada Anda melalui email.',
    },
    button: { en: 'Leave the waiting list', id: 'Keluar dari daftar tunggu' },
    closing: WHY,
  },
  offered: {
    subject: { en: 'A place is free for you: {title}', id: 'Ada tempat untuk Anda: {title}' },
    sentence: {
      en: 'A place has become free. It is kept for you until {until}; after that it goes to the next on the waiting list.',
      id: 'Ada tempat kosong. Tempat ini kami simpan untuk Anda sampai {until}; setelah itu diberikan kepada pendaftar berikutnya di daftar tunggu.',
    },
    button: { en: 'Take the place', id: 'Ambil tempat ini' },
    closing: WHY,
  },
  cancelled: {
    subject: { en: 'Registration cancelled: {title}', id: 'Pendaftaran dibatalkan: {title}' },
    sentence: {
      en: 'Your registration is cancelled. You can register again as long as registration is open.',
      id: 'Pendaftaran Anda sudah dibatalkan. Anda dapat mendaftar lagi selama pendaftaran masih dibuka.',
    },
    button: { en: 'Open the event', id: 'Lihat acara' },
    closing: {
      en: 'The file attached takes the event out of your calendar.',
      id: 'Berkas terlampir menghapus acara ini dari kalender Anda.',
    },
  },
  expired: {
    subject: { en: 'The offer has ended: {title}', id: 'Penawaran berakhir: {title}' },
    sentence: {
      en: 'The place we kept for you was not taken in time, so it goes to the next on the waiting list. You can register again.',
      id: 'Tempat yang kami simpan tidak diambil tepat waktu, sehingga diberikan kepada pendaftar berikutnya. Anda dapat mendaftar lagi.',
    },
    button: { en: 'Open the event', id: 'Lihat acara' },
    closing: WHY,
  },
} as const satisfies Record<string, MailTexts>

/** Labels of what a mail says about an event. */
export const EVENT_WORDS = {
  event: { en: 'Event', id: 'Acara' },
  date: { en: 'Date', id: 'Tanggal' },
  hours: { en: 'Hours', id: 'Jam' },
  place: { en: 'Place', id: 'Tempat' },
  decline: { en: 'I do not need it', id: 'Saya tidak memerlukannya' },
  declineText: { en: 'Give the place back', id: 'Kembalikan tempat ini' },
} as const satisfies Record<string, Text>
