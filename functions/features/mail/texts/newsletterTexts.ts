import type { DefaultTexts } from './textsInBoth.ts'

export const NEWSLETTER_TEXTS = {
  newsletterConfirm: {
    subject: { en: 'Please confirm: {{site}} newsletter', id: 'Mohon konfirmasi: buletin {{site}}' },
    body: {
      en: 'Someone, probably you, asked to receive our newsletter at this address.\n\nOpen this link and press the button there to subscribe. It is valid for {{days}} days.',
      id: 'Seseorang, kemungkinan besar Anda, meminta agar buletin kami dikirim ke alamat ini.\n\nBuka tautan ini lalu tekan tombol di halaman tersebut untuk berlangganan. Tautan berlaku {{days}} hari.',
    },
    button: { en: 'Confirm subscription', id: 'Konfirmasi langganan' },
    closing: {
      en: 'If you did not ask for it, ignore this email: without your confirmation you will not get the newsletter, and your address is deleted after {{days}} days.',
      id: 'Jika bukan Anda yang memintanya, abaikan saja email ini: tanpa konfirmasi, Anda tidak akan menerima buletin dan alamat Anda dihapus setelah {{days}} hari.',
    },
  },
  newsletterWelcome: {
    subject: { en: 'You are subscribed to our newsletter', id: 'Anda kini berlangganan buletin kami' },
    body: {
      en: 'Thank you for subscribing!\n\nThis is what you agreed to: “{{consent}}”',
      id: 'Terima kasih telah berlangganan!\n\nInilah yang Anda setujui: “{{consent}}”',
    },
    button: { en: 'Unsubscribe', id: 'Berhenti berlangganan' },
    closing: {
      en: 'The link above asks for confirmation before it ends your subscription.',
      id: 'Tautan di atas meminta konfirmasi sekali lagi sebelum langganan Anda dihentikan.',
    },
  },
} as const satisfies DefaultTexts
