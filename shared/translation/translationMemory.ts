import { LANGUAGES, otherLanguage, type Language } from '../locale.ts'
import { editDistance } from '../strings/editDistance.ts'
import { getOrMake } from '../strings/getOrMake.ts'
import type { SegmentPair } from './segments/pairSegments.ts'
import { hasSameCodes, readableText } from './segments/segment.ts'
import { MAX_SUGGESTIONS, MIN_PERCENT, type Suggestion, type SuggestionQuery } from './suggestion.ts'

export interface MemoryRecord {
  type: string
  id: number
  texts: readonly (readonly SegmentPair[])[]
}

const keyOf = ({ type, id }: MemoryRecord): string => `${type}#${id}`

interface Entry {
  record: MemoryRecord
  pairs: readonly SegmentPair[]
  at: number
}

/** Words are compared by their beginning, so that inflected forms are candidates. */
const WORD_START = 5
const MAX_CANDIDATES = 30
const MAX_EQUAL = 200

const wordStarts = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, WORD_START)))

function leastOfBest(found: readonly number[], countOf: (number: number) => number): number {
  const numbers: number[] = []
  for (const number of found) numbers[countOf(number)] = (numbers[countOf(number)] ?? 0) + 1
  let total = 0
  for (let count = numbers.length - 1; count > 1; count -= 1) {
    total += numbers[count] ?? 0
    if (total >= MAX_CANDIDATES) return count
  }
  return 1
}

/** Index of the segments of one source language. Removed entries stay in the lists as `undefined`. */
class MemoryIndex {
  readonly #language: Language
  readonly #distance: typeof editDistance
  readonly #entries: (Entry | undefined)[] = []
  readonly #texts: string[] = []
  /** Zero for removed entries. */
  readonly #lengths: number[] = []
  /** Words that each text shares with the query; zero between queries. */
  #shared = new Uint16Array(0)
  readonly #byText = new Map<string, number[]>()
  readonly #byWord = new Map<string, number[]>()
  readonly #numbers = new Map<string, number[]>()

  constructor(language: Language, distance: typeof editDistance) {
    this.#language = language
    this.#distance = distance
  }

  replace(record: MemoryRecord): void {
    const key = keyOf(record)
    for (const number of this.#numbers.get(key) ?? []) {
      this.#entries[number] = undefined
      this.#lengths[number] = 0
    }
    const numbers = record.texts.flatMap((pairs) => pairs.map((_, at) => this.#add({ record, pairs, at })))
    this.#numbers.set(key, numbers)
  }

  #add(entry: Entry): number {
    const number = this.#entries.push(entry) - 1
    const text = readableText(entry.pairs[entry.at]?.[this.#language] ?? '')
    this.#texts.push(text)
    this.#lengths.push(text.length)
    getOrMake(this.#byText, text, () => []).push(number)
    for (const word of wordStarts(text)) getOrMake(this.#byWord, word, () => []).push(number)
    return number
  }

  find(query: SuggestionQuery): Suggestion[] {
    const text = readableText(query.text)
    const newest = this.#byText.get(text)?.slice(-MAX_EQUAL) ?? []
    const equal = newest.map((number) => this.#suggestion(number, query, 100))
    const similar = this.#candidates(text).map((number) => {
      const percent = this.#similarity(text, number)
      return percent >= MIN_PERCENT ? this.#suggestion(number, query, percent) : undefined
    })
    return best([...equal, ...similar].filter((one) => one !== undefined))
  }

  /** A text with at least half of the words has one of the rarer half. */
  #candidates(text: string): number[] {
    const lists = [...wordStarts(text)].map((word) => this.#byWord.get(word) ?? [])
    const rarest = lists.toSorted((one, other) => one.length - other.length).slice(0, lists.length / 2 + 1)
    const found = this.#findSimilarLength(text, rarest)
    for (const number of this.#byText.get(text) ?? []) this.#shared[number] = 0
    const sharedBy = (number: number) => this.#shared[number] ?? 0
    const least = leastOfBest(found, sharedBy)
    const better = found
      .filter((number) => sharedBy(number) > least)
      .toSorted((one, other) => sharedBy(other) - sharedBy(one))
    const candidates = [...better, ...found.filter((number) => sharedBy(number) === least)]
    for (const number of found) this.#shared[number] = 0
    return candidates.slice(0, MAX_CANDIDATES)
  }

  #findSimilarLength(text: string, lists: readonly (readonly number[])[]): number[] {
    if (this.#shared.length < this.#texts.length) this.#shared = new Uint16Array(2 * this.#texts.length)
    const found: number[] = []
    const shortest = (text.length * MIN_PERCENT) / 100
    const longest = (text.length * 100) / MIN_PERCENT
    for (const list of lists)
      for (const number of list) {
        const length = this.#lengths[number] ?? 0
        if (length < shortest || length > longest) continue
        const count = this.#shared[number] ?? 0
        if (count === 0) found.push(number)
        this.#shared[number] = count + 1
      }
    return found
  }

  #similarity(text: string, number: number): number {
    const other = this.#texts[number] ?? ''
    const length = Math.max(text.length, other.length)
    const most = Math.floor(length * (1 - MIN_PERCENT / 100))
    return Math.min(99, Math.floor(100 * (1 - this.#distance(text, other, most) / length)))
  }

  #suggestion(number: number, query: SuggestionQuery, percent: number): Suggestion | undefined {
    const entry = this.#entries[number]
    const pair = entry?.pairs[entry.at]
    if (!entry || !pair) return undefined
    const source = pair[this.#language]
    const isSame = (at: number, text = '') =>
      readableText(entry.pairs[at]?.[this.#language] ?? '') === readableText(text)
    const isExact = percent === 100 && hasSameCodes(source, query.text)
    return {
      percent: isExact ? 100 : Math.min(percent, 99),
      isContext: isExact && isSame(entry.at - 1, query.before) && isSame(entry.at + 1, query.after),
      source,
      target: pair[otherLanguage(this.#language)],
      type: entry.record.type,
      id: entry.record.id,
    }
  }
}

function best(suggestions: readonly Suggestion[]): Suggestion[] {
  const sorted = suggestions.toSorted(
    (one, other) => other.percent - one.percent || Number(other.isContext) - Number(one.isContext),
  )
  const byTarget = new Map<string, Suggestion>()
  for (const one of sorted) if (!byTarget.has(one.target)) byTarget.set(one.target, one)
  return [...byTarget.values()].slice(0, MAX_SUGGESTIONS)
}

/** Translation memory from pairs of segments. A record replaces its earlier texts. */
export class TranslationMemory {
  readonly #indexes: Readonly<Record<Language, MemoryIndex>>
  readonly #pending: Readonly<Record<Language, MemoryRecord[]>> = { id: [], en: [] }

  constructor(distance = editDistance) {
    this.#indexes = { id: new MemoryIndex('id', distance), en: new MemoryIndex('en', distance) }
  }

  replace(record: MemoryRecord): void {
    for (const language of LANGUAGES) this.#pending[language].push(record)
  }

  find(from: Language, query: SuggestionQuery): Suggestion[] {
    const index = this.#indexes[from]
    for (const record of this.#pending[from].splice(0)) index.replace(record)
    return index.find(query)
  }
}
