import type { Text } from '@flou/shared/locale.ts'

export const replyTexts = {
  'reply.title': { en: 'Reply', id: 'Balas' },
  'reply.template': { en: 'Template', id: 'Templat' },
  'reply.subject': { en: 'Subject', id: 'Subjek' },
  'reply.text': { en: 'Message', id: 'Pesan' },
  'reply.close': { en: 'Mark as done after sending', id: 'Tandai selesai setelah dikirim' },
  'reply.send': { en: 'Send reply', id: 'Kirim balasan' },
  'reply.mailClient': { en: 'Open in email app', id: 'Buka di aplikasi email' },
  'reply.answersTo': {
    en: 'The visitor’s reply goes to {{email}}.',
    id: 'Balasan pengunjung dikirim ke {{email}}.',
  },
  'reply.sent': { en: 'Reply sent', id: 'Balasan dikirim' },
  'reply.failed': { en: 'The templates could not be loaded.', id: 'Templat tidak dapat dimuat.' },
  'reply.replaced': { en: 'Your text was replaced.', id: 'Teks Anda telah diganti.' },
  'reply.movedOn': {
    en: 'Someone else has changed this. Check the history, then send your reply again.',
    id: 'Orang lain telah mengubahnya. Periksa riwayatnya, lalu kirim lagi balasan Anda.',
  },
  'reply.resend': { en: 'Resend', id: 'Kirim ulang' },
  'reply.delivery.waiting': { en: 'Sending…', id: 'Sedang dikirim…' },
  'reply.delivery.sent': { en: 'Sent', id: 'Terkirim' },
  'reply.delivery.failed': { en: 'Not sent: the email failed', id: 'Tidak terkirim: email gagal' },
  'reply.delivery.undelivered': {
    en: 'Not sent: this address rejects our emails',
    id: 'Tidak terkirim: alamat ini menolak email kami',
  },
  'reply.blocked.restricted': {
    en: 'Replies are off: the sender asked us to stop processing this.',
    id: 'Balasan nonaktif: pengirim meminta agar pesan ini tidak diproses lagi.',
  },
  'reply.blocked.spam': {
    en: 'Replies are off while this is marked as spam.',
    id: 'Balasan nonaktif selama ini ditandai sebagai spam.',
  },
  'reply.blocked.unproven': {
    en: 'Replies are off until the sender opens the link in our email.',
    id: 'Balasan nonaktif sampai pengirim membuka tautan di email kami.',
  },
  'reply.event': { en: 'replied in {{language}}', id: 'membalas dalam bahasa {{language}}' },
  'reply.unprovenTitle': {
    en: 'Identity not confirmed yet',
    id: 'Identitas belum dikonfirmasi',
  },
  'reply.desk': { en: 'Open the desk for this address', id: 'Buka layanan untuk alamat ini' },
} as const satisfies Record<string, Text>

export const allInboxTexts = {
  'all.title': { en: 'Inbox', id: 'Kotak masuk' },
  'all.about': {
    en: 'Everything visitors sent, from all forms that you may read.',
    id: 'Semua kiriman pengunjung dari formulir yang boleh Anda baca.',
  },
  'all.views': { en: 'Views', id: 'Tampilan' },
  'all.view.all': { en: 'All', id: 'Semua' },
  'all.view.mine': { en: 'Mine', id: 'Tugas saya' },
  'all.view.unassigned': { en: 'Unassigned', id: 'Belum ditugaskan' },
  'all.view.due': { en: 'Due', id: 'Tenggat' },
  'all.hint.mine': {
    en: 'Assigned to you and not done yet.',
    id: 'Ditugaskan kepada Anda dan belum selesai.',
  },
  'all.hint.unassigned': {
    en: 'Waiting for a reply, assigned to no one.',
    id: 'Menunggu balasan dan belum ditugaskan kepada siapa pun.',
  },
  'all.hint.due': {
    en: 'Waiting for a reply, the most urgent first. Replies are due after {{hours}} hours.',
    id: 'Menunggu balasan, yang paling mendesak lebih dahulu. Tenggat balasan {{hours}} jam.',
  },
  'all.form': { en: 'Form', id: 'Formulir' },
  'all.message': { en: 'Message', id: 'Pesan' },
  'all.none.all': { en: 'Nothing here yet.', id: 'Belum ada kiriman.' },
  'all.none.mine': { en: 'Nothing is assigned to you.', id: 'Tidak ada tugas untuk Anda.' },
  'all.none.unassigned': { en: 'Everything is assigned.', id: 'Semua sudah ditugaskan.' },
  'all.none.due': { en: 'No reply is due.', id: 'Tidak ada balasan yang ditunggu.' },
  'all.noForms': {
    en: 'Your role includes no form with an inbox.',
    id: 'Peran Anda tidak mencakup formulir dengan kotak masuk.',
  },
  'all.neighbours': { en: 'Previous and next message', id: 'Pesan sebelumnya dan berikutnya' },
  'all.position': { en: '{{at}} of {{of}}', id: '{{at}} dari {{of}}' },
  'all.previous': { en: 'Previous (K)', id: 'Sebelumnya (K)' },
  'all.next': { en: 'Next (J)', id: 'Berikutnya (J)' },
} as const satisfies Record<string, Text>
