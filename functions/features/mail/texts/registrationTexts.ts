import type { Text } from '@flou/shared/locale.ts'
import type { Texts } from '@flou/shared/texts/translator.ts'
import type { DefaultTexts } from './textsInBoth.ts'

const CANCEL: Text = { en: 'Cancel registration', id: 'Batalkan pendaftaran' }
const WHY: Text = {
  en: 'You receive this message because this address was registered for the event. If this was not you, use the link to cancel the registration.',
  id: 'Anda menerima pesan ini karena alamat ini didaftarkan untuk acara tersebut. Jika bukan Anda yang mendaftar, batalkan lewat tautan di atas.',
}
const WHY_REGISTERED: Text = {
  en: 'You receive this message because this address was registered for the event.',
  id: 'Anda menerima pesan ini karena alamat ini terdaftar untuk acara tersebut.',
}

export const REGISTRATION_TEXTS = {
  registrationConfirmed: {
    subject: { en: 'You are registered: {{title}}', id: 'Anda terdaftar: {{title}}' },
    body: {
      en: 'Your seat is confirmed.',
      id: 'Tempat Anda sudah dipastikan.',
    },
    button: CANCEL,
    closing: WHY,
  },
  registrationWaiting: {
    subject: { en: 'On the waiting list: {{title}}', id: 'Daftar tunggu: {{title}}' },
    body: {
      en: 'All seats are taken at the moment. When one becomes free, we will offer it to you by email.',
      id: 'Saat ini semua tempat sudah terisi. Bila ada yang kosong, kami akan menawarkannya kepada Anda melalui email.',
    },
    button: { en: 'Leave the waiting list', id: 'Keluar dari daftar tunggu' },
    closing: WHY,
  },
  registrationOffered: {
    subject: { en: 'A seat is free for you: {{title}}', id: 'Ada tempat untuk Anda: {{title}}' },
    body: {
      en: 'A seat has become free. We are holding it for you until {{until}}; after that it goes to the next person on the waiting list.',
      id: 'Ada tempat kosong. Tempat ini kami simpan untuk Anda sampai {{until}}; setelah itu diberikan kepada pendaftar berikutnya di daftar tunggu.',
    },
    button: { en: 'Confirm seat', id: 'Konfirmasi tempat' },
    closing: WHY,
  },
  registrationCancelled: {
    subject: { en: 'Registration cancelled: {{title}}', id: 'Pendaftaran dibatalkan: {{title}}' },
    body: {
      en: 'Your registration is cancelled. You can register again as long as registration is open.',
      id: 'Pendaftaran Anda sudah dibatalkan. Anda dapat mendaftar lagi selama pendaftaran masih dibuka.',
    },
    button: { en: 'View the event', id: 'Lihat acara' },
    closing: WHY_REGISTERED,
  },
  registrationExpired: {
    subject: { en: 'Seat offer expired: {{title}}', id: 'Penawaran tempat berakhir: {{title}}' },
    body: {
      en: 'The seat we held for you was not confirmed in time, so it goes to the next person on the waiting list. You can register again.',
      id: 'Tempat yang kami simpan tidak dikonfirmasi tepat waktu, sehingga diberikan kepada pendaftar berikutnya. Anda dapat mendaftar lagi.',
    },
    button: { en: 'View the event', id: 'Lihat acara' },
    closing: WHY,
  },
  eventChanged: {
    subject: { en: 'Changed: {{title}}', id: 'Ada perubahan: {{title}}' },
    body: {
      en: 'The time or location of an event you are registered for has changed. Here are the new details.',
      id: 'Waktu atau tempat acara yang Anda ikuti berubah. Berikut jadwal terbarunya.',
    },
    button: CANCEL,
    closing: WHY,
  },
  eventCalledOff: {
    subject: { en: 'Cancelled: {{title}}', id: 'Dibatalkan: {{title}}' },
    body: {
      en: 'This event has been cancelled. We are sorry; you do not need to do anything.',
      id: 'Acara ini dibatalkan. Kami mohon maaf; Anda tidak perlu melakukan apa pun.',
    },
    button: { en: 'See other events', id: 'Lihat acara lain' },
    closing: WHY_REGISTERED,
  },
} as const satisfies DefaultTexts

export const EVENT_WORDS = {
  event: { en: 'Event', id: 'Acara' },
  date: { en: 'Date', id: 'Tanggal' },
  hours: { en: 'Time', id: 'Jam' },
  place: { en: 'Location', id: 'Tempat' },
  decline: { en: 'Cannot attend?', id: 'Tidak bisa hadir?' },
  code: {
    en: 'Show this at the entrance: {{code}}',
    id: 'Tunjukkan ini di pintu masuk: {{code}}',
  },
  entered: {
    en: 'Open the attached file to add this to your calendar.',
    id: 'Buka berkas terlampir untuk menambahkan acara ini ke kalender Anda.',
  },
  taken: {
    en: 'Open the attached file to remove the event from your calendar.',
    id: 'Buka berkas terlampir untuk menghapus acara ini dari kalender Anda.',
  },
  declineText: { en: 'Release your seat', id: 'Lepaskan tempat Anda' },
} as const satisfies Texts
