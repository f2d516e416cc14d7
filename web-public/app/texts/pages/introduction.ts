import type { Texts } from '@flou/shared/texts/translator.ts'

export const introductionTexts = {
  milestones: { en: 'Milestones', id: 'Perjalanan kami' },
  earlier: { en: 'Show earlier years', id: 'Tampilkan tahun-tahun sebelumnya' },
  fewer: { en: 'Hide earlier years', id: 'Sembunyikan tahun-tahun sebelumnya' },
  touch: { en: 'Stay in touch', id: 'Tetap terhubung' },
  newsTitle: { en: 'News from us', id: 'Kabar dari kami' },
  newsText: {
    en: 'New products, regions and prices by email, once a month, written by the people who build them.',
    id: 'Produk, region, dan harga baru lewat email, sebulan sekali, ditulis oleh tim yang membangunnya.',
  },
  newsLink: { en: 'Read our news', id: 'Baca berita kami' },
  memberTitle: { en: 'Already a customer?', id: 'Sudah menjadi pelanggan?' },
  memberText: {
    en: 'Log in to the console, or open an account in a few minutes.',
    id: 'Masuk ke konsol, atau buat akun dalam beberapa menit.',
  },
  login: { en: 'Log in', id: 'Masuk' },
  register: { en: 'Create an account', id: 'Buat akun' },
} as const satisfies Texts
