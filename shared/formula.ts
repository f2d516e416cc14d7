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

/** Why a text is no formula; `at` is the part that could not be read, '' for its end. */
export class FormulaError extends Error {
  readonly at: string
  constructor(at: string) {
    super(`Formula cannot be read at “${at}”`)
    this.at = at
  }
}

const TOKEN = /\s*(?:(\d+(?:[.,]\d+)?)|([A-Za-z]+)|([-+*/()−×÷;,]))/y
const SAME: Readonly<Record<string, string>> = { '−': '-', '×': '*', '÷': '/', ';': ',' }
const MAX_LENGTH = 255

function tokensOf(text: string): string[] {
  const tokens: string[] = []
  TOKEN.lastIndex = 0
  while (text.slice(TOKEN.lastIndex).trim() !== '') {
    const start = TOKEN.lastIndex
    const [, number, name, sign] = TOKEN.exec(text) ?? []
    const token = number?.replace(',', '.') ?? name ?? (sign && (SAME[sign] ?? sign))
    if (token === undefined) throw new FormulaError(text.slice(start).trim().slice(0, 20))
    tokens.push(token)
  }
  return tokens
}

const isFunction = (name: string): name is FunctionName => Object.hasOwn(FUNCTIONS, name)
const isVariable = (name: string): name is FormulaVariable =>
  (FORMULA_VARIABLES as readonly string[]).includes(name)

/** Reads by precedence: a sum of products of parts. */
class Reader {
  readonly #tokens: readonly string[]
  #next = 0
  constructor(tokens: readonly string[]) {
    this.#tokens = tokens
  }
  get token(): string {
    return this.#tokens[this.#next] ?? ''
  }
  take(expected?: string): string {
    const { token } = this
    if (token === '' || (expected !== undefined && token !== expected)) throw new FormulaError(token)
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
    const token = this.take()
    if (/^\d/.test(token)) return () => Number(token)
    if (isVariable(token)) return (values) => values[token]
    if (isFunction(token)) return this.call(token)
    if (token === '-') return this.negative()
    if (token !== '(') throw new FormulaError(token)
    const inner = this.sum()
    this.take(')')
    return inner
  }
  negative(): Evaluate {
    const inner = this.part()
    return (values) => -inner(values)
  }
  call(name: FunctionName): Evaluate {
    this.take('(')
    const parts = [this.sum()]
    while (this.token === ',') {
      this.take()
      parts.push(this.sum())
    }
    this.take(')')
    const [least, most] = ARITY[name]
    if (parts.length < least || parts.length > most) throw new FormulaError(name)
    return (values) => FUNCTIONS[name](...parts.map((part) => part(values)))
  }
}

/** A formula ready to be reckoned with; amounts in and out are in the same unit. Throws `FormulaError`. */
export function parseFormula(text: string): Evaluate {
  const reader = new Reader(tokensOf(text.slice(0, MAX_LENGTH)))
  const evaluate = reader.sum()
  if (reader.token !== '') throw new FormulaError(reader.token)
  return evaluate
}

/** The worked example by which a formula is checked on save. Price in rupiah. */
export const FORMULA_EXAMPLE: FormulaValues = {
  price: 100_000,
  qty: 2,
  capacity: 50,
  billingItemValue: 10,
  hours: 730,
}

/** The message code of what is wrong with a formula; undefined where it gives a price for the worked example. */
export function formulaProblem(text: string): string | undefined {
  if (text.trim() === '') return 'required'
  try {
    const price = parseFormula(text)(FORMULA_EXAMPLE)
    return Number.isFinite(price) && price >= 0 ? undefined : 'formulaResult'
  } catch (error) {
    if (error instanceof FormulaError) return `formula:${error.at.replaceAll(':', '')}`
    throw error
  }
}
