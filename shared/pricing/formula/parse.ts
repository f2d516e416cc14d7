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

/** How many arguments each function takes, at least and at most. */
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

/** Reads by precedence: a sum of products of parts. */
class Parser {
  readonly variables = new Set<FormulaVariable>()
  readonly #tokens: readonly Token[]
  #next = 0
  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens
  }
  get place(): Token {
    return this.#tokens[this.#next] ?? { text: '', from: 0, to: 0 }
  }
  get token(): string {
    return this.place.text
  }
  take(expected?: string): string {
    const { token, place } = this
    if (token === '' || (expected !== undefined && token !== expected)) throw unreadable(place)
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
    let left = this.part()
    while (this.token === '*' || this.token === '/') {
      const sign = this.take() === '*' ? '*' : '/'
      left = { kind: 'operation', sign, left, right: this.part() }
    }
    return left
  }
  part(): Expression {
    const { place } = this
    const token = this.take()
    if (/^\d/.test(token)) return { kind: 'number', value: fractionOfText(token), text: token }
    if (isVariable(token)) {
      this.variables.add(token)
      return { kind: 'variable', name: token }
    }
    if (isFunction(token)) return this.call(token, place)
    if (isStepName(token)) return this.steps(token, place)
    if (token === '-') return { kind: 'negative', of: this.part() }
    if (token !== '(') throw unreadable(place)
    const inner = this.sum()
    this.take(')')
    return inner
  }
  call(name: FunctionName, place: Token): Expression {
    this.take('(')
    const parts = [this.sum()]
    while (this.token === ';') {
      this.take()
      parts.push(this.sum())
    }
    this.take(')')
    const [least, most] = ARITY[name]
    if (parts.length < least || parts.length > most) throw unreadable(place)
    return { kind: 'call', name, parts }
  }
  steps(name: StepName, place: Token): Expression {
    this.take('(')
    const of = this.sum()
    const steps: FormulaStep[] = []
    while (this.token === ';') {
      this.take()
      steps.push(this.step(steps.at(-1)))
    }
    this.take(')')
    if (steps.length === 0) throw unreadable(place)
    return { kind: 'steps', name, of, steps }
  }
  /** The first step begins at 0, each further one above the one before it: then every number is in exactly one. */
  step(before: FormulaStep | undefined): FormulaStep {
    const { place } = this
    const token = this.take()
    if (!/^\d/.test(token)) throw unreadable(place)
    const from = fractionOfText(token)
    const isInOrder = before ? compare(from, before.from) > 0 : compare(from, ZERO) === 0
    if (!isInOrder) throw new FormulaError('formulaSteps', place)
    this.take(':')
    return { from, value: this.sum() }
  }
}

/** Reads a formula. @throws FormulaError with the code of a message and the place in the text */
export function parseFormula(text: string): Formula {
  if (text.trim() === '') throw new FormulaError('required', { from: 0, to: 0 })
  const parser = new Parser(tokensOf(text))
  const expression = parser.sum()
  if (parser.token !== '') throw unreadable(parser.place)
  return { text, expression, variables: [...parser.variables] }
}

/** The variables that a text names, each once: also while it is typed and no formula yet. */
export function variablesIn(text: string): FormulaVariable[] {
  const names = text.match(/[A-Za-z]+/g) ?? []
  return [...new Set(names.flatMap((name) => (isVariable(name) ? [name] : [])))]
}
