import { sequenceDiff, type Run } from './sequenceDiff.ts'

interface WordRun {
  kind: Run<string>['kind']
  text: string
  at: number
}

/** Splits a text into words with their leading spaces. */
// bounded: spaces that no word follows are taken at once by the second part
const splitWords = (text: string): string[] => text.match(/\s*\S+|\s+$/g) ?? []

const trimmed = (word: string) => word.trim()

export const wordsDiff = (one: string, other: string): WordRun[] =>
  sequenceDiff(splitWords(one), splitWords(other), (a, b) => trimmed(a) === trimmed(b)).map(
    ({ kind, values }, at) => ({
      kind,
      text: values.join(''),
      at,
    }),
  )
