import type { Fraction } from '../fraction.ts'

/**
 * Price formulas (decisions 32 and 59): + − × ÷, parentheses, min, max, ceil, floor, and steps, over a few variables. Arguments are
 * separated by `;`, decimals have a point. They are parsed, never run as code, and evaluated exactly.
 *
 * - `tier(qty; 0: price; 50: price * 0.9)` is the value of the last step that `qty` reaches: all of it at one rate.
 * - `graduated(qty; 0: price; 50: price * 0.9)` adds up what lies in each step at that step's rate, as a tax table does.
 */
export const FORMULA_VARIABLES = ['price', 'qty', 'capacity', 'billingItemValue', 'hours'] as const
export type FormulaVariable = (typeof FORMULA_VARIABLES)[number]

/** What a formula is evaluated with; `price` in rupiah. */
export type FormulaValues = Readonly<Record<FormulaVariable, Fraction>>

export type Sign = '+' | '-' | '*' | '/'
export const FUNCTION_NAMES = ['min', 'max', 'ceil', 'floor'] as const
export type FunctionName = (typeof FUNCTION_NAMES)[number]
export const STEP_NAMES = ['tier', 'graduated'] as const
export type StepName = (typeof STEP_NAMES)[number]

/** Where a step begins, and what it is worth. */
export interface FormulaStep {
  from: Fraction
  value: Expression
}

/** A formula as a tree. */
export type Expression =
  | { kind: 'number'; value: Fraction; text: string }
  | { kind: 'variable'; name: FormulaVariable }
  | { kind: 'negative'; of: Expression }
  | { kind: 'operation'; sign: Sign; left: Expression; right: Expression }
  | { kind: 'call'; name: FunctionName; parts: readonly Expression[] }
  | { kind: 'steps'; name: StepName; of: Expression; steps: readonly FormulaStep[] }

export interface Formula {
  readonly text: string
  readonly expression: Expression
  /** The variables that it uses, each once, in the order of their first use. */
  readonly variables: readonly FormulaVariable[]
}

/** Characters of a formula at most: as many as its field takes. */
export const MAX_FORMULA_LENGTH = 255

/** Why a text is no formula: the code of a message, and the stretch of the text that it is about. */
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
