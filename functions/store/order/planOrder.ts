export interface Placed {
  id: number
  /** The value by which it is in order so far; absent for one that comes from another list. */
  order: number | undefined
}

/** By value, then by id (decision 34). */
const isInOrder = (records: readonly Placed[]): boolean =>
  records.every((record, at) => {
    const before = records[at - 1]
    if (record.order === undefined) return false
    if (before?.order === undefined) return at === 0
    return before.order < record.order || (before.order === record.order && before.id < record.id)
  })

/**
 * Places of the records that keep their values: as many as possible, with a whole number free for each record between two of them.
 * That is the longest run of values that, less their places, never fall.
 */
function keptPlaces(records: readonly Placed[]): ReadonlySet<number> {
  const room = records.map(({ order = -1 }, at) => order - at)
  const lengths: number[] = []
  const previous: number[] = []
  for (const [at, own] of room.entries()) {
    let best = -1
    for (let before = 0; before < at; before += 1) {
      const fits = (room[before] ?? -1) >= 0 && (room[before] ?? 0) <= own
      if (fits && (lengths[before] ?? 0) > (lengths[best] ?? 0)) best = before
    }
    previous.push(best)
    lengths.push(own < 0 ? 0 : (lengths[best] ?? 0) + 1)
  }
  const kept = new Set<number>()
  let at = lengths.indexOf(Math.max(0, ...lengths))
  for (; at >= 0 && (lengths[at] ?? 0) > 0; at = previous[at] ?? -1) kept.add(at)
  return kept
}

/**
 * The values that put records in the order they are given in, by id: as few as possible differ from those they have, none is
 * negative, and no two are equal unless nothing has to change.
 */
export function planOrder(records: readonly Placed[]): ReadonlyMap<number, number> {
  if (isInOrder(records)) return new Map(records.map(({ id, order = 0 }) => [id, order]))
  const kept = keptPlaces(records)
  const plan = new Map<number, number>()
  let last = -1
  for (const [at, { id, order = 0 }] of records.entries()) {
    last = kept.has(at) ? order : last + 1
    plan.set(id, last)
  }
  return plan
}

/** The fewest records that have been moved to get from one order of ids to another. */
export function movedIds(before: readonly number[], after: readonly number[]): number[] {
  const places = new Map(before.map((id, at) => [id, at]))
  // without gaps between them, only those whose places rise together stay; wide gaps leave room for all
  const wide = before.length + after.length
  const kept = keptPlaces(after.map((id) => ({ id, order: widened(places.get(id), wide) })))
  return after.filter((_, at) => !kept.has(at))
}

const widened = (place: number | undefined, by: number) =>
  place === undefined ? undefined : (place + 1) * by
