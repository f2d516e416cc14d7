import { pageTexts } from '../../i18n/pageTexts.ts'

/** Fixed texts of the pages that links in mails of the newsletter lead to. */
export const useNewsletterTexts = pageTexts(
  {
    confirmTitle: 'Confirm your subscription',
    confirmText: 'Press the button to receive our newsletter. You can unsubscribe at any time.',
    confirmButton: 'Yes, send me the newsletter',
    confirmedTitle: 'Thank you for subscribing!',
    confirmedText: 'You have successfully subscribed to our newsletter.',
    unsubscribeTitle: 'Unsubscribe from the newsletter',
    unsubscribeText: 'Press the button, and we send you no further newsletter.',
    unsubscribeButton: 'Unsubscribe',
    unsubscribedTitle: 'You are unsubscribed',
    unsubscribedText:
      'You will not receive our newsletter any more. You can subscribe again whenever you like.',
    invalidTitle: 'This link is not valid any more',
    invalidText: 'A link to confirm works for seven days. Ask for the newsletter again to get a new one.',
    code: 'Link from the e-mail',
    codeHint: 'Copy the whole link from our e-mail into this field.',
    home: 'Back to the home page',
  },
  {
    confirmTitle: 'Konfirmasi langganan Anda',
    confirmText:
      'Tekan tombol di bawah untuk menerima buletin kami. Anda dapat berhenti berlangganan kapan saja.',
    confirmButton: 'Ya, kirimi saya buletin',
    confirmedTitle: 'Terima kasih telah berlangganan!',
    confirmedText: 'Anda berhasil berlangganan buletin kami.',
    unsubscribeTitle: 'Berhenti berlangganan buletin',
    unsubscribeText: 'Tekan tombol di bawah, dan kami tidak akan mengirimi Anda buletin lagi.',
    unsubscribeButton: 'Berhenti berlangganan',
    unsubscribedTitle: 'Langganan Anda dihentikan',
    unsubscribedText:
      'Anda tidak akan menerima buletin kami lagi. Anda dapat berlangganan kembali kapan pun Anda mau.',
    invalidTitle: 'Tautan ini sudah tidak berlaku',
    invalidText:
      'Tautan konfirmasi berlaku tujuh hari. Mintalah buletin sekali lagi untuk mendapatkan tautan baru.',
    code: 'Tautan dari email',
    codeHint: 'Salin seluruh tautan dari email kami ke kolom ini.',
    home: 'Kembali ke beranda',
  },
)
