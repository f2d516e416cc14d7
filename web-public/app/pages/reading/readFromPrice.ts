import { PACKAGE_KINDS } from '@flou/shared/content/types/product/packageConfig.ts'
import { pricingCalculator } from '@flou/shared/content/types/product/pricing.ts'
import { product } from '@flou/shared/content/types/product/product.ts'
import { withShownLimits, type LimitedPackage } from '@flou/shared/pricing/chargeRules.ts'
import type { ShownPrice } from '@flou/shared/pricing/fromPrice.ts'
import { formatMoney, roundForDisplay } from '@flou/shared/pricing/money.ts'
import { kindsOfProduct, type KindFlags, type PackageKind } from '@flou/shared/pricing/packageKinds.ts'
import { DEFAULT_TAX_PERCENT } from '@flou/shared/pricing/tax.ts'
import {
  cheapestPrice,
  convertPrice,
  DEFAULT_HOURS_PER_MONTH,
  type PriceUnit,
} from '@flou/shared/pricing/unitPrice.ts'
import type { ContentSource } from '@flou/shared/site/contentSource.ts'

/** What prices are computed with, from the calculator's section, which also holds what no visitor may see: only these leave it. */
export interface PriceRules {
  hoursPerMonth: number
  taxPercent: number
  /** What prices leave out, in the editor's words. */
  note: string
}

/** What prices are computed with. Not a part of its own: `readFromPrice` is one, and parts do not read parts. */
export async function readPriceRules(source: ContentSource): Promise<PriceRules> {
  const section = await source.section(pricingCalculator)
  return {
    hoursPerMonth: section?.hoursPerMonth ?? DEFAULT_HOURS_PER_MONTH,
    taxPercent: section?.taxPercent ?? DEFAULT_TAX_PERCENT,
    note: section?.note ?? '',
  }
}

/** Packages of a kind that are looked at; no product comes near it. */
export const MOST_PACKAGES = 500

/** What the lowest price is found by: a page depends on what is read, and on nothing else that an estimate's price follows from. */
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

const pricedPart = (one: LimitedPackage) =>
  Object.fromEntries(LOWEST_PRICE_FIELDS.map((name) => [name, one[name]])) as unknown as LimitedPackage // the names are its own

/** A product's packages of a kind, as far as they have a price each. */
const readPrices = async (source: ContentSource, kind: PackageKind, id: number) => {
  const found = await source.list(PACKAGE_KINDS[kind].type, { parentId: id, limit: MOST_PACKAGES })
  const packages = found as readonly LimitedPackage[] // every kind has these fields (packageBase)
  return packages.map((one) => withShownLimits(pricedPart(one), { kind }))
}

/** The cheapest package of what the product is; what can be added to it (a snapshot, a licence) is no price of it. */
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
 * What a product costs at least. Recorded as one key, so that a changed package renders
 * the pages that show this price, and no others.
 * @param priced a product as lists have it (`PRODUCT_TEASER`)
 */
export function readFromPrice(
  source: ContentSource,
  priced: KindFlags & { id: number },
): Promise<ShownPrice> {
  const { id } = priced
  const kinds = kindsOfProduct(priced)
  if (kinds.length === 0) return Promise.resolve(null)
  // the kinds belong to the name: what a part reads must follow from it
  return source.part(`price:${id}:${kinds.join('+')}`, async (own) => {
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

/** As `readFromPrice`, for a product of which only its id is known, as references have it. */
export async function readFromPriceById(source: ContentSource, id: number): Promise<ShownPrice> {
  const found = await source.summary(product, id)
  return found ? readFromPrice(source, found) : null
}
