import { NEWS_STATUS } from '@flou/shared/content/types/news.ts'
import { ALL_ARTICLES } from '../articles/all.ts'
import { richText } from '../richText.ts'
import { both, look } from '../wire.ts'
import type { Article } from '../articles/article.ts'
import type { DemoRecord } from '../record.ts'

type Named = readonly [key: string, en: string, id: string, enDescription: string, idDescription: string]

const categories: readonly Named[] = [
  [
    'company',
    'Company',
    'Perusahaan',
    'Regions, people and plans of Flou Cloud.',
    'Region, orang, dan rencana Flou Cloud.',
  ],
  [
    'product',
    'Product updates',
    'Pembaruan produk',
    'What is new on the platform.',
    'Yang baru di platform kami.',
  ],
  [
    'technology',
    'Technology',
    'Teknologi',
    'Guides and designs by our engineers.',
    'Panduan dan rancangan dari teknisi kami.',
  ],
  [
    'security',
    'Security and compliance',
    'Keamanan dan kepatuhan',
    'Protecting data and proving it.',
    'Melindungi data dan membuktikannya.',
  ],
  [
    'insight',
    'Industry insight',
    'Wawasan industri',
    'How businesses use the cloud.',
    'Cara dunia usaha memanfaatkan cloud.',
  ],
  [
    'community',
    'Community',
    'Komunitas',
    'Events, schools and meet-ups.',
    'Acara, sekolah, dan temu komunitas.',
  ],
]

const subCategories: readonly (readonly [category: string, ...Named])[] = [
  [
    'company',
    'expansion',
    'Expansion',
    'Ekspansi',
    'New regions, zones and lines.',
    'Region, zona, dan jalur baru.',
  ],
  [
    'company',
    'sustainability',
    'Sustainability',
    'Keberlanjutan',
    'Power, water and waste.',
    'Listrik, air, dan limbah.',
  ],
  [
    'product',
    'compute',
    'Compute',
    'Komputasi',
    'Servers, accelerators and clusters.',
    'Server, akselerator, dan klaster.',
  ],
  [
    'product',
    'data',
    'Storage and databases',
    'Penyimpanan dan basis data',
    'Where data lives.',
    'Tempat data tinggal.',
  ],
  [
    'product',
    'network',
    'Network',
    'Jaringan',
    'Lines, addresses and balancing.',
    'Jalur, alamat, dan penyeimbang beban.',
  ],
  ['technology', 'guides', 'Guides', 'Panduan', 'Step by step.', 'Langkah demi langkah.'],
  [
    'technology',
    'cost',
    'Cost',
    'Biaya',
    'Spending less on the same work.',
    'Biaya lebih hemat untuk kerja yang sama.',
  ],
  [
    'security',
    'dataProtection',
    'Data protection',
    'Pelindungan data',
    'Laws, keys and access.',
    'Hukum, kunci, dan akses.',
  ],
  [
    'security',
    'resilience',
    'Resilience',
    'Ketahanan',
    'Attacks, failures and recovery.',
    'Serangan, gangguan, dan pemulihan.',
  ],
  [
    'insight',
    'finance',
    'Finance',
    'Keuangan',
    'Banks, insurers and payments.',
    'Bank, asuransi, dan pembayaran.',
  ],
  ['insight', 'retail', 'Retail', 'Ritel', 'Shops and campaigns.', 'Toko dan kampanye.'],
  [
    'insight',
    'health',
    'Health',
    'Kesehatan',
    'Hospitals and laboratories.',
    'Rumah sakit dan laboratorium.',
  ],
  ['community', 'events', 'Events', 'Acara', 'Talks and workshops.', 'Sesi dan lokakarya.'],
  ['community', 'education', 'Education', 'Pendidikan', 'Schools and scholarships.', 'Sekolah dan beasiswa.'],
]

const named = ([, en, id, enDescription, idDescription]: Named) =>
  both({ id: { title: id, description: idDescription }, en: { title: en, description: enDescription } })

export const NEWS_CATEGORIES: readonly DemoRecord[] = categories.map((category) => ({
  type: 'newsCategory',
  key: category[0],
  body: () => ({ contents: named(category) }),
}))

export const NEWS_SUB_CATEGORIES: readonly DemoRecord[] = subCategories.map(([category, ...rest]) => ({
  type: 'newsSubCategory',
  key: rest[0],
  body: (ids) => ({ categoryId: ids.record('newsCategory', category), contents: named(rest) }),
}))

const textsOf = ({ title, description, body }: Article['en']) => ({
  title,
  description,
  content: richText(body),
  seoTitle: title,
  seoDescription: description,
})

export const ARTICLES: readonly DemoRecord[] = ALL_ARTICLES.toSorted((one, other) =>
  one.date.localeCompare(other.date),
).map(({ slug, category, subCategory, date, picture, id, en }) => ({
  type: 'news',
  key: slug,
  body: (ids) => ({
    slug,
    status: NEWS_STATUS.published,
    publishDate: date,
    categoryId: ids.record('newsCategory', category),
    subCategoryId: ids.record('newsSubCategory', subCategory),
    mediaId: ids.picture(picture),
    mediaMobileId: 0,
    seoThumbnailId: 0,
    customProperty: look({ textColor: '#0b2a3c' }),
    contents: both({ id: textsOf(id), en: textsOf(en) }),
  }),
}))
