import {
  add,
  ceilOf,
  compare,
  divide,
  floorOf,
  fraction,
  greater,
  lesser,
  multiply,
  negate,
  subtract,
  ZERO,
  type Fraction,
} from '../fraction.ts'
import type {
  Expression,
  Formula,
  FormulaStep,
  FormulaValues,
  FunctionName,
  Sign,
  StepName,
} from './formula.ts'

type Values = FormulaValues

const OPERATIONS: Readonly<Record<Sign, (left: Fraction, right: Fraction) => Fraction>> = {
  '+': add,
  '-': subtract,
  '*': multiply,
  '/': divide,
}

const FUNCTIONS: Readonly<Record<FunctionName, (values: readonly Fraction[]) => Fraction>> = {
  min: (values) => values.reduce(lesser),
  max: (values) => values.reduce(greater),
  ceil: ([value = ZERO]) => fraction(ceilOf(value)),
  floor: ([value = ZERO]) => fraction(floorOf(value)),
}

function tierOf(number: Fraction, steps: readonly FormulaStep[], values: Values): Fraction {
  const [first] = steps
  const reached = steps.findLast(({ from }) => compare(from, number) <= 0) ?? first
  return reached ? evaluate(reached.value, values) : ZERO
}

function graduatedOf(number: Fraction, steps: readonly FormulaStep[], values: Values): Fraction {
  return steps.reduce((sum, { from, value }, index) => {
    const end = steps[index + 1]?.from
    const top = end && compare(end, number) < 0 ? end : number
    if (compare(top, from) <= 0) return sum
    return add(sum, multiply(subtract(top, from), evaluate(value, values)))
  }, ZERO)
}

const STEP_FUNCTIONS = { tier: tierOf, graduated: graduatedOf } as const satisfies Record<StepName, unknown>

type Of<K extends Expression['kind']> = Extract<Expression, { kind: K }>
const EVALUATE: { readonly [K in Expression['kind']]: (expression: Of<K>, values: Values) => Fraction } = {
  number: ({ value }) => value,
  variable: ({ name }, values) => values[name],
  negative: ({ of }, values) => negate(evaluate(of, values)),
  operation: ({ sign, left, right }, values) =>
    OPERATIONS[sign](evaluate(left, values), evaluate(right, values)),
  call: ({ name, args }, values) => FUNCTIONS[name](args.map((arg) => evaluate(arg, values))),
  steps: ({ name, of, steps }, values) => STEP_FUNCTIONS[name](evaluate(of, values), steps, values),
}

function evaluate(expression: Expression, values: Values): Fraction {
  // the compiler cannot relate `kind` to its function
  const own = EVALUATE[expression.kind] as (expression: Expression, values: Values) => Fraction
  return own(expression, values)
}

/** Evaluates exactly; may be negative. Throws `DivisionByZero`. */
export const evaluateFormula = ({ expression }: Formula, values: FormulaValues): Fraction =>
  evaluate(expression, values)
