import type { Text } from '@flou/shared/locale.ts'
import type { DefaultTexts } from './textsInBoth.ts'

const CANCEL: Text = { en: 'Cancel the registration', id: 'Batalkan pendaftaran' }
const WHY: Text = {
  en: 'You receive this message because this address was registered for the event. If that was not you, cancel the registration by the link.',
  id: 'Anda menerima pesan ini karena alamat ini didaftarkan untuk acara tersebut. Jika bukan Anda yang mendaftar, batalkan lewat tautan di atas.',
}
const WHY_REGISTERED: Text = {
  en: 'You receive this message because this address was registered for the event.',
  id: 'Anda menerima pesan ini karena alamat ini terdaftar untuk acara tersebut.',
}

/** To somebody who registered for an event. `{title}` is the event's. */
export const REGISTRATION_TEXTS = {
  registrationConfirmed: {
    subject: { en: 'You are registered: {title}', id: 'Anda terdaftar: {title}' },
    body: {
      en: 'Your place is confirmed.',
      id: 'Tempat Anda sudah dipastikan.',
    },
    button: CANCEL,
    closing: WHY,
  },
  registrationWaiting: {
    subject: { en: 'On the waiting list: {title}', id: 'Daftar tunggu: {title}' },
    body: {
      en: 'All places are taken at the moment. When one becomes free, we offer it to you by e-mail.',
      id: 'Saat ini semua tempat sudah terisi. Bila ada yang kosong, kami menawarkannya kepada Anda melalui email.',
    },
    button: { en: 'Leave the waiting list', id: 'Keluar dari daftar tunggu' },
    closing: WHY,
  },
  registrationOffered: {
    subject: { en: 'A place is free for you: {title}', id: 'Ada tempat untuk Anda: {title}' },
    body: {
      en: 'A place has become free. It is kept for you until {until}; after that it goes to the next on the waiting list.',
      id: 'Ada tempat kosong. Tempat ini kami simpan untuk Anda sampai {until}; setelah itu diberikan kepada pendaftar berikutnya di daftar tunggu.',
    },
    button: { en: 'Take the place', id: 'Ambil tempat ini' },
    closing: WHY,
  },
  registrationCancelled: {
    subject: { en: 'Registration cancelled: {title}', id: 'Pendaftaran dibatalkan: {title}' },
    body: {
      en: 'Your registration is cancelled. You can register again as long as registration is open.',
      id: 'Pendaftaran Anda sudah dibatalkan. Anda dapat mendaftar lagi selama pendaftaran masih dibuka.',
    },
    button: { en: 'Open the event', id: 'Lihat acara' },
    closing: WHY_REGISTERED,
  },
  registrationExpired: {
    subject: { en: 'The offer has ended: {title}', id: 'Penawaran berakhir: {title}' },
    body: {
      en: 'The place we kept for you was not taken in time, so it goes to the next on the waiting list. You can register again.',
      id: 'Tempat yang kami simpan tidak diambil tepat waktu, sehingga diberikan kepada pendaftar berikutnya. Anda dapat mendaftar lagi.',
    },
    button: { en: 'Open the event', id: 'Lihat acara' },
    closing: WHY,
  },
  eventChanged: {
    subject: { en: 'Changed: {title}', id: 'Ada perubahan: {title}' },
    body: {
      en: 'The time or the place of an event for which you are registered has changed. This is how it takes place now.',
      id: 'Waktu atau tempat acara yang Anda ikuti berubah. Berikut jadwal terbarunya.',
    },
    button: CANCEL,
    closing: WHY,
  },
  eventCalledOff: {
    subject: { en: 'Called off: {title}', id: 'Dibatalkan: {title}' },
    body: {
      en: 'This event does not take place. We are sorry; you need not do anything.',
      id: 'Acara ini tidak jadi diselenggarakan. Kami mohon maaf; Anda tidak perlu melakukan apa pun.',
    },
    button: { en: 'See other events', id: 'Lihat acara lain' },
    closing: WHY_REGISTERED,
  },
} as const satisfies DefaultTexts

/** Labels of what a mail says about an event. */
export const EVENT_WORDS = {
  event: { en: 'Event', id: 'Acara' },
  date: { en: 'Date', id: 'Tanggal' },
  hours: { en: 'Hours', id: 'Jam' },
  place: { en: 'Place', id: 'Tempat' },
  decline: { en: 'I do not need it', id: 'Saya tidak memerlukannya' },
  code: {
    en: 'Show this at the entrance: {code}',
    id: 'Tunjukkan ini di pintu masuk: {code}',
  },
  entered: {
    en: 'The file attached puts this into your calendar.',
    id: 'Berkas terlampir memasukkan acara ini ke kalender Anda.',
  },
  taken: {
    en: 'The file attached takes the event out of your calendar.',
    id: 'Berkas terlampir menghapus acara ini dari kalender Anda.',
  },
  declineText: { en: 'Give the place back', id: 'Kembalikan tempat ini' },
} as const satisfies Record<string, Text>
