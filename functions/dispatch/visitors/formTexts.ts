import type { Text } from '@flou/shared/locale.ts'

/** To a visitor whose form arrived. `{form}` is what a form's label calls it, never what was typed. */
export const RECEIVED = {
  subject: { en: 'We have received your {form}', id: 'Kami telah menerima {form} Anda' },
  thanks: { en: 'Thank you for writing to us.', id: 'Terima kasih telah menghubungi kami.' },
  sentence: {
    en: 'Your {form} has arrived. Somebody from our team reads it and answers you as soon as possible.',
    id: '{form} Anda sudah kami terima. Tim kami akan membacanya dan membalas secepatnya.',
  },
  closing: {
    en: 'You receive this message because your e-mail address was entered in a form on {site}. If that was not you, you can ignore it.',
    id: 'Anda menerima pesan ini karena alamat email Anda diisikan pada formulir di {site}. Jika bukan Anda yang mengisinya, abaikan saja pesan ini.',
  },
} as const satisfies Record<string, Text>

/** To staff: how many are new, and nothing of what they say. */
export const DIGEST = {
  subject: { en: '{n} new: {forms}', id: '{n} baru: {forms}' },
  greeting: { en: 'Hello {name},', id: 'Halo {name},' },
  sentence: {
    en: 'New messages from visitors wait in your inbox.',
    id: 'Ada kiriman baru dari pengunjung di kotak masuk Anda.',
  },
  button: { en: 'Open the inbox', id: 'Buka kotak masuk' },
  closing: {
    en: 'You receive this message because your role reads these forms: at most one every five minutes for each form. It holds nothing of what visitors wrote.',
    id: 'Anda menerima pesan ini karena peran Anda membaca formulir tersebut: paling banyak satu pesan setiap lima menit untuk tiap formulir. Isi kiriman pengunjung tidak dicantumkan di sini.',
  },
} as const satisfies Record<string, Text>
