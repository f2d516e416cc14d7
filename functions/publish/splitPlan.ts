import type { PageAction, Plan, PlannedEvent } from './planChanges.ts'

/** Limits of what one stream batch renders; the remaining pages are queued. */
export interface Bounds {
  /** Maximum number of pages rendered at once; queued pages survive a crash. */
  atOnce: number
  /** Number of edits that counts as a burst; new pages and lists are then queued. */
  burst: number
  /** Maximum number of pages per editor in a burst, so that imports do not delay others. */
  perPerson: number
  queued: number
}

export const BOUNDS: Bounds = { atOnce: 150, burst: 8, perPerson: 16, queued: 1_000 }

export interface RemainingPages {
  record: string[]
  list: string[]
}

export const pathsOfRemaining = ({ record, list }: RemainingPages): ReadonlySet<string> =>
  new Set([...record, ...list])

export const countRemaining = ({ record, list }: RemainingPages): number => record.length + list.length

const personOf = ({ streamEvent: { before, after } }: PlannedEvent) => (after ?? before)?.updatedBy.id ?? 0

/** Returns urgent pages in a burst: own pages first, limited per editor. */
function urgentPages(streamEvents: readonly PlannedEvent[], { perPerson }: Bounds): Set<string> {
  const urgent = new Set<string>()
  const used = new Map<number, number>()
  for (const one of streamEvents) {
    if (one.affected.isNew) continue
    const own = one.affected.path
    for (const path of own === undefined ? one.paths : new Set([own, ...one.paths])) {
      const count = used.get(personOf(one)) ?? 0
      if (count >= perPerson) break
      if (!urgent.has(path)) used.set(personOf(one), count + 1)
      urgent.add(path)
    }
  }
  return urgent
}

/** Performs all moves and removals now, with as many renderings as fit. */
export function splitPlan(
  { pageActions, streamEvents }: Plan,
  bounds: Bounds,
): { now: Map<string, PageAction>; remaining: RemainingPages } {
  const urgent = streamEvents.length < bounds.burst ? undefined : urgentPages(streamEvents, bounds)
  const own = new Set(streamEvents.map(({ affected }) => affected.path))
  const now = new Map<string, PageAction>()
  const remaining: RemainingPages = { record: [], list: [] }
  let renderings = 0
  for (const [path, pageAction] of pageActions) {
    const isQueued =
      pageAction.kind === 'render' && (renderings >= bounds.atOnce || urgent?.has(path) === false)
    if (isQueued) remaining[own.has(path) ? 'record' : 'list'].push(path)
    else now.set(path, pageAction)
    if (pageAction.kind === 'render' && !isQueued) renderings += 1
  }
  return { now, remaining }
}
