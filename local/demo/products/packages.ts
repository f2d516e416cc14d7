import type { DemoRecord, DemoSection } from '../record.ts'
import { both, type DemoIds } from '../wire.ts'
import { ALL_PRODUCTS, SERVERS } from './catalogue.ts'
import { kindsOf } from './kinds.ts'
import type { DemoProduct, PackageSet } from './product.ts'

const SCALE = 10_000
const REGIONS = { jakarta: 1, surabaya: 0.95 } as const
const SINGAPORE = 1.12
const ABROAD: ReadonlySet<PackageSet> = new Set(['instance', 'database', 'storage', 'snapshot'])
const regionsOf = (packages: PackageSet): [region: string, factor: number][] =>
  Object.entries(ABROAD.has(packages) ? { ...REGIONS, singapore: SINGAPORE } : REGIONS)

const HOURS = 730
const HOURLY: ReadonlySet<string> = new Set(['gpu-server', 'serverless-container'])
const CAPPED_AFTER: Readonly<Record<string, number>> = { 'gpu-server': 600 }
const AT_LEAST: Readonly<Record<string, number>> = { 'serverless-container': 10_000 }
const BY_STARTED_HOUR: ReadonlySet<string> = new Set(['gpu-server'])
const GPUS: Readonly<Record<string, readonly number[]>> = { 'gpu-server': [1, 2, 4, 8, 8] }
const LARGEST_ON_REQUEST: ReadonlySet<string> = new Set([
  'bare-metal',
  'gpu-server',
  'direct-connect',
  'disaster-recovery',
])

type Lookup = readonly [key: string, en: string, id: string]
const lookups = (type: string, rows: readonly Lookup[]) =>
  rows.map(([key, en, id], index): DemoRecord => ({
    type,
    key,
    body: () => ({ order: index + 1, contents: both({ en: { title: en }, id: { title: id } }) }),
  }))

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

