import type { ContentType } from '@flou/shared/content/define.ts'
import type { InTheWay, OrderConflict } from '@flou/shared/content/order.ts'
import { AppError } from '../../appError.ts'
import type { Table } from '../dynamo/table.ts'
import type { Texts } from '../texts.ts'
import type { Snapshot } from '../writeContext.ts'
import { planOrder } from './planOrder.ts'
import { placeOf, readLists, type OrderedList, type Place, type ReadList } from './readLists.ts'

/** A record of an arrangement. */
export interface Arranged {
  type: ContentType
  id: number
  titles: Texts
  now: Snapshot
  /** Where it stood when the arrangement was made, and where it belongs. */
  from: Place
  to: Place
}

const isSamePlace = (one: Place, other: Place): boolean =>
  one.order === other.order && one.parentId === other.parentId

/** True for a record that stands where it belongs. */
export const isInPlace = ({ type, now, to }: Arranged): boolean => isSamePlace(placeOf(type, now.fields), to)

/** Each live record with the place it belongs to; the value of one that comes from another list is not worth keeping. */
function arrangedIn({ list: { type, parentId }, known }: ReadList): Arranged[] {
  const plan = planOrder(
    known.map(({ id, from }) => ({ id, order: from?.parentId === parentId ? from?.order : undefined })),
  )
  return known.flatMap(({ id, titles, now, from }) =>
    now && from ? [{ type, id, titles, now, from, to: { order: plan.get(id) ?? 0, parentId } }] : [],
  )
}

/** Neither where it was nor where it goes. What a part of this very arrangement has moved is in nobody's way. */
const isElsewhere = (one: Arranged): boolean =>
  !isInPlace(one) && !isSamePlace(placeOf(one.type, one.now.fields), one.from)

const keyOf = (type: ContentType, id: number | undefined) => `${type.key}#${id}`

const inTheWay = (type: ContentType, { id, titles }: { id: number; titles: Texts }): InTheWay => ({
  type: type.key,
  id,
  titles,
})

function conflictIn(lists: readonly ReadList[], arranged: readonly Arranged[]): OrderConflict {
  const given = new Set(lists.flatMap(({ list, known }) => known.map(({ id }) => keyOf(list.type, id))))
  const parents = new Set(lists.map(({ list }) => keyOf(list.type, list.parentId)))
  return {
    added: lists.flatMap(({ list: { type }, index }) =>
      [...index]
        .filter(([id]) => !given.has(keyOf(type, id)))
        .map(([id, titles]) => inTheWay(type, { id, titles })),
    ),
    removed: lists.flatMap(({ list: { type }, known }) =>
      known.filter(({ now, from }) => !now || !from).map((one) => inTheWay(type, one)),
    ),
    moved: arranged
      .filter((one) => isElsewhere(one) || !parents.has(keyOf(one.type, one.from.parentId)))
      .map((one) => inTheWay(one.type, one)),
  }
}

/**
 * The records of an arrangement with the places they belong to. Throws `record_changed` with an `OrderConflict` where the lists have
 * gained, lost or moved records since they were read; a record saved otherwise is no conflict.
 */
export async function readArranged(table: Table, lists: readonly OrderedList[]): Promise<Arranged[]> {
  const read = await readLists(table, lists)
  const arranged = read.flatMap(arrangedIn)
  const conflict = conflictIn(read, arranged)
  const isClear = Object.values(conflict).every((records) => records.length === 0)
  if (!isClear) throw new AppError('record_changed', { data: conflict, message: 'orderChanged' })
  return arranged
}
