import { sequenceDiff, type Run } from './sequenceDiff.ts'

export interface WordRun {
  kind: Run<string>['kind']
  text: string
  /** Its place among the runs. */
  at: number
}

/** Words with the spaces that follow them: what changed reads as whole words. */
// bounded: spaces that no word follows are taken at once by the second part
const wordsOf = (text: string): string[] => text.match(/\s*\S+|\s+$/g) ?? []

const trimmed = (word: string) => word.trim()

/** How one text became another, word by word. */
export const wordsDiff = (one: string, other: string): WordRun[] =>
  sequenceDiff(wordsOf(one), wordsOf(other), (a, b) => trimmed(a) === trimmed(b)).map(
    ({ kind, values }, at) => ({
      kind,
      text: values.join(''),
      at,
    }),
  )
