import type { ContentType } from '@flou/shared/content/define.ts'
import { isOrdered, type OrderBelow, type OrderRequest } from '@flou/shared/content/order.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import { AppError } from '../../appError.ts'
import type { OrderedList } from '../../store/order/readLists.ts'
import { saveOrder } from '../../store/order/saveOrder.ts'
import { isPermitted, permissionKeys } from '../permission.ts'
import type { Operation, OperationContext } from '../operation.ts'
import { noEarlierAnswer, requireParentRecord, type Place } from './place.ts'

/** A type below the list's whose records are arranged with it; the caller must be permitted to edit it, too. */
function requireBelow(
  { type, registry, caller }: OperationContext & { type: ContentType },
  { type: key }: OrderBelow,
): ContentType {
  const below = registry.types.get(key)
  const isBelow = below && !below.single && below.parent?.type === type.key && isOrdered(below)
  if (!isBelow || !permissionsOf(registry, key).some((permission) => isPermitted(permission, caller)))
    throw new AppError('bad_request')
  return below
}

const permissionsOf = ({ areas }: Registry, key: string) =>
  areas
    .filter(({ screens }) => screens.some(({ type }) => type?.key === key))
    .map(({ permission }) => permission)

/**
 * The records of a list in a new order, and those of lists below them where these are arranged, too. The order has its own earlier
 * answer: an arrangement may be several transactions (`saveOrder`).
 */
export const reorderOperation = (
  place: Place<ContentType>,
  { records, below = [] }: OrderRequest,
): Operation<undefined, OrderedList[], OrderedList[]> => ({
  name: 'reorder',
  permission: place.permission,
  read: async (context) => {
    await requireParentRecord(context, place)
    return undefined
  },
  prepare: (context) => [
    { type: place.type, parentId: place.parentId, records },
    ...below.map((list) => ({ ...list, type: requireBelow({ ...context, type: place.type }, list) })),
  ],
  commit: (context, _, lists) => saveOrder(context, lists),
  proposal: () => ({
    type: place.type,
    id: 0,
    parentId: place.parentId,
    permission: permissionKeys(place.permission),
    command: { name: 'reorder', request: { records, below } },
  }),
  earlierAnswer: noEarlierAnswer,
})
