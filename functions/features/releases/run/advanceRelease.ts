import type { ErrorCode } from '@flou/shared/api.ts'
import type { MessageCode } from '@flou/shared/texts/messages.ts'
import type { ReleaseProblem } from '@flou/shared/releases/problems.ts'
import { AppError } from '../../../core/errors.ts'
import { itemsWithContent, requireRelease } from '../store/readReleases.ts'
import { isApplied, type ItemWithContent, type StoredRelease } from '../store/storedRelease.ts'
import { applyItem, markItem, type RunServices } from './applyItem.ts'
import { moveRelease } from './moveRelease.ts'
import { buildOf } from './siteSwitch.ts'
import { switchSite } from './switchSite.ts'
import { undoItem } from './undoItem.ts'

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
  const isReverted = release.state === 'undoing'
  await services.siteSwitch?.end(buildOf(release), { isReverted })
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

const isSwitching = ({ state }: StoredRelease): boolean => state === 'building' || state === 'ready'
const isMoving = ({ state }: StoredRelease): boolean => state === 'applying' || state === 'undoing'

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
  while (isSwitching(release) && hasTime()) {
    const { state } = release
    release = await switchSite(services, release)
    if (release.state !== state) continue
    if (!services.siteSwitch?.wait) break
    await services.siteSwitch.wait()
    release = await requireRelease(services.table, id)
  }
  while (isMoving(release) && hasTime()) {
    const items = await itemsWithContent(services.table, id)
    const { state } = release
    const act = state === 'applying' ? applyNext : undoNext
    const pending = items.filter(({ item }) => isApplied(item) === (state === 'undoing'))
    if (pending.length === 0) {
      release = await finish(services, release, items)
      continue
    }
    for (const next of state === 'applying' ? pending : pending.toReversed()) {
      if (release.state === state && hasTime()) release = await act(services, release, next)
    }
    if (release.state === state) release = await requireRelease(services.table, id)
  }
  return release
}
