import type { Fate, Plan, PlannedChange } from './plan.ts'

/** What a batch of the stream does itself, and what it leaves to runs. */
export interface Bounds {
  /** Pages that a batch renders itself at most; what is left to a run survives being killed. */
  atOnce: number
  /** So many changes at a time are a burst: new pages and lists are queued, so that edits of what visitors see are live at once. */
  burst: number
  /** Pages that the edits of one person have rendered at once in a burst, so that nobody's import stands before another's edit. */
  perPerson: number
  /** Pages that are queued at most; a change of more renders everything. */
  queued: number
}

export const BOUNDS: Bounds = { atOnce: 150, burst: 8, perPerson: 16, queued: 1_000 }

/** Pages left to a run: those of records, and others. */
export interface Rest {
  record: string[]
  list: string[]
}

export const pathsOfRest = ({ record, list }: Rest): ReadonlySet<string> => new Set([...record, ...list])

export const sizeOfRest = ({ record, list }: Rest): number => record.length + list.length

const personOf = ({ change: { before, after } }: PlannedChange) => (after ?? before)?.updatedBy.id ?? 0

/** Pages of edits that do not wait in a burst: the record's own page before others that show it, and so many for each person. */
function urgentPages(changes: readonly PlannedChange[], { perPerson }: Bounds): Set<string> {
  const urgent = new Set<string>()
  const used = new Map<number, number>()
  for (const one of changes) {
    if (one.touched.isNew) continue
    const own = one.touched.path
    for (const path of own === undefined ? one.paths : new Set([own, ...one.paths])) {
      const count = used.get(personOf(one)) ?? 0
      if (count >= perPerson) break
      if (!urgent.has(path)) used.set(personOf(one), count + 1)
      urgent.add(path)
    }
  }
  return urgent
}

/** Moves and removals are done now, all of them, and as many renderings as fit; the rest is left to a run. */
export function splitPlan({ fates, changes }: Plan, bounds: Bounds): { now: Map<string, Fate>; rest: Rest } {
  const urgent = changes.length < bounds.burst ? undefined : urgentPages(changes, bounds)
  const own = new Set(changes.map(({ touched }) => touched.path))
  const now = new Map<string, Fate>()
  const rest: Rest = { record: [], list: [] }
  let renderings = 0
  for (const [path, fate] of fates) {
    const isLeft = fate.kind === 'render' && (renderings >= bounds.atOnce || urgent?.has(path) === false)
    if (isLeft) rest[own.has(path) ? 'record' : 'list'].push(path)
    else now.set(path, fate)
    if (fate.kind === 'render' && !isLeft) renderings += 1
  }
  return { now, rest }
}
