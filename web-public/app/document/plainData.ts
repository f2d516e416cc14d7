const CODES = {
  hole: -1,
  nan: -2,
  negativeInfinity: -3,
  negativeZero: -4,
  null: -5,
  infinity: -6,
  undefined: -7,
}

function codeOf(value: unknown): number | undefined {
  if (value === undefined) return CODES.undefined
  if (value === null) return CODES.null
  if (typeof value !== 'number') return undefined
  if (Number.isNaN(value)) return CODES.nan
  if (value === Infinity) return CODES.infinity
  if (value === -Infinity) return CODES.negativeInfinity
  return Object.is(value, -0) ? CODES.negativeZero : undefined
}

type Plain = readonly unknown[] | Readonly<Record<string, unknown>>

const isPlain = (value: object): value is Plain =>
  Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype

const isList = (value: Plain): value is readonly unknown[] => Array.isArray(value)

class PlainWriter {
  readonly written: string[] = []
  /** Indexed but unwritten objects; LIFO, as in the router. */
  readonly #waiting: Plain[] = []
  readonly #places: number[] = []
  readonly #indices = new Map<unknown, number>()
  isPlain = true

  /** Returns the value's index or code; like the router, index 0 is not reused for cycles. */
  index(value: unknown): number {
    const existing = this.#indices.get(value)
    if (existing) return existing
    const code = codeOf(value)
    if (code !== undefined) return code
    const index = this.written.length
    this.#indices.set(value, index)
    this.written.push('')
    if (typeof value === 'string') this.written[index] = JSON.stringify(value)
    else if (typeof value === 'number' || typeof value === 'boolean') this.written[index] = String(value)
    else if (typeof value === 'object' && value !== null && isPlain(value)) {
      this.#waiting.push(value)
      this.#places.push(index)
    } else this.isPlain = false
    return index
  }

  #array(values: readonly unknown[]): string {
    let text = ''
    // `map` and `for … of` do not detect holes
    for (let at = 0; at < values.length; at += 1)
      text += `${at === 0 ? '' : ','}${at in values ? this.index(values[at]) : CODES.hole}`
    return `[${text}]`
  }

  #object(values: Readonly<Record<string, unknown>>): string {
    let text = ''
    for (const name of Object.keys(values))
      text += `${text === '' ? '' : ','}"_${this.index(name)}":${this.index(values[name])}`
    return `{${text}}`
  }

  writePending(): void {
    for (let value = this.#waiting.pop(); value && this.isPlain; value = this.#waiting.pop()) {
      const position = this.#places.pop() ?? 0
      this.written[position] = isList(value) ? this.#array(value) : this.#object(value)
    }
  }
}

/**
 * Writes page data like the router's `flatten`, byte for byte, in half the time (see
 * bundle/plainRouterData.ts).
 * @returns undefined for other values, such as dates, errors or redirects: the router writes these
 */
export function flattenPlain(data: unknown): string[] | undefined {
  // redirects are marked by a symbol
  if (typeof data !== 'object' || data === null || Object.getOwnPropertySymbols(data).length > 0)
    return undefined
  const writer = new PlainWriter()
  writer.index(data)
  writer.writePending()
  return writer.isPlain ? writer.written : undefined
}
