export interface OrderedRecord {
  id: number
  order: number | undefined
}

/** Sorted by value, then by id. */
const isInOrder = (records: readonly OrderedRecord[]): boolean =>
  records.every((record, at) => {
    const before = records[at - 1]
    if (record.order === undefined) return false
    if (before?.order === undefined) return at === 0
    return before.order < record.order || (before.order === record.order && before.id < record.id)
  })

/**
 * Returns the indexes of the most records that can retain their values: the longest non-decreasing
 * subsequence of `order - index`.
 */
function findUnchangedIndexes(records: readonly OrderedRecord[]): ReadonlySet<number> {
  const room = records.map(({ order = -1 }, at) => order - at)
  const lengths: number[] = []
  const previous: number[] = []
  for (const [at, current] of room.entries()) {
    let best = -1
    for (let before = 0; before < at; before += 1) {
      const fits = (room[before] ?? -1) >= 0 && (room[before] ?? 0) <= current
      if (fits && (lengths[before] ?? 0) > (lengths[best] ?? 0)) best = before
    }
    previous.push(best)
    lengths.push(current < 0 ? 0 : (lengths[best] ?? 0) + 1)
  }
  const unchanged = new Set<number>()
  let at = lengths.indexOf(Math.max(0, ...lengths))
  for (; at >= 0 && (lengths[at] ?? 0) > 0; at = previous[at] ?? -1) unchanged.add(at)
  return unchanged
}

/**
 * Returns order values by id for the requested sequence, changing as few as possible. Values are distinct and
 * not negative unless nothing changes.
 */
export function planOrder(records: readonly OrderedRecord[]): ReadonlyMap<number, number> {
  if (isInOrder(records)) return new Map(records.map(({ id, order = 0 }) => [id, order]))
  const unchanged = findUnchangedIndexes(records)
  const plan = new Map<number, number>()
  let last = -1
  for (const [at, { id, order = 0 }] of records.entries()) {
    last = unchanged.has(at) ? order : last + 1
    plan.set(id, last)
  }
  return plan
}

/** Returns the smallest set of moved records between two orders. */
export function movedIds(before: readonly number[], after: readonly number[]): number[] {
  const positions = new Map(before.map((id, at) => [id, at]))
  // wide gaps turn this into a longest increasing subsequence
  const wide = before.length + after.length
  const unchanged = findUnchangedIndexes(after.map((id) => ({ id, order: widened(positions.get(id), wide) })))
  return after.filter((_, at) => !unchanged.has(at))
}

const widened = (position: number | undefined, by: number) =>
  position === undefined ? undefined : (position + 1) * by
