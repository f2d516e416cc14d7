import type { ContentType } from '@flou/shared/content/define.ts'
import { isOrdered, type OrderBelow, type OrderRequest } from '@flou/shared/content/order.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import { AppError } from '../../errors.ts'
import type { OrderedList } from '../../store/order/readLists.ts'
import { saveOrder } from '../../store/order/saveOrder.ts'
import { findIdempotencyItem } from '../../store/write/idempotency.ts'
import { isPermitted, permissionKeys } from '../permission.ts'
import type { Operation, OperationContext } from '../operation.ts'
import { noEarlierResult, requireParentRecord, type ContentTarget } from './contentTarget.ts'

function requireChildType(
  { type, registry, caller }: OperationContext & { type: ContentType },
  { type: key }: OrderBelow,
): ContentType {
  const below = registry.types.get(key)
  const isBelow = below && !below.single && below.parent?.type === type.key && isOrdered(below)
  if (!isBelow || !permissionsOf(registry, key).some((permission) => isPermitted(permission, caller, 'edit')))
    throw new AppError('bad_request')
  return below
}

const permissionsOf = ({ areas }: Registry, key: string) =>
  areas
    .filter(({ screens }) => screens.some(({ type }) => type?.key === key))
    .map(({ permission }) => permission)

/** True once the first transaction of this reordering is stored: its own moves are no conflict. */
export const isReorderBegun = async (context: OperationContext): Promise<boolean> =>
  (await findIdempotencyItem(context)) !== undefined

/**
 * Reorders a list and its child lists. `saveOrder` handles repetition because it may need several
 * transactions.
 */
export const reorderOperation = (
  target: ContentTarget<ContentType>,
  { records, below = [] }: OrderRequest,
): Operation<undefined, OrderedList[], OrderedList[]> => ({
  name: 'reorder',
  permission: target.permission,
  read: async (context) => {
    await requireParentRecord(context, target)
    return undefined
  },
  prepare: (context) => [
    { type: target.type, parentId: target.parentId, records },
    ...below.map((list) => ({ ...list, type: requireChildType({ ...context, type: target.type }, list) })),
  ],
  commit: (context, _, lists) => saveOrder(context, lists),
  toChangeRequest: () => ({
    type: target.type,
    id: 0,
    parentId: target.parentId,
    permission: permissionKeys(target.permission),
    command: { name: 'reorder', request: { records, below } },
  }),
  earlierResult: noEarlierResult,
})
