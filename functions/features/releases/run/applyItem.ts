import { batchIdOf } from '@flou/shared/content/batch.ts'
import { requireContentType, type Registry } from '@flou/shared/content/registry.ts'
import { AppError } from '../../../core/errors.ts'
import type { Policies } from '../../../core/operations/approvalGate.ts'
import { SCHEDULE_CALLER } from '../../../core/operations/caller.ts'
import type { OperationContext } from '../../../core/operations/operation.ts'
import { advanceBatch } from '../../../core/store/batch/advanceBatch.ts'
import { getBatch } from '../../../core/store/batch/batchItems.ts'
import { ConditionFailed } from '../../../core/store/dynamo/transact.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { runSteps } from '../../../core/store/step.ts'
import { nextUlid } from '../../../core/store/ulid.ts'
import { SCHEDULE, type ExtraWrites, type Snapshot } from '../../../core/store/writeContext.ts'
import { applyCommand } from '../../approval/index.ts'
import { unlinkedBy } from '../checks/contentAfter.ts'
import { itemsWithContent, requireItem } from '../store/readReleases.ts'
import {
  isApplied,
  itemStep,
  unmovedStep,
  type ItemWithContent,
  type StoredRelease,
  type StoredReleaseItem,
} from '../store/storedRelease.ts'
import type { SiteSwitch } from './siteSwitch.ts'
import { applyOrder } from './performOrder.ts'

export interface RunServices {
  table: Table
  registry: Registry
  policies: Policies
  now: () => Date
  /** Set while these items are applied or reverted. */
  items?: readonly ItemWithContent[]
  /** Absent: the writes are published one by one. */
  siteSwitch?: SiteSwitch
}

/** Context of the schedule in the name of those who decided. */
export function scheduleContext(
  { table, registry, policies, now }: RunServices,
  release: StoredRelease,
): OperationContext {
  return {
    table,
    registry,
    policies,
    now: now(),
    newId: nextUlid,
    by: release.plannedBy ?? release.decidedBy ?? SCHEDULE,
    caller: SCHEDULE_CALLER,
    service: 'releases',
    method: 'POST',
    language: 'en',
  }
}

/** Context of the release's writes: publishing it needed the permission or an approval. */
export function runContext(
  { table, registry, policies, now, items }: RunServices,
  release: StoredRelease,
  { item, name }: { item: StoredReleaseItem; name: 'apply' | 'undo' },
): OperationContext {
  const by = (name === 'undo' && release.undoneBy) || release.publishedBy || SCHEDULE
  return {
    table,
    registry,
    policies,
    now: now(),
    newId: nextUlid,
    by,
    caller: { ...SCHEDULE_CALLER, id: by.id, name: by.name, title: by.title },
    service: item.area,
    method: 'POST',
    language: 'en',
    approved: { changeRequest: '', by: by.id },
    isUnlinked: name === 'apply' && items ? unlinkedBy(items) : undefined,
    isRestored: (target) =>
      name === 'undo' &&
      items?.some((one) => one.item.operation === 'trash' && one.item.subject === target) === true,
    idempotency: { key: `release-${release.id}-${release.round}-${name}-${item.id}`, fingerprint: item.hash },
  }
}

/** Stores the state of an item once; a concurrent worker's earlier one wins. */
export async function markItem(table: Table, release: string, item: StoredReleaseItem): Promise<void> {
  await runSteps(table, [itemStep(release, item, { isAppliedBefore: !isApplied(item) })]).catch(
    (error: unknown) => {
      if (!(error instanceof ConditionFailed)) throw error
    },
  )
}

interface MarkedWrite {
  release: StoredRelease
  item: StoredReleaseItem
  /** Returns the item after the write. */
  markedItem: (after: Pick<Snapshot, 'id' | 'version'> | undefined) => StoredReleaseItem
}

/**
 * Performs the write of an item; its transaction also marks the item, so that it happens once. An error of a write
 * that a concurrent worker has performed is ignored.
 */
export async function performMarked(
  context: OperationContext,
  { release, item, markedItem }: MarkedWrite,
  write: (context: OperationContext) => Promise<unknown>,
): Promise<void> {
  const { table } = context
  let isMarked = false
  const stepsFor: ExtraWrites['stepsFor'] = (after) => {
    isMarked = true
    return [
      itemStep(release.id, markedItem(after), { isAppliedBefore: isApplied(item) }),
      unmovedStep(release),
    ]
  }
  try {
    await write({ ...context, extraWrites: { size: 2, stepsFor } })
  } catch (error) {
    const now = await requireItem(table, release.id, item.id)
    if (isApplied(now) !== isApplied(item) || error instanceof ConditionFailed) return
    throw error
  }
  // nothing was written: the record already has this content
  if (!isMarked) await markItem(table, release.id, markedItem(undefined))
}

function unmarked(item: StoredReleaseItem): StoredReleaseItem {
  const { applied: _, undone: __, undoFailure: ___, ...rest } = item
  return rest
}

/** Writes a batch or an order, which take several transactions; repeating them resumes them. */
async function applyList(
  context: OperationContext,
  release: StoredRelease,
  { item, content }: ItemWithContent,
): Promise<void> {
  const { table, registry, by, idempotency } = context
  const type = requireContentType(item.type, registry)
  const { command } = content
  if (command.name === 'reorder') {
    const written = await itemsWithContent(table, release.id)
    const applied = await applyOrder(context, { item, content, request: command.request }, written)
    await markItem(table, release.id, { ...unmarked(item), applied })
    return
  }
  await applyCommand(context, { changeRequest: item, content, type })
  const id = batchIdOf(by.id, idempotency?.key ?? '')
  // rows without a change start no batch
  const started = await getBatch(table, id)
  const isComplete = !started || (await completeBatch(context, id))
  const applied = { recordId: 0, version: 0, ...(started && { batch: id }) }
  await markItem(table, release.id, { ...unmarked(item), applied })
  if (!isComplete) throw new AppError('record_changed')
}

/** Returns false if a row was changed since, which is skipped. */
export async function completeBatch(
  { table, registry, newId }: OperationContext,
  id: string,
): Promise<boolean> {
  const { batch } = await advanceBatch({ table, registry, newId, now: () => new Date() }, id, () => true)
  return batch.refusals.length === 0
}

/**
 * Applies the write of an item with current rules. Its transaction also marks the item, so that it is applied once.
 * @throws AppError the operation's errors
 */
export async function applyItem(
  services: RunServices,
  release: StoredRelease,
  { item, content }: ItemWithContent,
): Promise<void> {
  const context = runContext(services, release, { item, name: 'apply' })
  const { name } = content.command
  if (name === 'batch' || name === 'reorder') return applyList(context, release, { item, content })
  const type = services.registry.types.get(item.type)
  if (!type) throw new AppError('not_found')
  const markedItem: MarkedWrite['markedItem'] = (after) => ({
    ...unmarked(item),
    applied: { recordId: after?.id ?? item.recordId, version: after?.version ?? item.recordVersion },
  })
  // a reordering of the same release may have saved a record that it removes
  const isRemoval = name === 'trash' || name === 'unpublish'
  const changeRequest = { ...item, ...(isRemoval && { recordVersion: undefined }) }
  await performMarked(context, { release, item, markedItem }, (marking) =>
    applyCommand(marking, { changeRequest, content, type }),
  )
}
