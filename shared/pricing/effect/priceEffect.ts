import type { Text } from '../../locale.ts'
import type { LineOrder, PackagePrice } from '../line/packagePrice.ts'
import type { PackageKind } from '../packageKinds.ts'
import { isPriced, priceLine } from '../priceLine.ts'
import type { TaxRule } from '../tax.ts'
import { totalsOf } from '../totals.ts'
import { amountChange, sizeOfChange, type AmountChange } from './amountChange.ts'

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

export interface EstimateEffect extends AmountChange {
  id: number
  title: Text
  /** Titles of packages that are not there. */
  missing: readonly string[]
}
/** A single one of a package. */
export interface PackageEffect extends AmountChange {
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

/** What a single one costs; of what is counted by capacity, what one price is for, whatever the least is that is sold. */
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

/**
 * The change of a package's price: of a whole month, or of what changes more where a cap or a minimum charge hides one from the other (the
 * price without them, the month with them, a single hour).
 */
function changeOfPackage(old: PackagePrice, next: PackagePrice, hoursPerMonth: number): AmountChange {
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
    ...amountChange(totalOf(estimate, earlier, input), totalOf(estimate, later, input)),
  }))
  const known = new Map(before.map((one) => [`${one.price.kind}#${one.id}`, one]))
  const packages = after
    .flatMap((one): PackageEffect[] => {
      const old = known.get(`${one.price.kind}#${one.id}`)
      if (!old) return []
      const { id, title, regionId } = one
      return [{ id, title, regionId, ...changeOfPackage(old.price, one.price, hoursPerMonth) }]
    })
    .filter((one) => one.before !== one.after)
    .toSorted((one, other) => sizeOfChange(other) - sizeOfChange(one) || one.id - other.id)
  return {
    estimates: changedEstimates,
    packages,
    mostPercent: Math.max(0, ...[...changedEstimates, ...packages].map(sizeOfChange)),
  }
}
