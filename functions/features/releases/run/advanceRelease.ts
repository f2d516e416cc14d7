import type { ErrorCode } from '@flou/shared/api.ts'
import type { MessageCode } from '@flou/shared/texts/messages.ts'
import type { ReleaseProblem } from '@flou/shared/releases/problems.ts'
import { isStarted } from '@flou/shared/releases/release.ts'
import { AppError } from '../../../core/errors.ts'
import { itemsWithContent, requireRelease } from '../store/readReleases.ts'
import { isApplied, type ItemWithContent, type StoredRelease } from '../store/storedRelease.ts'
import { applyItem, markItem, type RunServices } from './applyItem.ts'
import { moveRelease } from './moveRelease.ts'
import { sortRemovals } from './sortRemovals.ts'
import { buildOf } from './siteSwitch.ts'
import { switchSite } from './switchSite.ts'
import { undoItem } from './undoItem.ts'
import { writtenRevisions } from './writtenRevisions.ts'

const REPEATED: ReadonlySet<string> = new Set(['unavailable', 'internal', 'too_many_requests'])

const REASONS: Readonly<Partial<Record<ErrorCode, MessageCode>>> = {
  record_changed: 'recordChanged',
  not_found: 'missing',
  in_use: 'inUse',
}
const reasonOf = ({ code, fields = {}, messageCode }: AppError): string =>
  messageCode ?? Object.values(fields)[0] ?? REASONS[code] ?? 'releaseReverted'

function problemOf(itemId: string, error: AppError): ReleaseProblem {
  const field = Object.keys(error.fields ?? {})[0]
  const kind = error.code === 'record_changed' ? 'outdated' : error.code === 'not_found' ? 'gone' : 'invalid'
  return { itemId, kind, reason: reasonOf(error), ...(field !== undefined && { field }) }
}

const stopped = ({ failure }: StoredRelease, problem: ReleaseProblem): Partial<StoredRelease> => ({
  failure: {
    reason: 'releaseReverted',
    problems: [...(failure?.problems ?? []), problem],
  },
})

const isRepeated = (error: unknown): boolean => !(error instanceof AppError) || REPEATED.has(error.code)

/** Applies a write; a refused one stops the release, which reverts the earlier ones. */
async function applyNext(
  services: RunServices,
  release: StoredRelease,
  next: ItemWithContent,
): Promise<StoredRelease> {
  try {
    await applyItem(services, release, next)
    return release
  } catch (error) {
    if (!(error instanceof AppError) || isRepeated(error)) throw error
    const more = stopped(release, problemOf(next.item.id, error))
    return moveRelease(services, release, { state: 'undoing', kind: 'fail', more })
  }
}

/** Reverts a write; one that cannot be reverted is recorded and skipped. */
async function undoNext(
  services: RunServices,
  release: StoredRelease,
  next: ItemWithContent,
): Promise<StoredRelease> {
  try {
    await undoItem(services, release, next)
  } catch (error) {
    if (!(error instanceof AppError) || isRepeated(error)) throw error
    const undoFailure = reasonOf(error)
    await markItem(services.table, release.id, { ...next.item, undone: true, undoFailure })
  }
  return release
}

async function finish(
  services: RunServices,
  release: StoredRelease,
  items: readonly ItemWithContent[],
): Promise<StoredRelease> {
  const at = services.now().toISOString()
  const { siteSwitch } = services
  if (
    siteSwitch &&
    !(await siteSwitch.end(buildOf(release), await writtenRevisions(services, release, items)))
  )
    return release
  if (release.state === 'applying')
    return moveRelease(services, release, { state: 'live', kind: 'live', more: { published: at } })
  const problems = items.flatMap(({ item: { id, undoFailure: reason } }): ReleaseProblem[] =>
    reason === undefined ? [] : [{ itemId: id, kind: 'invalid', reason }],
  )
  const { failure } = release
  if (!failure)
    return moveRelease(services, release, {
      state: 'undone',
      kind: 'undone',
      more: {
        undone: at,
        ...(problems.length > 0 && { failure: { reason: 'releasePartlyUndone', problems } }),
      },
    })
  const { publishAt: _, plannedBy: __, ...unplanned } = release
  return moveRelease(services, unplanned, {
    state: 'failed',
    kind: 'undone',
    more: { failure: { ...failure, problems: [...failure.problems, ...problems] } },
  })
}

const isSwitching = ({ state, undo }: StoredRelease): boolean =>
  state === 'building' || state === 'ready' || (state === 'undoing' && undo?.isShown === false)

interface Progress {
  release: StoredRelease
  /** True if nothing can be done before others have done their part. */
  isWaiting: boolean
}

async function switchNext(services: RunServices, before: StoredRelease): Promise<Progress> {
  const release = await switchSite(services, before)
  return { release, isWaiting: release.recordVersion === before.recordVersion }
}

async function moveItems(
  services: RunServices,
  before: StoredRelease,
  hasTime: () => boolean,
): Promise<Progress> {
  const { id, state } = before
  const items = sortRemovals(services.registry, await itemsWithContent(services.table, id))
  const act = state === 'applying' ? applyNext : undoNext
  const pending = items.filter(({ item }) => isApplied(item) === (state === 'undoing'))
  if (pending.length === 0) {
    const release = await finish(services, before, items)
    return { release, isWaiting: release.state === state }
  }
  const applying = { ...services, items }
  let release = before
  for (const next of state === 'applying' ? pending : pending.toReversed()) {
    if (release.state === state && hasTime()) release = await act(applying, release, next)
  }
  return {
    release: release.state === state ? await requireRelease(services.table, id) : release,
    isWaiting: false,
  }
}

/**
 * Applies or reverts the writes of a release until `hasTime` returns false. Each write happens once, also with
 * several workers and after a crash.
 */
export async function advanceRelease(
  services: RunServices,
  id: string,
  hasTime: () => boolean,
): Promise<StoredRelease> {
  let release = await requireRelease(services.table, id)
  while (isStarted(release.state) && hasTime()) {
    const progress = isSwitching(release)
      ? await switchNext(services, release)
      : await moveItems(services, release, hasTime)
    release = progress.release
    if (!progress.isWaiting) continue
    if (!services.siteSwitch?.wait) break
    await services.siteSwitch.wait()
    release = await requireRelease(services.table, id)
  }
  return release
}
