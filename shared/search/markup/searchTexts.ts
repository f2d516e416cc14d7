import type { Language } from '../../locale.ts'
import type { Sort } from '../results.ts'

export interface SearchTexts {
  title: string
  description: string
  field: string
  hint: string
  search: string
  begin: string
  searching: string
  failed: string
  one: string
  many: string
  near: string
  results: string
  refine: string
  everything: string
  sort: string
  sorts: Readonly<Record<Sort, string>>
  perPage: string
  pages: string
  page: string
  before: string
  after: string
  pinned: string
  other: string
  none: string
  noneOfType: string
  tips: readonly string[]
  popular: string
}

export const SEARCH_TEXTS: Readonly<Record<Language, SearchTexts>> = {
  en: {
    title: 'Search',
    description:
      'Search products, prices, guides, news and answers. Product names, tasks and codes such as g4.large all lead to the right page.',
    field: 'Search the site',
    hint: 'Products, guides, news',
    search: 'Search',
    begin: 'Enter what you are looking for: a product, a task or a code such as g4.large.',
    searching: 'Searching …',
    failed: 'Search is not available at the moment. Please try again shortly, or use the menu.',
    one: '{total} result for “{query}”.',
    many: 'Results {first} to {last} of {total} for “{query}”.',
    near: 'No exact matches. Here are similar results.',
    results: 'Results',
    refine: 'Refine',
    everything: 'All',
    sort: 'Sort by',
    sorts: { relevance: 'Relevance', newest: 'Newest', title: 'Title' },
    perPage: 'Results per page',
    pages: 'Pages',
    page: 'Page',
    before: 'Previous',
    after: 'Next',
    pinned: 'Recommended',
    other: 'Also found in Indonesian',
    none: 'No results for “{query}”.',
    noneOfType: 'No results of this type.',
    tips: ['Check the spelling.', 'Use fewer or more general words.', 'Try the name of a product.'],
    popular: 'Popular pages',
  },
  id: {
    title: 'Pencarian',
    description:
      'Cari produk, harga, panduan, berita, dan jawaban. Nama produk, kebutuhan, atau kode seperti g4.large mengantar ke halaman yang tepat.',
    field: 'Cari di situs ini',
    hint: 'Produk, panduan, berita',
    search: 'Cari',
    begin: 'Ketik yang Anda cari: nama produk, tugas, atau kode seperti g4.large.',
    searching: 'Mencari …',
    failed:
      'Pencarian sedang tidak dapat dijangkau. Silakan coba lagi sebentar lagi, atau lanjutkan dari menu.',
    one: '{total} hasil untuk “{query}”.',
    many: 'Hasil {first} sampai {last} dari {total} untuk “{query}”.',
    near: 'Tidak ada yang sama persis; berikut yang mendekati.',
    results: 'Hasil',
    refine: 'Persempit',
    everything: 'Semua',
    sort: 'Urutkan',
    sorts: { relevance: 'Relevansi', newest: 'Terbaru', title: 'Judul' },
    perPage: 'Hasil per halaman',
    pages: 'Halaman hasil',
    page: 'Halaman',
    before: 'Sebelumnya',
    after: 'Berikutnya',
    pinned: 'Rekomendasi',
    other: 'Juga ditemukan dalam bahasa Inggris',
    none: 'Tidak ada hasil untuk “{query}”.',
    noneOfType: 'Tidak ada hasil dari jenis ini.',
    tips: ['Periksa ejaannya.', 'Gunakan kata yang lebih sedikit atau lebih umum.', 'Coba nama produk.'],
    popular: 'Halaman populer',
  },
}
