import { diffArrays } from 'diff/lib/diff/array.js'

interface WordRun {
  kind: Run<string>['kind']
  text: string
  at: number
}

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

export interface Run<T> {
  kind: 'same' | 'removed' | 'added'
  values: T[]
}

type Same<T> = (one: T, other: T) => boolean

/** Limit of differences, for response time; above it all between the common start and end counts as replaced. */
const MAX_EDITS = 1_000

function replaced<T>(one: readonly T[], other: readonly T[], same: Same<T>): Run<T>[] {
  const length = Math.min(one.length, other.length)
  const isSame = (index: number) => same(one.at(index) as T, other.at(index) as T)
  let start = 0
  while (start < length && isSame(start)) start += 1
  let end = 0
  while (end < length - start && isSame(-1 - end)) end += 1
  const runs: Run<T>[] = [
    { kind: 'same', values: other.slice(0, start) },
    { kind: 'removed', values: one.slice(start, one.length - end) },
    { kind: 'added', values: other.slice(start, other.length - end) },
    { kind: 'same', values: other.slice(other.length - end) },
  ]
  return runs.filter(({ values }) => values.length > 0)
}

/** Diffs two sequences by longest common subsequence; removals precede additions. */
export function sequenceDiff<T>(one: readonly T[], other: readonly T[], same: Same<T> = Object.is): Run<T>[] {
  const changes = diffArrays([...one], [...other], { comparator: same, maxEditLength: MAX_EDITS })
  return (
    changes?.map(({ added, removed, value }) => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      values: value,
    })) ?? replaced(one, other, same)
  )
}
