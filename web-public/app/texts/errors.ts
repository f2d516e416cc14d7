import type { Texts } from '@flou/shared/texts/translator.ts'

export const errorTexts = {
  notFoundTitle: { en: 'This page could not be found', id: 'Halaman ini tidak ditemukan' },
  notFoundText: {
    en: 'The page may have moved, or it no longer exists.',
    id: 'Alamatnya mungkin telah berubah, atau halamannya sudah tidak ada.',
  },
  errorTitle: { en: 'Error', id: 'Terjadi kesalahan' },
  errorText: {
    en: 'Something went wrong on our side. Please try again in a moment.',
    id: 'Ada gangguan di sistem kami. Silakan coba beberapa saat lagi.',
  },
  errorOfError: {
    en: 'An error occurred while showing the error page',
    id: 'Terjadi kesalahan saat menampilkan halaman kesalahan',
  },
  allNews: { en: 'All news', id: 'Semua berita' },
  backHome: { en: 'Back to the home page', id: 'Kembali ke beranda' },
  search: { en: 'Search this site', id: 'Cari di situs ini' },
  ways: { en: 'Popular pages', id: 'Halaman populer' },
  productList: { en: 'Products', id: 'Produk' },
  pricing: { en: 'Pricing', id: 'Harga' },
  documentationStart: { en: 'Documentation', id: 'Dokumentasi' },
  faq: { en: 'Questions and answers', id: 'Tanya jawab' },
  support: { en: 'Support', id: 'Dukungan' },
} as const satisfies Texts
