import { isDraftable } from '@flou/shared/content/visibility.ts'
import type { Permission } from '@flou/shared/content/permissions.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import type { OrderRequest, VersionedRecord } from '@flou/shared/content/order.ts'
import { requireContentType } from '@flou/shared/content/registry.ts'
import { AppError } from '../../../core/errors.ts'
import { undoBatchOperation, undoIdOf } from '../../../core/operations/batch/batchOperation.ts'
import type { Operation, OperationContext } from '../../../core/operations/operation.ts'
import { perform } from '../../../core/operations/perform.ts'
import { restoreRevisionOperation } from '../../../core/operations/records/writeContent.ts'
import { requireBatch } from '../../../core/store/batch/batchItems.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { liveKey } from '../../../core/store/items/recordItem.ts'
import { keys } from '../../../core/store/keys.ts'
import type { Snapshot } from '../../../core/store/writeContext.ts'
import { moveOperationOf, requireList } from '../../approval/index.ts'
import type { ItemWithContent, StoredRelease, StoredReleaseItem } from '../store/storedRelease.ts'
import { itemsOf } from '../store/readReleases.ts'
import { performOrder, versionAfter } from './performOrder.ts'
import { completeBatch, markItem, performMarked, runContext, type RunServices } from './applyItem.ts'

type AnyOperation = Operation<Snapshot, unknown, unknown>

/** Returns the inverse of an applied write of one record or section. */
function inverseOf(
  type: AnyType,
  { item, content }: ItemWithContent,
  version: number | undefined,
): AnyOperation {
  const { operation, liveVersion: from, applied, parentId } = item
  const permission = [content.permission].flat() as Permission[]
  const target = { type, id: applied?.recordId ?? item.recordId, parentId, permission }
  const move = (name: 'publish' | 'unpublish' | 'trash' | 'restore') =>
    moveOperationOf(name, { ...target, type: requireList(type) }, version) as never
  if (operation === 'trash') return move('restore')
  if (operation === 'unpublish') return move('publish')
  if (from > 0) return restoreRevisionOperation(target, { from, version }) as never
  if (type.single) throw new AppError('bad_request', { message: 'changeNoUndo' })
  return move(isDraftable(type) ? 'unpublish' : 'trash')
}

/** Returns the item as it is after its undo: it can be published again on the restored record. */
function undoneItem(
  item: StoredReleaseItem,
  after: Pick<Snapshot, 'id' | 'version'> | undefined,
): StoredReleaseItem {
  const isNewRecord = item.operation === 'create' && item.recordId === 0
  return {
    ...item,
    undone: true,
    ...(after && !isNewRecord && { recordVersion: after.version }),
  }
}

async function withVersions(table: Table, type: string, records: readonly VersionedRecord[]) {
  const items = await table.getAll(
    records.map(({ id }) => keys.live(type, id)),
    { consistent: true, attributes: ['version', 'state'] },
  )
  return records.flatMap(({ id }, index) => {
    const item = items[index]
    return item && item.state !== 'trashed' ? [{ id, recordVersion: item.version }] : []
  })
}

async function undoOrder(
  context: OperationContext,
  { item, content }: ItemWithContent,
  { records, below = [] }: OrderRequest,
): Promise<Readonly<Record<string, number>>> {
  const { table } = context
  const request = {
    records: await withVersions(table, item.type, records),
    below: await Promise.all(
      below.map(async (list) => ({ ...list, records: await withVersions(table, list.type, list.records) })),
    ),
  }
  return performOrder(context, { item, content }, request)
}

async function undoList(
  context: OperationContext,
  release: StoredRelease,
  { item, content }: ItemWithContent,
): Promise<void> {
  const { batch, order } = item.applied ?? {}
  let isComplete = true
  if (batch !== undefined) {
    const type = requireContentType(item.type, context.registry)
    await perform(undoBatchOperation(await requireBatch(context.table, batch), type), context)
    isComplete = await completeBatch(context, undoIdOf(batch))
  }
  const orderVersions = order && (await undoOrder(context, { item, content }, order))
  await markItem(context.table, release.id, {
    ...undoneItem(item, undefined),
    ...(item.applied && orderVersions && { applied: { ...item.applied, orderVersions } }),
    ...(!isComplete && { undoFailure: 'recordChanged' }),
  })
}

/**
 * Reverts an applied item by a new revision, once.
 * @throws AppError the operation's errors
 */
export async function undoItem(
  services: RunServices,
  release: StoredRelease,
  { item, content }: ItemWithContent,
): Promise<void> {
  const context = runContext(services, release, { item, name: 'undo' })
  if (content.command.name === 'batch' || content.command.name === 'reorder')
    return undoList(context, release, { item, content })
  const type = services.registry.types.get(item.type)
  if (!type) throw new AppError('not_found')
  const id = item.applied?.recordId ?? item.recordId
  const live = await services.table.get(liveKey(type, id), { consistent: true, attributes: ['version'] })
  // what was saved after the switch is not lost
  const version =
    release.undo?.isForced === false && item.applied
      ? versionAfter(item, await itemsOf(services.table, release.id))
      : live?.version
  const markedItem = (after: Pick<Snapshot, 'id' | 'version'> | undefined) => undoneItem(item, after)
  await performMarked(context, { release, item, markedItem }, (marking) =>
    perform(inverseOf(type, { item, content }, version), marking),
  )
}
