import type { Permission } from '@flou/shared/content/permissions.ts'
import type { OrderRequest } from '@flou/shared/content/order.ts'
import { requireContentType } from '@flou/shared/content/registry.ts'
import { AppError } from '../../../core/errors.ts'
import type { OperationContext } from '../../../core/operations/operation.ts'
import { perform } from '../../../core/operations/perform.ts'
import { isReorderBegun, reorderOperation } from '../../../core/operations/records/reorder.ts'
import { arrangedRecords } from '../../approval/index.ts'
import type { ItemWithContent, StoredReleaseItem } from '../store/storedRelease.ts'
import { orderBefore } from './orderBefore.ts'
import { rebaseOrder, type IsWritten } from './rebaseOrder.ts'

/** Stores an order. Returns the versions of its records, by `type#id`. */
export async function performOrder(
  context: OperationContext,
  { item, content }: ItemWithContent,
  request: OrderRequest,
): Promise<Readonly<Record<string, number>>> {
  const type = requireContentType(item.type, context.registry)
  const permission = [content.permission].flat() as Permission[]
  const target = { type, id: 0, parentId: item.parentId, permission }
  const lists = await perform(reorderOperation(target, request), context)
  return Object.fromEntries(
    lists.flatMap((list) =>
      list.records.map(({ id, recordVersion }) => [`${list.type.key}#${id}`, recordVersion] as const),
    ),
  )
}

const ATTEMPTS = 3

const isOrderChanged = (error: unknown): boolean =>
  error instanceof AppError && error.messageCode === 'orderChanged'

const writtenBy =
  (items: readonly ItemWithContent[]): IsWritten =>
  ({ type, id }, version) =>
    items.some(({ item, content: { command } }) => {
      const { applied } = item
      if (!applied) return false
      if ('changes' in command) return item.type === type && command.changes.some((row) => row.id === id)
      if (applied.orderVersions) return applied.orderVersions[`${type}#${id}`] === version
      return item.type === type && applied.recordId === id && applied.version === version
    })

/**
 * Stores the order of a release for the lists as they are; indexes can show new records during it.
 * @throws AppError `record_changed` if others have moved entries since the release was checked
 */
export async function applyOrder(
  context: OperationContext,
  { request, ...one }: ItemWithContent & { request: OrderRequest },
  written: readonly ItemWithContent[],
): Promise<NonNullable<StoredReleaseItem['applied']>> {
  for (let attempt = 1; ; attempt += 1) {
    const isWritten = (await isReorderBegun(context)) ? () => true : writtenBy(written)
    const rebased = await rebaseOrder(context, one.item, { request, isWritten })
    const order = orderBefore(one.item, await arrangedRecords(context, one.item, rebased))
    try {
      const orderVersions = await performOrder(context, one, rebased)
      return { recordId: 0, version: 0, order, orderVersions }
    } catch (error) {
      if (attempt === ATTEMPTS || !isOrderChanged(error)) throw error
    }
  }
}

/** Returns the version of a record after its own item and the orders of the release. */
export function versionAfter(
  { type, recordId, applied }: StoredReleaseItem,
  items: readonly StoredReleaseItem[],
): number {
  const name = `${type}#${applied?.recordId ?? recordId}`
  return Math.max(applied?.version ?? 0, ...items.map((one) => one.applied?.orderVersions?.[name] ?? 0))
}
