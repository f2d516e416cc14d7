import {
  ceilOf,
  compare,
  divide,
  fraction,
  fractionOfNumber,
  lesser,
  multiply,
  ONE,
  ZERO,
  type Fraction,
} from '../fraction.ts'
import { evaluateFormula } from '../formula/evaluate.ts'
import type { Formula } from '../formula/formula.ts'
import { parseFormula } from '../formula/parse.ts'
import { rupiahOf } from '../money.ts'
import type { PriceUnit } from '../unitPrice.ts'
import { needsCapacity, type LineOrder, type PackagePrice, type PriceTerms } from './packagePrice.ts'
import { storedPrice, Unpriced } from './unpriced.ts'

/** What one month of a line costs, and how that came about. */
export interface MonthlyPrice {
  /** The price that was used, as it is stored, and per what. */
  unitPrice: { amount: number; unit: PriceUnit }
  formula?: Formula
  /** Billing items that the capacity fills: 25 of 10 GB for 250 GB. */
  billedItems?: bigint
  /** Hours that are charged, where a part of an hour counts in full. */
  startedHours?: number
  /** Exact rupiah. */
  perMonth: Fraction
  /** True where the hours would cost more than the month does. */
  isCapped: boolean
  /** Which limit of the package the price was brought to. */
  limit?: 'monthlyCap' | 'minimumCharge'
}

const parsed = new Map<string, Formula>()
const MOST_PARSED = 500
/** Formulas are few and read again with every key of a quantity. */
function formulaOf(text: string): Formula {
  const known = parsed.get(text)
  if (known) return known
  const formula = parseFormula(text)
  if (parsed.size >= MOST_PARSED) parsed.clear()
  parsed.set(text, formula)
  return formula
}

const whole = (value: number) => fraction(BigInt(value))

interface UnitPrices {
  month?: number
  hour?: number
}
function unitPrices({ price, unit, pricePerMonth, pricePerHour }: PackagePrice): UnitPrices {
  const own = storedPrice(price)
  const month = storedPrice(pricePerMonth) ?? (unit === 'month' ? own : undefined)
  const hour = storedPrice(pricePerHour) ?? (unit === 'hour' ? own : undefined)
  return { ...(month !== undefined && { month }), ...(hour !== undefined && { hour }) }
}

/** Hours that are charged; `used` is undefined for the whole month. */
interface Usage {
  used: Fraction | undefined
  hoursPerMonth: Fraction
}

/** What a price comes to before the package's limits. */
type Computed = Omit<MonthlyPrice, 'limit' | 'startedHours'>

/** One of it for a month: the monthly price where there is one, which hours never exceed; else hours times the hourly price. */
function priceOfUse({ month, hour }: UnitPrices, { used, hoursPerMonth }: Usage): Computed {
  const hours = used ?? hoursPerMonth
  if (hour === undefined || (month !== undefined && used === undefined)) {
    if (month === undefined) throw new Unpriced('onRequest')
    const part = lesser(divide(hours, hoursPerMonth), ONE)
    return {
      unitPrice: { amount: month, unit: 'month' },
      perMonth: multiply(rupiahOf(month), part),
      isCapped: compare(hours, hoursPerMonth) > 0,
    }
  }
  const byHour = multiply(rupiahOf(hour), hours)
  const isCapped = month !== undefined && compare(byHour, rupiahOf(month)) > 0
  const perMonth = isCapped ? rupiahOf(month) : byHour
  return { unitPrice: { amount: hour, unit: 'hour' }, perMonth, isCapped }
}

/** The result of a formula is for one unit of time and all of the quantity; hours and quantity multiply it where it does not name them. */
function priceByFormula(price: PackagePrice, order: LineOrder, { used, hoursPerMonth }: Usage): Computed {
  const amount = storedPrice(price.price)
  if (amount === undefined) throw new Unpriced('onRequest')
  const formula = formulaOf(price.formula ?? '')
  const hours = used ?? hoursPerMonth
  const result = evaluateFormula(formula, {
    price: rupiahOf(amount),
    qty: whole(order.quantity),
    capacity: whole(order.capacity ?? 0),
    billingItemValue: fractionOfNumber(price.billingItemValue || 1),
    hours,
  })
  const names = (name: 'qty' | 'hours') => formula.variables.includes(name)
  const perUnit = names('qty') ? result : multiply(result, whole(order.quantity))
  const part = price.unit === 'hour' ? hours : lesser(divide(hours, hoursPerMonth), ONE)
  const perMonth = names('hours') ? perUnit : multiply(perUnit, part)
  return { unitPrice: { amount, unit: price.unit }, formula, perMonth, isCapped: false }
}

/** Without formula: price × quantity × billing items that the capacity fills. */
function priceByQuantity(price: PackagePrice, order: LineOrder, usage: Usage): Computed {
  const { perMonth, ...rest } = priceOfUse(unitPrices(price), usage)
  const ofOne = fractionOfNumber(price.billingItemValue || 1)
  const isByCapacity = needsCapacity(price) && order.capacity !== undefined
  const billedItems = isByCapacity ? ceilOf(divide(whole(order.capacity ?? 0), ofOne)) : 1n
  const factor = fraction(billedItems * BigInt(order.quantity))
  return { ...rest, perMonth: multiply(perMonth, factor), ...(isByCapacity && { billedItems }) }
}

/** The price within the monthly cap and the minimum charge of each of the quantity. */
function withinLimits(perMonth: Fraction, price: PackagePrice, { quantity }: LineOrder) {
  const [cap, least] = [storedPrice(price.monthlyCap), storedPrice(price.minimumCharge)]
  if (cap !== undefined && least !== undefined && cap < least) throw new Unpriced('invalid')
  const forAll = (amount: number) => multiply(rupiahOf(amount), whole(quantity))
  if (cap !== undefined && compare(perMonth, forAll(cap)) > 0)
    return { perMonth: forAll(cap), limit: 'monthlyCap' as const }
  if (least !== undefined && compare(perMonth, forAll(least)) < 0)
    return { perMonth: forAll(least), limit: 'minimumCharge' as const }
  return { perMonth }
}

/**
 * What a line costs for one month, before discount and rounding. The order has been checked.
 * @throws Unpriced, FormulaError, DivisionByZero where it has no price
 */
export function monthlyPrice(
  price: PackagePrice,
  order: LineOrder,
  { hoursPerMonth }: Pick<PriceTerms, 'hoursPerMonth'>,
): MonthlyPrice {
  const { hours } = order
  const charged = hours !== undefined && price.partialHours === 'started' ? Math.ceil(hours) : hours
  const usage = {
    used: charged === undefined ? undefined : fractionOfNumber(charged),
    hoursPerMonth: fractionOfNumber(hoursPerMonth),
  }
  const compute = price.formula === undefined ? priceByQuantity : priceByFormula
  const computed = compute(price, order, usage)
  if (compare(computed.perMonth, ZERO) < 0) throw new Unpriced('negative')
  return {
    ...computed,
    ...(charged !== undefined && charged !== hours && { startedHours: charged }),
    ...withinLimits(computed.perMonth, price, order),
  }
}
