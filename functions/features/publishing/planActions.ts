import { isFixedPath } from '@flou/shared/reservedSlugs.ts'
import { dependencies } from '../../core/store/dependencies.ts'
import type { StreamEvent } from './readStream.ts'
import type { AffectedPages } from './affectedPages.ts'
import { firstPages } from './listPages.ts'
import type { PageIndex } from './pageData/pageIndex.ts'

export interface Redirect {
  kind: 'redirect'
  to: string
  key: string
  /** Write only if a page was published there: many list pages are empty. */
  isOfList?: true
}
export type PageAction = { kind: 'render' } | { kind: 'gone' } | Redirect

export interface PlannedEvent {
  streamEvent: StreamEvent
  affected: AffectedPages
  paths: Set<string>
}

export interface Actions {
  pageActions: Map<string, PageAction>
  streamEvents: PlannedEvent[]
}

const RENDER: PageAction = { kind: 'render' }
const GONE: PageAction = { kind: 'gone' }

interface Moves {
  pageActions: Map<string, PageAction>
  owners: Map<string, string>
  formerPaths: Map<string, Set<string>>
}

async function readFormerPaths(
  planned: readonly PlannedEvent[],
  index: PageIndex,
): Promise<Moves['formerPaths']> {
  const moved = planned.filter(
    ({ streamEvent, affected }) => affected.isMove && streamEvent.before !== undefined,
  )
  const readers = await index.readersOf(
    moved.map(({ streamEvent: { type, id } }) => dependencies.redirect(type.key, id)),
  )
  return new Map([...readers].map(([key, paths]) => [key, new Set(paths)]))
}

/** Plans a record's page and redirects from its former paths, except paths taken by other records. */
function planMove(
  { streamEvent, affected, paths }: PlannedEvent,
  { pageActions, owners, formerPaths: formerPathsByKey }: Moves,
): void {
  const { path, formerPath, isMove } = affected
  const target = path ?? affected.standIn
  const key = dependencies.redirect(streamEvent.type.key, streamEvent.id)
  const isTaken = (old: string) => owners.has(old) && owners.get(old) !== key
  if (isMove) {
    const formerPaths = formerPathsByKey.get(key) ?? new Set()
    formerPathsByKey.set(key, formerPaths)
    if (formerPath !== undefined) formerPaths.add(formerPath)
    if (formerPath !== undefined && !isTaken(formerPath)) owners.delete(formerPath)
    for (const old of formerPaths) {
      if (old === path || isTaken(old)) continue
      paths.add(old)
      // the slug may have been used before it was reserved
      if (isFixedPath(old)) pageActions.set(old, RENDER)
      else pageActions.set(old, target === undefined ? GONE : { kind: 'redirect', to: target, key })
    }
  }
  if (path === undefined) return
  owners.set(path, key)
  pageActions.set(path, RENDER)
  paths.add(path)
}

/** Plans redirects for renamed list pages, except paths taken by other pages of this batch. */
async function planMovedLists(
  planned: readonly PlannedEvent[],
  { pageActions, index }: Pick<Moves, 'pageActions'> & { index: PageIndex },
) {
  const present = new Map<string, number>()
  planned.forEach(({ affected }, at) => {
    for (const to of affected.isNew ? affected.related : affected.moved.values()) present.set(to, at)
  })
  const formerPaths = new Map<string, Set<string>>()
  for (const [at, { affected, paths }] of planned.entries()) {
    for (const [from, to] of affected.moved) {
      const key = dependencies.redirectTo(to)
      const earlier = await index.readersOf([dependencies.redirectTo(from)])
      const all = [
        from,
        ...(formerPaths.get(from) ?? []),
        ...[...earlier.values()].flatMap((found) => [...found]),
      ]
      formerPaths.set(to, new Set([...all, ...(formerPaths.get(to) ?? [])]))
      for (const old of new Set(all)) {
        if (old === to || (present.get(old) ?? -1) > at) continue
        pageActions.set(old, { kind: 'redirect', to, key, isOfList: true })
        paths.add(old)
      }
      pageActions.set(to, RENDER)
      paths.add(to)
    }
  }
}

/** Pages near the root have more visitors and are rendered first. */
const depth = (path: string) => (path === '/' ? 0 : path.split('/').length)

/** Plans pages for edits in stream order; later edits win. */
export async function planActions(planned: PlannedEvent[], index: PageIndex): Promise<Actions> {
  const pageActions = new Map<string, PageAction>()
  const moves: Moves = { pageActions, owners: new Map(), formerPaths: await readFormerPaths(planned, index) }
  for (const one of planned) planMove(one, moves)
  await planMovedLists(planned, { pageActions, index })
  const readers = await index.readersOf(planned.flatMap(({ affected }) => affected.keys))
  for (const { affected, paths } of planned) {
    const read = affected.keys.flatMap((key) => [...(readers.get(key) ?? [])])
    for (const path of [...firstPages(affected.related), ...read]) paths.add(path)
  }
  const found = new Set(planned.flatMap(({ paths }) => [...paths]))
  for (const path of [...found].toSorted((one, other) => depth(one) - depth(other))) {
    if (!pageActions.has(path)) pageActions.set(path, RENDER)
  }
  return { pageActions, streamEvents: planned }
}
