import type { Text } from '../locale.ts'
import type { PackageKind } from './packageKinds.ts'
import { isPriced, priceLine, type LineOrder, type PackagePrice } from './priceLine.ts'
import type { TaxRule } from './tax.ts'
import { totalsOf } from './totals.ts'

/** A line of a typical estimate: a package by its names, and how much of it. Capacity and hours of 0 mean none and the whole month. */
export interface TypicalLine extends LineOrder {
  productId: number
  kind: PackageKind
  packageTitle: string
  regionId: number
}
export interface TypicalEstimate {
  id: number
  title: Text
  lines: readonly TypicalLine[]
}

/** A package of a product in a region. */
export interface SoldPackage {
  id: number
  productId: number
  title: string
  regionId: number
  price: PackagePrice
}

/** What something costs before and after a change: whole rupiah a month scaled by 10⁴; null where it has no price. */
interface BeforeAfter {
  before: number | null
  after: number | null
  /** Of what it was, rounded to a tenth; null where one of the two has no price. */
  percent: number | null
}
export interface EstimateEffect extends BeforeAfter {
  id: number
  title: Text
  /** Titles of packages that are not there. */
  missing: readonly string[]
}
/** A single one of a package. */
export interface PackageEffect extends BeforeAfter {
  id: number
  title: string
  regionId: number
}

export interface PriceEffect {
  /** With tax. */
  estimates: readonly EstimateEffect[]
  /** Packages whose price changes, the greatest change first. */
  packages: readonly PackageEffect[]
  /** The greatest change of all, up or down; what no longer has a price counts as 100. */
  mostPercent: number
}

/** What an editor is shown, and whether it must be confirmed. */
export interface PriceEffectAnswer extends PriceEffect {
  /** Changes above so many per cent are confirmed by typing the product's name. */
  confirmAbove: number
  product: Text
  /** The site's rate where tax comes on top of these packages' prices (their product's `hasTax`), else null. */
  taxPercent: number | null
  /** Titles of the packages' regions by id. */
  regions: Readonly<Record<number, Text>>
}

export interface EffectInput {
  estimates: readonly TypicalEstimate[]
  before: readonly SoldPackage[]
  after: readonly SoldPackage[]
  hoursPerMonth: number
  rule: TaxRule
}

/** Per cent of the old amount, to a tenth, away from zero at a half; exact where floats would not be. */
function percentOf(before: number | null, after: number | null): number | null {
  if (before === null || after === null || before === 0) return null
  const [old, by] = [BigInt(before), (BigInt(after) - BigInt(before)) * 1000n]
  const size = by < 0n ? -by : by
  const tenths = Number((2n * size + old) / (2n * old))
  return (by < 0n ? -tenths : tenths) / 10
}

const compared = (before: number | null, after: number | null): BeforeAfter => ({
  before,
  after,
  percent: percentOf(before, after),
})

const folded = (title: string) => title.trim().toLowerCase()
const nameOf = ({
  productId,
  kind,
  title,
  regionId,
}: {
  productId: number
  kind: PackageKind
  title: string
  regionId: number
}) => JSON.stringify([productId, kind, folded(title), regionId])

type ByName = ReadonlyMap<string, SoldPackage>
const byName = (packages: readonly SoldPackage[]): ByName =>
  // the first of a name counts
  new Map(packages.toReversed().map((one) => [nameOf({ ...one, kind: one.price.kind }), one]))

const packageOf = (line: TypicalLine, packages: ByName) =>
  packages.get(nameOf({ ...line, title: line.packageTitle }))

/** An estimate's total with tax; null where a line of it has no price: the total would be another estimate's. */
function totalOf(
  { lines }: TypicalEstimate,
  packages: ByName,
  { hoursPerMonth, rule }: EffectInput,
): number | null {
  const priced = lines.map((line) => {
    const { quantity, capacity, hours } = line
    const order = { quantity, ...(capacity && { capacity }), ...(hours && { hours }) }
    const found = packageOf(line, packages)
    return found
      ? priceLine(found.price, order, { hoursPerMonth, period: 'month' })
      : { problem: 'gone' as const }
  })
  return priced.every(isPriced) ? (totalsOf(priced, rule)?.total ?? null) : null
}

/** What a single one costs for a month; of what is counted by capacity, what one price is for, whatever the least is that is sold. */
function priceOfOne({ price }: SoldPackage, hoursPerMonth: number): number | null {
  const { minimum: _, maximum: __, ...unbounded } = price
  const order = { quantity: 1, capacity: Math.max(1, Math.ceil(price.billingItemValue ?? 0)) }
  const line = priceLine(unbounded, order, { hoursPerMonth, period: 'month' })
  return isPriced(line) ? line.amount : null
}

const sizeOf = ({ before, after, percent }: BeforeAfter): number => {
  if (percent !== null) return Math.abs(percent)
  return before !== null && after === null ? 100 : 0
}

/** What a change of packages does to typical estimates and to the packages themselves. */
export function priceEffect(input: EffectInput): PriceEffect {
  const { estimates, before, after, hoursPerMonth } = input
  const [earlier, later] = [byName(before), byName(after)]
  const changedEstimates = estimates.map((estimate): EstimateEffect => ({
    id: estimate.id,
    title: estimate.title,
    missing: estimate.lines
      .filter((line) => !packageOf(line, earlier))
      .map(({ packageTitle }) => packageTitle),
    ...compared(totalOf(estimate, earlier, input), totalOf(estimate, later, input)),
  }))
  const known = new Map(before.map((one) => [`${one.price.kind}#${one.id}`, one]))
  const packages = after
    .flatMap((one): PackageEffect[] => {
      const old = known.get(`${one.price.kind}#${one.id}`)
      if (!old) return []
      const { id, title, regionId } = one
      return [
        { id, title, regionId, ...compared(priceOfOne(old, hoursPerMonth), priceOfOne(one, hoursPerMonth)) },
      ]
    })
    .filter((one) => one.before !== one.after)
    .toSorted((one, other) => sizeOf(other) - sizeOf(one) || one.id - other.id)
  return {
    estimates: changedEstimates,
    packages,
    mostPercent: Math.max(0, ...[...changedEstimates, ...packages].map(sizeOf)),
  }
}

type Values = Readonly<Record<string, unknown>>
const numberIn = (values: Values, ...names: readonly string[]): number => {
  const found = names.map((name) => values[name]).find((value) => typeof value === 'number' && value > 0)
  return typeof found === 'number' ? found : 0
}

/** A package's price from its record's fields, whatever its kind. */
export function priceInRecord(
  values: Values,
  { kind, hasTax }: Pick<PackagePrice, 'kind'> & { hasTax: boolean },
): PackagePrice {
  const [pricePerMonth, pricePerHour] = [numberIn(values, 'pricePerMonth'), numberIn(values, 'pricePerHour')]
  const isByFormula = values['isFormula'] === true && typeof values['formula'] === 'string'
  return {
    kind,
    hasTax,
    price: numberIn(values, 'price'),
    unit: values['unit'] === 'hour' ? 'hour' : 'month',
    ...(pricePerMonth > 0 && { pricePerMonth }),
    ...(pricePerHour > 0 && { pricePerHour }),
    ...(isByFormula && { formula: String(values['formula']) }),
    billingItemValue: numberIn(values, 'billingItemValue'),
    minimum: numberIn(values, 'minimumSize', 'minimumCapacity'),
    maximum: numberIn(values, 'maximumSize', 'maximumCapacity'),
  }
}
