import { pageTexts } from '../../i18n/pageTexts.ts'

export const useIntroductionTexts = pageTexts(
  {
    milestones: 'Milestones',
    earlier: 'Show earlier years',
    fewer: 'Hide earlier years',
    touch: 'Stay in touch',
    newsTitle: 'News from us',
    newsText:
      'New products, regions and prices by email, once a month, written by the people who build them.',
    newsLink: 'Read our news',
    memberTitle: 'Already a customer?',
    memberText: 'Log in to the console, or open an account in a few minutes.',
    login: 'Log in',
    register: 'Create an account',
  },
  {
    milestones: 'Perjalanan kami',
    earlier: 'Tampilkan tahun-tahun sebelumnya',
    fewer: 'Sembunyikan tahun-tahun sebelumnya',
    touch: 'Tetap terhubung',
    newsTitle: 'Kabar dari kami',
    newsText:
      'Produk, region, dan harga baru lewat email, sebulan sekali, ditulis oleh tim yang membangunnya.',
    newsLink: 'Baca berita kami',
    memberTitle: 'Sudah menjadi pelanggan?',
    memberText: 'Masuk ke konsol, atau buat akun dalam beberapa menit.',
    login: 'Masuk',
    register: 'Buat akun',
  },
)
