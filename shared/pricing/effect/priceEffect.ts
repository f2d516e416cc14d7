import type { Text } from '../../locale.ts'
import type { LineOrder, PackagePrice } from '../line/packagePrice.ts'
import type { PackageKind } from '../packageKinds.ts'
import { isPriced, priceLine } from '../priceLine.ts'
import type { TaxRule } from '../tax.ts'
import { totalsOf } from '../totals.ts'
import { amountChange, sizeOfChange, type AmountChange } from './amountChange.ts'

/** Order line of a typical estimate. Capacity 0 means none, hours 0 the whole month. */
interface TypicalLine extends LineOrder {
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

export interface SoldPackage {
  id: number
  productId: number
  title: string
  regionId: number
  price: PackagePrice
}

export interface EstimateEffect extends AmountChange {
  id: number
  title: Text
  missing: readonly string[]
}
export interface PackageEffect extends AmountChange {
  id: number
  title: string
  regionId: number
}

export interface PriceEffect {
  estimates: readonly EstimateEffect[]
  packages: readonly PackageEffect[]
  /** Largest absolute change in per cent; a removed price counts as 100. */
  mostPercent: number
}

export interface PriceEffectResponse extends PriceEffect {
  /** Larger changes require typing the product's name. */
  confirmAbove: number
  product: Text
  /** Tax rate if `hasTax` is set, else null. */
  taxPercent: number | null
  regions: Readonly<Record<number, Text>>
}

export interface EffectInput {
  estimates: readonly TypicalEstimate[]
  before: readonly SoldPackage[]
  after: readonly SoldPackage[]
  hoursPerMonth: number
  rule: TaxRule
}

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
  new Map(packages.toReversed().map((one) => [nameOf({ ...one, kind: one.price.kind }), one]))

const packageOf = (line: TypicalLine, packages: ByName) =>
  packages.get(nameOf({ ...line, title: line.packageTitle }))

/** Returns the total with tax; null if any line has no price. */
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

/** Returns the price of one unit, ignoring capacity bounds. */
function priceOfOne(price: PackagePrice, hoursPerMonth: number, hours?: number): number | null {
  const { minimum: _, maximum: __, ...unbounded } = price
  const capacity = Math.max(1, Math.ceil(price.billingItemValue ?? 0))
  const order = { quantity: 1, capacity, ...(hours !== undefined && { hours }) }
  const line = priceLine(unbounded, order, { hoursPerMonth, period: 'month' })
  return isPriced(line) ? line.amount : null
}

function withoutLimits(price: PackagePrice): PackagePrice {
  const { monthlyCap: _, minimumCharge: __, ...unlimited } = price
  return unlimited
}

/** Returns the larger change of the plain and limited price, since caps and minimums can hide changes. */
function packageAmountChange(old: PackagePrice, next: PackagePrice, hoursPerMonth: number): AmountChange {
  const compare = (of: (price: PackagePrice) => number | null) => amountChange(of(old), of(next))
  const plain = compare((price) => priceOfOne(withoutLimits(price), hoursPerMonth))
  const hasLimits = [old, next].some(({ monthlyCap, minimumCharge }) => monthlyCap || minimumCharge)
  if (!hasLimits) return plain
  const isMinimumChanged = (old.minimumCharge ?? 0) !== (next.minimumCharge ?? 0)
  const limited = [
    compare((price) => priceOfOne(price, hoursPerMonth)),
    ...(isMinimumChanged ? [compare((price) => priceOfOne(price, hoursPerMonth, 1))] : []),
  ]
  return limited.reduce((most, one) => (sizeOfChange(one) > sizeOfChange(most) ? one : most), plain)
}

export function priceEffect(input: EffectInput): PriceEffect {
  const { estimates, before, after, hoursPerMonth } = input
  const [packagesBefore, packagesAfter] = [byName(before), byName(after)]
  const changedEstimates = estimates.map((estimate): EstimateEffect => ({
    id: estimate.id,
    title: estimate.title,
    missing: estimate.lines
      .filter((line) => !packageOf(line, packagesBefore))
      .map(({ packageTitle }) => packageTitle),
    ...amountChange(totalOf(estimate, packagesBefore, input), totalOf(estimate, packagesAfter, input)),
  }))
  const oldPackages = new Map(before.map((one) => [`${one.price.kind}#${one.id}`, one]))
  const packages = after
    .flatMap((one): PackageEffect[] => {
      const old = oldPackages.get(`${one.price.kind}#${one.id}`)
      if (!old) return []
      const { id, title, regionId } = one
      return [{ id, title, regionId, ...packageAmountChange(old.price, one.price, hoursPerMonth) }]
    })
    .filter((one) => one.before !== one.after)
    .toSorted((one, other) => sizeOfChange(other) - sizeOfChange(one) || one.id - other.id)
  return {
    estimates: changedEstimates,
    packages,
    mostPercent: Math.max(0, ...[...changedEstimates, ...packages].map(sizeOfChange)),
  }
}
