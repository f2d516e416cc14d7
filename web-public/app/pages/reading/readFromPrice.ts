import { region } from '@flou/shared/content/types/company/region.ts'
import { PACKAGE_KINDS } from '@flou/shared/content/types/product/packageConfig.ts'
import { pricingCalculator } from '@flou/shared/content/types/product/pricing.ts'
import type { Language } from '@flou/shared/locale.ts'
import { withApplicableLimits, type LimitedPackage } from '@flou/shared/pricing/chargeRules.ts'
import { formatMoney, roundForDisplay } from '@flou/shared/pricing/money.ts'
import { kindsOfProduct, type KindFlags, type PackageKind } from '@flou/shared/pricing/packageKinds.ts'
import { describePriceUnit, isBilledByHour, type BilledItem } from '@flou/shared/pricing/priceUnit.ts'
import { DEFAULT_TAX_PERCENT } from '@flou/shared/pricing/tax.ts'
import {
  cheapestPrice,
  convertPrice,
  DEFAULT_HOURS_PER_MONTH,
  type DisplayedPrice,
  pricesOf,
} from '@flou/shared/pricing/unitPrice.ts'
import type { ContentSource } from '@flou/shared/site/contentSource.ts'
import { readBilledItems } from './readBilledItems.ts'

/** Public calculator settings; the section also contains secrets. */
export interface PriceRules {
  hoursPerMonth: number
  taxPercent: number
  note: string
  /** Public range of customer discounts, such as `10–25%`; empty if not public. */
  saving: string
}

/** Not cached as a part: `readFromPrice` is one, and parts cannot be nested. */
export async function readPriceRules(source: ContentSource): Promise<PriceRules> {
  const section = await source.section(pricingCalculator)
  return {
    hoursPerMonth: section?.hoursPerMonth ?? DEFAULT_HOURS_PER_MONTH,
    taxPercent: section?.taxPercent ?? DEFAULT_TAX_PERCENT,
    note: section?.note ?? '',
    saving: section?.yearlySaving ?? '',
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
  'region',
  'billingItem',
  'billingItemValue',
  'ram',
] as const satisfies (keyof SoldPackage)[]

type SoldPackage = LimitedPackage & {
  region: { id: number; title: string } | null
  billingItem: { id: number } | null
  billingItemValue?: number
  ram?: number
}

function pickPriceFields(one: SoldPackage): SoldPackage {
  const { price, unit, region: place, billingItem } = one
  const picked: Partial<SoldPackage> = Object.fromEntries(
    LOWEST_PRICE_FIELDS.map((name) => [name, one[name]]),
  )
  return { ...picked, price, unit, region: place, billingItem }
}

export const readPrices = async (source: ContentSource, kind: PackageKind, id: number) => {
  const found = await source.list(PACKAGE_KINDS[kind].type, { parentId: id, limit: MAX_PACKAGES })
  const packages = found as readonly SoldPackage[] // all kinds have these fields (packageBase)
  return packages.map((one) => withApplicableLimits(pickPriceFields(one), { kind }))
}

export const MAX_REGIONS = 100

/** Returns packages of the first region with a price, in the unit of its first. */
export function comparable(packages: readonly SoldPackage[], regions: readonly number[]): SoldPackage[] {
  const priced = packages.filter((one) => pricesOf(one).length > 0)
  const first = regions.find((region) => priced.some((one) => one.region?.id === region))
  const inRegion = first === undefined ? priced : priced.filter((one) => one.region?.id === first)
  const [main] = inRegion
  return inRegion.filter(
    (one) =>
      one.billingItem?.id === main?.billingItem?.id &&
      (one.billingItemValue || 1) === (main?.billingItemValue || 1),
  )
}

/** Returns the cheapest package of the main kinds, ignoring add-ons. */
async function cheapestOf(source: ContentSource, id: number, kinds: readonly PackageKind[]) {
  const [{ hoursPerMonth }, regions, items] = await Promise.all([
    readPriceRules(source),
    source.list(region, { limit: MAX_REGIONS }),
    readBilledItems(source),
  ])
  const order = regions.map((one) => one.id)
  for (const kind of kinds) {
    const packages = comparable(await readPrices(source, kind, id), order)
    const price = cheapestPrice(packages, hoursPerMonth)
    if (!price) continue
    const { region: soldIn = null, billingItem = null, billingItemValue: value } = packages[0] ?? {}
    const config = await source.section(PACKAGE_KINDS[kind].config, id)
    const isDefault = !soldIn || soldIn.id === order[0]
    return {
      price,
      item: billingItem ? items[billingItem.id] : undefined,
      value,
      sizes: [...new Set(packages.map(({ ram = 0 }) => ram))]
        .filter((ram) => ram > 0)
        .map((ram) => `${ram} GB`),
      ...(!isDefault && { region: soldIn.title }),
      hoursPerMonth,
      isPlusTax: config?.hasTax ?? false,
    }
  }
  return undefined
}

type LowestPrice = NonNullable<ReturnType<typeof cheapestPrice>>
interface PriceContext {
  item: BilledItem | undefined
  value: number | undefined
  language: Language
}

export const describePrice = (
  { amount, unit, month }: LowestPrice,
  { item, value, language }: PriceContext,
) => ({
  amount: formatMoney(item?.billedFor === 'use' || unit === 'hour' ? amount : month, language),
  unit: describePriceUnit({ unit, item, value }, language),
})

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
    const { price, item, value, sizes, region: regionTitle, hoursPerMonth, isPlusTax } = found
    const { language } = own
    const isUse = item?.billedFor === 'use'
    const { unit } = price
    const hourly = () => roundForDisplay(convertPrice(price, 'hour', hoursPerMonth))
    return {
      ...describePrice(price, { item, value, language }),
      ...(!isUse &&
        unit === 'month' &&
        isBilledByHour({ unit, item }) && {
          hour: {
            amount: formatMoney(hourly(), language),
            unit: describePriceUnit({ unit: 'hour', item: undefined }, language),
          },
        }),
      ...(regionTitle !== undefined && { region: regionTitle }),
      ...(sizes.length > 0 && { sizes: sizes.join(' ') }),
      isPlusTax,
    }
  })
}