type Size = readonly [name: string, times: number, fields: Readonly<Record<string, unknown>>]
const instance = (cpu: number, ram: number, bandwith: number): Readonly<Record<string, unknown>> => ({
  instanceFamily: 'g4',
  cpu,
  ram,
  bandwith,
  packageForwardingRate: cpu * 100,
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
    ['g4.small', 1, instance(2, 4, 500)],
    ['g4.medium', 2, instance(4, 8, 1_000)],
    ['g4.large', 4, instance(8, 16, 2_500)],
    ['g4.xlarge', 8, instance(16, 32, 5_000)],
    ['g4.2xlarge', 16, instance(32, 64, 10_000)],
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
        formula: 'graduated(capacity; 0: price; 1000: price * 0.9; 5000: price * 0.8) / 10',
      },
    ],
    [
      'Hourly',
      2.5,
      {
        minimumCapacity: 10,
        maximumCapacity: 10_000,
        isFormula: true,
        formula: 'graduated(capacity; 0: price; 1000: price * 0.9; 5000: price * 0.8) / 10',
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
        formula: 'price * graduated(qty; 0: 1; 5: 0.9; 20: 0.8)',
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

interface Billing {
  detail?: 'standard' | 'performance'
  method?: 'subscription' | 'usage'
  item?: 'unit' | 'gigabyte' | 'request'
  type?: 'fixed' | 'metered'
}
const SUBSCRIPTION: Billing = {}
const METERED: Billing = { method: 'usage', item: 'gigabyte', type: 'metered' }
const BILLED: Partial<Record<PackageSet, Billing>> = { storage: METERED, snapshot: METERED }

const billing = (
  ids: DemoIds,
  { detail = 'standard', method = 'subscription', item = 'unit', type = 'fixed' }: Billing = SUBSCRIPTION,
) => ({
  productDetailId: ids.record('productDetail', detail),
  billingMethodId: ids.record('billingMethod', method),
  billingItemId: ids.record('billingItem', item),
  billingItemTypeId: ids.record('billingItemType', type),
})

const packagesOf = (product: DemoProduct): DemoRecord[] =>
  kindsOf(product).flatMap(({ kind, from }) => packagesOfKind({ ...product, packages: kind, from }))

function priceOf({ key, from }: DemoProduct, times: number, isLargest: boolean): number {
  if (isLargest && LARGEST_ON_REQUEST.has(key)) return 0
  const month = from * times
  return HOURLY.has(key) ? Math.round(month / HOURS) : Math.round(month / 100) * 100
}

const chargeRules = ({ key }: DemoProduct, price: number) => ({
  monthlyCap: price * (CAPPED_AFTER[key] ?? 0) * SCALE,
  minimumCharge: (AT_LEAST[key] ?? 0) * SCALE,
  partialHours: BY_STARTED_HOUR.has(key) ? 'started' : 'exact',
})

function packagesOfKind(product: DemoProduct): DemoRecord[] {
  const { key, packages } = product
  const sizes = SIZES[packages]
  return regionsOf(packages).flatMap(([region, factor]) =>
    sizes.map(([title, times, fields], index) => ({
      type: `${packages}Package`,
      key: `${key}-${packages}-${region}-${title}`,
      parent: { type: 'product', key },
      body: (ids) => ({
        productId: ids.record('product', key),
        title,
        regionId: ids.record('region', region),
        ...billing(ids, { ...BILLED[packages], detail: index === 0 ? 'standard' : 'performance' }),
        price: priceOf(product, times * factor, index === sizes.length - 1) * SCALE,
        unit: HOURLY.has(key) ? 'hour' : 'month',
        ...chargeRules(product, priceOf(product, times * factor, index === sizes.length - 1)),
        order: index + 1,
        ...fields,
        ...(packages === 'instance' && GPUS[key] && { gpu: GPUS[key][index] }),
      }),
    })),
  )
}

const SYSTEMS = [
  ['Ubuntu Pro 24.04 LTS', '24.04', 35_000],
  ['Rocky Linux 10 with updates from us', '10', 28_000],
  ['Windows Server 2025', '2025', 420_000],
  ['Red Hat Enterprise Linux 10', '10', 0],
] as const

const systemsIn = (key: string, region: string): DemoRecord[] =>
  SYSTEMS.map(([title, version, price], index) => ({
    type: 'osPackage',
    key: `${key}-${region}-${title}`,
    parent: { type: 'product', key },
    body: (ids) => ({
      productId: ids.record('product', key),
      title,
      version,
      regionId: ids.record('region', region),
      ...billing(ids),
      price: price * SCALE,
      pricePerMonth: price * SCALE,
      pricePerHour: Math.round(price / HOURS) * SCALE,
      unit: 'month',
      order: index + 1,
    }),
  }))

const systemsOf = (key: string): DemoRecord[] =>
  regionsOf('instance').flatMap(([region]) => systemsIn(key, region))

export const PACKAGES: readonly DemoRecord[] = [
  ...ALL_PRODUCTS.flatMap(packagesOf),
  ...SERVERS.flatMap(systemsOf),
]

const RELATED: readonly (readonly [product: string, title: string, price: number, billing: Billing])[] = [
  ['virtual-server', 'Public IPv4 address', 35_000, SUBSCRIPTION],
  ['virtual-server', 'Traffic out', 650, METERED],
  ['cdn', 'Requests', 9_000, { ...METERED, item: 'request' }],
  ['object-storage', 'Traffic out', 650, METERED],
  ['kubernetes', 'Control plane in three zones', 900_000, SUBSCRIPTION],
  ['load-balancer', 'Certificate of your own', 12_000, SUBSCRIPTION],
]

export const RELATED_PRICES: readonly DemoRecord[] = RELATED.map(
  ([product, title, price, billed], index) => ({
    type: 'priceRelated',
    key: `${product}-${index}`,
    body: (ids) => ({
      relatedProduct: ids.record('product', product),
      title,
      regionId: ids.record('region', 'jakarta'),
      ...billing(ids, billed),
      price: price * SCALE,
    }),
  }),
)

const HIDDEN: Partial<Record<PackageSet, readonly string[]>> = {
  instance: ['note'],
  general: ['note'],
  security: ['note'],
}

export const PACKAGE_CONFIGS: readonly DemoSection[] = [
  ...ALL_PRODUCTS.flatMap((product) =>
    kindsOf(product).map(({ kind }) => configOf(product.key, kind, HIDDEN[kind])),
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
