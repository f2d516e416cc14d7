import type { Texts } from '@flou/shared/texts/translator.ts'

export const mailLinkTexts = {
  confirmTitle: { en: 'Confirm your subscription', id: 'Konfirmasi langganan Anda' },
  confirmText: {
    en: 'Press the button to receive our newsletter. You can unsubscribe at any time.',
    id: 'Tekan tombol di bawah untuk menerima buletin kami. Anda dapat berhenti berlangganan kapan saja.',
  },
  confirmButton: { en: 'Yes, send me the newsletter', id: 'Ya, kirimi saya buletin' },
  confirmedTitle: { en: 'Thank you for subscribing!', id: 'Terima kasih telah berlangganan!' },
  confirmedText: {
    en: 'You have successfully subscribed to our newsletter.',
    id: 'Anda berhasil berlangganan buletin kami.',
  },
  unsubscribeTitle: { en: 'Unsubscribe from the newsletter', id: 'Berhenti berlangganan buletin' },
  unsubscribeText: {
    en: 'Press the button to stop receiving our newsletter.',
    id: 'Tekan tombol di bawah untuk berhenti menerima buletin kami.',
  },
  unsubscribeButton: { en: 'Unsubscribe', id: 'Berhenti berlangganan' },
  unsubscribedTitle: { en: 'You are unsubscribed', id: 'Langganan Anda dihentikan' },
  unsubscribedText: {
    en: 'You will no longer receive our newsletter. You can subscribe again at any time.',
    id: 'Anda tidak akan menerima buletin kami lagi. Anda dapat berlangganan kembali kapan saja.',
  },
  acceptTitle: { en: 'Confirm your seat', id: 'Konfirmasi tempat Anda' },
  acceptText: {
    en: 'Press the button to confirm the seat we are holding for you.',
    id: 'Tekan tombol di bawah untuk mengonfirmasi tempat yang kami simpan untuk Anda.',
  },
  acceptButton: { en: 'Confirm seat', id: 'Konfirmasi tempat' },
  acceptedTitle: { en: 'Your seat is confirmed', id: 'Tempat Anda sudah dipastikan' },
  acceptedText: { en: 'We have emailed you the details.', id: 'Rinciannya sudah kami kirim melalui email.' },
  cancelTitle: { en: 'Cancel your registration', id: 'Batalkan pendaftaran' },
  cancelText: {
    en: 'Press the button to cancel your seat or your place on the waiting list.',
    id: 'Tekan tombol di bawah untuk membatalkan tempat Anda atau giliran Anda di daftar tunggu.',
  },
  cancelButton: { en: 'Cancel registration', id: 'Batalkan pendaftaran' },
  cancelledTitle: { en: 'Your registration is cancelled', id: 'Pendaftaran Anda sudah dibatalkan' },
  cancelledText: {
    en: 'You can register again as long as registration is open.',
    id: 'Anda dapat mendaftar lagi selama pendaftaran masih dibuka.',
  },
  proveTitle: { en: 'Confirm your request', id: 'Konfirmasi permintaan Anda' },
  proveText: {
    en: 'Press the button to confirm that your personal data request comes from this email address.',
    id: 'Tekan tombol di bawah untuk memastikan bahwa permintaan data pribadi ini berasal dari alamat email Anda.',
  },
  proveButton: { en: 'Yes, I sent the request', id: 'Ya, saya yang mengajukan' },
  provenTitle: {
    en: 'Thank you, your request is confirmed',
    id: 'Terima kasih, permintaan Anda sudah dikonfirmasi',
  },
  provenText: {
    en: 'We will answer by email within 72 hours of your request.',
    id: 'Kami menjawabnya melalui email dalam 72 jam sejak permintaan Anda.',
  },
  invalidTitle: { en: 'This link is no longer valid', id: 'Tautan ini sudah tidak berlaku' },
  invalidText: {
    en: 'It has already been used or has expired. Fill in the form on our site again to get a new one.',
    id: 'Tautan sudah dipakai atau masa berlakunya habis. Isi kembali formulir di situs kami untuk mendapatkan tautan baru.',
  },
  code: { en: 'Link from the email', id: 'Tautan dari email' },
  codeHint: {
    en: 'Paste the whole link from our email into this field.',
    id: 'Tempel seluruh tautan dari email kami di kolom ini.',
  },
  home: { en: 'Back to the home page', id: 'Kembali ke beranda' },
} as const satisfies Texts
