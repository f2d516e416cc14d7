import type { Language } from '../locale.ts'
import { MAX_CAPACITY, type PackagePrice, type PartialHours } from './line/packagePrice.ts'
import { isPackageKind, type PackageKind } from './packageKinds.ts'
import type { PriceUnit } from './unitPrice.ts'

/**
 * Published list prices of a product: `prices/<product>/<version>.json`, version = content hash. Immutable,
 * because estimates reference it.
 */
export interface PriceFile {
  product: number
  slug: string
  hoursPerMonth: number
  taxPercent: number
  regions: readonly number[]
  kinds: readonly PriceFileKind[]
  added: readonly AddedPrice[]
}

export interface PriceFileKind {
  kind: PackageKind
  name: string
  hasTax: boolean
  packages: readonly PriceFilePackage[]
}

export interface Titled {
  title: string
  indonesianTitle?: string
}

export const titleIn = ({ title, indonesianTitle = '' }: Titled, language: Language): string =>
  language === 'id' && indonesianTitle !== '' ? indonesianTitle : title

export function localizePrices(file: PriceFile, language: Language): PriceFile {
  const inLanguage = <T extends Titled>(one: T): T => ({ ...one, title: titleIn(one, language) })
  const kinds = file.kinds.map((kind) => ({ ...kind, packages: kind.packages.map(inLanguage) }))
  return { ...file, kinds, added: file.added.map(inLanguage) }
}

/** Amounts are rupiah scaled by 10⁴; 0 or absent means on request. */
export interface PriceFilePackage extends Titled {
  id: number
  region: number
  price: number
  unit: PriceUnit
  month?: number
  hour?: number
  /** Monthly limits per unit; absent means none, and exact partial hours. */
  monthlyCap?: number
  minimumCharge?: number
  partialHours?: PartialHours
  formula?: string
  isMetered?: boolean
  values: Readonly<Record<string, string | number>>
}

export interface AddedPrice extends Titled {
  id: number
  region: number
  price: number
  billingItem: number
  hasTax: boolean
  isMetered?: boolean
  isTransfer?: boolean
}

export const ADDED = 'added'
export type PricedKind = PackageKind | typeof ADDED
export const isPricedKind = (kind: unknown): kind is PricedKind => kind === ADDED || isPackageKind(kind)

/** 96 bits of SHA-256 in base64url. */
export const VERSION_LENGTH = 16
const VERSION_PATTERN = /^[\w-]{16}$/
export const isPriceVersion = (text: unknown): text is string =>
  typeof text === 'string' && VERSION_PATTERN.test(text)

/** Key in the site bucket; prefixed with a slash, its path. */
export const priceFileKey = (product: number, version: string): string => `prices/${product}/${version}.json`

const numberIn = (values: PriceFilePackage['values'], ...names: readonly string[]): number => {
  const found = names.map((name) => values[name]).find((value) => typeof value === 'number' && value > 0)
  return typeof found === 'number' ? found : 0
}

const capacityRange = ({ values }: PriceFilePackage): { minimum: number; maximum: number } => ({
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
  ...(one.isMetered !== undefined && { isMetered: one.isMetered }),
  included: numberIn(one.values, 'includedAmount'),
  billingItemValue: numberIn(one.values, 'billingItemValue'),
  ...capacityRange(one),
  hasTax,
})

export interface Sold {
  title: string
  region: number
  price: PackagePrice
  package?: PriceFilePackage
  added?: AddedPrice
}

/** Returns gigabytes of transfer that a package includes each month. */
export const includedTransferOf = ({ package: one }: Sold): number =>
  one ? numberIn(one.values, 'includedTransfer') : 0

const indexCache = new WeakMap<PriceFile, Map<string, Sold>>()

function indexOf(file: PriceFile): Map<string, Sold> {
  const packages = file.kinds.flatMap((kind) =>
    kind.packages.map((one): [string, Sold] => [
      `${kind.kind}#${one.id}`,
      { title: one.title, region: one.region, price: priceOfPackage(kind, one), package: one },
    ]),
  )
  const added = file.added.map((one): [string, Sold] => {
    const { id, title, region, price, hasTax, isMetered = false } = one
    return [
      `${ADDED}#${id}`,
      { title, region, price: { kind: 'general', price, unit: 'month', hasTax, isMetered }, added: one },
    ]
  })
  return new Map([...packages, ...added])
}

export function soldIn(file: PriceFile, { kind, id }: { kind: PricedKind; id: number }): Sold | undefined {
  const index = indexCache.get(file) ?? indexOf(file)
  indexCache.set(file, index)
  return index.get(`${kind}#${id}`)
}

/** Packages that differ only in region and price. */
export interface Variant {
  title: string
  values: PriceFilePackage['values']
  offers: readonly PriceFilePackage[]
}

const isForSale = ({ price, month = 0, hour = 0 }: PriceFilePackage) => price > 0 || month > 0 || hour > 0

export function variantsOf({ packages }: PriceFileKind, { regions }: Pick<PriceFile, 'regions'>): Variant[] {
  const found = new Map<string, PriceFilePackage[]>()
  for (const one of packages) {
    const key = JSON.stringify([one.title, one.values])
    const all = found.get(key) ?? []
    // a second package in the same region is a separate variant
    const own = all.some(({ region }) => region === one.region) ? `${key} ${one.id}` : key
    found.set(own, [...(found.get(own) ?? []), one])
  }
  const rank = (one: PriceFilePackage) => regions.indexOf(one.region) + (isForSale(one) ? 0 : regions.length)
  return [...found.values()].map((all) => {
    const offers = all.toSorted((one, other) => rank(one) - rank(other))
    const [first] = offers
    return { title: first?.title ?? '', values: first?.values ?? {}, offers }
  })
}
