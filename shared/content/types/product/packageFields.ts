import type { CrossCheck } from '../../typeSpec.ts'
import { reference } from '../../fields/reference.ts'
import { text } from '../../fields/text.ts'
import { choice, money, number } from '../../fields/value.ts'

/** Per what a price is (spec §4). */
export const UNITS = [
  { value: 'month', label: { en: 'Month', id: 'Bulan' } },
  { value: 'hour', label: { en: 'Hour', id: 'Jam' } },
] as const

/** How a package is billed; databases and general packages may leave it open (spec §5). */
export const billing = ({ optional = false } = {}) => ({
  productDetailId: reference('productDetail', { optional }),
  billingMethodId: reference('billingMethod', { optional }),
  billingItemId: reference('billingItem', { optional }),
  billingItemTypeId: reference('billingItemType', { optional }),
})

/** What the packages of every kind have (spec §3). `productId` comes from the address. */
export const packageBase = ({ isBillingOptional = false } = {}) => ({
  productId: reference('product'),
  title: text(),
  regionId: reference('region'),
  ...billing({ optional: isBillingOptional }),
  price: money({ optional: true }),
  unit: choice(UNITS, { initial: 'month' }),
  order: number({ optional: true }),
})

type Check = CrossCheck

/** The greater of two bounds is not below the lesser. */
export const inOrder =
  (low: string, high: string): Check =>
  (record): Record<string, string> =>
    Number(record[low]) > Number(record[high]) ? { [high]: `tooSmall:${String(record[low])}` } : {}

/** A formula that is switched on must be filled; that it gives a price is seen to by the field itself (decision 32). */
export const formulaHolds: Check = ({ isFormula, formula }): Record<string, string> =>
  isFormula === true && (typeof formula !== 'string' || formula.trim() === '') ? { formula: 'required' } : {}

/** Several rules as one; the first one's word counts where two speak of a field. */
export const checks =
  (...all: readonly Check[]): Check =>
  (record) =>
    Object.assign({}, ...all.toReversed().map((check) => check(record)))
