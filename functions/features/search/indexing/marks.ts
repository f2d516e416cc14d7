import { indexedStem, wordsOf } from '@flou/shared/search/words/words.ts'
import { folded } from '@flou/shared/strings/folded.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { Highlight } from '@flou/shared/search/results.ts'
import type { Term } from '../query/term.ts'

interface TargetTerm {
  words: ReadonlySet<string>
  /** Words that match only as a phrase, because each alone is too general. */
  phrases: readonly (readonly string[])[]
}
export type HighlightTarget = readonly TargetTerm[]

/** Expands a term into one target per query word, so excerpts with all words win. */
function targetTermsOf({ words, alternatives }: Term, language: Language): TargetTerm[] {
  const typedForms = words.map((word) => new Set([word, indexedStem(word, language)]))
  const all = alternatives.map(({ stems }) => stems.map((stem) => stem.replace(/^=/, '')))
  const isTyped = (stem: string) => typedForms.some((forms) => forms.has(stem))
  const isByItself = (stems: readonly string[]) => stems.length === 1 || stems.every(isTyped)
  const single = all.filter(isByItself).flat()
  const [first, ...others] = typedForms
  return [
    {
      words: new Set(single.filter((stem) => first?.has(stem) || !isTyped(stem))),
      phrases: all.filter((stems) => !isByItself(stems)),
    },
    ...others.map((forms) => ({ words: new Set(single.filter((stem) => forms.has(stem))), phrases: [] })),
  ]
}

export const createTarget = (terms: readonly Term[], language: Language): HighlightTarget =>
  terms.flatMap((term) => targetTermsOf(term, language))

export interface TermMark extends Highlight {
  term: number
}

const MAX_GAP = 1

type Forms = readonly [string, string]

/** Returns the positions of a phrase that begins at a word, or an empty list. */
function phraseAt(text: readonly Forms[], begin: number, phrase: readonly string[]): number[] {
  const positions: number[] = []
  for (const stem of phrase) {
    const from = (positions.at(-1) ?? begin - 1) + 1
    const near = text.slice(from, from + (positions.length === 0 ? 1 : 1 + MAX_GAP))
    const at = near.findIndex((forms) => forms.includes(stem))
    if (at < 0) return []
    positions.push(from + at)
  }
  return positions
}

/** Finds query terms in a text. Offsets refer to the original text, because folding preserves its length. */
export function findTermMarks(text: string, target: HighlightTarget, language: Language): TermMark[] {
  const words = wordsOf(foldPreservingLength(text))
  const forms = words.map(({ text: word }): Forms => [word, indexedStem(word, language)])
  const terms = new Map<number, number>()
  for (const at of words.keys())
    for (const [term, { words: single, phrases }] of target.entries()) {
      const positions = phrases.flatMap((phrase) => phraseAt(forms, at, phrase))
      if (forms[at]?.some((form) => single.has(form))) positions.push(at)
      for (const position of positions) if (!terms.has(position)) terms.set(position, term)
    }
  return words.flatMap(({ at, length }, index) => {
    const term = terms.get(index)
    return term === undefined ? [] : [{ start: at, end: at + length, term }]
  })
}

function foldPreservingLength(text: string): string {
  const whole = folded(text)
  if (whole.length === text.length) return whole
  return Array.from(text)
    .map((letter) => {
      const one = folded(letter)
      return one.length === letter.length ? one : letter
    })
    .join('')
}

export const withoutNestedMarks = (marks: readonly Highlight[]): Highlight[] => {
  const result: Highlight[] = []
  for (const { start, end } of marks) if (start >= (result.at(-1)?.end ?? 0)) result.push({ start, end })
  return result
}

export const findMarks = (text: string, target: HighlightTarget, language: Language): Highlight[] =>
  withoutNestedMarks(findTermMarks(text, target, language))
