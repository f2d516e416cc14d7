import { folded, indexedStem, wordsOf } from '@flou/shared/search/words/words.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { Mark } from '@flou/shared/search/results.ts'
import type { Term } from './query/term.ts'

/** Words that a text is searched for, for one term of the query. */
interface WantedTerm {
  /** Words and stems that stand for the term by themselves. */
  words: ReadonlySet<string>
  /** Words and stems that do so only side by side: `data` of "data cadangan" says nothing of backups. */
  phrases: readonly (readonly string[])[]
}
export type Wanted = readonly WantedTerm[]

/** A phrase is looked for word by word, so that a place with all of its words is better than one with some. */
function wantedTerms({ words, alternatives }: Term, language: Language): WantedTerm[] {
  const asked = words.map((word) => new Set([word, indexedStem(word, language)]))
  const all = alternatives.map(({ stems }) => stems.map((stem) => stem.replace(/^=/, '')))
  const isAsked = (stem: string) => asked.some((forms) => forms.has(stem))
  const isByItself = (stems: readonly string[]) => stems.length === 1 || stems.every(isAsked)
  const single = all.filter(isByItself).flat()
  const [first, ...others] = asked
  return [
    {
      words: new Set(single.filter((stem) => first?.has(stem) || !isAsked(stem))),
      phrases: all.filter((stems) => !isByItself(stems)),
    },
    ...others.map((forms) => ({ words: new Set(single.filter((stem) => forms.has(stem))), phrases: [] })),
  ]
}

/** Words to look for in texts of a language, by word of the query. */
export const wantedOf = (terms: readonly Term[], language: Language): Wanted =>
  terms.flatMap((term) => wantedTerms(term, language))

export interface FoundMark extends Mark {
  term: number
}

/** Words between two of a phrase at most: its parts are told apart by hyphens and small words. */
const BETWEEN = 1

/** A word of a text as it is written and as the index knows it. */
type Forms = readonly [string, string]

/** Places of the words of a phrase that begins at a word; empty if the text goes on otherwise. */
function phraseAt(text: readonly Forms[], begin: number, phrase: readonly string[]): number[] {
  const places: number[] = []
  for (const stem of phrase) {
    const from = (places.at(-1) ?? begin - 1) + 1
    const near = text.slice(from, from + (places.length === 0 ? 1 : 1 + BETWEEN))
    const at = near.findIndex((forms) => forms.includes(stem))
    if (at < 0) return []
    places.push(from + at)
  }
  return places
}

/**
 * Words of a text that the query asks for, with their places. Texts are folded letter by letter, so that places are those of the text itself.
 */
export function foundIn(text: string, wanted: Wanted, language: Language): FoundMark[] {
  const words = wordsOf(foldedInPlace(text))
  const forms = words.map(({ text: word }): Forms => [word, indexedStem(word, language)])
  const terms = new Map<number, number>()
  for (const at of words.keys())
    for (const [term, { words: single, phrases }] of wanted.entries()) {
      const places = phrases.flatMap((phrase) => phraseAt(forms, at, phrase))
      if (forms[at]?.some((form) => single.has(form))) places.push(at)
      for (const place of places) if (!terms.has(place)) terms.set(place, term)
    }
  return words.flatMap(({ at, length }, index) => {
    const term = terms.get(index)
    return term === undefined ? [] : [{ start: at, end: at + length, term }]
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
export const apart = (marks: readonly Mark[]): Mark[] => {
  const result: Mark[] = []
  for (const { start, end } of marks) if (start >= (result.at(-1)?.end ?? 0)) result.push({ start, end })
  return result
}

/** Places of words of the query in a text. */
export const marksIn = (text: string, wanted: Wanted, language: Language): Mark[] =>
  apart(foundIn(text, wanted, language))
