import type { Texts } from '@flou/shared/texts/translator.ts'

export const storyTexts = {
  stories: { en: 'Customer stories', id: 'Kisah pelanggan' },
  storiesOf: { en: 'Customer stories: {{name}}', id: 'Kisah pelanggan: {{name}}' },
  filterText: {
    en: '{{industry}} and {{product}}: the challenges customers faced, the solutions, and the results they measure today.',
    id: '{{industry}} dan {{product}}: tantangan pelanggan, solusinya, dan hasil yang mereka ukur hari ini.',
  },
  narrow: { en: 'Filter stories', id: 'Saring kisah' },
  industry: { en: 'Industry', id: 'Industri' },
  product: { en: 'Products', id: 'Produk' },
  allOfThem: { en: 'All', id: 'Semua' },
  none: { en: 'No stories here yet.', id: 'Belum ada kisah di sini.' },
  seeAll: { en: 'See all customer stories', id: 'Lihat semua kisah pelanggan' },
  newer: { en: 'Newer', id: 'Lebih baru' },
  older: { en: 'Older', id: 'Lebih lama' },
  readStory: { en: 'Read the story', id: 'Baca kisahnya' },
  company: { en: 'About the company', id: 'Tentang perusahaan' },
  used: { en: 'Products used', id: 'Produk yang digunakan' },
  more: { en: 'More customer stories', id: 'Kisah pelanggan lainnya' },
  moreText: {
    en: 'How others solved similar challenges.',
    id: 'Cara pelanggan lain menyelesaikan tantangan serupa.',
  },
} as const satisfies Texts
