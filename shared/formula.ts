/**
 * Price formulas (decision 32): + − × ÷, parentheses, min, max, ceil, floor, over a few variables. They are parsed, never
 * run as code.
 */
export const FORMULA_VARIABLES = ['price', 'qty', 'capacity', 'billingItemValue', 'hours'] as const
export type FormulaVariable = (typeof FORMULA_VARIABLES)[number]
export type FormulaValues = Readonly<Record<FormulaVariable, number>>

const FUNCTIONS = {
  min: (...values: readonly number[]) => Math.min(...values),
  max: (...values: readonly number[]) => Math.max(...values),
  ceil: (value = 0) => Math.ceil(value),
  floor: (value = 0) => Math.floor(value),
} as const satisfies Record<string, (...values: number[]) => number>
type FunctionName = keyof typeof FUNCTIONS
/** How many values each takes, at least and at most. */
const ARITY: Readonly<Record<FunctionName, readonly [number, number]>> = {
  min: [2, 10],
  max: [2, 10],
  ceil: [1, 1],
  floor: [1, 1],
}

type Evaluate = (values: FormulaValues) => number

interface Token {
  /** As the reader knows it: `×` is `*`, a decimal comma a point. */
  text: string
  /** Where it begins and ends in the formula. */
  from: number
  to: number
}

/** Why a text is no formula; `at` is the part that could not be read, '' for its end, between `from` and `to`. */
export class FormulaError extends Error {
  readonly at: string
  readonly from: number
  readonly to: number
  constructor({ text: at, from, to }: Token) {
    super(`Formula cannot be read at “${at}”`)
    this.at = at
    this.from = from
    this.to = to
  }
}

const TOKEN = /\s*(?:(\d+(?:[.,]\d+)?)|([A-Za-z]+)|([-+*/()−×÷;,]))/y
const SAME: Readonly<Record<string, string>> = { '−': '-', '×': '*', '÷': '/', ';': ',' }
const MAX_LENGTH = 255

function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  TOKEN.lastIndex = 0
  while (text.slice(TOKEN.lastIndex).trim() !== '') {
    const start = TOKEN.lastIndex
    const [all = '', number, name, sign] = TOKEN.exec(text) ?? []
    const token = number?.replace(',', '.') ?? name ?? (sign && (SAME[sign] ?? sign))
    if (token === undefined) throw new FormulaError(unreadable(text, start))
    const to = start + all.length
    tokens.push({ text: token, from: to - all.trimStart().length, to })
  }
  return tokens
}

function unreadable(text: string, start: number): Token {
  const rest = text.slice(start).trim().slice(0, 20)
  const from = text.indexOf(rest, start)
  return { text: rest, from, to: from + rest.length }
}

const isFunction = (name: string): name is FunctionName => Object.hasOwn(FUNCTIONS, name)
const isVariable = (name: string): name is FormulaVariable =>
  (FORMULA_VARIABLES as readonly string[]).includes(name)

/** Reads by precedence: a sum of products of parts. */
class Reader {
  readonly #tokens: readonly Token[]
  readonly #end: Token
  #next = 0
  constructor(text: string) {
    this.#tokens = tokensOf(text)
    const length = text.trimEnd().length
    this.#end = { text: '', from: length, to: length }
  }
  get place(): Token {
    return this.#tokens[this.#next] ?? this.#end
  }
  get token(): string {
    return this.place.text
  }
  take(expected?: string): string {
    const { token, place } = this
    if (token === '' || (expected !== undefined && token !== expected)) throw new FormulaError(place)
    this.#next += 1
    return token
  }
  sum(): Evaluate {
    let left = this.product()
    while (this.token === '+' || this.token === '-') {
      const [before, sign] = [left, this.take() === '+' ? 1 : -1]
      const right = this.product()
      left = (values) => before(values) + sign * right(values)
    }
    return left
  }
  product(): Evaluate {
    let left = this.part()
    while (this.token === '*' || this.token === '/') {
      const [before, isTimes] = [left, this.take() === '*']
      const right = this.part()
      left = (values) => (isTimes ? before(values) * right(values) : before(values) / right(values))
    }
    return left
  }
  part(): Evaluate {
    const { place } = this
    const token = this.take()
    if (/^\d/.test(token)) return () => Number(token)
    if (isVariable(token)) return (values) => values[token]
    if (isFunction(token)) return this.call(token, place)
    if (token === '-') return this.negative()
    if (token !== '(') throw new FormulaError(place)
    const inner = this.sum()
    this.take(')')
    return inner
  }
  negative(): Evaluate {
    const inner = this.part()
    return (values) => -inner(values)
  }
  call(name: FunctionName, place: Token): Evaluate {
    this.take('(')
    const parts = [this.sum()]
    while (this.token === ',') {
      this.take()
      parts.push(this.sum())
    }
    this.take(')')
    const [least, most] = ARITY[name]
    if (parts.length < least || parts.length > most) throw new FormulaError(place)
    return (values) => FUNCTIONS[name](...parts.map((part) => part(values)))
  }
}

/** A formula ready to be reckoned with; amounts in and out are in the same unit. Throws `FormulaError`. */
export function parseFormula(text: string): Evaluate {
  const reader = new Reader(text.slice(0, MAX_LENGTH))
  const evaluate = reader.sum()
  if (reader.token !== '') throw new FormulaError(reader.place)
  return evaluate
}

/** The variables that a formula uses, each once, in the order of their first use; those read so far where it is none. */
export function variablesIn(text: string): FormulaVariable[] {
  const names = text.match(/[A-Za-z]+/g) ?? []
  return [...new Set(names.flatMap((name) => (isVariable(name) ? [name] : [])))]
}

/** The worked example by which a formula is checked on save. Price in rupiah. */
export const FORMULA_EXAMPLE: FormulaValues = {
  price: 100_000,
  qty: 2,
  capacity: 50,
  billingItemValue: 10,
  hours: 730,
}

/** What is wrong with a formula: the message code, and the stretch of the text that could not be read. */
export interface FormulaFault {
  code: string
  from: number
  to: number
}

export type FormulaResult = { price: number } | { fault: FormulaFault }

/** Reckons with a formula. @param values prices in rupiah */
export function reckon(text: string, values: FormulaValues = FORMULA_EXAMPLE): FormulaResult {
  if (text.trim() === '') return { fault: { code: 'required', from: 0, to: 0 } }
  try {
    const price = parseFormula(text)(values)
    if (Number.isFinite(price) && price >= 0) return { price }
    return { fault: { code: 'formulaResult', from: 0, to: 0 } }
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error
    const { at, from, to } = error
    return { fault: { code: `formula:${at.replaceAll(':', '')}`, from, to } }
  }
}

/** The message code of what is wrong with a formula; undefined where it gives a price for the worked example. */
export function formulaProblem(text: string): string | undefined {
  const result = reckon(text)
  return 'fault' in result ? result.fault.code : undefined
}
