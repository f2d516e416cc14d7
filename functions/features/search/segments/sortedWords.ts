const LINE_END = 10
const MAX_CACHED = 1_000

function startsOf(bytes: Buffer): Uint32Array {
  const starts = new Uint32Array((bytes.length >>> 1) + 2)
  let lines = bytes.length === 0 ? 0 : 1
  // a plain loop, because `indexOf` and iterators are too slow on megabytes
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] !== LINE_END) continue
    starts[lines] = at + 1
    lines += 1
  }
  starts[lines] = bytes.length + 1
  return starts.slice(0, lines + 1)
}

/** Sorted words, one per line, read in place: decoding all strings would delay the first answer. */
export class SortedWords {
  readonly #bytes: Buffer
  readonly #starts: Uint32Array

  readonly #found = new Map<string, number>()

  constructor(bytes: Buffer) {
    this.#bytes = bytes
    this.#starts = startsOf(bytes)
  }

  get length(): number {
    return this.#starts.length - 1
  }

  at(index: number): string {
    const start = this.#starts[index]
    const next = this.#starts[index + 1]
    return start === undefined || next === undefined ? '' : this.#bytes.toString('utf8', start, next - 1)
  }

  byteLengthAt(index: number): number {
    return (this.#starts[index + 1] ?? 0) - (this.#starts[index] ?? 0) - 1
  }

  /** Returns the position of a word, or −1. Cached, because a query looks a word up several times. */
  indexOf(word: string): number {
    const found = this.#found.get(word)
    if (found !== undefined) return found
    const bound = this.lowerBound(word)
    const at = this.at(bound) === word ? bound : -1
    if (this.#found.size >= MAX_CACHED) this.#found.clear()
    this.#found.set(word, at)
    return at
  }

  /** Returns the lower bound by binary search. */
  lowerBound(text: string): number {
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
