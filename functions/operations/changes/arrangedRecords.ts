import type { ContentType } from '@flou/shared/content/define.ts'
import type { OrderRequest } from '@flou/shared/content/order.ts'
import { requireContentType, type Registry } from '@flou/shared/content/registry.ts'
import type { ArrangedRecord, ListPlace } from '@flou/shared/changes/detail.ts'
import type { Table } from '../../store/dynamo/table.ts'
import { readLists, type Known, type OrderedList, type ReadList } from '../../store/order/readLists.ts'
import type { StoredChange } from '../../store/changes/changeItems.ts'
import type { Values } from '../../store/writeContext.ts'

interface Reading {
  table: Table
  registry: Registry
}

/** Places by record, as they were when the arrangement was made: by `order`, then as listed. */
function earlierPlaces(lists: readonly ReadList[]): Map<string, ListPlace> {
  const all = lists.flatMap(({ list: { type }, known }) => known.map((one) => ({ type, one })))
  const byList = Map.groupBy(
    all.flatMap(({ type, one }) => (one.from ? [{ type, one, from: one.from }] : [])),
    ({ type, from }) => `${type.key}#${from.parentId ?? 0}`,
  )
  const places = [...byList.values()].flatMap((records) =>
    records
      .toSorted((a, b) => a.from.order - b.from.order)
      .map(({ type, one, from }, index): [string, ListPlace] => [
        nameOf(type, one),
        { parentId: from.parentId ?? 0, place: index + 1 },
      ]),
  )
  return new Map(places)
}

const nameOf = ({ key }: ContentType, { id }: Pick<Known, 'id'>) => `${key}#${id}`

/** The records of an arrangement with their old places and the new ones. */
export async function arrangedRecords(
  { table, registry }: Reading,
  { type, parentId }: Pick<StoredChange, 'type' | 'parentId'>,
  request: Values,
): Promise<ArrangedRecord[]> {
  const { records, below = [] } = request as unknown as OrderRequest // stored by `reorderOperation` only
  const lists: OrderedList[] = [
    { type: requireContentType(type, registry), parentId, records },
    ...below.map((list) => ({ ...list, type: requireContentType(list.type, registry) })),
  ]
  const read = await readLists(table, lists)
  const places = earlierPlaces(read)
  return read.flatMap(({ list, known }) =>
    known.map((one, index): ArrangedRecord => {
      const from = places.get(nameOf(list.type, one))
      return {
        type: list.type.key,
        id: one.id,
        titles: one.titles,
        ...(from && { from }),
        to: { parentId: list.parentId ?? 0, place: index + 1 },
      }
    }),
  )
}
