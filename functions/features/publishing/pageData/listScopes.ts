import type { ContentType } from '@flou/shared/content/define.ts'
import type { ListQuery } from '@flou/shared/site/contentSource.ts'
import type { StoredRecord } from '@flou/shared/api.ts'
import {
  membershipIn,
  membershipsOf,
  referencesIn,
  type Membership,
  targetsIn,
} from '../../../core/store/items/memberships.ts'
import { dependencies } from '../../../core/store/dependencies.ts'
import { sortText } from '../../../core/store/keys.ts'
import { upperBound, isDescending, lowerBound, orderOf } from '../../../core/store/read/list/matchesQuery.ts'
import { keyAtPosition, keyOfRange, type SortRange } from './dependencyKey.ts'

/**
 * Scopes of a list that a page depends on: a target (`@categoryId=3`), two targets
 * (`@industryId+kindId=3+5`), a month (`@2026-11`) or a parent (`^7`).
 */
type Values = Readonly<Record<string, unknown>>

const MONTH = 'yyyy-mm'.length
const monthOf = (value: unknown) => String(value).slice(0, MONTH)

const isByDate = ({ list, declaration }: ContentType) => declaration.fields[list.sortBy]?.kind === 'date'

const scope = (by: Membership | undefined, month?: string) =>
  (by ? `@${by.name}=${by.value}` : '') + (month === undefined ? '' : `@${month}`)

/** Returns affected keys of all list scopes that contain the record. */
export function keysOfLists(type: ContentType, record: StoredRecord): string[] {
  const bys = [undefined, ...membershipsOf(type, record)]
  const months = isByDate(type) ? [undefined, monthOf(record[type.list.sortBy])] : [undefined]
  const lists = bys.flatMap((by) => months.map((month) => dependencies.list(type.key, scope(by, month))))
  if (type.parent) lists.push(dependencies.listOfParent(type.key, Number(record[type.parent.field])))
  const position = orderOf(type, record)
  return lists.map((list) => keyAtPosition(list, position))
}

const belongingFields = ({ list, parent }: ContentType): string[] => [
  ...(list.by ?? []).flatMap(referencesIn),
  ...(parent ? [parent.field] : []),
]

export const isMoved = (type: ContentType, before: StoredRecord, after: StoredRecord): boolean =>
  orderOf(type, before) !== orderOf(type, after) ||
  belongingFields(type).some((name) => String(targetsIn(before[name])) !== String(targetsIn(after[name])))

/** Above this limit a page depends on the whole list. */
const MAX_MONTHS = 24

function* monthsDown(from: string, to: string): Generator<string> {
  const day = new Date(`${from}-01T00:00:00Z`)
  for (let month = from; month >= to; month = monthOf(day.toISOString())) {
    yield month
    day.setUTCMonth(day.getUTCMonth() - 1)
  }
}

function monthsRead(type: ContentType, query: ListQuery, found: readonly Values[]) {
  const { range, limit } = query
  if (!range || !isByDate(type)) return undefined
  if ('from' in range) return undefined
  if ('startsWith' in range) return range.startsWith.length >= MONTH ? [monthOf(range.startsWith)] : undefined
  const last = found.at(-1)
  if (!last || found.length !== limit || !isDescending(type, query)) return undefined
  const months = [...monthsDown(monthOf(range.below), monthOf(last[type.list.sortBy]))]
  return months.length <= MAX_MONTHS ? months : undefined
}

const MAX_CHARACTER = '\uFFFF'

const boundsOf = (range: ListQuery['range']): SortRange => {
  if (!range) return { low: '', high: '' }
  if ('below' in range) return { low: '', high: upperBound(range) }
  if ('from' in range) return { low: lowerBound(range), high: '' }
  const start = sortText(range.startsWith)
  return { low: start, high: start + MAX_CHARACTER }
}

function rangeOfRead(type: ContentType, query: ListQuery, found: readonly StoredRecord[]): SortRange {
  const bounds = boundsOf(query.range)
  const areOfAllParents = type.parent && query.parentId === undefined && !query.by
  if (areOfAllParents || found.length === 0 || found.length !== query.limit) return bounds
  // the index is eventually consistent: a moved record may be out of order
  const positions = found.map((record) => orderOf(type, record)).toSorted()
  return isDescending(type, query)
    ? { ...bounds, low: positions[0] ?? '' }
    : { ...bounds, high: positions.at(-1) ?? '' }
}

/** Returns the keys of a list read, including records that would have matched. */
export function keysOfRead(type: ContentType, query: ListQuery, found: readonly StoredRecord[]): string[] {
  const readRange = rangeOfRead(type, query, found)
  if (type.parent && query.parentId !== undefined && !query.by) {
    return [keyOfRange(dependencies.listOfParent(type.key, query.parentId), readRange)]
  }
  const months = monthsRead(type, query, found) ?? [undefined]
  const by = query.by && membershipIn(query.by)
  return months.map((month) => keyOfRange(dependencies.list(type.key, scope(by, month)), readRange))
}
