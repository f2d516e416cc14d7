import type { PackageKind } from '../packageKinds.ts'

export const PRICE_FIELDS: ReadonlySet<string> = new Set([
  'price',
  'unit',
  'pricePerMonth',
  'pricePerHour',
  'monthlyCap',
  'minimumCharge',
  'partialHours',
  'isFormula',
  'formula',
  'billingItemValue',
  'minimumSize',
  'maximumSize',
  'minimumCapacity',
  'maximumCapacity',
])

/** Defaults for records older than these fields. */
const WHEN_ABSENT: Readonly<Record<string, unknown>> = {
  monthlyCap: 0,
  minimumCharge: 0,
  partialHours: 'exact',
}

type Values = Readonly<Record<string, unknown>>

/** Packages of a product, with a changed price or about to be published. */
export interface ChangedPrices {
  readonly productId: number
  readonly kind: PackageKind
  readonly rows: readonly Values[]
}

const valueIn = (values: Values, name: string) => values[name] ?? WHEN_ABSENT[name]

export const hasPriceChange = (before: Values, after: Values): boolean =>
  [...PRICE_FIELDS].some((name) => valueIn(before, name) !== valueIn(after, name))
