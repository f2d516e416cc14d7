import { compare, DivisionByZero, fraction, fractionOfNumber, ONE, ZERO, type Fraction } from '../fraction.ts'
import { amountOf } from '../money.ts'
import { evaluateFormula } from './evaluate.ts'
import {
  FORMULA_VARIABLES,
  FormulaError,
  type Expression,
  type Formula,
  type FormulaValues,
  type FormulaVariable,
} from './formula.ts'
import { parseFormula } from './parse.ts'

/** Numbers for a formula's variables; the price in rupiah. */
export type FormulaNumbers = Readonly<Record<FormulaVariable, number>>

/** The worked example that is shown beside a formula. */
export const FORMULA_EXAMPLE: FormulaNumbers = {
  price: 100_000,
  qty: 2,
  capacity: 50,
  billingItemValue: 10,
  hours: 730,
}

/** What is wrong with a formula: the message code, and the stretch of the text that it is about, empty where it is all of it. */
export interface FormulaFault {
  code: string
  from: number
  to: number
}
/** `amount` as money is stored, rupiah scaled by 10⁴, rounded half up; `exact` in rupiah. */
export type FormulaResult = { amount: number; exact: Fraction } | { fault: FormulaFault }

const faultOf = (error: unknown): FormulaFault => {
  if (error instanceof FormulaError) return { code: error.code, from: error.from, to: error.to }
  if (error instanceof DivisionByZero) return { code: 'formulaDivision', from: 0, to: 0 }
  throw error
}

/** The numbers as a formula takes them, exactly as they are written in decimals. */
export const exactValues = (numbers: FormulaNumbers): FormulaValues =>
  Object.fromEntries(FORMULA_VARIABLES.map((name) => [name, fractionOfNumber(numbers[name])])) as Record<
    FormulaVariable,
    Fraction
  > // every variable

/** Evaluates a formula with one set of numbers: what an editor sees while typing. Never throws. */
export function tryFormula(text: string, numbers: FormulaNumbers = FORMULA_EXAMPLE): FormulaResult {
  try {
    const exact = evaluateFormula(parseFormula(text), exactValues(numbers))
    const amount = amountOf(exact)
    if (compare(exact, ZERO) >= 0 && amount !== undefined) return { amount, exact }
    return { fault: { code: 'formulaResult', from: 0, to: 0 } }
  } catch (error) {
    return { fault: faultOf(error) }
  }
}

/** What a formula is checked with on save: what people order, and the edges of that. */
const GRID: Readonly<Record<FormulaVariable, readonly number[]>> = {
  price: [1, 100_000],
  qty: [1, 2, 10, 50, 1_000],
  capacity: [1, 10, 500, 64_000],
  billingItemValue: [1, 10],
  hours: [1, 730, 744],
}

/** Where the steps of a formula begin: the numbers at which it changes. */
function stepsIn(expression: Expression): Fraction[] {
  const inner: Expression[] = []
  if (expression.kind === 'negative') inner.push(expression.of)
  if (expression.kind === 'operation') inner.push(expression.left, expression.right)
  if (expression.kind === 'call') inner.push(...expression.parts)
  const own = expression.kind === 'steps' ? expression.steps : []
  if (expression.kind === 'steps') inner.push(expression.of, ...own.map(({ value }) => value))
  return [...own.map(({ from }) => from), ...inner.flatMap((each) => stepsIn(each))]
}

/** Steps whose edges are checked; so many fit into few formulas. */
const MOST_EDGES = 8
const around = ({ n, d }: Fraction): Fraction[] =>
  [-1n, 0n, 1n].map((by) => fraction(n + by * d, d)).filter((value) => compare(value, ONE) >= 0)

/** All combinations of what the formula's own variables can be. */
function examplesOf({ variables, expression }: Formula): FormulaValues[] {
  const edges = stepsIn(expression)
    .slice(0, MOST_EDGES)
    .flatMap((edge) => around(edge))
  const start = [exactValues(FORMULA_EXAMPLE)]
  return variables.reduce((all, name) => {
    const isCounted = name === 'qty' || name === 'capacity'
    const values = [...GRID[name].map((value) => fractionOfNumber(value)), ...(isCounted ? edges : [])]
    return all.flatMap((one) => values.map((value) => ({ ...one, [name]: value })))
  }, start)
}

const written = ({ n, d }: Fraction) => String(Number(n) / Number(d))
const named = (values: FormulaValues, variables: readonly FormulaVariable[]) =>
  variables.map((name) => `${name} = ${written(values[name])}`).join('; ')

/**
 * What is wrong with a formula; undefined where it gives a price of 0 or more for every combination of quantities, capacities and
 * hours that people order, the edges of its steps among them.
 */
export function checkFormula(text: string): FormulaFault | undefined {
  try {
    const formula = parseFormula(text)
    for (const values of examplesOf(formula)) {
      const price = evaluateFormula(formula, values)
      if (compare(price, ZERO) < 0)
        return { code: `formulaNegative:${named(values, formula.variables)}`, from: 0, to: 0 }
    }
    return undefined
  } catch (error) {
    return faultOf(error)
  }
}

/** The message code of what is wrong with a formula, as `checkFormula`; undefined where nothing is. */
export const formulaProblem = (text: string): string | undefined => checkFormula(text)?.code
