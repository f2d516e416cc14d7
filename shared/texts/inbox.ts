import type { Texts } from './translator.ts'

export const inboxTexts = {
  erasureUnproven: {
    en: 'There is no confirmed erasure request from this address. Once the person has sent the personal data form and opened the link in our email, you can erase.',
    id: 'Belum ada permintaan penghapusan yang dikonfirmasi dari alamat ini. Setelah pemiliknya mengirim formulir data pribadi dan membuka tautan di email kami, Anda dapat menghapus.',
  },
  erasureRequested: {
    en: 'Submitted. A second person with the Personal Data permission must confirm it before anything is erased.',
    id: 'Telah diajukan. Orang kedua dengan izin Data Pribadi harus mengonfirmasi sebelum data dihapus.',
  },
  erasureWaits: {
    en: 'An erasure of this address is already waiting for a second person.',
    id: 'Penghapusan alamat ini sudah menunggu orang kedua.',
  },
  erasureWithdrawn: {
    en: 'Withdrawn. Nothing was erased.',
    id: 'Ditarik kembali. Tidak ada data yang dihapus.',
  },
  replyNoEmail: {
    en: 'There is no email address to reply to.',
    id: 'Tidak ada alamat email untuk dibalas.',
  },
  replyQueued: { en: 'The email will be sent within a minute.', id: 'Email dikirim dalam satu menit.' },
  replyRestricted: {
    en: 'The sender asked us to stop processing this: it cannot be answered.',
    id: 'Pengirim meminta agar pesan ini tidak diproses lagi, sehingga tidak dapat dibalas.',
  },
  replySpam: {
    en: 'This is marked as spam. Mark it as not spam before you reply.',
    id: 'Ini ditandai sebagai spam. Tandai sebagai bukan spam sebelum membalas.',
  },
  replyUnproven: {
    en: 'The address is not confirmed yet: do not send anything.',
    id: 'Alamat ini belum dikonfirmasi: jangan kirim apa pun dahulu.',
  },
  ownErasure: {
    en: 'You requested this erasure yourself. Someone else must confirm it.',
    id: 'Anda sendiri yang mengajukan penghapusan ini. Orang lain harus mengonfirmasinya.',
  },
} as const satisfies Texts
