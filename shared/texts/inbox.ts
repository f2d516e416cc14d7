import type { Texts } from './translator.ts'

export const inboxTexts = {
  erasureUnproven: {
    en: 'There is no confirmed erasure request from this address. Once the person has sent the personal data form and opened the link in our email, you can erase.',
    id: 'Belum ada permintaan penghapusan yang terbukti dari alamat ini. Pemiliknya mengirim formulir data pribadi dan membuka tautan di email kami; setelah itu Anda dapat menghapus.',
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
  ownErasure: {
    en: 'You requested this erasure yourself. Someone else must confirm it.',
    id: 'Anda sendiri yang mengajukan penghapusan ini. Orang lain harus mengonfirmasinya.',
  },
} as const satisfies Texts
