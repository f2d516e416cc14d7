import type { Registry } from '@flou/shared/content/registry.ts'
import { PageIndex } from './pageData/pageIndex.ts'
import { contentReader } from '../../core/store/contentReader.ts'
import type { Table } from '../../core/store/dynamo/table.ts'
import { recordAffected } from './store/affectedKeys.ts'
import { findAffectedPages } from './affectedPages.ts'
import { planActions, type Actions, type PageAction, type PlannedEvent } from './planActions.ts'
import type { StreamEvent } from './readStream.ts'

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

/** All moves and removals are immediate, with as many renderings as fit. */
function splitActions(
  { pageActions, streamEvents }: Actions,
  bounds: Bounds,
): Pick<Plan, 'immediate' | 'remaining'> {
  const urgent = streamEvents.length < bounds.burst ? undefined : urgentPages(streamEvents, bounds)
  const own = new Set(streamEvents.map(({ affected }) => affected.path))
  const immediate = new Map<string, PageAction>()
  const remaining: RemainingPages = { record: [], list: [] }
  let renderings = 0
  for (const [path, pageAction] of pageActions) {
    const isQueued =
      pageAction.kind === 'render' && (renderings >= bounds.atOnce || urgent?.has(path) === false)
    if (isQueued) remaining[own.has(path) ? 'record' : 'list'].push(path)
    else immediate.set(path, pageAction)
    if (pageAction.kind === 'render' && !isQueued) renderings += 1
  }
  return { immediate, remaining }
}

export interface PlanSource {
  table: Table
  registry: Registry
  now: () => Date
}

export interface Plan {
  /** Time before any content was read. */
  started: Date
  streamEvents: PlannedEvent[]
  immediate: Map<string, PageAction>
  remaining: RemainingPages
}

/**
 * Second step of publishing: the pages that changes affect, and what happens to them. Records the affected keys first,
 * so that concurrent publishes notice pages that read them.
 */
export async function plan(
  { table, registry, now }: PlanSource,
  streamEvents: readonly StreamEvent[],
  bounds: Bounds,
): Promise<Plan> {
  const started = now()
  const reader = contentReader({ table, registry, now: started, consistent: true })
  const planned = await Promise.all(
    streamEvents.map(async (streamEvent) => ({
      streamEvent,
      affected: await findAffectedPages(streamEvent, { now: started, reader }),
      paths: new Set<string>(),
    })),
  )
  await recordAffected(
    table,
    planned.flatMap(({ affected }) => affected.keys),
    now(),
  )
  const actions = await planActions(planned, new PageIndex(table))
  return { started, streamEvents: actions.streamEvents, ...splitActions(actions, bounds) }
}
