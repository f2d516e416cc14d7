import type { Texts } from './translator.ts'

/** Apart from the other texts of forms, because every page of the site has it. */
export const newsletterTexts = {
  /** Same response for every request, so that it does not reveal who is subscribed. */
  newsletterRequested: {
    en: 'We have received your request. If you still need to confirm it, use the link in our email. We send at most one such email a day: if you asked before, use that one, and check your spam folder.',
    id: 'Permintaan Anda sudah kami terima. Jika masih perlu dikonfirmasi, tautannya ada di email kami. Email itu kami kirim paling banyak sekali sehari: jika Anda sudah meminta sebelumnya, gunakan email tersebut, dan periksa folder spam.',
  },
} as const satisfies Texts
