import type { ContentType } from '@flou/shared/content/define.ts'
import type { OrderConflict, OrderRequest } from '@flou/shared/content/order.ts'
import { requireContentType, type Registry } from '@flou/shared/content/registry.ts'
import type { ArrangedRecord, ListPosition } from '@flou/shared/approval/changeRequestDetail.ts'
import { AppError } from '../../../core/errors.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { readArranged } from '../../../core/store/order/arranged.ts'
import {
  readLists,
  type StoredListRecord,
  type OrderedList,
  type ReadList,
} from '../../../core/store/order/readLists.ts'
import type { StoredChangeRequest } from './changeRequestItems.ts'

interface Reading {
  table: Table
  registry: Registry
}

function earlierPositions(lists: readonly ReadList[]): Map<string, ListPosition> {
  const all = lists.flatMap(({ list: { type }, storedRecords }) =>
    storedRecords.map((one) => ({ type, one })),
  )
  const byList = Map.groupBy(
    all.flatMap(({ type, one }) => (one.from ? [{ type, one, from: one.from }] : [])),
    ({ type, from }) => `${type.key}#${from.parentId ?? 0}`,
  )
  const positions = [...byList.values()].flatMap((records) =>
    records
      .toSorted((a, b) => a.from.order - b.from.order)
      .map(({ type, one, from }, index): [string, ListPosition] => [
        nameOf(type, one),
        { parentId: from.parentId ?? 0, position: index + 1 },
      ]),
  )
  return new Map(positions)
}

const nameOf = ({ key }: ContentType, { id }: Pick<StoredListRecord, 'id'>) => `${key}#${id}`

type Ordered = Pick<StoredChangeRequest, 'type' | 'parentId'>

const listsOf = (
  registry: Registry,
  { type, parentId }: Ordered,
  { records, below = [] }: OrderRequest,
): OrderedList[] => [
  { type: requireContentType(type, registry), parentId, records },
  ...below.map((list) => ({ ...list, type: requireContentType(list.type, registry) })),
]

/** Returns the records that were added, removed or moved since; undefined if there are none. */
export async function orderConflict(
  { table, registry }: Reading,
  ordered: Ordered,
  request: OrderRequest,
): Promise<OrderConflict | undefined> {
  try {
    await readArranged(table, listsOf(registry, ordered, request))
    return undefined
  } catch (error) {
    if (error instanceof AppError && error.messageCode === 'orderChanged') return error.data as OrderConflict
    throw error
  }
}

export async function arrangedRecords(
  { table, registry }: Reading,
  ordered: Ordered,
  request: OrderRequest,
): Promise<ArrangedRecord[]> {
  const read = await readLists(table, listsOf(registry, ordered, request))
  const positions = earlierPositions(read)
  return read.flatMap(({ list, storedRecords }) =>
    storedRecords.map((one, index): ArrangedRecord => {
      const from = positions.get(nameOf(list.type, one))
      return {
        type: list.type.key,
        id: one.id,
        titles: one.titles,
        ...(from && { from }),
        to: { parentId: list.parentId ?? 0, position: index + 1 },
      }
    }),
  )
}
