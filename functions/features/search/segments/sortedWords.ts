import type { ReadBytes } from './segmentParts.ts'

const GROUP = 64
const MAX_CACHED = 1_000

/** Directory of a list of words: first word and offset of each group of 64. */
export interface WordGroups {
  length: number
  firsts: string[]
  starts: number[]
}

export function groupsOf(words: readonly string[]): WordGroups {
  const firsts: string[] = []
  const starts: number[] = []
  let offset = 0
  for (const [at, word] of words.entries()) {
    if (at % GROUP === 0) {
      firsts.push(word)
      starts.push(offset)
    }
    offset += Buffer.byteLength(word) + 1
  }
  return { length: words.length, firsts, starts: [...starts, offset] }
}

export const linesOf = (bytes: Buffer): string[] => (bytes.length === 0 ? [] : bytes.toString().split('\n'))

/** Sorted words, one per line, of which only the groups that a query needs are read. */
export class SortedWords {
  readonly #groups: WordGroups
  readonly #read: ReadBytes
  readonly #found = new Map<string, number>()
  #last: { group: number; words: readonly string[] } = { group: -1, words: [] }

  constructor(groups: WordGroups, read: ReadBytes) {
    this.#groups = groups
    this.#read = read
  }

  get length(): number {
    return this.#groups.length
  }

  at(index: number): string {
    return this.#wordsOf(Math.floor(index / GROUP))?.[index % GROUP] ?? ''
  }

  #wordsOf(group: number): readonly string[] | undefined {
    if (group === this.#last.group) return this.#last.words
    const [start, next] = [this.#groups.starts[group], this.#groups.starts[group + 1]]
    const bytes = start === undefined || next === undefined ? undefined : this.#read(start, next - 1)
    if (!bytes) return undefined
    this.#last = { group, words: linesOf(bytes) }
    return this.#last.words
  }

  /** Returns the position of a word, or −1. Cached, because a query looks a word up several times. */
  indexOf(word: string): number {
    const found = this.#found.get(word)
    if (found !== undefined) return found
    const group = this.#groupOf(word)
    const words = this.#wordsOf(group)
    if (!words) return -1
    const inGroup = words.indexOf(word)
    const at = inGroup < 0 ? -1 : group * GROUP + inGroup
    if (this.#found.size >= MAX_CACHED) this.#found.clear()
    this.#found.set(word, at)
    return at
  }

  lowerBound(text: string): number {
    const group = this.#groupOf(text)
    const words = this.#wordsOf(group) ?? []
    const inGroup = words.findIndex((word) => word >= text)
    return group * GROUP + (inGroup < 0 ? words.length : inGroup)
  }

  /** Returns the last group whose first word is not above the text. */
  #groupOf(text: string): number {
    const { firsts } = this.#groups
    let low = 0
    let high = firsts.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((firsts[middle] ?? '') <= text) low = middle + 1
      else high = middle
    }
    return Math.max(0, low - 1)
  }
}
