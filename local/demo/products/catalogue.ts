import { pathTo, REGISTER_PATH } from '@flou/shared/paths.ts'
import type { Text } from '@flou/shared/locale.ts'
import type { DemoRecord } from '../record.ts'
import { heading } from '../block.ts'
import type { PictureName } from '../pictures.ts'
import { richText } from '../richText.ts'
import { both, look, ordered, type DemoIds } from '../wire.ts'
import { compute } from './services/compute.ts'
import { containers } from './services/containers.ts'
import { databases } from './services/databases.ts'
import { insight } from './services/insight.ts'
import { network } from './services/network.ts'
import { operations } from './services/operations.ts'
import { kindsOf } from './kinds.ts'
import type { DemoCategory, DemoProduct, PackageSet, Row } from './product.ts'
import { security } from './services/security.ts'
import { storage } from './services/storage.ts'

const CATEGORIES: readonly DemoCategory[] = [
  compute,
  containers,
  storage,
  databases,
  network,
  security,
  insight,
  operations,
]
export const ALL_PRODUCTS: readonly DemoProduct[] = CATEGORIES.flatMap(({ products }) => products)

export const SERVERS: readonly string[] = ['virtual-server', 'gpu-server']

export const PRODUCT_CATEGORIES: readonly DemoRecord[] = CATEGORIES.map(
  ({ key, title, icon, heading: head, about, groups }, index) => ({
    type: 'productCategory',
    key,
    body: (ids) => ({
      title,
      seoTitle: `${title} | Flou Cloud`,
      seoDescription: about.en,
      seoThumbnailId: ids.picture(groups[0]?.picture ?? 'region-card'),
      iconId: ids.picture(icon),
      showProductsOnCalculator: true,
      order: index + 1,
      contents: both({
        en: { descriptionTitle: head.en, description: about.en },
        id: { descriptionTitle: head.id, description: about.id },
      }),
    }),
  }),
)

export const PRODUCT_GROUPS: readonly DemoRecord[] = CATEGORIES.flatMap(({ key: category, groups }) =>
  groups.map(({ key, title, picture, about }, index) => ({
    type: 'productGroup',
    key,
    body: (ids) => ({
      title,
      slug: key,
      seoTitle: `${title} | Flou Cloud`,
      seoDescription: about.en,
      seoThumbnailId: ids.picture(picture),
      categoryId: ids.record('productCategory', category),
      mediaId: ids.picture(picture),
      mediaMobileId: ids.picture(picture),
      customProperty: look(),
      order: index + 1,
      contents: both({ en: { description: richText(about.en) }, id: { description: richText(about.id) } }),
    }),
  })),
)

const SUB_GROUP_LOOKS: Readonly<Record<string, readonly [icon: PictureName, picture: PictureName]>> = {
  'shared-servers': ['icon-compute', 'skyline-card'],
  'own-servers': ['icon-security', 'datacentre-seo'],
  hot: ['icon-storage', 'tiers-card'],
  'open-source': ['icon-database', 'databases-card'],
}

const SUB_GROUP_OF: Readonly<Record<string, string>> = {
  'virtual-server': 'shared-servers',
  'image-builder': 'shared-servers',
  'bare-metal': 'own-servers',
  'dedicated-host': 'own-servers',
  'block-storage': 'hot',
  'object-storage': 'hot',
  'file-storage': 'hot',
  postgresql: 'open-source',
  mysql: 'open-source',
}

const EXPLAINED: ReadonlySet<string> = new Set([
  'virtual-server',
  'gpu-server',
  'kubernetes',
  'object-storage',
  'postgresql',
  'mysql',
])

const SUB_GROUPS: readonly (readonly [category: string, group: string, key: string, ...Row])[] = [
  [
    'compute',
    'servers',
    'shared-servers',
    'Shared servers',
    'Server bersama',
    'On hosts with neighbours.',
    'Di host bersama.',
  ],
  [
    'compute',
    'servers',
    'own-servers',
    'Servers of your own',
    'Server khusus',
    'On hosts for you alone.',
    'Di host khusus untuk Anda.',
  ],
  [
    'storage',
    'primary',
    'hot',
    'Used daily',
    'Dipakai harian',
    'Disks, objects and files.',
    'Disk, objek, dan berkas.',
  ],
  [
    'databases',
    'relational',
    'open-source',
    'Open source',
    'Sumber terbuka',
    'PostgreSQL and MySQL.',
    'PostgreSQL dan MySQL.',
  ],
]

