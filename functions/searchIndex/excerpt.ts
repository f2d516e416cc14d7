import { folded, indexedStem, wordsOf } from '@flou/shared/search/words/words.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { Mark } from '@flou/shared/search/results.ts'
import type { StoredText } from './segments/segmentFormat.ts'
import type { Term } from './query/query.ts'

const LENGTH = 220
/** So much of the text before the first word found is shown. */
const BEFORE = 60

/** What words of a text are compared with: the words and stems of each term. */
export type Wanted = readonly ReadonlySet<string>[]

export const wantedOf = (terms: readonly Term[]): Wanted =>
  terms.map(
    ({ alternatives }) =>
      new Set(alternatives.flatMap(({ stems }) => stems.map((stem) => stem.replace(/^=/, '')))),
  )

interface Found extends Mark {
  term: number
}

/**
 * Words of a text that the query asks for, with their places. Texts are folded letter by letter, so that places are those of the text itself.
 */
function foundIn(text: string, wanted: Wanted, language: Language): Found[] {
  const plain = foldedInPlace(text)
  return wordsOf(plain).flatMap(({ text: word, at, length }) => {
    const stem = indexedStem(word, language)
    const term = wanted.findIndex((one) => one.has(word) || one.has(stem))
    return term < 0 ? [] : [{ start: at, end: at + length, term }]
  })
}

/** A text folded without moving any of its letters; letters that fold to several stay as they are. */
function foldedInPlace(text: string): string {
  const whole = folded(text)
  if (whole.length === text.length) return whole
  return Array.from(text)
    .map((letter) => {
      const one = folded(letter)
      return one.length === letter.length ? one : letter
    })
    .join('')
}

/** Marks without those that lie in another one: a name with dots, and its parts. */
const apart = (marks: readonly Mark[]): Mark[] => {
  const result: Mark[] = []
  for (const { start, end } of marks) if (start >= (result.at(-1)?.end ?? 0)) result.push({ start, end })
  return result
}

/** Where a text has words of the query. */
export const marksIn = (text: string, wanted: Wanted, language: Language): Mark[] =>
  apart(foundIn(text, wanted, language))

/** The stretch in which most of the query's words stand together. */
function bestStretch(found: readonly Found[]): { start: number; terms: number } {
  let best = { start: 0, terms: 0 }
  for (const [at, { start }] of found.entries()) {
    const terms = new Set<number>()
    for (let next = at; next < found.length && (found[next]?.end ?? 0) - start < LENGTH - BEFORE; next += 1)
      terms.add(found[next]?.term ?? 0)
    if (terms.size > best.terms) best = { start, terms: terms.size }
  }
  return best
}

/** A place from which a text may begin without cutting a word. */
function beginningAt(text: string, wanted: number): number {
  if (wanted <= 0) return 0
  const line = text.lastIndexOf('\n', wanted + BEFORE)
  if (line >= wanted) return line + 1
  const space = text.indexOf(' ', wanted)
  return space < 0 || space > wanted + BEFORE ? wanted : space + 1
}

function endingAt(text: string, wanted: number): number {
  if (wanted >= text.length) return text.length
  const space = text.lastIndexOf(' ', wanted)
  return space > 0 ? space : wanted
}

/** What a result shows of its page. */
export interface Excerpt {
  text: string
  marks: Mark[]
  /** The id of the heading below which the text stands; empty where it is the page itself. */
  place: string
  heading: string
}

/** Names of places that are the page itself. */
const WHOLE = new Set(['', 'main', 'overview'])

/** Around the words of the query where they stand together, else the page's description. */
export function excerptOf(stored: StoredText, wanted: Wanted, language: Language): Excerpt {
  const { body, description, parts } = stored
  const found = foundIn(body, wanted, language)
  const inDescription = foundIn(description, wanted, language)
  const best = bestStretch(found)
  const described = new Set(inDescription.map(({ term }) => term)).size
  if (described >= best.terms)
    return { text: description.slice(0, LENGTH * 1.5), marks: apart(inDescription), place: '', heading: '' }
  const start = beginningAt(body, best.start - BEFORE)
  const end = endingAt(body, start + LENGTH)
  const cut = body.slice(start, end)
  const text = `${start > 0 ? '… ' : ''}${cut.trimEnd()}${end < body.length ? ' …' : ''}`
  const shift = (start > 0 ? 2 : 0) - start
  const inside = found.filter((mark) => mark.start >= start && mark.end <= end)
  const part = parts.findLast(({ at }) => at <= best.start)
  const isPlace = part !== undefined && !WHOLE.has(part.id)
  return {
    text: text.replaceAll('\n', ' '),
    marks: apart(inside).map((mark) => ({ start: mark.start + shift, end: mark.end + shift })),
    place: isPlace ? part.id : '',
    heading: isPlace ? part.text : '',
  }
}
