import { MAX_CAPACITY, type PackagePrice, type PartialHours } from './line/packagePrice.ts'
import { isPackageKind, type PackageKind } from './packageKinds.ts'
import type { PriceUnit } from './unitPrice.ts'

/**
 * A product's prices as they are published, in a file of its own: `prices/<product>/<version>.json`, where the version is a hash of the
 * file. It holds no language and never changes: estimates name the version that they were made with. List prices only, never a discount.
 */
export interface PriceFile {
  product: number
  slug: string
  hoursPerMonth: number
  taxPercent: number
  /** Ids of the regions that anything is sold in, first by order (decision 34). */
  regions: readonly number[]
  kinds: readonly PriceFileKind[]
  /** What is charged beside packages (price-related). */
  added: readonly AddedPrice[]
}

/** The packages of a kind, in order; what the product's field configuration hides is left out. */
export interface PriceFileKind {
  kind: PackageKind
  /** What the product's editor calls the kind; '' where it has the usual name. */
  name: string
  hasTax: boolean
  packages: readonly PriceFilePackage[]
}

/** A package in one region. Amounts are rupiah scaled by 10⁴; 0 and absent mean that it is sold on request. */
export interface PriceFilePackage {
  id: number
  title: string
  region: number
  price: number
  unit: PriceUnit
  month?: number
  hour?: number
  /** Limits of what each of it costs a month, and how parts of an hour are charged; absent where it has none, or parts count exactly. */
  monthlyCap?: number
  minimumCharge?: number
  partialHours?: PartialHours
  formula?: string
  /** Its other shown fields; references are ids. */
  values: Readonly<Record<string, string | number>>
}

export interface AddedPrice {
  id: number
  title: string
  region: number
  price: number
  /** The billing item's id; 0 where there is none. */
  billingItem: number
  hasTax: boolean
}

/** Extras of an estimate's item beside packages: what is charged beside them. */
export const ADDED = 'added'
export type PricedKind = PackageKind | typeof ADDED
export const isPricedKind = (kind: unknown): kind is PricedKind => kind === ADDED || isPackageKind(kind)

/** Length of a version: 96 bits of SHA-256 in base64url. */
export const VERSION_LENGTH = 16
const VERSION = /^[\w-]{16}$/
/** True for what can be a version; anything else must not become part of an address. */
export const isPriceVersion = (text: unknown): text is string =>
  typeof text === 'string' && VERSION.test(text)

/** Where a product's prices are in the site's bucket; with a slash before it, their address. */
export const priceFileKey = (product: number, version: string): string => `prices/${product}/${version}.json`

const numberIn = (values: PriceFilePackage['values'], ...names: readonly string[]): number => {
  const found = names.map((name) => values[name]).find((value) => typeof value === 'number' && value > 0)
  return typeof found === 'number' ? found : 0
}

/** The smallest and the largest capacity of a package in GB. */
export const capacityRange = ({ values }: PriceFilePackage): { minimum: number; maximum: number } => ({
  minimum: numberIn(values, 'minimumSize', 'minimumCapacity') || 1,
  maximum: numberIn(values, 'maximumSize', 'maximumCapacity') || MAX_CAPACITY,
})

const priceOfPackage = ({ kind, hasTax }: PriceFileKind, one: PriceFilePackage): PackagePrice => ({
  kind,
  price: one.price,
  unit: one.unit,
  ...(one.month !== undefined && { pricePerMonth: one.month }),
  ...(one.hour !== undefined && { pricePerHour: one.hour }),
  ...(one.monthlyCap !== undefined && { monthlyCap: one.monthlyCap }),
  ...(one.minimumCharge !== undefined && { minimumCharge: one.minimumCharge }),
  ...(one.partialHours !== undefined && { partialHours: one.partialHours }),
  ...(one.formula !== undefined && { formula: one.formula }),
  billingItemValue: numberIn(one.values, 'billingItemValue'),
  ...capacityRange(one),
  hasTax,
})

/** What is ordered of a price file. */
export interface Sold {
  title: string
  region: number
  price: PackagePrice
  /** Undefined for what is charged beside packages. */
  package?: PriceFilePackage
}

const known = new WeakMap<PriceFile, Map<string, Sold>>()

function indexOf(file: PriceFile): Map<string, Sold> {
  const packages = file.kinds.flatMap((kind) =>
    kind.packages.map((one): [string, Sold] => [
      `${kind.kind}#${one.id}`,
      { title: one.title, region: one.region, price: priceOfPackage(kind, one), package: one },
    ]),
  )
  const added = file.added.map(({ id, title, region, price, hasTax }): [string, Sold] => [
    `${ADDED}#${id}`,
    { title, region, price: { kind: 'general', price, unit: 'month', hasTax } },
  ])
  return new Map([...packages, ...added])
}

/** A package, or what is charged beside packages, by its kind and id; undefined where the file does not have it. */
export function soldIn(file: PriceFile, { kind, id }: { kind: PricedKind; id: number }): Sold | undefined {
  const index = known.get(file) ?? indexOf(file)
  known.set(file, index)
  return index.get(`${kind}#${id}`)
}

/** A package in all its regions: packages that differ in nothing but region and price. */
export interface Variant {
  title: string
  values: PriceFilePackage['values']
  /** One for each region, first by order; those with a price before those sold on request. */
  offers: readonly PriceFilePackage[]
}

const isForSale = ({ price, month = 0, hour = 0 }: PriceFilePackage) => price > 0 || month > 0 || hour > 0

/** The packages of a kind, in order, each once for all its regions. */
export function variantsOf({ packages }: PriceFileKind, { regions }: Pick<PriceFile, 'regions'>): Variant[] {
  const found = new Map<string, PriceFilePackage[]>()
  for (const one of packages) {
    const key = JSON.stringify([one.title, one.values])
    const all = found.get(key) ?? []
    // two of the same region are two packages
    const own = all.some(({ region }) => region === one.region) ? `${key} ${one.id}` : key
    found.set(own, [...(found.get(own) ?? []), one])
  }
  const place = (one: PriceFilePackage) => regions.indexOf(one.region) + (isForSale(one) ? 0 : regions.length)
  return [...found.values()].map((all) => {
    const offers = all.toSorted((one, other) => place(one) - place(other))
    const [first] = offers
    return { title: first?.title ?? '', values: first?.values ?? {}, offers }
  })
}
