import { PACKAGE_KINDS } from '@flou/shared/content/types/product/packageConfig.ts'
import { pricingCalculator } from '@flou/shared/content/types/product/pricing.ts'
import { withApplicableLimits, type LimitedPackage } from '@flou/shared/pricing/chargeRules.ts'
import { formatMoney, roundForDisplay } from '@flou/shared/pricing/money.ts'
import { kindsOfProduct, type KindFlags, type PackageKind } from '@flou/shared/pricing/packageKinds.ts'
import { DEFAULT_TAX_PERCENT } from '@flou/shared/pricing/tax.ts'
import {
  cheapestPrice,
  convertPrice,
  DEFAULT_HOURS_PER_MONTH,
  type PriceUnit,
  type DisplayedPrice,
} from '@flou/shared/pricing/unitPrice.ts'
import type { ContentSource } from '@flou/shared/site/contentSource.ts'

/** Public calculator settings; the section also contains secrets. */
export interface PriceRules {
  hoursPerMonth: number
  taxPercent: number
  note: string
}

/** Not cached as a part: `readFromPrice` is one, and parts cannot be nested. */
export async function readPriceRules(source: ContentSource): Promise<PriceRules> {
  const section = await source.section(pricingCalculator)
  return {
    hoursPerMonth: section?.hoursPerMonth ?? DEFAULT_HOURS_PER_MONTH,
    taxPercent: section?.taxPercent ?? DEFAULT_TAX_PERCENT,
    note: section?.note ?? '',
  }
}

export const MAX_PACKAGES = 500

/** Limits a page's dependencies to fields that determine the lowest price. */
const LOWEST_PRICE_FIELDS = [
  'price',
  'unit',
  'pricePerMonth',
  'pricePerHour',
  'monthlyCap',
  'minimumCharge',
  'isFormula',
  'formula',
] as const satisfies (keyof LimitedPackage)[]

function pickPriceFields(one: LimitedPackage): LimitedPackage {
  const { price, unit } = one
  const picked: Partial<LimitedPackage> = Object.fromEntries(
    LOWEST_PRICE_FIELDS.map((name) => [name, one[name]]),
  )
  return { ...picked, price, unit }
}

const readPrices = async (source: ContentSource, kind: PackageKind, id: number) => {
  const found = await source.list(PACKAGE_KINDS[kind].type, { parentId: id, limit: MAX_PACKAGES })
  const packages = found as readonly LimitedPackage[] // all kinds have these fields (packageBase)
  return packages.map((one) => withApplicableLimits(pickPriceFields(one), { kind }))
}

/** Returns the cheapest package of the main kinds, ignoring add-ons. */
async function cheapestOf(source: ContentSource, id: number, kinds: readonly PackageKind[]) {
  const { hoursPerMonth } = await readPriceRules(source)
  for (const kind of kinds) {
    const price = cheapestPrice(await readPrices(source, kind, id), hoursPerMonth)
    if (!price) continue
    const config = await source.section(PACKAGE_KINDS[kind].config, id)
    return { price, hoursPerMonth, isPlusTax: config?.hasTax ?? false }
  }
  return undefined
}

/**
 * Returns the lowest price as one dependency key, so that a changed package renders only pages showing this
 * price.
 */
export function readFromPrice(
  source: ContentSource,
  priced: KindFlags & { id: number },
): Promise<DisplayedPrice> {
  const { id } = priced
  const kinds = kindsOfProduct(priced)
  if (kinds.length === 0) return Promise.resolve(null)
  // the key must determine everything that the callback reads
  return source.readFragment(`price:${id}:${kinds.join('+')}`, async (own) => {
    const found = await cheapestOf(own, id, kinds)
    if (!found) return undefined
    const { price, hoursPerMonth, isPlusTax } = found
    const inUnit = (unit: PriceUnit) => {
      const amount = unit === 'month' ? price.month : convertPrice(price, unit, hoursPerMonth)
      return formatMoney(unit === price.unit ? amount : roundForDisplay(amount), own.language)
    }
    return { month: inUnit('month'), hour: inUnit('hour'), isPlusTax }
  })
}
