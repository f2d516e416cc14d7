import type { VersionedRecord } from '@flou/shared/content/order.ts'
import { isBlocking, type ReleaseProblem } from '@flou/shared/releases/problems.ts'
import type { ReleaseRow } from '@flou/shared/releases/release.ts'
import { AppError } from '../../../core/errors.ts'
import type { OperationContext } from '../../../core/operations/operation.ts'
import { requireReauthentication } from '../../../core/operations/permission.ts'
import { requiresReauthentication } from '../../../core/operations/requiresReauthentication.ts'
import { liveKey } from '../../../core/store/items/recordItem.ts'
import { runSteps } from '../../../core/store/step.ts'
import { orderConflict } from '../../approval/index.ts'
import { checkRelease } from '../checks/checkRelease.ts'
import { itemsWithContent } from '../store/readReleases.ts'
import { versionAfter } from './performOrder.ts'
import { eventSteps } from '../store/releaseLog.ts'
import {
  releaseStep,
  rowOfRelease,
  type ItemWithContent,
  type StoredRelease,
  type StoredReleaseItem,
} from '../store/storedRelease.ts'

type Reader = Pick<OperationContext, 'table' | 'registry'>

/** True if no further decision is needed. */
export const isPublishable = ({
  state,
  needsApproval,
}: Pick<ReleaseRow, 'state' | 'needsApproval'>): boolean =>
  state === 'approved' || (!needsApproval && (state === 'open' || state === 'failed'))

/** Throws `confirmation_needed` if prices or scripts change and the password was not entered recently. */
export async function requireReauthenticationForItems(context: OperationContext, id: string): Promise<void> {
  const { table, registry, policies } = context
  for (const { item, content } of await itemsWithContent(table, id)) {
    const type = registry.types.get(item.type)
    const judged = { changeRequest: { ...item, kind: item.operation }, command: content.command }
    if (type && (await requiresReauthentication({ table, hooks: policies.hooks }, { ...judged, type })))
      return requireReauthentication(context)
  }
}

/**
 * Starts a release that has no problems; `advanceRelease` does the work.
 * @throws AppError `forbidden` without its approval, `bad_request` if empty, `validation_failed` with the problems
 */
export async function startRelease(
  context: OperationContext,
  release: StoredRelease,
  first: 'building' | 'applying' = 'applying',
): Promise<StoredRelease> {
  if (!isPublishable(release)) throw new AppError('forbidden', { message: 'releaseNotApproved' })
  if (release.itemCount === 0) throw new AppError('bad_request', { message: 'releaseEmpty' })
  const problems = (await checkRelease(context, release)).filter(isBlocking)
  if (problems.length > 0)
    throw new AppError('validation_failed', { message: 'releaseBlocked', data: problems })
  const { failure: _, undone: __, undoneBy: ___, undo: ____, ...rest } = release
  const started: StoredRelease = {
    ...rest,
    state: first,
    round: release.round + 1,
    recordVersion: release.recordVersion + 1,
    updated: context.now.toISOString(),
    publishedBy: context.by,
  }
  await runSteps(context.table, [
    releaseStep(started, release),
    ...eventSteps(context, started, { kind: 'publish' }),
  ])
  return started
}

async function isMovedSince(
  reader: Reader,
  { item, content: { command } }: ItemWithContent,
): Promise<boolean> {
  const { orderVersions } = item.applied ?? {}
  if (!orderVersions || command.name !== 'reorder') return false
  const stored = (type: string, records: readonly VersionedRecord[]) =>
    records.flatMap(({ id }) => {
      const recordVersion = orderVersions[`${type}#${id}`]
      return recordVersion === undefined ? [] : [{ id, recordVersion }]
    })
  const { records, below = [] } = command.request
  const conflict = await orderConflict(reader, item, {
    records: stored(item.type, records),
    below: below.map((list) => ({ ...list, records: stored(list.type, list.records) })),
  })
  return conflict !== undefined && conflict.moved.length > 0
}

/** Returns the items whose record was saved, or whose list was arranged, after the release went live. */
export async function savedSince(reader: Reader, id: string): Promise<ReleaseProblem[]> {
  const all = await itemsWithContent(reader.table, id)
  const moved = await Promise.all(all.map((one) => isMovedSince(reader, one)))
  const orders = all.flatMap(({ item }, index) =>
    moved[index] ? [{ itemId: item.id, kind: 'outdated' } as const] : [],
  )
  const items = all.map(({ item }) => item)
  return [...(await recordsSavedSince(reader, items)), ...orders]
}

async function recordsSavedSince(
  { table, registry }: Reader,
  all: readonly StoredReleaseItem[],
): Promise<ReleaseProblem[]> {
  const items = all.flatMap((item) => {
    const type = registry.types.get(item.type)
    return type && item.applied && item.applied.version > 0 ? [{ item, type, applied: item.applied }] : []
  })
  const live = await table.getAll(
    items.map(({ type, applied }) => liveKey(type, applied.recordId)),
    { consistent: true, attributes: ['version'] },
  )
  return items.flatMap(({ item }, index) =>
    live[index]?.version === versionAfter(item, all) ? [] : [{ itemId: item.id, kind: 'outdated' } as const],
  )
}

/**
 * Starts the undo of a live release.
 * @throws AppError `change_moved` if it is not live, `published_since` unless `isForced`
 */
export async function startUndo(
  context: OperationContext,
  release: StoredRelease,
  { isForced = false, isStaged = false }: { isForced?: boolean | undefined; isStaged?: boolean },
): Promise<StoredRelease> {
  if (release.state !== 'live')
    throw new AppError('change_moved', { message: 'releaseNotLive', data: rowOfRelease(release) })
  const since = isForced ? [] : await savedSince(context, release.id)
  if (since.length > 0) throw new AppError('published_since', { message: 'releaseSavedSince', data: since })
  const { failure: _, ...rest } = release
  const build = [release.id, release.round, release.recordVersion].join('-')
  const started: StoredRelease = {
    ...rest,
    state: 'undoing',
    recordVersion: release.recordVersion + 1,
    updated: context.now.toISOString(),
    undoneBy: context.by,
    undo: { build, isForced, isShown: !isStaged },
  }
  await runSteps(context.table, [
    releaseStep(started, release),
    ...eventSteps(context, started, { kind: 'undo' }),
  ])
  return started
}
