import type { Text } from '@flou/shared/locale.ts'

/** To an address that somebody asked the newsletter for. */
export const CONFIRM = {
  subject: { en: 'Please confirm: newsletter of {site}', id: 'Mohon konfirmasi: buletin {site}' },
  asked: {
    en: 'Somebody, probably you, asked for our newsletter to be sent to this address.',
    id: 'Seseorang, kemungkinan besar Anda, meminta agar buletin kami dikirim ke alamat ini.',
  },
  press: {
    en: 'Open this link and press the button there to subscribe. It works for {days} days.',
    id: 'Buka tautan ini lalu tekan tombol di halaman tersebut untuk berlangganan. Tautan berlaku {days} hari.',
  },
  button: { en: 'Confirm the subscription', id: 'Konfirmasi langganan' },
  closing: {
    en: 'If you did not ask for it, you need not do anything: without your confirmation you get no newsletter, and your address is deleted after {days} days.',
    id: 'Jika bukan Anda yang memintanya, abaikan saja email ini: tanpa konfirmasi, Anda tidak akan menerima buletin dan alamat Anda dihapus setelah {days} hari.',
  },
} as const satisfies Record<string, Text>

/** To somebody who has just subscribed. */
export const WELCOME = {
  subject: { en: 'You are subscribed to our newsletter', id: 'Anda kini berlangganan buletin kami' },
  thanks: { en: 'Thank you for subscribing!', id: 'Terima kasih telah berlangganan!' },
  agreed: { en: 'This is what you agreed to: “{consent}”', id: 'Inilah yang Anda setujui: “{consent}”' },
  button: { en: 'Unsubscribe', id: 'Berhenti berlangganan' },
  closing: {
    en: 'The link above asks once more before it ends your subscription.',
    id: 'Tautan di atas meminta konfirmasi sekali lagi sebelum langganan Anda dihentikan.',
  },
} as const satisfies Record<string, Text>
