import {
  compare,
  DivisionByZero,
  divide,
  fraction,
  fractionOfNumber,
  multiply,
  ONE,
  subtract,
  ZERO,
  type Fraction,
} from './fraction.ts'
import { FormulaError } from './formula/formula.ts'
import { monthlyPrice, type MonthlyPrice } from './line/monthlyPrice.ts'
import {
  MAX_CAPACITY,
  MAX_HOURS,
  MAX_QUANTITY,
  needsCapacity,
  type LineOrder,
  type PackagePrice,
  type PriceTerms,
} from './line/packagePrice.ts'
import { Unpriced, type PriceProblem } from './line/unpriced.ts'
import { wholeRupiahOf } from './money.ts'

/** Intermediate results in exact rupiah, for the explanation. */
interface PriceSteps extends MonthlyPrice {
  beforeDiscount: Fraction
  exact: Fraction
}

export interface PricedLine {
  /** Whole rupiah for the period scaled by 10⁴, rounded half up once. */
  amount: number
  hasTax: boolean
  steps: PriceSteps
}
export type LineResult = PricedLine | { problem: PriceProblem }

const isWhole = (value: number, most: number) => Number.isInteger(value) && value >= 1 && value <= most

const HOUR_SCALE = 100
const areHours = (value: number) =>
  value > 0 && value <= MAX_HOURS && Math.round(value * HOUR_SCALE) / HOUR_SCALE === value

function requireOrder(price: PackagePrice, { quantity, capacity, hours }: LineOrder): void {
  if (!isWhole(quantity, MAX_QUANTITY)) throw new Unpriced('quantity')
  if (hours !== undefined && !areHours(hours)) throw new Unpriced('hours')
  if (!needsCapacity(price)) return
  const { minimum = 0, maximum = 0 } = price
  const isIn = capacity !== undefined && isWhole(capacity, maximum || MAX_CAPACITY) && capacity >= minimum
  if (!isIn) throw new Unpriced('capacity')
}

const MONTHS_OF_YEAR = fraction(12n)
const HUNDRED = fraction(100n)

function inPeriod(perMonth: Fraction, { period, discountPercent = 0 }: PriceTerms) {
  if (period === 'month') return { beforeDiscount: perMonth, exact: perMonth }
  const beforeDiscount = multiply(perMonth, MONTHS_OF_YEAR)
  const remainingShare = subtract(ONE, divide(fractionOfNumber(discountPercent), HUNDRED))
  if (compare(remainingShare, ZERO) < 0 || compare(remainingShare, ONE) > 0) throw new Unpriced('invalid')
  return { beforeDiscount, exact: multiply(beforeDiscount, remainingShare) }
}

function priced(price: PackagePrice, order: LineOrder, terms: PriceTerms): PricedLine {
  requireOrder(price, order)
  const monthly = monthlyPrice(price, order, terms)
  const period = inPeriod(monthly.perMonth, terms)
  const amount = wholeRupiahOf(period.exact)
  if (amount === undefined) throw new Unpriced('tooLarge')
  return { amount, hasTax: price.hasTax === true, steps: { ...monthly, ...period } }
}

function problemOf(error: unknown): PriceProblem {
  if (error instanceof Unpriced) return error.problem
  if (error instanceof FormulaError || error instanceof DivisionByZero) return 'formula'
  if (error instanceof RangeError) return 'invalid'
  throw error
}

/** Prices a line before tax, rounding once at the end. Never throws for invalid input. */
export function priceLine(price: PackagePrice, order: LineOrder, terms: PriceTerms): LineResult {
  try {
    return priced(price, order, terms)
  } catch (error) {
    return { problem: problemOf(error) }
  }
}

export const isPriced = (line: LineResult): line is PricedLine => 'amount' in line
