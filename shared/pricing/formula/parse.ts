import { compare, fractionOfText, ZERO } from '../fraction.ts'
import {
  FORMULA_VARIABLES,
  FormulaError,
  FUNCTION_NAMES,
  STEP_NAMES,
  type Expression,
  type Formula,
  type FormulaStep,
  type FormulaVariable,
  type FunctionName,
  type StepName,
} from './formula.ts'
import { tokensOf, unreadable, type Token } from './tokens.ts'

const ARITY: Readonly<Record<FunctionName, readonly [number, number]>> = {
  min: [2, 10],
  max: [2, 10],
  ceil: [1, 1],
  floor: [1, 1],
}

const isOneOf =
  <T extends string>(names: readonly T[]) =>
  (name: string): name is T =>
    (names as readonly string[]).includes(name)
const isVariable = isOneOf(FORMULA_VARIABLES)
const isFunction = isOneOf(FUNCTION_NAMES)
const isStepName = isOneOf(STEP_NAMES)

class Parser {
  readonly variables = new Set<FormulaVariable>()
  readonly #tokens: readonly Token[]
  #next = 0
  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens
  }
  get current(): Token {
    return this.#tokens[this.#next] ?? { text: '', from: 0, to: 0 }
  }
  get token(): string {
    return this.current.text
  }
  take(expected?: string): string {
    const { token, current } = this
    if (token === '' || (expected !== undefined && token !== expected)) throw unreadable(current)
    this.#next += 1
    return token
  }
  sum(): Expression {
    let left = this.product()
    while (this.token === '+' || this.token === '-') {
      const sign = this.take() === '+' ? '+' : '-'
      left = { kind: 'operation', sign, left, right: this.product() }
    }
    return left
  }
  product(): Expression {
    let left = this.factor()
    while (this.token === '*' || this.token === '/') {
      const sign = this.take() === '*' ? '*' : '/'
      left = { kind: 'operation', sign, left, right: this.factor() }
    }
    return left
  }
  factor(): Expression {
    const { current } = this
    const token = this.take()
    if (/^\d/.test(token)) return { kind: 'number', value: fractionOfText(token), text: token }
    if (isVariable(token)) {
      this.variables.add(token)
      return { kind: 'variable', name: token }
    }
    if (isFunction(token)) return this.call(token, current)
    if (isStepName(token)) return this.steps(token, current)
    if (token === '-') return { kind: 'negative', of: this.factor() }
    if (token !== '(') throw unreadable(current)
    const inner = this.sum()
    this.take(')')
    return inner
  }
  call(name: FunctionName, current: Token): Expression {
    this.take('(')
    const args = [this.sum()]
    while (this.token === ';') {
      this.take()
      args.push(this.sum())
    }
    this.take(')')
    const [least, most] = ARITY[name]
    if (args.length < least || args.length > most) throw unreadable(current)
    return { kind: 'call', name, args }
  }
  steps(name: StepName, current: Token): Expression {
    this.take('(')
    const of = this.sum()
    const steps: FormulaStep[] = []
    while (this.token === ';') {
      this.take()
      steps.push(this.step(steps.at(-1)))
    }
    this.take(')')
    if (steps.length === 0) throw unreadable(current)
    return { kind: 'steps', name, of, steps }
  }
  /** Steps start at 0 and increase strictly, so every number belongs to exactly one. */
  step(before: FormulaStep | undefined): FormulaStep {
    const { current } = this
    const token = this.take()
    if (!/^\d/.test(token)) throw unreadable(current)
    const from = fractionOfText(token)
    const isInOrder = before ? compare(from, before.from) > 0 : compare(from, ZERO) === 0
    if (!isInOrder) throw new FormulaError('formulaSteps', current)
    this.take(':')
    return { from, value: this.sum() }
  }
}

/** Throws `FormulaError` with message code and text range. */
export function parseFormula(text: string): Formula {
  if (text.trim() === '') throw new FormulaError('required', { from: 0, to: 0 })
  const parser = new Parser(tokensOf(text))
  const expression = parser.sum()
  if (parser.token !== '') throw unreadable(parser.current)
  return { text, expression, variables: [...parser.variables] }
}

/** Returns the variables of a text, even if it is not a valid formula yet. */
export function variablesIn(text: string): FormulaVariable[] {
  const names = text.match(/[A-Za-z]+/g) ?? []
  return [...new Set(names.flatMap((name) => (isVariable(name) ? [name] : [])))]
}
