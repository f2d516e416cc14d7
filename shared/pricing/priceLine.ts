import {
  ceilOf,
  compare,
  DivisionByZero,
  divide,
  fraction,
  fractionOfNumber,
  lesser,
  multiply,
  ONE,
  subtract,
  ZERO,
  type Fraction,
} from './fraction.ts'
import { evaluateFormula } from './formula/evaluate.ts'
import { FormulaError, type Formula } from './formula/formula.ts'
import { parseFormula } from './formula/parse.ts'
import { rupiahOf, wholeRupiahOf } from './money.ts'
import type { PackageKind } from './packageKinds.ts'
import type { PriceUnit } from './unitPrice.ts'

/** What a package costs in one region, and what it is counted by (spec §3, pricing records). Amounts are rupiah scaled by 10⁴. */
export interface PackagePrice {
  kind: PackageKind
  /** Per `unit`; 0 means that the package is sold on request. */
  price: number
  unit: PriceUnit
  /** Prices of their own for each unit (operating systems); they win over `price`. */
  pricePerMonth?: number
  pricePerHour?: number
  /** How the price of a line follows from `price`; absent where it is price × quantity (decision 32). */
  formula?: string
  /** How many billing items a price is for: 10 where a price is per 10 GB. 0 and absent mean 1. */
  billingItemValue?: number
  /** Bounds of the capacity in GB; 0 and absent mean none. */
  minimum?: number
  maximum?: number
  /** Whether tax comes on top (its product's field configuration). */
  hasTax?: boolean
}

/** How much of a package is ordered. */
export interface LineOrder {
  quantity: number
  /** GB, of packages that are counted by capacity. */
  capacity?: number
  /** Hours of use a month; absent is the whole month. */
  hours?: number
}

/** What a line is priced with beside its package. */
export interface PriceTerms {
  hoursPerMonth: number
  period: 'month' | 'year'
  /** A customer's discount; applied to yearly prices alone (decision 29). */
  discountPercent?: number
}

export const MAX_QUANTITY = 100_000
export const MAX_CAPACITY = 100_000_000
/** The hours of the longest month. */
export const MAX_HOURS = 744

/** Why a line has no price. It is shown at the line, and the total says that it is without it: it never counts as 0. */
export type PriceProblem =
  'onRequest' | 'gone' | 'quantity' | 'capacity' | 'hours' | 'formula' | 'negative' | 'tooLarge' | 'invalid'

/** How an amount came about, for its explanation. Each step is exact rupiah. */
export interface PriceSteps {
  /** The price that was used, as it is stored, and per what. */
  unitPrice: { amount: number; unit: PriceUnit }
  formula?: Formula
  /** Billing items that the capacity fills: 25 of 10 GB for 250 GB. */
  billedItems?: bigint
  /** What one month costs. */
  perMonth: Fraction
  /** True where the hours would cost more than the month does. */
  isCapped: boolean
  /** What the period costs before the discount, and after it. */
  beforeDiscount: Fraction
  exact: Fraction
}

export interface PricedLine {
  /** Whole rupiah for the period, scaled by 10⁴, rounded half up once. */
  amount: number
  hasTax: boolean
  steps: PriceSteps
}
export type LineResult = PricedLine | { problem: PriceProblem }

/** A line without a price. Thrown and caught in this file. */
class Unpriced extends Error {
  readonly problem: PriceProblem
  constructor(problem: PriceProblem) {
    super(problem)
    this.problem = problem
  }
}

/** Kinds that are always counted by capacity; others where their formula names it. */
const BY_CAPACITY: ReadonlySet<PackageKind> = new Set<PackageKind>(['storage', 'snapshot'])

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

/** Whether a line of this package needs a capacity in GB. */
export function needsCapacity({ kind, formula }: PackagePrice): boolean {
  if (BY_CAPACITY.has(kind)) return true
  return formula !== undefined && /\bcapacity\b/.test(formula)
}

const isWhole = (value: number, most: number) => Number.isInteger(value) && value >= 1 && value <= most

function requireOrder(price: PackagePrice, { quantity, capacity, hours }: LineOrder): void {
  if (!isWhole(quantity, MAX_QUANTITY)) throw new Unpriced('quantity')
  if (hours !== undefined && !isWhole(hours, MAX_HOURS)) throw new Unpriced('hours')
  if (!needsCapacity(price)) return
  const { minimum = 0, maximum = 0 } = price
  const isIn = capacity !== undefined && isWhole(capacity, maximum || MAX_CAPACITY) && capacity >= minimum
  if (!isIn) throw new Unpriced('capacity')
}

/** A stored price; 0 and absent are none. Anything but a whole number of 0 or more is a defect of the data, not a price. */
function storedPrice(amount: number | undefined): number | undefined {
  if (amount === undefined || amount === 0) return undefined
  if (!Number.isSafeInteger(amount) || amount < 0) throw new Unpriced('invalid')
  return amount
}

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

interface Usage {
  hours: number | undefined
  hoursPerMonth: Fraction
}
type Monthly = Pick<PriceSteps, 'unitPrice' | 'perMonth' | 'isCapped'>

const whole = (value: number) => fraction(BigInt(value))

