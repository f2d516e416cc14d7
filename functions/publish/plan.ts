import { isFixedPath } from '@flou/shared/reservedSlugs.ts'
import { dependencies } from '../store/dependencies.ts'
import type { Change } from './changes/change.ts'
import { touchedBy, type Touched } from './changes/touched.ts'
import type { ContentReader } from '../store/contentReader.ts'
import { firstPages } from './pages/listPages.ts'
import type { PageIndex } from '../pages/pageIndex.ts'

/** The page's address leads on to another. */
export interface Redirect {
  kind: 'redirect'
  to: string
  /** Dependency key of the record that has moved, or of where the page is now. */
  key: string
  /** Left only where a page was published, as far as it is known: lists have later pages that nothing fills. */
  isOfList?: true
}
/** What is to become of a page. */
export type Fate = { kind: 'render' } | { kind: 'gone' } | Redirect

/** A change with what it means. */
export interface PlannedChange {
  change: Change
  touched: Touched
  /** Every page whose fate the change has a say in. */
  paths: Set<string>
}

export interface Plan {
  fates: Map<string, Fate>
  changes: PlannedChange[]
}

const RENDER: Fate = { kind: 'render' }
const GONE: Fate = { kind: 'gone' }

/** What this batch has said of paths so far. */
interface Moves {
  fates: Map<string, Fate>
  /** The redirect key of the record whose page is at a path. */
  owners: Map<string, string>
  /** Paths that records have left, by redirect key. */
  left: Map<string, Set<string>>
}

/** Paths that moved records have left before; none of a record that was just created. */
async function pathsLeft(planned: readonly PlannedChange[], index: PageIndex): Promise<Moves['left']> {
  const moved = planned.filter(({ change, touched }) => touched.isMove && change.before !== undefined)
  const readers = await index.readersOf(
    moved.map(({ change: { type, id } }) => dependencies.redirect(type.key, id)),
  )
  return new Map([...readers].map(([key, paths]) => [key, new Set(paths)]))
}

/**
 * The record's own page and its earlier addresses: all of them lead to where it is now, or nowhere. An earlier address that another
 * record has taken since is that record's.
 */
function settleMove({ change, touched, paths }: PlannedChange, { fates, owners, left: leftBy }: Moves): void {
  const { path, goneFrom, isMove } = touched
  const key = dependencies.redirect(change.type.key, change.id)
  const isOthers = (old: string) => owners.has(old) && owners.get(old) !== key
  if (isMove) {
    const left = leftBy.get(key) ?? new Set()
    leftBy.set(key, left)
    if (goneFrom !== undefined) left.add(goneFrom)
    if (goneFrom !== undefined && !isOthers(goneFrom)) owners.delete(goneFrom)
    for (const old of left) {
      if (old === path || isOthers(old)) continue
      paths.add(old)
      // a record may have had the slug before it was reserved: the page there is not the record's
      if (isFixedPath(old)) fates.set(old, RENDER)
      else fates.set(old, path === undefined ? GONE : { kind: 'redirect', to: path, key })
    }
  }
  if (path === undefined) return
  owners.set(path, key)
  fates.set(path, RENDER)
  paths.add(path)
}

/**
 * Pages named after records that have another name now, and later pages of their lists: their earlier addresses lead to where they are.
 * An address that a page of this batch has taken is that page's.
 */
async function settleMovedLists(
  planned: readonly PlannedChange[],
  { fates, index }: Pick<Moves, 'fates'> & { index: PageIndex },
) {
  const present = new Map<string, number>()
  planned.forEach(({ touched }, at) => {
    for (const to of touched.isNew ? touched.further : touched.moved.values()) present.set(to, at)
  })
  const left = new Map<string, Set<string>>()
  for (const [at, { touched, paths }] of planned.entries()) {
    for (const [from, to] of touched.moved) {
      const key = dependencies.redirectTo(to)
      const earlier = await index.readersOf([dependencies.redirectTo(from)])
      const all = [from, ...(left.get(from) ?? []), ...[...earlier.values()].flatMap((found) => [...found])]
      left.set(to, new Set([...all, ...(left.get(to) ?? [])]))
      for (const old of new Set(all)) {
        if (old === to || (present.get(old) ?? -1) > at) continue
        fates.set(old, { kind: 'redirect', to, key, isOfList: true })
        paths.add(old)
      }
      fates.set(to, RENDER)
      paths.add(to)
    }
  }
}

/** Pages that more visitors see come first: those near the root. */
const depth = (path: string) => (path === '/' ? 0 : path.split('/').length)

/**
 * What each change touches; its pages are found by `planOf`.
 * @param reader reads as of the instant that counts as now
 */
export const plannedChanges = (changes: readonly Change[], reader: ContentReader): Promise<PlannedChange[]> =>
  Promise.all(
    changes.map(async (change) => ({
      change,
      touched: await touchedBy(change, { now: reader.now, reader }),
      paths: new Set<string>(),
    })),
  )

/** What changes mean for pages, in the order of the changes; a page's last fate counts. Readers of what was touched are rendered. */
export async function planOf(planned: PlannedChange[], index: PageIndex): Promise<Plan> {
  const fates = new Map<string, Fate>()
  const moves: Moves = { fates, owners: new Map(), left: await pathsLeft(planned, index) }
  for (const one of planned) settleMove(one, moves)
  await settleMovedLists(planned, { fates, index })
  const readers = await index.readersOf(planned.flatMap(({ touched }) => touched.keys))
  for (const { touched, paths } of planned) {
    const read = touched.keys.flatMap((key) => [...(readers.get(key) ?? [])])
    for (const path of [...firstPages(touched.further), ...read]) paths.add(path)
  }
  const found = new Set(planned.flatMap(({ paths }) => [...paths]))
  for (const path of [...found].toSorted((one, other) => depth(one) - depth(other))) {
    if (!fates.has(path)) fates.set(path, RENDER)
  }
  return { fates, changes: planned }
}
