export interface Run<T> {
  kind: 'same' | 'removed' | 'added'
  values: T[]
}

/** Limit of comparisons, for response time; beyond it the middle counts as replaced. */
const MAX_CELLS = 4_000_000

type Same<T> = (one: T, other: T) => boolean

function commonStart<T>(one: readonly T[], other: readonly T[], same: Same<T>): number {
  let count = 0
  while (count < one.length && count < other.length && same(one[count] as T, other[count] as T)) count += 1
  return count
}

function lengthsOf<T>(one: readonly T[], other: readonly T[], same: Same<T>): Uint32Array[] {
  const rows = Array.from({ length: one.length + 1 }, () => new Uint32Array(other.length + 1))
  for (let row = one.length - 1; row >= 0; row -= 1) {
    const [current, below] = [rows[row] as Uint32Array, rows[row + 1] as Uint32Array]
    for (let column = other.length - 1; column >= 0; column -= 1) {
      current[column] = same(one[row] as T, other[column] as T)
        ? (below[column + 1] ?? 0) + 1
        : Math.max(below[column] ?? 0, current[column + 1] ?? 0)
    }
  }
  return rows
}

function add<T>(runs: Run<T>[], kind: Run<T>['kind'], value: T): void {
  const last = runs.at(-1)
  if (last?.kind === kind) last.values.push(value)
  else runs.push({ kind, values: [value] })
}

function middle<T>(one: readonly T[], other: readonly T[], same: Same<T>): Run<T>[] {
  const runs: Run<T>[] = []
  const lengths = one.length * other.length > MAX_CELLS ? [] : lengthsOf(one, other, same)
  let [row, column] = [0, 0]
  while (row < one.length && column < other.length) {
    const here = lengths[row]
    if (!here) break
    const removing = lengths[row + 1]?.[column] ?? 0
    if (same(one[row] as T, other[column] as T)) {
      add(runs, 'same', other[column] as T)
      row += 1
      column += 1
    } else if (removing >= (here[column + 1] ?? 0)) add(runs, 'removed', one[row++] as T)
    else add(runs, 'added', other[column++] as T)
  }
  for (const value of one.slice(row)) add(runs, 'removed', value)
  for (const value of other.slice(column)) add(runs, 'added', value)
  return runs
}

/** Diffs two sequences by longest common subsequence; removals precede additions. */
export function sequenceDiff<T>(one: readonly T[], other: readonly T[], same: Same<T> = Object.is): Run<T>[] {
  const start = commonStart(one, other, same)
  const [restOfOne, restOfOther] = [one.slice(start), other.slice(start)]
  const end = commonStart(restOfOne.toReversed(), restOfOther.toReversed(), same)
  const changed = middle(
    restOfOne.slice(0, restOfOne.length - end),
    restOfOther.slice(0, restOfOther.length - end),
    same,
  )
  const runs: Run<T>[] = []
  const sameRun = (values: T[]): Run<T>[] => (values.length > 0 ? [{ kind: 'same', values }] : [])
  for (const run of [
    ...sameRun(other.slice(0, start)),
    ...changed,
    ...sameRun(restOfOther.slice(restOfOther.length - end)),
  ])
    for (const value of run.values) add(runs, run.kind, value)
  return runs
}
