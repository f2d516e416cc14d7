const LINE_END = 10

/** Where each line begins, and behind the last one where another would. */
function startsOf(bytes: Buffer): Uint32Array {
  // a line is two bytes at least; only what is used of it is kept
  const starts = new Uint32Array((bytes.length >>> 1) + 2)
  let lines = bytes.length === 0 ? 0 : 1
  // `indexOf` and iterators cost more: this runs over megabytes before the first answer
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] !== LINE_END) continue
    starts[lines] = at + 1
    lines += 1
  }
  starts[lines] = bytes.length + 1
  return starts.slice(0, lines + 1)
}

/**
 * Sorted words as a file has them, a line each. They are read where they are: a string for each of the many that no query asks for would
 * take longer to make than the first answer.
 */
export class SortedWords {
  readonly #bytes: Buffer
  readonly #starts: Uint32Array

  constructor(bytes: Buffer) {
    this.#bytes = bytes
    this.#starts = startsOf(bytes)
  }

  get length(): number {
    return this.#starts.length - 1
  }

  /** The word at a place; empty beyond the last one. */
  at(place: number): string {
    const start = this.#starts[place]
    const next = this.#starts[place + 1]
    return start === undefined || next === undefined ? '' : this.#bytes.toString('utf8', start, next - 1)
  }

  /** The length of a word in bytes, which is that in letters for all but a few. */
  sizeAt(place: number): number {
    return (this.#starts[place + 1] ?? 0) - (this.#starts[place] ?? 0) - 1
  }

  /** Where a text stands, or would stand. */
  placeOf(text: string): number {
    let low = 0
    let high = this.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.at(middle) < text) low = middle + 1
      else high = middle
    }
    return low
  }
}
