import type { ContentType } from '@flou/shared/content/define.ts'
import type { ConflictingRecord, OrderConflict } from '@flou/shared/content/order.ts'
import { AppError } from '../../errors.ts'
import type { Table } from '../dynamo/table.ts'
import type { Texts } from '../texts.ts'
import type { Snapshot } from '../writeContext.ts'
import { planOrder } from './planOrder.ts'
import { positionOf, readLists, type OrderedList, type ListPosition, type ReadList } from './readLists.ts'

export interface Arranged {
  type: ContentType
  id: number
  titles: Texts
  now: Snapshot
  /** Position when the order was requested, and target position. */
  from: ListPosition
  to: ListPosition
}

const isSamePosition = (one: ListPosition, other: ListPosition): boolean =>
  one.order === other.order && one.parentId === other.parentId

export const isInPosition = ({ type, now, to }: Arranged): boolean =>
  isSamePosition(positionOf(type, now.fields), to)

/** Returns live records with target positions; positions from another list are ignored. */
function arrangedIn({ list: { type, parentId }, storedRecords }: ReadList): Arranged[] {
  const plan = planOrder(
    storedRecords.map(({ id, from }) => ({
      id,
      order: from?.parentId === parentId ? from?.order : undefined,
    })),
  )
  return storedRecords.flatMap(({ id, titles, now, from }) =>
    now && from ? [{ type, id, titles, now, from, to: { order: plan.get(id) ?? 0, parentId } }] : [],
  )
}

/** Partial moves of the same arrangement are no conflict. */
const hasMovedElsewhere = (one: Arranged): boolean =>
  !isInPosition(one) && !isSamePosition(positionOf(one.type, one.now.fields), one.from)

const keyOf = (type: ContentType, id: number | undefined) => `${type.key}#${id}`

const conflictItemOf = (
  type: ContentType,
  { id, titles }: { id: number; titles: Texts },
): ConflictingRecord => ({
  type: type.key,
  id,
  titles,
})

function conflictIn(lists: readonly ReadList[], arranged: readonly Arranged[]): OrderConflict {
  const listed = new Set(
    lists.flatMap(({ list, storedRecords }) => storedRecords.map(({ id }) => keyOf(list.type, id))),
  )
  const parents = new Set(lists.map(({ list }) => keyOf(list.type, list.parentId)))
  return {
    added: lists.flatMap(({ list: { type }, index }) =>
      [...index]
        .filter(([id]) => !listed.has(keyOf(type, id)))
        .map(([id, titles]) => conflictItemOf(type, { id, titles })),
    ),
    removed: lists.flatMap(({ list: { type }, storedRecords }) =>
      storedRecords.filter(({ now, from }) => !now || !from).map((one) => conflictItemOf(type, one)),
    ),
    moved: arranged
      .filter((one) => hasMovedElsewhere(one) || !parents.has(keyOf(one.type, one.from.parentId)))
      .map((one) => conflictItemOf(one.type, one)),
  }
}

/**
 * Returns records with target positions. Throws `record_changed` with an `OrderConflict` after concurrent
 * additions, removals or moves; other edits do not conflict.
 */
export async function readArranged(table: Table, lists: readonly OrderedList[]): Promise<Arranged[]> {
  const read = await readLists(table, lists)
  const arranged = read.flatMap(arrangedIn)
  const conflict = conflictIn(read, arranged)
  const hasNoConflict = Object.values(conflict).every((records) => records.length === 0)
  if (!hasNoConflict) throw new AppError('record_changed', { data: conflict, message: 'orderChanged' })
  return arranged
}
