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

export type FormulaNumbers = Readonly<Record<FormulaVariable, number>>

export const FORMULA_EXAMPLE: FormulaNumbers = {
  price: 100_000,
  qty: 2,
  capacity: 50,
  billingItemValue: 10,
  hours: 730,
}

/** Error code and text range; an empty range means the whole formula. */
export interface FormulaFault {
  code: string
  from: number
  to: number
}
/** `amount`: rupiah scaled by 10⁴, rounded half up. `exact`: rupiah. */
export type FormulaResult = { amount: number; exact: Fraction } | { fault: FormulaFault }

const faultOf = (error: unknown): FormulaFault => {
  if (error instanceof FormulaError) return { code: error.code, from: error.from, to: error.to }
  if (error instanceof DivisionByZero) return { code: 'formulaDivision', from: 0, to: 0 }
  throw error
}

export const exactValues = (numbers: FormulaNumbers): FormulaValues =>
  Object.fromEntries(FORMULA_VARIABLES.map((name) => [name, fractionOfNumber(numbers[name])])) as Record<
    FormulaVariable,
    Fraction
  >

/** Evaluates a formula for the editor's preview. Never throws. */
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

/** Sample values for validating formulas, including extremes. */
const SAMPLE_VALUES: Readonly<Record<FormulaVariable, readonly number[]>> = {
  price: [1, 100_000],
  qty: [1, 2, 10, 50, 1_000],
  capacity: [1, 10, 500, 64_000],
  billingItemValue: [1, 10],
  hours: [1, 730, 744],
}

function thresholdsIn(expression: Expression): Fraction[] {
  const inner: Expression[] = []
  if (expression.kind === 'negative') inner.push(expression.of)
  if (expression.kind === 'operation') inner.push(expression.left, expression.right)
  if (expression.kind === 'call') inner.push(...expression.args)
  const own = expression.kind === 'steps' ? expression.steps : []
  if (expression.kind === 'steps') inner.push(expression.of, ...own.map(({ value }) => value))
  return [...own.map(({ from }) => from), ...inner.flatMap((each) => thresholdsIn(each))]
}

const MAX_THRESHOLDS = 8
const around = ({ n, d }: Fraction): Fraction[] =>
  [-1n, 0n, 1n].map((by) => fraction(n + by * d, d)).filter((value) => compare(value, ONE) >= 0)

function examplesOf({ variables, expression }: Formula): FormulaValues[] {
  const edges = thresholdsIn(expression)
    .slice(0, MAX_THRESHOLDS)
    .flatMap((edge) => around(edge))
  const start = [exactValues(FORMULA_EXAMPLE)]
  return variables.reduce((all, name) => {
    const isCounted = name === 'qty' || name === 'capacity'
    const values = [
      ...SAMPLE_VALUES[name].map((value) => fractionOfNumber(value)),
      ...(isCounted ? edges : []),
    ]
    return all.flatMap((one) => values.map((value) => ({ ...one, [name]: value })))
  }, start)
}

const written = ({ n, d }: Fraction) => String(Number(n) / Number(d))
const named = (values: FormulaValues, variables: readonly FormulaVariable[]) =>
  variables.map((name) => `${name} = ${written(values[name])}`).join('; ')

/** Validates a formula with sample values around its thresholds. Undefined if every price is at least 0. */
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

export const formulaProblem = (text: string): string | undefined => checkFormula(text)?.code
