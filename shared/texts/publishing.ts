import type { Texts } from './translator.ts'

export const feedTexts = {
  events: { en: 'Upcoming events', id: 'Acara mendatang' },
  calledOff: { en: 'Cancelled: {{title}}', id: 'Dibatalkan: {{title}}' },
  changelog: { en: 'Changelog', id: 'Catatan perubahan' },
  news: { en: 'News & Information', id: 'Berita & Informasi' },
} as const satisfies Texts

export const llmsTexts = {
  documentation: { en: 'Documentation', id: 'Dokumentasi' },
  markdown: {
    en: 'Each file is the complete documentation of a product in Markdown.',
    id: 'Setiap berkas adalah dokumentasi lengkap sebuah produk dalam Markdown.',
  },
  pages: { en: 'Pages', id: 'Halaman' },
  products: { en: 'Products', id: 'Produk' },
  terms: { en: 'Prices, terms and questions', id: 'Harga, ketentuan, dan tanya jawab' },
  priceList: { en: 'Price list', id: 'Daftar harga' },
  priceListAbout: {
    en: 'List prices of all packages in rupiah, as JSON; as CSV at /prices.csv.',
    id: 'Harga semua paket dalam rupiah, dalam JSON; dalam CSV di /prices.csv.',
  },
} as const satisfies Texts

export const priceListTexts = {
  product: { en: 'Product', id: 'Produk' },
  part: { en: 'Part', id: 'Bagian' },
  package: { en: 'Package', id: 'Paket' },
  region: { en: 'Region', id: 'Region' },
  amount: { en: 'Price', id: 'Harga' },
  currency: { en: 'Currency', id: 'Mata uang' },
  unit: { en: 'Unit', id: 'Satuan' },
  tax: { en: 'Tax', id: 'Pajak' },
  url: { en: 'Page', id: 'Halaman' },
  plusTax: { en: 'VAT is added', id: 'Belum termasuk PPN' },
  noTax: { en: 'No VAT is added', id: 'Tidak dikenai PPN' },
  note: {
    en: 'List prices without discounts. Prices on request are not listed.',
    id: 'Harga daftar tanpa diskon. Harga sesuai permintaan tidak tercantum.',
  },
} as const satisfies Texts

export const previewTexts = {
  notPublished: { en: 'Preview – not published', id: 'Pratinjau – belum terbit' },
  expires: { en: 'Link expires {{time}}', id: 'Tautan berakhir {{time}}' },
  language: { en: 'Language', id: 'Bahasa' },
  languageName: { en: 'English', id: 'Bahasa Indonesia' },
} as const satisfies Texts

export const previewMessageTexts = {
  unknown: {
    title: { en: 'This preview link does not exist', id: 'Tautan pratinjau ini tidak ada' },
    text: {
      en: 'Check that the address is complete, or ask the sender for a new link.',
      id: 'Periksa apakah alamatnya lengkap, atau minta tautan baru kepada pengirimnya.',
    },
  },
  ended: {
    title: { en: 'This preview link has expired', id: 'Tautan pratinjau ini sudah kedaluwarsa' },
    text: {
      en: 'Preview links are valid for a limited time. Ask the sender for a new one.',
      id: 'Tautan pratinjau hanya berlaku untuk waktu tertentu. Minta tautan baru kepada pengirimnya.',
    },
  },
  revoked: {
    title: { en: 'This preview link has been revoked', id: 'Tautan pratinjau ini telah dicabut' },
    text: {
      en: 'The sender has revoked it. Ask for a new one if you still need it.',
      id: 'Pengirimnya telah mencabut tautan ini. Minta tautan baru jika masih diperlukan.',
    },
  },
  busy: {
    title: { en: 'Too many views at once', id: 'Terlalu banyak permintaan' },
    text: {
      en: 'Wait a minute, then open the link again.',
      id: 'Tunggu satu menit, lalu buka kembali tautannya.',
    },
  },
  broken: {
    title: { en: 'This preview cannot be shown', id: 'Pratinjau ini tidak dapat ditampilkan' },
    text: {
      en: 'The page could not be created from this draft. Please tell the sender.',
      id: 'Halaman tidak dapat dibuat dari draf ini. Beri tahu pengirimnya.',
    },
  },
} as const

export const calendarFeedTexts = {
  name: { en: 'Content calendar', id: 'Kalender konten' },
  publish: { en: 'Publish: {{title}}', id: 'Terbit: {{title}}' },
  unpublish: { en: 'Unpublish: {{title}}', id: 'Batal terbit: {{title}}' },
  article: { en: 'Publish date: {{title}}', id: 'Tanggal terbit: {{title}}' },
  period: { en: '{{title}}', id: '{{title}}' },
  request: { en: 'Approval expires: {{title}}', id: 'Persetujuan kedaluwarsa: {{title}}' },
  release: { en: 'Release: {{title}}', id: 'Rilis: {{title}}' },
} as const satisfies Texts

export const pageCheckTexts = {
  pageTitleShort: {
    en: 'A title for search engines needs at least {{min}} characters.',
    id: 'Judul untuk mesin telusur minimal {{min}} karakter.',
  },
  pageTitleLong: {
    en: 'Search engines cut off titles after {{max}} characters.',
    id: 'Mesin telusur memotong judul setelah {{max}} karakter.',
  },
  pageDescriptionShort: {
    en: 'A description for search engines needs at least {{min}} characters.',
    id: 'Deskripsi untuk mesin telusur minimal {{min}} karakter.',
  },
  pageDescriptionLong: {
    en: 'Search engines cut off descriptions after {{max}} characters.',
    id: 'Mesin telusur memotong deskripsi setelah {{max}} karakter.',
  },
  pageTitleTaken: {
    en: 'Another page of this kind has the same title.',
    id: 'Halaman lain yang sejenis memiliki judul yang sama.',
  },
  machineUnchecked: {
    en: 'This machine translation has not been checked yet.',
    id: 'Terjemahan mesin ini belum diperiksa.',
  },
} as const satisfies Texts
