import type { DefaultTexts } from './textsInBoth.ts'

const RECEIVED_BODY = {
  en: 'Thank you for writing to us.\n\nWe have received your {{form}}. Our team will read it and reply as soon as possible.',
  id: 'Terima kasih telah menghubungi kami.\n\n{{form}} Anda sudah kami terima. Tim kami akan membacanya dan membalas secepatnya.',
}

const REPLY = {
  subject: { en: 'Your {{form}} ({{reference}})', id: '{{form}} Anda ({{reference}})' },
  closing: {
    en: 'You receive this message because you wrote to us on {{site}}. Please quote {{reference}} if you write again.',
    id: 'Anda menerima pesan ini karena Anda menghubungi kami di {{site}}. Sebutkan {{reference}} jika Anda menulis lagi.',
  },
}

const replyBody = (en: string, id: string) => ({
  en: `Dear {{name}},\n\n${en}\n\nKind regards,\n{{by}}\n{{site}}`,
  id: `Yth. {{name}},\n\n${id}\n\nSalam,\n{{by}}\n{{site}}`,
})

/** `{{form}}` is the form's label, never user input. */
export const FORM_TEXTS = {
  formReceived: {
    subject: { en: 'We have received your {{form}}', id: 'Kami telah menerima {{form}} Anda' },
    body: RECEIVED_BODY,
    closing: {
      en: 'You receive this message because your email address was entered in a form on {{site}}. If this was not you, ignore it.',
      id: 'Anda menerima pesan ini karena alamat email Anda diisikan pada formulir di {{site}}. Jika bukan Anda yang mengisinya, abaikan saja pesan ini.',
    },
  },
  formDigest: {
    subject: { en: '{{number}} new: {{form}}', id: '{{number}} baru: {{form}}' },
    body: {
      en: 'Hello {{name}},\n\nYou have new messages from visitors in your inbox.',
      id: 'Halo {{name}},\n\nAda kiriman baru dari pengunjung di kotak masuk Anda.',
    },
    button: { en: 'Open the inbox', id: 'Buka kotak masuk' },
    closing: {
      en: 'You receive this message because your role can read this form. You get at most one every five minutes per form. It does not contain what visitors wrote.',
      id: 'Anda menerima pesan ini karena peran Anda dapat membaca formulir ini. Pesan dikirim paling banyak satu kali setiap lima menit untuk tiap formulir. Isi kiriman pengunjung tidak dicantumkan di sini.',
    },
  },
  replyGeneral: {
    ...REPLY,
    body: replyBody('Thank you for your message.', 'Terima kasih atas pesan Anda.'),
  },
  replyDetails: {
    ...REPLY,
    body: replyBody(
      'Thank you for your message. To help you, we need a little more information:',
      'Terima kasih atas pesan Anda. Agar dapat membantu, kami memerlukan sedikit informasi tambahan:',
    ),
  },
  replyForwarded: {
    ...REPLY,
    body: replyBody(
      'Thank you for your message. We have passed it on to the team in charge, who will get back to you.',
      'Terima kasih atas pesan Anda. Pesan Anda sudah kami teruskan kepada tim terkait, yang akan menghubungi Anda.',
    ),
  },
  replySolved: {
    ...REPLY,
    body: replyBody(
      'We have completed your request. If anything is still open, please let us know.',
      'Permintaan Anda telah kami selesaikan. Jika masih ada kendala, silakan beri tahu kami.',
    ),
  },
  dataRequestProof: {
    subject: {
      en: 'Please confirm: your personal data request',
      id: 'Mohon konfirmasi: permintaan data pribadi Anda',
    },
    body: {
      en: 'Someone, probably you, sent us a personal data request for this address on {{site}}.\n\nOpen this link and press the button there, so that we know it is you. It is valid for {{hours}} hours. We answer within 72 hours of your request.',
      id: 'Seseorang, kemungkinan besar Anda, mengajukan permintaan data pribadi untuk alamat ini di {{site}}.\n\nBuka tautan ini lalu tekan tombol di halaman tersebut agar kami tahu bahwa ini memang Anda. Tautan berlaku {{hours}} jam. Kami menjawab dalam 72 jam sejak permintaan Anda.',
    },
    button: { en: 'Confirm request', id: 'Konfirmasi permintaan' },
    closing: {
      en: 'If you did not send it, ignore this email: without your confirmation nothing is sent, changed or erased.',
      id: 'Jika bukan Anda yang mengajukannya, abaikan saja email ini: tanpa konfirmasi, tidak ada data yang dikirim, diubah, atau dihapus.',
    },
  },
  resetPassword: {
    subject: { en: 'Choose a new password', id: 'Buat kata sandi baru' },
    body: {
      en: 'Hello {{name}},\n\nSomeone, probably you, requested a new password for your account. Open this link to choose one:',
      id: 'Halo {{name}},\n\nSeseorang, kemungkinan besar Anda, meminta kata sandi baru untuk akun Anda. Buka tautan ini untuk membuatnya:',
    },
    button: { en: 'Choose a new password', id: 'Buat kata sandi baru' },
    closing: {
      en: 'The link works once, for one hour. If you did not request it, ignore this email: your password stays the same.',
      id: 'Tautan ini hanya dapat dipakai sekali dan berlaku satu jam. Jika Anda tidak memintanya, abaikan saja email ini: kata sandi Anda tidak berubah.',
    },
  },
} as const satisfies DefaultTexts
