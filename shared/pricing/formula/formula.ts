import type { Fraction } from '../fraction.ts'

/**
 * Price formulas: + − × ÷, parentheses, min, max, ceil, floor, steps. Parsed, never executed as code.
 * - `tier(qty; 0: price; 50: price * 0.9)`: one rate for the whole quantity.
 * - `graduated(qty; 0: price; 50: price * 0.9)`: each step at its own rate.
 */
export const FORMULA_VARIABLES = ['price', 'qty', 'capacity', 'billingItemValue', 'hours'] as const
export type FormulaVariable = (typeof FORMULA_VARIABLES)[number]

export type FormulaValues = Readonly<Record<FormulaVariable, Fraction>>

export type Sign = '+' | '-' | '*' | '/'
export const FUNCTION_NAMES = ['min', 'max', 'ceil', 'floor'] as const
export type FunctionName = (typeof FUNCTION_NAMES)[number]
export const STEP_NAMES = ['tier', 'graduated'] as const
export type StepName = (typeof STEP_NAMES)[number]

export interface FormulaStep {
  from: Fraction
  value: Expression
}

export type Expression =
  | { kind: 'number'; value: Fraction; text: string }
  | { kind: 'variable'; name: FormulaVariable }
  | { kind: 'negative'; of: Expression }
  | { kind: 'operation'; sign: Sign; left: Expression; right: Expression }
  | { kind: 'call'; name: FunctionName; args: readonly Expression[] }
  | { kind: 'steps'; name: StepName; of: Expression; steps: readonly FormulaStep[] }

export interface Formula {
  readonly text: string
  readonly expression: Expression
  readonly variables: readonly FormulaVariable[]
}

export const MAX_FORMULA_LENGTH = 255

/** Syntax error with message code and text range. */
export class FormulaError extends Error {
  readonly code: string
  readonly from: number
  readonly to: number
  constructor(code: string, { from, to }: { from: number; to: number }) {
    super(`Not a formula: ${code}`)
    this.code = code
    this.from = from
    this.to = to
  }
}
