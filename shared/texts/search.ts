import type { Texts } from './translator.ts'

export const searchTexts = {
  title: { en: 'Search', id: 'Pencarian' },
  description: {
    en: 'Search products, prices, guides, news and answers. Product names, tasks and codes such as g4.large all lead to the right page.',
    id: 'Cari produk, harga, panduan, berita, dan jawaban. Nama produk, kebutuhan, atau kode seperti g4.large mengantar ke halaman yang tepat.',
  },
  field: { en: 'Search the site', id: 'Cari di situs ini' },
  hint: { en: 'Products, guides, news', id: 'Produk, panduan, berita' },
  search: { en: 'Search', id: 'Cari' },
  begin: {
    en: 'Enter what you are looking for: a product, a task or a code such as g4.large.',
    id: 'Ketik yang Anda cari: produk, kebutuhan, atau kode seperti g4.large.',
  },
  searching: { en: 'Searching…', id: 'Mencari…' },
  failed: {
    en: 'Search is not available at the moment. Please try again shortly, or use the menu.',
    id: 'Pencarian sedang tidak tersedia. Silakan coba beberapa saat lagi, atau gunakan menu.',
  },
  one: { en: '{{total}} result for “{{query}}”.', id: '{{total}} hasil untuk “{{query}}”.' },
  many: {
    en: 'Results {{first}} to {{last}} of {{total}} for “{{query}}”.',
    id: 'Hasil {{first}} sampai {{last}} dari {{total}} untuk “{{query}}”.',
  },
  near: {
    en: 'No exact matches. Here are similar results.',
    id: 'Tidak ada hasil yang sama persis. Berikut hasil yang mirip.',
  },
  results: { en: 'Results', id: 'Hasil' },
  refine: { en: 'Refine', id: 'Persempit' },
  everything: { en: 'All', id: 'Semua' },
  sort: { en: 'Sort by', id: 'Urutkan' },
  'sort.relevance': { en: 'Relevance', id: 'Relevansi' },
  'sort.newest': { en: 'Newest', id: 'Terbaru' },
  'sort.title': { en: 'Title', id: 'Judul' },
  perPage: { en: 'Results per page', id: 'Hasil per halaman' },
  pages: { en: 'Pages', id: 'Halaman hasil' },
  page: { en: 'Page', id: 'Halaman' },
  before: { en: 'Previous', id: 'Sebelumnya' },
  after: { en: 'Next', id: 'Berikutnya' },
  pinned: { en: 'Recommended', id: 'Rekomendasi' },
  other: { en: 'Also found in Indonesian', id: 'Juga ditemukan dalam bahasa Inggris' },
  none: { en: 'No results for “{{query}}”.', id: 'Tidak ada hasil untuk “{{query}}”.' },
  noneOfType: { en: 'No results of this type.', id: 'Tidak ada hasil untuk jenis ini.' },
  'tip.spelling': { en: 'Check the spelling.', id: 'Periksa ejaannya.' },
  'tip.words': {
    en: 'Use fewer or more general words.',
    id: 'Gunakan kata yang lebih sedikit atau lebih umum.',
  },
  'tip.product': { en: 'Try the name of a product.', id: 'Coba nama produk.' },
  popular: { en: 'Popular pages', id: 'Halaman populer' },
} as const satisfies Texts