export const PRODUCT_SUB_GROUPS: readonly DemoRecord[] = SUB_GROUPS.map(
  ([category, group, key, en, id, textEn, textId], index) => ({
    type: 'productSubGroup',
    key,
    body: (ids) => ({
      categoryId: ids.record('productCategory', category),
      groupId: ids.record('productGroup', group),
      iconId: ids.picture(SUB_GROUP_LOOKS[key]?.[0] ?? 'icon-compute'),
      mediaId: ids.picture(SUB_GROUP_LOOKS[key]?.[1] ?? 'region-card'),
      order: index + 1,
      contents: both({ en: { title: en, description: textEn }, id: { title: id, description: textId } }),
    }),
  }),
)

const PARTS = {
  overview: { en: 'What you can count on', id: 'Yang bisa Anda andalkan' },
  feature: { en: 'What it does', id: 'Yang dilakukannya' },
  benefit: { en: 'What you gain', id: 'Yang Anda peroleh' },
  billing: { en: 'Pay as it suits you', id: 'Bayar sesuai kebutuhan' },
  documentation: { en: 'Read on', id: 'Baca lebih lanjut' },
  stories: { en: 'What others made of it', id: 'Hasil pelanggan lain' },
} as const satisfies Record<string, Text>

const BILLING: readonly Row[] = [
  ['By the hour', 'Per jam', 'Begin and end whenever you like.', 'Mulai dan berhenti kapan saja.'],
  ['By the month', 'Per bulan', 'A price that does not move.', 'Harga yang tidak berubah.'],
  [
    'By the year',
    'Per tahun',
    'Up to 25 per cent less for customers.',
    'Hemat hingga 25 persen bagi pelanggan.',
  ],
]
const BILLING_TEXT: Text = {
  en: 'Change between the three at any time; we count in your favour.',
  id: 'Berganti di antara ketiganya kapan saja; kami menghitung demi keuntungan Anda.',
}

const PART_TEXTS = {
  overview: {
    en: 'It holds for every product of ours, this one included.',
    id: 'Berlaku untuk semua produk kami, termasuk yang ini.',
  },
  feature: {
    en: 'What customers ask about before they begin.',
    id: 'Hal-hal yang ditanyakan pelanggan sebelum memulai.',
  },
  benefit: {
    en: 'What they tell us a year later.',
    id: 'Yang mereka ceritakan kepada kami setahun kemudian.',
  },
} as const satisfies Record<string, Text>
const FIGURES: readonly Row[] = [
  ['99.95 %', '99,95 %', 'available each month, by contract', 'tersedia setiap bulan, tertulis di kontrak'],
  ['24 hours', '24 jam', 'people who answer, in Indonesian', 'ada yang menjawab, dalam bahasa Indonesia'],
  ['1 bill', '1 tagihan', 'for everything, in rupiah', 'untuk semuanya, dalam rupiah'],
]
const USE: Text = {
  en: 'Create it in the console, with the command line `flou` or with Terraform; all three speak the same interface. What it does is written to your audit log, who may use it is decided by the roles of your project, and what it costs appears on the bill by the hour, by project and by label.',
  id: 'Buat lewat konsol, baris perintah `flou`, atau Terraform; ketiganya memakai antarmuka yang sama. Setiap tindakan tercatat di log audit Anda, siapa yang boleh memakainya diatur lewat peran di proyek, dan biayanya tampil di tagihan per jam, per proyek, dan per label.',
}
const STORIES_TEXT: Text = {
  en: 'Companies all over Indonesia, in their own words and figures.',
  id: 'Perusahaan dari seluruh Indonesia, dengan cerita dan angka mereka sendiri.',
}
const DOCUMENTATION_TEXT: Text = {
  en: 'Written by the people who run it, and tested with each release.',
  id: 'Ditulis oleh orang yang menjalankannya dan diuji di setiap rilis.',
}
const DOCUMENTATION_ROWS: readonly Row[] = [
  [
    'First steps',
    'Langkah pertama',
    'From an empty project to a running service.',
    'Dari proyek kosong sampai layanan berjalan.',
  ],
  ['Samples', 'Contoh kode', 'Command line, Python and Terraform.', 'Baris perintah, Python, dan Terraform.'],
  [
    'Limits',
    'Batasan',
    'Quotas by region, and how to raise them.',
    'Kuota per region dan cara menaikkannya.',
  ],
]

const itemsOf = (rows: readonly Row[], picture?: number) =>
  ordered(
    rows.map(([en, id, textEn, textId]) => ({
      mediaId: picture ?? 0,
      url: '',
      customProperty: look(),
      contents: heading({ en, id }, { en: textEn, id: textId }),
    })),
  )

interface Part {
  title: Text
  text: Text
  rows?: readonly Row[]
  picture?: PictureName
  icon?: PictureName
}

