import type { Text } from './locale.ts'

/** Messages about passwords and about who may do what. */
export const RIGHTS_MESSAGES = {
  passwordMismatch: { en: 'Password does not match.', id: 'Kata sandi tidak cocok.' },
  passwordCommon: { en: 'This password is too common.', id: 'Kata sandi ini terlalu umum.' },
  passwordKeyboard: {
    en: 'This password follows the keys or the alphabet. Use words that do not belong together.',
    id: 'Kata sandi ini mengikuti urutan tombol atau abjad. Gunakan beberapa kata yang tidak berkaitan.',
  },
  passwordOwnAddress: {
    en: 'This password is made of the e-mail address. Choose one that says nothing about you.',
    id: 'Kata sandi ini berasal dari alamat email. Pilih yang tidak berkaitan dengan Anda.',
  },
  confirmationNeeded: {
    en: 'Enter your password again to go on.',
    id: 'Masukkan kembali kata sandi Anda untuk melanjutkan.',
  },
  lastManager: {
    en: 'At least one active role must keep Management Admin, and you cannot lock yourself out.',
    id: 'Setidaknya satu peran aktif harus memiliki Management Admin, dan Anda tidak dapat mengunci diri sendiri.',
  },
  beyondOwnRole: {
    en: 'You may not give or change what your own role does not permit.',
    id: 'Anda tidak boleh memberikan atau mengubah hal yang tidak diizinkan peran Anda.',
  },
  administratorRole: {
    en: 'This role always permits everything, needs no approval and cannot be deleted.',
    id: 'Peran ini selalu mengizinkan semuanya, tidak memerlukan persetujuan, dan tidak dapat dihapus.',
  },
  portalHost: {
    en: 'This host is not one of those that the configuration names for the customer portal.',
    id: 'Host ini bukan salah satu host portal pelanggan dalam konfigurasi.',
  },
  customScriptPermission: {
    en: 'Your role may not change scripts.',
    id: 'Peran Anda tidak boleh mengubah skrip.',
  },
  erasureUnproven: {
    en: 'Nobody has asked from this address to be erased. The person sends the form for personal data and opens the link in our e-mail; then you can erase.',
    id: 'Belum ada permintaan penghapusan yang terbukti dari alamat ini. Pemiliknya mengirim formulir data pribadi dan membuka tautan di email kami; setelah itu Anda dapat menghapus.',
  },
  erasureRequested: {
    en: 'Submitted. A second person with the permission Personal Data has to confirm it before anything is erased.',
    id: 'Telah diajukan. Orang kedua dengan izin Data Pribadi harus mengonfirmasi sebelum data dihapus.',
  },
  erasureWaits: {
    en: 'An erasure of this address already waits for a second person.',
    id: 'Penghapusan alamat ini sudah menunggu orang kedua.',
  },
  erasureWithdrawn: {
    en: 'Withdrawn. Nothing was erased.',
    id: 'Ditarik kembali. Tidak ada data yang dihapus.',
  },
  ownErasure: {
    en: 'You asked for this erasure yourself. Somebody else has to confirm it.',
    id: 'Anda sendiri yang mengajukan penghapusan ini. Orang lain harus mengonfirmasinya.',
  },
} as const satisfies Record<string, Text>
