import type { StoredRecord } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import type { ListQuery } from '@flou/shared/site/contentSource.ts'
import { sortValueOf } from '../../items/row.ts'
import { targetsIn } from '../../items/targets.ts'
import { sortKey, sortText } from '../../keys.ts'

/** Where a record stands in its type's order, as the index has it. */
export const orderOf = (type: ContentType, record: StoredRecord): string =>
  sortKey(
    sortValueOf(type, { ...record, version: record.recordVersion, fields: record }, type.list.sortBy),
    record.id,
  )

/** Where a range ends above: a place in the order. */
export const edgeOf = ({ below, id }: { below: string | number; id?: number }): string =>
  id === undefined ? sortText(below) : sortKey(below, id)

/** Where a range begins: a place in the order. */
export const lowerEdgeOf = ({ from, id }: { from: string | number; id?: number }): string =>
  edgeOf({ below: from, ...(id !== undefined && { id }) })

/** Whether a list is read from the end of its type's order. */
export const isDescending = (
  { list }: ContentType,
  { isReversed = false }: Pick<ListQuery, 'isReversed'>,
): boolean => (list.descending === true) !== isReversed

/** True for a record in the part of its type's order that is asked for. */
function isInRange(type: ContentType, record: StoredRecord, range: ListQuery['range']): boolean {
  if (!range) return true
  const order = orderOf(type, record)
  if ('from' in range) return order >= lowerEdgeOf(range)
  return 'startsWith' in range ? order.startsWith(sortText(range.startsWith)) : order < edgeOf(range)
}

/** True where a list that is asked for in part would have the record as it is now. */
export function isAskedFor(
  type: ContentType,
  record: StoredRecord,
  { parentId, by, range }: ListQuery,
): boolean {
  if (parentId !== undefined && type.parent && record[type.parent.field] !== parentId) return false
  if (
    by &&
    ![by, ...(by.and ? [by.and] : [])].every(({ field, id }) => targetsIn(record[field]).includes(id))
  )
    return false
  return isInRange(type, record, range)
}
