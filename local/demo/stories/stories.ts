import type { Text } from '@flou/shared/locale.ts'
import { COMPANIES } from '../companies.ts'
import type { DemoRecord } from '../record.ts'
import { richText } from '../richText.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { both, look, type ButtonSpec } from '../wire.ts'
import { finance } from './finance.ts'
import { retail } from './retail.ts'
import { society } from './society.ts'
import type { Story } from './story.ts'

type Named = readonly [key: string, en: string, id: string, enDescription: string, idDescription: string]

const INDUSTRIES: readonly Named[] = [
  [
    'finance',
    'Financial services',
    'Jasa keuangan',
    'Banks, payments and insurance.',
    'Bank, pembayaran, dan asuransi.',
  ],
  ['retail', 'Retail', 'Ritel', 'Shops on the street and on the web.', 'Toko di jalan dan di web.'],
  [
    'logistics',
    'Logistics',
    'Logistik',
    'Parcels, ships and what moves them.',
    'Paket, kapal, dan penggeraknya.',
  ],
  [
    'health',
    'Health',
    'Kesehatan',
    'Hospitals, practices and patients.',
    'Rumah sakit, praktik, dan pasien.',
  ],
  [
    'education',
    'Education',
    'Pendidikan',
    'Universities, schools and lessons.',
    'Universitas, sekolah, dan pelajaran.',
  ],
  [
    'government',
    'Public sector',
    'Sektor publik',
    'Cities, ministries and agencies.',
    'Kota, kementerian, dan lembaga.',
  ],
  ['manufacturing', 'Manufacturing', 'Manufaktur', 'Plants and what they make.', 'Pabrik dan hasilnya.'],
  ['media', 'Media', 'Media', 'Films, games and news.', 'Film, gim, dan berita.'],
]

const KINDS: readonly Named[] = [
  [
    'compute',
    'Compute',
    'Komputasi',
    'Servers, containers and accelerators.',
    'Server, kontainer, dan akselerator.',
  ],
  ['storage', 'Storage', 'Penyimpanan', 'Disks, objects and archives.', 'Disk, objek, dan arsip.'],
  [
    'database',
    'Databases',
    'Basis data',
    'Relational and other databases.',
    'Basis data relasional dan lainnya.',
  ],
  [
    'network',
    'Network',
    'Jaringan',
    'Lines, balancing and delivery.',
    'Jalur, penyeimbangan, dan pengiriman.',
  ],
  ['data', 'Data and AI', 'Data dan AI', 'Streams, search and models.', 'Aliran, pencarian, dan model.'],
]

const named =
  (type: string) =>
  ([key, en, id, enDescription, idDescription]: Named): DemoRecord => ({
    type,
    key,
    body: () => ({
      contents: both({
        en: { title: en, description: enDescription },
        id: { title: id, description: idDescription },
      }),
    }),
  })

const STORIES: readonly Story[] = [...finance, ...retail, ...society]
export const INDUSTRY_CATEGORIES = INDUSTRIES.map(named('industryCategory'))
export const STORY_PRODUCT_CATEGORIES = KINDS.map(named('storyProductCategory'))

const HEADINGS = {
  before: { en: 'The challenge', id: 'Tantangan' },
  work: { en: 'What was done', id: 'Langkah yang diambil' },
  after: { en: 'Results today', id: 'Hasilnya kini' },
} as const satisfies Record<string, Text>

const contentOf = (story: Story, language: keyof Text): string =>
  richText(
    (['before', 'work', 'after'] as const)
      .map((part) => `## ${HEADINGS[part][language]}\n\n${story[part][language]}`)
      .join('\n\n'),
  )

const ASK: ButtonSpec = {
  title: { en: 'Plan something similar', id: 'Rencanakan hal serupa' },
  href: pathTo('contactUs'),
}

const textsOf = (story: Story, language: keyof Text) => ({
  title: story.title[language],
  review: story.review[language],
  reviewer: story.by[language],
  content: contentOf(story, language),
  companyAbout: story.about[language],
  seoTitle: `${story.title[language]}: ${COMPANIES[story.key]}`,
  seoDescription: story.after[language],
})

export const CUSTOMER_STORIES: readonly DemoRecord[] = STORIES.map((story) => ({
  type: 'customerStory',
  key: story.key,
  body: (ids) => ({
    customerStoryCategoryId: ids.record('industryCategory', story.industry),
    productCategoryId: ids.record('storyProductCategory', story.kind),
    productIds: story.products.map((key) => ids.record('product', key)),
    companyName: COMPANIES[story.key],
    companyAddress: story.city,
    companyLogoId: ids.picture(`brand-${story.key}`),
    bannerId: ids.picture(story.picture),
    bannerMobileId: ids.picture(story.picture),
    bannerHighlightId: ids.picture(story.picture),
    seoMediaId: ids.picture(story.picture),
    customProperty: look({ buttons: [ASK] }),
    contents: both({ en: textsOf(story, 'en'), id: textsOf(story, 'id') }),
  }),
}))