/** One of it for a month: the monthly price where there is one, which hours never exceed; else hours times the hourly price. */
function priceOfUse({ month, hour }: UnitPrices, { hours, hoursPerMonth }: Usage): Monthly {
  const used = hours === undefined ? hoursPerMonth : whole(hours)
  if (hour === undefined || (month !== undefined && hours === undefined)) {
    if (month === undefined) throw new Unpriced('onRequest')
    const part = lesser(divide(used, hoursPerMonth), ONE)
    const unitPrice = { amount: month, unit: 'month' as const }
    return {
      unitPrice,
      perMonth: multiply(rupiahOf(month), part),
      isCapped: compare(used, hoursPerMonth) > 0,
    }
  }
  const byHour = multiply(rupiahOf(hour), used)
  const isCapped = month !== undefined && compare(byHour, rupiahOf(month)) > 0
  const perMonth = isCapped ? rupiahOf(month) : byHour
  return { unitPrice: { amount: hour, unit: 'hour' }, perMonth, isCapped }
}

/** What a formula gives is for one unit of time and all of the quantity; hours and quantity come on top where it does not name them. */
function priceByFormula(price: PackagePrice, order: LineOrder, { hours, hoursPerMonth }: Usage): Monthly {
  const amount = storedPrice(price.price)
  if (amount === undefined) throw new Unpriced('onRequest')
  const formula = formulaOf(price.formula ?? '')
  const used = hours === undefined ? hoursPerMonth : whole(hours)
  const given = evaluateFormula(formula, {
    price: rupiahOf(amount),
    qty: whole(order.quantity),
    capacity: whole(order.capacity ?? 0),
    billingItemValue: fractionOfNumber(price.billingItemValue || 1),
    hours: used,
  })
  const names = (name: 'qty' | 'hours') => formula.variables.includes(name)
  const perUnit = names('qty') ? given : multiply(given, whole(order.quantity))
  const part = price.unit === 'hour' ? used : lesser(divide(used, hoursPerMonth), ONE)
  const perMonth = names('hours') ? perUnit : multiply(perUnit, part)
  return { unitPrice: { amount, unit: price.unit }, perMonth, isCapped: false }
}

/** Without formula: price × quantity × billing items that the capacity fills. */
function priceByQuantity(
  price: PackagePrice,
  order: LineOrder,
  usage: Usage,
): Monthly & Pick<PriceSteps, 'billedItems'> {
  const { perMonth, ...rest } = priceOfUse(unitPrices(price), usage)
  const ofOne = fractionOfNumber(price.billingItemValue || 1)
  const isByCapacity = needsCapacity(price) && order.capacity !== undefined
  const billedItems = isByCapacity ? ceilOf(divide(whole(order.capacity ?? 0), ofOne)) : 1n
  const factor = fraction(billedItems * BigInt(order.quantity))
  return { ...rest, perMonth: multiply(perMonth, factor), ...(isByCapacity && { billedItems }) }
}

const MONTHS_OF_YEAR = fraction(12n)
const HUNDRED = fraction(100n)

function inPeriod(perMonth: Fraction, { period, discountPercent = 0 }: PriceTerms) {
  if (period === 'month') return { beforeDiscount: perMonth, exact: perMonth }
  const beforeDiscount = multiply(perMonth, MONTHS_OF_YEAR)
  const left = subtract(ONE, divide(fractionOfNumber(discountPercent), HUNDRED))
  if (compare(left, ZERO) < 0 || compare(left, ONE) > 0) throw new Unpriced('invalid')
  return { beforeDiscount, exact: multiply(beforeDiscount, left) }
}

function priced(price: PackagePrice, order: LineOrder, terms: PriceTerms): PricedLine {
  requireOrder(price, order)
  const usage = { hours: order.hours, hoursPerMonth: fractionOfNumber(terms.hoursPerMonth) }
  const isByFormula = price.formula !== undefined
  const monthly = isByFormula ? priceByFormula(price, order, usage) : priceByQuantity(price, order, usage)
  if (compare(monthly.perMonth, ZERO) < 0) throw new Unpriced('negative')
  const period = inPeriod(monthly.perMonth, terms)
  const amount = wholeRupiahOf(period.exact)
  if (amount === undefined) throw new Unpriced('tooLarge')
  const formula = isByFormula ? { formula: formulaOf(price.formula ?? '') } : {}
  return { amount, hasTax: price.hasTax === true, steps: { ...monthly, ...formula, ...period } }
}

function problemOf(error: unknown): PriceProblem {
  if (error instanceof Unpriced) return error.problem
  if (error instanceof FormulaError || error instanceof DivisionByZero) return 'formula'
  if (error instanceof RangeError) return 'invalid'
  throw error
}

/**
 * What a line of an estimate costs for a month or a year, before tax (decisions 29 to 32). Exact up to the one rounding at the end.
 * @returns the line, or why it has no price; never throws for what an editor or a visitor has entered
 */
export function priceLine(price: PackagePrice, order: LineOrder, terms: PriceTerms): LineResult {
  try {
    return priced(price, order, terms)
  } catch (error) {
    return { problem: problemOf(error) }
  }
}

/** True where a line has a price. */
export const isPriced = (line: LineResult): line is PricedLine => 'amount' in line
