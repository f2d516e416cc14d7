import type { Text } from '../locale.ts'

export const RIGHTS_MESSAGES = {
  passwordMismatch: { en: 'Password does not match.', id: 'Kata sandi tidak cocok.' },
  passwordCommon: { en: 'This password is too common.', id: 'Kata sandi ini terlalu umum.' },
  passwordKeyboard: {
    en: 'This password follows the keyboard or the alphabet. Use unrelated words.',
    id: 'Kata sandi ini mengikuti urutan tombol atau abjad. Gunakan beberapa kata yang tidak berkaitan.',
  },
  passwordOwnAddress: {
    en: 'This password is based on your email address. Choose one that is not related to you.',
    id: 'Kata sandi ini berasal dari alamat email. Pilih yang tidak berkaitan dengan Anda.',
  },
  confirmationNeeded: {
    en: 'Enter your password again to continue.',
    id: 'Masukkan kembali kata sandi Anda untuk melanjutkan.',
  },
  lastManager: {
    en: 'At least one active role must keep Management Admin, and you cannot lock yourself out.',
    id: 'Setidaknya satu peran aktif harus memiliki Management Admin, dan Anda tidak dapat mengunci diri sendiri.',
  },
  beyondOwnRole: {
    en: 'You cannot grant or change what your own role does not permit.',
    id: 'Anda tidak boleh memberikan atau mengubah hal yang tidak diizinkan peran Anda.',
  },
  administratorRole: {
    en: 'This role always permits everything, needs no approval and cannot be deleted.',
    id: 'Peran ini selalu mengizinkan semuanya, tidak memerlukan persetujuan, dan tidak dapat dihapus.',
  },
  portalHost: {
    en: 'This host is not one of the customer portal hosts in the configuration.',
    id: 'Host ini bukan salah satu host portal pelanggan dalam konfigurasi.',
  },
  customScriptPermission: {
    en: 'Your role may not change scripts.',
    id: 'Peran Anda tidak boleh mengubah skrip.',
  },
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
} as const satisfies Record<string, Text>
