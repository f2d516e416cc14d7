import type { StoredRecord } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import type { ListQuery } from '@flou/shared/site/contentSource.ts'
import { sortValueOf } from '../../items/row.ts'
import { sortKey, sortText } from '../../keys.ts'
import { targetsIn } from '../../items/memberships.ts'

export const orderOf = (type: ContentType, record: StoredRecord): string =>
  sortKey(
    sortValueOf(type, { ...record, version: record.recordVersion, fields: record }, type.list.sortBy),
    record.id,
  )

export const upperBound = ({ below, id }: { below: string | number; id?: number }): string =>
  id === undefined ? sortText(below) : sortKey(below, id)

export const lowerBound = ({ from, id }: { from: string | number; id?: number }): string =>
  upperBound({ below: from, ...(id !== undefined && { id }) })

export const isDescending = (
  { list }: ContentType,
  { isReversed = false }: Pick<ListQuery, 'isReversed'>,
): boolean => (list.descending === true) !== isReversed

function isInRange(type: ContentType, record: StoredRecord, range: ListQuery['range']): boolean {
  if (!range) return true
  const order = orderOf(type, record)
  if ('from' in range) return order >= lowerBound(range)
  return 'startsWith' in range ? order.startsWith(sortText(range.startsWith)) : order < upperBound(range)
}

export function matchesQuery(
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
