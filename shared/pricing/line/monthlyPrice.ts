import {
  ceilOf,
  compare,
  divide,
  fraction,
  fractionOfNumber,
  greater,
  lesser,
  multiply,
  ONE,
  subtract,
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

export interface MonthlyPrice {
  unitPrice: { amount: number; unit: PriceUnit }
  formula?: Formula
  /** Billing items for the capacity: 25 of 10 GB for 250 GB. */
  billedItems?: bigint
  billedAmount?: Fraction
  startedHours?: number
  perMonth: Fraction
  /** True if the monthly price limited the hourly charge. */
  isCapped: boolean
  limit?: 'monthlyCap' | 'minimumCharge'
}

const parsed = new Map<string, Formula>()
const MOST_PARSED = 500
function formulaOf(text: string): Formula {
  const cached = parsed.get(text)
  if (cached) return cached
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

/** `used` is undefined for the whole month. */
interface Usage {
  used: Fraction | undefined
  hoursPerMonth: Fraction
}

type Computed = Omit<MonthlyPrice, 'limit' | 'startedHours'>

/** Returns the price of one unit: hours times hourly price, at most the monthly price. */
function priceOfUse({ month, hour }: UnitPrices, { used, hoursPerMonth }: Usage): Computed {
  const hours = used ?? hoursPerMonth
  if (hour === undefined || (month !== undefined && used === undefined)) {
    if (month === undefined) throw new Unpriced('onRequest')
    const share = lesser(divide(hours, hoursPerMonth), ONE)
    return {
      unitPrice: { amount: month, unit: 'month' },
      perMonth: multiply(rupiahOf(month), share),
      isCapped: compare(hours, hoursPerMonth) > 0,
    }
  }
  const byHour = multiply(rupiahOf(hour), hours)
  const isCapped = month !== undefined && compare(byHour, rupiahOf(month)) > 0
  const perMonth = isCapped ? rupiahOf(month) : byHour
  return { unitPrice: { amount: hour, unit: 'hour' }, perMonth, isCapped }
}

const amountBeyond = ({ included = 0 }: PackagePrice, { quantity, capacity = 0 }: LineOrder): Fraction =>
  greater(subtract(whole(capacity * quantity), fractionOfNumber(included)), ZERO)

function priceByUse(price: PackagePrice, order: LineOrder): Computed {
  const amount = storedPrice(price.price)
  if (amount === undefined) throw new Unpriced('onRequest')
  const billedAmount = amountBeyond(price, order)
  const ofOne = fractionOfNumber(price.billingItemValue || 1)
  const formula = price.formula === undefined ? undefined : formulaOf(price.formula)
  const perMonth = formula
    ? evaluateFormula(formula, {
        price: rupiahOf(amount),
        qty: ONE,
        capacity: billedAmount,
        billingItemValue: ofOne,
        hours: ONE,
      })
    : multiply(rupiahOf(amount), divide(billedAmount, ofOne))
  return {
    unitPrice: { amount, unit: price.unit },
    ...(formula && { formula }),
    billedAmount,
    perMonth,
    isCapped: false,
  }
}

/**
 * Formula results are per unit of time for the whole quantity. Hours and quantity multiply the result unless
 * the formula uses them.
 */
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
  const share = price.unit === 'hour' ? hours : lesser(divide(hours, hoursPerMonth), ONE)
  const perMonth = names('hours') ? perUnit : multiply(perUnit, share)
  return { unitPrice: { amount, unit: price.unit }, formula, perMonth, isCapped: false }
}

function priceByQuantity(price: PackagePrice, order: LineOrder, usage: Usage): Computed {
  const { perMonth, ...rest } = priceOfUse(unitPrices(price), usage)
  const ofOne = fractionOfNumber(price.billingItemValue || 1)
  const isByCapacity = needsCapacity(price) && order.capacity !== undefined
  const billedItems = isByCapacity ? ceilOf(divide(whole(order.capacity ?? 0), ofOne)) : 1n
  const factor = fraction(billedItems * BigInt(order.quantity))
  return { ...rest, perMonth: multiply(perMonth, factor), ...(isByCapacity && { billedItems }) }
}

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

function computeMonth(price: PackagePrice, order: LineOrder, usage: Usage): Computed {
  if (price.isMetered === true) return priceByUse(price, order)
  return price.formula === undefined
    ? priceByQuantity(price, order, usage)
    : priceByFormula(price, order, usage)
}

/**
 * Returns the monthly price before discount and rounding. Expects a validated order.
 * @throws Unpriced, FormulaError, DivisionByZero
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
  const computed = computeMonth(price, order, usage)
  if (compare(computed.perMonth, ZERO) < 0) throw new Unpriced('negative')
  return {
    ...computed,
    ...(charged !== undefined && charged !== hours && { startedHours: charged }),
    ...withinLimits(computed.perMonth, price, order),
  }
}
