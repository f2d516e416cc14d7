import { pathTo } from '@flou/shared/paths.ts'
import { both, look } from '../wire.ts'
import { heading } from '../block.ts'
import type { DemoSection } from '../record.ts'

const MOST_READ = [
  'five-ways-to-lower-your-cloud-bill',
  'rural-bank-moves-core-system',
  'backups-that-withstand-ransomware',
  'from-monolith-to-containers',
] as const

export const NEWS_SECTIONS: readonly DemoSection[] = [
  {
    type: 'news.header',
    body: (ids) => ({
      mediaId: ids.picture('dashboards-hero'),
      mobileMediaId: ids.picture('dashboards-mobile'),
      customProperty: look(),
      contents: heading(
        { en: 'News and information', id: 'Berita dan informasi' },
        {
          en: 'What we build, what we learn and what our customers make of it.',
          id: 'Yang kami bangun, yang kami pelajari, dan yang diwujudkan pelanggan.',
        },
      ),
    }),
  },
  {
    type: 'news.homeTitle',
    body: () => ({
      contents: heading(
        { en: 'Latest from Flou', id: 'Terbaru dari Flou' },
        { en: 'New products, regions and ideas.', id: 'Produk, region, dan gagasan baru.' },
      ),
    }),
  },
  {
    type: 'news.mostPopular',
    body: (ids) => ({
      articleIds: MOST_READ.map((slug) => ids.record('news', slug)),
      contents: heading(
        { en: 'Most read', id: 'Paling banyak dibaca' },
        { en: 'What others read this month.', id: 'Yang dibaca orang lain bulan ini.' },
      ),
    }),
  },
  {
    type: 'news.titleList',
    body: () => ({
      contents: heading(
        { en: 'All articles', id: 'Semua artikel' },
        { en: 'The newest first.', id: 'Mulai dari yang terbaru.' },
      ),
    }),
  },
  {
    type: 'news.otherTitle',
    body: () => ({
      contents: heading(
        { en: 'Read on', id: 'Baca juga' },
        { en: 'More on related subjects.', id: 'Tulisan lain yang berkaitan.' },
      ),
    }),
  },
  {
    type: 'news.cta',
    body: (ids) => ({
      mediaId: ids.picture('guarded-hero'),
      mobileMediaId: ids.picture('guarded-mobile'),
      customProperty: look({
        buttons: [
          { title: { en: 'Ask an engineer', id: 'Tanya teknisi kami' }, href: pathTo('contactForm') },
        ],
      }),
      contents: heading(
        { en: 'A question about what you read?', id: 'Ada pertanyaan tentang tulisan ini?' },
        {
          en: 'The people who write these articles also answer the telephone.',
          id: 'Penulis artikel ini juga orang yang menjawab telepon Anda.',
        },
      ),
    }),
  },
  {
    type: 'news.seo',
    body: (ids) => ({
      seoMediaId: ids.picture('datacentre-seo'),
      contents: both({
        id: {
          title: 'Berita dan informasi',
          content: 'Kabar produk, region, keamanan, dan kisah pelanggan dari Flou Cloud.',
        },
        en: {
          title: 'News and information',
          content: 'Products, regions, security and customer stories from Flou Cloud.',
        },
      }),
    }),
  },
]
