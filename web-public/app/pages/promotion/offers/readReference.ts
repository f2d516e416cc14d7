import { region } from '@flou/shared/content/types/company/region.ts'
import { product } from '@flou/shared/content/types/product/product.ts'
import { fraction, multiply } from '@flou/shared/pricing/fraction.ts'
import { amountOf, formatNumber } from '@flou/shared/pricing/money.ts'
import { needsCapacity } from '@flou/shared/pricing/line/packagePrice.ts'
import { isPriced, priceLine } from '@flou/shared/pricing/priceLine.ts'
import { describePriceUnit, formatAmount } from '@flou/shared/pricing/priceUnit.ts'
import type { ContentSource } from '@flou/shared/site/contentSource.ts'
import { offerTexts } from '../../../texts/pages/promotion/offers.ts'
import { textsIn } from '../../../texts/useTexts.ts'
import { GIGABYTE } from '../../products/packages/columns.ts'
import type { TablePackage } from '../../products/packages/cellPrice.ts'
import { readPackages, type SoldPackages } from '../../products/packages/readPackages.ts'
import { readPriceRules } from '../../reading/readFromPrice.ts'
import type { PublicRecord } from '@flou/shared/site/contentSource.ts'
import type { specialOffer } from '@flou/shared/content/types/promotion/specialOffers.ts'

export interface Reference {
  amount: number
  /** Such as `per server a month` or `for 100 TB, 12 months`. */
  per: string
}

type Query = Pick<PublicRecord<typeof specialOffer>, 'product' | 'packageTitle' | 'packageAmount' | 'months'>

interface Found extends Pick<SoldPackages, 'kind'> {
  one: TablePackage
}

async function readPackage(
  source: ContentSource,
  { product: sold, packageTitle }: Query,
): Promise<Found | undefined> {
  const record = sold && packageTitle !== '' ? await source.summary(product, sold.id) : undefined
  if (!record) return undefined
  const [kinds, regions] = await Promise.all([
    readPackages(source, record),
    source.list(region, { limit: 1 }),
  ])
  const all = kinds.flatMap(({ kind, packages }) =>
    packages
      .filter(({ values, price }) => values['title'] === packageTitle && price > 0)
      .map((one) => ({ kind, one })),
  )
  return all.find(({ one }) => one.region?.id === regions[0]?.id) ?? all[0]
}

const MAX_MONTHS = 120

/** Computes the price of the package, amount and months from the price list; undefined without such a package. */
export async function readReference(source: ContentSource, offer: Query): Promise<Reference | undefined> {
  const [found, { hoursPerMonth }] = await Promise.all([readPackage(source, offer), readPriceRules(source)])
  if (!found) return undefined
  const { kind, one } = found
  const { language } = source
  const item = one.item ?? (kind === 'storage' || kind === 'snapshot' ? GIGABYTE : undefined)
  const { values, price, unit } = one
  const billingItemValue = Number(values['billingItemValue'] ?? 1)
  const amount = offer.packageAmount ?? 0
  if (amount === 0)
    return { amount: price, per: describePriceUnit({ unit, item, value: billingItemValue }, language) }
  const formula = values['isFormula'] === true ? String(values['formula']) : undefined
  const priceOf = {
    kind,
    price,
    unit,
    billingItemValue,
    isMetered: item?.billedFor === 'use',
    included: Number(values['includedAmount'] ?? 0),
    ...(formula !== undefined && { formula }),
  }
  const order = needsCapacity(priceOf) ? { quantity: 1, capacity: amount } : { quantity: amount }
  const line = priceLine(priceOf, order, { hoursPerMonth, period: 'month' })
  if (!isPriced(line)) return undefined
  const months = Math.min(Math.max(1, offer.months ?? 1), MAX_MONTHS)
  const total = amountOf(multiply(fraction(BigInt(line.amount), 10_000n), fraction(BigInt(months))))
  const { t } = textsIn(offerTexts, language)
  const what = item ? formatAmount(amount, item, language) : formatNumber(amount, language)
  return total === undefined ? undefined : { amount: total, per: t('forMonths', { what, count: months }) }
}
