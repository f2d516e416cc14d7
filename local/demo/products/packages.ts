import type { DemoRecord, DemoSection } from '../record.ts'
import { both, type DemoIds } from '../wire.ts'
import { ALL_PRODUCTS, SERVERS } from './catalogue.ts'
import { kindsOf } from './kinds.ts'
import type { DemoProduct, PackageSet } from './product.ts'

/** Money on the wire is scaled by 10⁴ (decision 31). */
const SCALE = 10_000
/** Prices of a region compared with Jakarta's. */
const REGIONS = { jakarta: 1, surabaya: 0.95 } as const

type Lookup = readonly [key: string, en: string, id: string]
const lookups = (type: string, rows: readonly Lookup[]) =>
  rows.map(([key, en, id], index): DemoRecord => ({
    type,
    key,
    body: () => ({ order: index + 1, contents: both({ en: { title: en }, id: { title: id } }) }),
  }))

/** What pricing records choose from (decision 33). */
export const LOOKUPS: readonly DemoRecord[] = [
  ...lookups('productDetail', [
    ['standard', 'Standard', 'Standar'],
    ['performance', 'Performance', 'Kinerja tinggi'],
  ]),
  ...lookups('billingMethod', [
    ['subscription', 'Subscription', 'Berlangganan'],
    ['usage', 'Pay as you go', 'Sesuai pemakaian'],
  ]),
  ...lookups('billingItem', [
    ['unit', 'Unit', 'Unit'],
    ['gigabyte', 'Gigabyte', 'Gigabita'],
    ['request', 'Million requests', 'Juta permintaan'],
  ]),
  ...lookups('billingItemType', [
    ['fixed', 'Fixed', 'Tetap'],
    ['metered', 'Metered', 'Terukur'],
  ]),
]

/** Sizes of each kind: name, how many times the smallest price, and the fields that tell them apart. */
type Size = readonly [name: string, times: number, fields: Readonly<Record<string, unknown>>]
const instance = (cpu: number, ram: number, bandwith: number): Readonly<Record<string, unknown>> => ({
  instanceFamily: 'g4',
  cpu,
  ram,
  bandwith,
  packageForwardingRate: cpu * 0.2,
  gpu: 0,
  note: '',
})
const database = (cpu: number, ram: number, iops: number): Readonly<Record<string, unknown>> => ({
  version: '16',
  cpu,
  ram,
  maximumIOPS: iops,
  maximumConnections: ram * 50,
  billingItemValue: 1,
})

const SIZES: Readonly<Record<PackageSet, readonly Size[]>> = {
  instance: [
    ['Small', 1, instance(2, 4, 1)],
    ['Medium', 2, instance(4, 8, 2)],
    ['Large', 4, instance(8, 16, 5)],
  ],
  database: [
    ['Small', 1, database(2, 4, 3_000)],
    ['Medium', 2.2, database(4, 16, 6_000)],
    ['Large', 4.6, database(8, 32, 12_000)],
  ],
  storage: [
    ['Standard', 1, { billingItemValue: 10, minimumSize: 10, maximumSize: 1_000 }],
    ['Fast', 2.4, { billingItemValue: 10, minimumSize: 10, maximumSize: 64_000 }],
  ],
  snapshot: [
    [
      'Daily',
      1,
      {
        minimumCapacity: 10,
        maximumCapacity: 10_000,
        isFormula: true,
        formula: 'price * max(qty, 1) * capacity / 10',
      },
    ],
    [
      'Hourly',
      2.5,
      {
        minimumCapacity: 10,
        maximumCapacity: 10_000,
        isFormula: true,
        formula: 'price * max(qty, 1) * capacity / 10',
      },
    ],
  ],
  network: [
    [
      'Shared',
      1,
      {
        maximumConnections: 10_000,
        maximumConnectionsPerSecond: 500,
        maximumQueryPerSecond: 1_000,
        billingItemValue: 1,
        isFormula: true,
        formula: 'price * qty + ceil(hours / 730) * billingItemValue',
      },
    ],
    [
      'Dedicated',
      3,
      {
        maximumConnections: 200_000,
        maximumConnectionsPerSecond: 10_000,
        maximumQueryPerSecond: 40_000,
        billingItemValue: 1,
        isFormula: false,
        formula: '',
      },
    ],
  ],
  security: [
    ['Essential', 1, { billingItemValue: 1, note: '' }],
    ['Advanced', 3.2, { billingItemValue: 1, note: '' }],
  ],
  general: [
    ['Team', 1, { billingItemValue: 1, packageType: 'Team', minimumUser: 1, maximumUser: 25, note: '' }],
    [
      'Company',
      3.5,
      { billingItemValue: 1, packageType: 'Company', minimumUser: 26, maximumUser: 500, note: '' },
    ],
  ],
}

