import { pageTexts } from '../../i18n/pageTexts.ts'

/** Fixed texts of the pages that links in mails to visitors lead to. */
export const useMailLinkTexts = pageTexts(
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
    acceptTitle: 'Take the place',
    acceptText: 'Press the button to take the place that we keep for you.',
    acceptButton: 'Take the place',
    acceptedTitle: 'The place is yours',
    acceptedText: 'We have sent you the details by e-mail.',
    cancelTitle: 'Cancel the registration',
    cancelText: 'Press the button to give your place, or your place on the waiting list, to somebody else.',
    cancelButton: 'Cancel the registration',
    cancelledTitle: 'Your registration is cancelled',
    cancelledText: 'You can register again as long as registration is open.',
    proveTitle: 'Confirm your request',
    proveText:
      'Press the button to confirm that your request about personal data comes from this e-mail address.',
    proveButton: 'Yes, I sent the request',
    provenTitle: 'Thank you, your request is confirmed',
    provenText: 'We answer within 72 hours of your request, by e-mail.',
    invalidTitle: 'This link is not valid any more',
    invalidText:
      'It was used already or its time is over. Fill in the form on our site once more to get a new one.',
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
    acceptTitle: 'Ambil tempat',
    acceptText: 'Tekan tombol di bawah untuk mengambil tempat yang kami simpan untuk Anda.',
    acceptButton: 'Ambil tempat ini',
    acceptedTitle: 'Tempat ini milik Anda',
    acceptedText: 'Rinciannya sudah kami kirim melalui email.',
    cancelTitle: 'Batalkan pendaftaran',
    cancelText:
      'Tekan tombol di bawah untuk memberikan tempat Anda, atau giliran Anda di daftar tunggu, kepada orang lain.',
    cancelButton: 'Batalkan pendaftaran',
    cancelledTitle: 'Pendaftaran Anda sudah dibatalkan',
    cancelledText: 'Anda dapat mendaftar lagi selama pendaftaran masih dibuka.',
    proveTitle: 'Konfirmasi permintaan Anda',
    proveText:
      'Tekan tombol di bawah untuk memastikan bahwa permintaan data pribadi ini berasal dari alamat email Anda.',
    proveButton: 'Ya, saya yang mengajukan',
    provenTitle: 'Terima kasih, permintaan Anda sudah dikonfirmasi',
    provenText: 'Kami menjawabnya melalui email dalam 72 jam sejak permintaan Anda.',
    invalidTitle: 'Tautan ini sudah tidak berlaku',
    invalidText:
      'Tautan sudah dipakai atau masa berlakunya habis. Isi kembali formulir di situs kami untuk mendapatkan tautan baru.',
    code: 'Tautan dari email',
    codeHint: 'Salin seluruh tautan dari email kami ke kolom ini.',
    home: 'Kembali ke beranda',
  },
)
