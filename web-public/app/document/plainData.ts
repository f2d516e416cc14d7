/** How the router writes values that are no text of JSON's, in place of an index. */
const ABSENT = {
  hole: -1,
  nan: -2,
  negativeInfinity: -3,
  negativeZero: -4,
  null: -5,
  infinity: -6,
  undefined: -7,
}

/** The mark of a value that has no index; undefined where it gets one. */
function markOf(value: unknown): number | undefined {
  if (value === undefined) return ABSENT.undefined
  if (value === null) return ABSENT.null
  if (typeof value !== 'number') return undefined
  if (Number.isNaN(value)) return ABSENT.nan
  if (value === Infinity) return ABSENT.infinity
  if (value === -Infinity) return ABSENT.negativeInfinity
  return Object.is(value, -0) ? ABSENT.negativeZero : undefined
}

type Plain = readonly unknown[] | Readonly<Record<string, unknown>>

const isPlain = (value: object): value is Plain =>
  Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype

const isList = (value: Plain): value is readonly unknown[] => Array.isArray(value)

/** Writes values as the router does: each once, at an index of its own, and objects by the indices of what they hold. */
class PlainWriter {
  /** By their indices. */
  readonly written: string[] = []
  /** Objects that have an index and are not written yet, with these: the last one is written first, as by the router. */
  readonly #waiting: Plain[] = []
  readonly #places: number[] = []
  readonly #indices = new Map<unknown, number>()
  isPlain = true

  /** The value's index or mark; the router gives one to the outermost value again where it holds itself. */
  index(value: unknown): number {
    const known = this.#indices.get(value)
    if (known) return known
    const mark = markOf(value)
    if (mark !== undefined) return mark
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
    // holes are told apart, which `map` and `for … of` do not
    for (let at = 0; at < values.length; at += 1)
      text += `${at === 0 ? '' : ','}${at in values ? this.index(values[at]) : ABSENT.hole}`
    return `[${text}]`
  }

  #object(values: Readonly<Record<string, unknown>>): string {
    let text = ''
    for (const name of Object.keys(values))
      text += `${text === '' ? '' : ','}"_${this.index(name)}":${this.index(values[name])}`
    return `{${text}}`
  }

  writeWaiting(): void {
    for (let value = this.#waiting.pop(); value && this.isPlain; value = this.#waiting.pop()) {
      const place = this.#places.pop() ?? 0
      this.written[place] = isList(value) ? this.#array(value) : this.#object(value)
    }
  }
}

/**
 * A page's data as the router's own `flatten` writes it, to the byte, in half the time: loaders give texts, numbers, lists and plain objects,
 * for which it needs neither plugins nor pauses. bundle/plainRouterData.ts puts it in the router's place.
 * @returns undefined where there is anything else, such as a date, an error or a redirection: the router writes these
 */
export function flattenPlain(data: unknown): string[] | undefined {
  // a redirection is marked by a symbol
  if (typeof data !== 'object' || data === null || Object.getOwnPropertySymbols(data).length > 0)
    return undefined
  const writer = new PlainWriter()
  writer.index(data)
  writer.writeWaiting()
  return writer.isPlain ? writer.written : undefined
}