const billing = (ids: DemoIds) => ({
  productDetailId: ids.record('productDetail', 'standard'),
  billingMethodId: ids.record('billingMethod', 'subscription'),
  billingItemId: ids.record('billingItem', 'unit'),
  billingItemTypeId: ids.record('billingItemType', 'fixed'),
})

const packagesOf = (product: DemoProduct): DemoRecord[] =>
  kindsOf(product).flatMap((packages) => packagesOfKind({ ...product, packages }))

function packagesOfKind({ key, packages, from }: DemoProduct): DemoRecord[] {
  return Object.entries(REGIONS).flatMap(([region, factor]) =>
    SIZES[packages].map(([title, times, fields], index) => ({
      type: `${packages}Package`,
      key: `${key}-${region}-${title}`,
      parent: { type: 'product', key },
      body: (ids) => ({
        productId: ids.record('product', key),
        title,
        regionId: ids.record('region', region),
        ...billing(ids),
        price: Math.round((from * times * factor) / 100) * 100 * SCALE,
        unit: 'month',
        order: index + 1,
        ...fields,
      }),
    })),
  )
}

/** Operating systems for servers, with their licences. */
const SYSTEMS = [
  ['Ubuntu 24.04 LTS', '24.04', 0],
  ['Rocky Linux 10', '10', 0],
  ['Windows Server 2025', '2025', 420_000],
] as const

const systemsOf = (key: string): DemoRecord[] =>
  SYSTEMS.map(([title, version, price], index) => ({
    type: 'osPackage',
    key: `${key}-${version}`,
    parent: { type: 'product', key },
    body: (ids) => ({
      productId: ids.record('product', key),
      title,
      version,
      regionId: ids.record('region', 'jakarta'),
      ...billing(ids),
      price: price * SCALE,
      pricePerMonth: price * SCALE,
      pricePerHour: Math.round((price * SCALE) / 730),
      unit: 'month',
      order: index + 1,
    }),
  }))

export const PACKAGES: readonly DemoRecord[] = [
  ...ALL_PRODUCTS.flatMap(packagesOf),
  ...SERVERS.flatMap(systemsOf),
]

/** What is charged beside packages: product, what for, rupiah. */
const RELATED = [
  ['virtual-server', 'Public IPv4 address', 35_000],
  ['virtual-server', 'Traffic out, each GB', 650],
  ['cdn', 'Requests, each million', 9_000],
  ['object-storage', 'Traffic out, each GB', 650],
  ['kubernetes', 'Control plane in three zones', 900_000],
  ['load-balancer', 'Certificate of your own', 12_000],
] as const

export const RELATED_PRICES: readonly DemoRecord[] = RELATED.map(([product, title, price], index) => ({
  type: 'priceRelated',
  key: `${product}-${index}`,
  body: (ids) => ({
    relatedProduct: ids.record('product', product),
    title,
    regionId: ids.record('region', 'jakarta'),
    ...billing(ids),
    price: price * SCALE,
  }),
}))

/** Fields that a kind of package does without in the demo. */
const HIDDEN: Partial<Record<PackageSet, readonly string[]>> = {
  instance: ['note'],
  general: ['note'],
  security: ['note'],
}

/** Each product's configuration of the packages it has: tax comes on top. */
export const PACKAGE_CONFIGS: readonly DemoSection[] = [
  ...ALL_PRODUCTS.flatMap((product) =>
    kindsOf(product).map((kind) => configOf(product.key, kind, HIDDEN[kind])),
  ),
  ...SERVERS.map((key) => configOf(key, 'os')),
]

function configOf(key: string, kind: PackageSet | 'os', hiddenFields: readonly string[] = []): DemoSection {
  return {
    type: `packageConfig.${kind}`,
    parent: { type: 'product', key },
    body: () => ({ hiddenFields, hasTax: true }),
  }
}