const part = (ids: DemoIds, { title, text, rows = [], picture, icon }: Part) => ({
  mediaId: picture ? ids.picture(picture) : 0,
  mobileMediaId: picture ? ids.picture(picture) : 0,
  customProperty: look(),
  items: itemsOf(rows, icon && ids.picture(icon)),
  contents: heading(title, text),
})

const ctaPart = (ids: DemoIds, title: Text, picture: PictureName) => ({
  ...part(ids, {
    title,
    text: {
      en: 'Begin with Rp500,000 of credit, or talk to an architect first.',
      id: 'Mulai dengan kredit Rp500.000, atau berbincang dulu dengan arsitek kami.',
    },
    picture,
  }),
  customProperty: look({
    buttons: [
      { title: { en: 'Get started', id: 'Mulai' }, href: REGISTER_PATH },
      { title: { en: 'Talk to us', id: 'Hubungi kami' }, href: pathTo('contactUs'), look: 'plain' },
    ],
  }),
})

export const storiesPart = (ids: DemoIds, stories: readonly string[], text: Text = { en: '', id: '' }) => ({
  ...part(ids, { title: PARTS.stories, text }),
  customerStoryIds: stories.map((key) => ids.record('customerStory', key)),
})

const FLAGS: Readonly<Record<PackageSet, readonly [flag: string, name: string]>> = {
  instance: ['hasPackageInstance', 'Instance'],
  database: ['hasPackageDatabase', 'Database'],
  storage: ['hasPackageStorage', ''],
  snapshot: ['hasPackageSnapshot', 'Snapshot'],
  network: ['hasPackageNetwork', ''],
  security: ['hasPackageSecurity', ''],
  general: ['hasPackageGeneral', ''],
}

const productTexts = ({ title, line, about }: DemoProduct, language: keyof Text) => ({
  title: title[language],
  content: richText(`${about[language]}\n\n${USE[language]}`),
  description: line[language],
  seoTitle: `${title[language]} | Flou Cloud`,
  seoDescription: about[language],
})

const flagsOf = (kinds: readonly PackageSet[]) =>
  Object.fromEntries(
    kinds.flatMap((kind) => {
      const [flag, name] = FLAGS[kind]
      return [
        [flag, true],
        [`${flag}Name`, name],
      ]
    }),
  )

const bodyOf = (product: DemoProduct, category: string) => (ids: DemoIds) => {
  const kinds = kindsOf(product).map(({ kind }) => kind)
  const subGroup = SUB_GROUP_OF[product.key]
  const { group, icon, picture, title, features, benefits } = product
  return {
    categoryId: ids.record('productCategory', category),
    groupId: ids.record('productGroup', group),
    ...(subGroup && { subGroupId: ids.record('productSubGroup', subGroup) }),
    slug: product.key,
    mediaId: ids.picture(picture),
    mediaMobileId: ids.picture(picture),
    iconId: ids.picture(icon),
    seoThumbnailId: ids.picture(picture),
    customProperty: look({
      buttons: [{ title: { en: 'Get started', id: 'Mulai' }, href: REGISTER_PATH }],
    }),
    productOverview: part(ids, { title: PARTS.overview, text: PART_TEXTS.overview, rows: FIGURES, picture }),
    feature: part(ids, { title: PARTS.feature, text: PART_TEXTS.feature, rows: features, icon }),
    benefit: part(ids, { title: PARTS.benefit, text: PART_TEXTS.benefit, rows: benefits }),
    flexibleBilling: part(ids, { title: PARTS.billing, text: BILLING_TEXT, rows: BILLING }),
    documentation: part(ids, {
      title: PARTS.documentation,
      text: DOCUMENTATION_TEXT,
      rows: DOCUMENTATION_ROWS,
    }),
    cta: ctaPart(ids, { en: `Try ${title.en} today`, id: `Coba ${title.id} hari ini` }, picture),
    successStories: storiesPart(ids, [], STORIES_TEXT),
    ...(SERVERS.includes(product.key) && { hasPackageOS: true, hasPackageOSName: '' }),
    ...flagsOf(kinds),
    hasAditionalPackageInfo: EXPLAINED.has(product.key),
    showOnCalculator: product.isOnCalculator ?? false,
    ...(product.key === 'object-storage' && {
      discountPercent: 7.5,
      tierDiscounts: [{ tier: 'gold', discountPercent: 22.5 }],
    }),
    contents: both({ en: productTexts(product, 'en'), id: productTexts(product, 'id') }),
  }
}

export const PRODUCTS: readonly DemoRecord[] = CATEGORIES.flatMap(({ key: category, products }) =>
  products.map((product, index) => ({
    type: 'product',
    key: product.key,
    body: (ids) => ({ ...bodyOf(product, category)(ids), order: index + 1 }),
  })),
)
