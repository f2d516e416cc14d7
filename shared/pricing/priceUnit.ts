import type { Language } from '../locale.ts'
import { priceUnitTexts } from '../texts/pricing.ts'
import { reader } from '../texts/reader.ts'
import { formatNumber } from './money.ts'
import type { PriceUnit } from './unitPrice.ts'

/**
 * Time that a price of an item covers: an hour or a month of a server, a month of a gigabyte; none for
 * requests and transfer, which are billed by use.
 */
export type BilledFor = 'hours' | 'months' | 'use'

export interface BilledItem {
  one: string
  many: string
  billedFor: BilledFor
}

/** Records from before these fields have neither plural nor time. */
export const billedItemOf = (record: {
  title: string
  pluralTitle?: string
  billedFor?: BilledFor
}): BilledItem => ({
  one: record.title,
  many: record.pluralTitle || record.title,
  billedFor: record.billedFor ?? 'hours',
})

const read = reader(priceUnitTexts)

const TERABYTE = 1_000

/** Formats an amount with its item: `5 zones`, `100 GB out`, `10 TB out`. */
export function formatAmount(amount: number, { one, many }: BilledItem, language: Language): string {
  if (amount === 1) return `1\u00A0${one}`
  const isInTerabytes = amount >= TERABYTE && amount % (TERABYTE / 10) === 0 && /^GB(?!-)\b/.test(many)
  return isInTerabytes
    ? `${formatNumber(amount / TERABYTE, language)}\u00A0${many.replace('GB', 'TB')}`
    : `${formatNumber(amount, language)}\u00A0${many}`
}

interface ItemPrice {
  unit: PriceUnit | 'year'
  item?: BilledItem | undefined
  /** Units of the item that the price covers; 0 or absent means 1. */
  value?: number | undefined
}

/** Describes what a price covers: `per GB a month`, `per 10 million requests`, `an hour`. */
export function describePriceUnit({ unit, item, value = 1 }: ItemPrice, language: Language): string {
  const t = read[language]
  const time = t(unit)
  if (!item) return time
  const name = value > 1 ? `${formatNumber(value, language)}\u00A0${item.many}` : item.one
  return item.billedFor === 'use' ? t('perItem', { item: name }) : `${t('perItem', { item: name })} ${time}`
}

export const isBilledByHour = ({ unit, item }: Pick<ItemPrice, 'unit' | 'item'>): boolean =>
  unit === 'hour' || (item?.billedFor ?? 'hours') === 'hours'

/** Describes the free amount: `first 100 GB out free each month`. */
export const describeIncluded = (included: number, item: BilledItem, language: Language): string =>
  read[language]('included', { amount: formatAmount(included, item, language) })
