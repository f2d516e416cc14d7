import { pageTexts } from '../../i18n/pageTexts.ts'

export const useStoryTexts = pageTexts(
  {
    stories: 'Customer stories',
    storiesOf: 'Customer stories: {{name}}',
    filterText:
      '{{industry}} and {{product}}: the challenges customers faced, the solutions, and the results they measure today.',
    narrow: 'Filter stories',
    industry: 'Industry',
    product: 'Products',
    allOfThem: 'All',
    none: 'No stories here yet.',
    seeAll: 'See all customer stories',
    newer: 'Newer',
    older: 'Older',
    readStory: 'Read the story',
    company: 'About the company',
    used: 'Products used',
    more: 'More customer stories',
    moreText: 'How others solved similar challenges.',
  },
  {
    stories: 'Kisah pelanggan',
    storiesOf: 'Kisah pelanggan: {{name}}',
    filterText:
      '{{industry}} dan {{product}}: kendala pelanggan, langkah yang diambil, dan hasil yang mereka ukur kini.',
    narrow: 'Saring kisah',
    industry: 'Industri',
    product: 'Produk',
    allOfThem: 'Semua',
    none: 'Belum ada kisah di sini.',
    seeAll: 'Lihat semua kisah pelanggan',
    newer: 'Lebih baru',
    older: 'Lebih lama',
    readStory: 'Baca kisahnya',
    company: 'Tentang perusahaan',
    used: 'Produk yang digunakan',
    more: 'Kisah pelanggan lainnya',
    moreText: 'Cara pelanggan lain menyelesaikan tantangan serupa.',
  },
)
