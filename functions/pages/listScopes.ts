import type { ContentType } from '@flou/shared/content/define.ts'
import type { ListQuery } from '@flou/shared/site/contentSource.ts'
import type { StoredRecord } from '@flou/shared/api.ts'
import { targetsIn } from '../store/items/targets.ts'
import { membershipIn, membershipsOf, referencesIn, type Membership } from '../store/items/memberships.ts'
import { dependencies } from '../store/dependencies.ts'
import { sortText } from '../store/keys.ts'
import { edgeOf, isDescending, lowerEdgeOf, orderOf } from '../store/read/list/askedFor.ts'
import { keyAtPlace, keyOfStretch, type Stretch } from './keyParts.ts'

/**
 * Which part of a list a page has read, so that a change renders only the lists it is in: all of it, the records that point
 * at one target (`@categoryId=3`) or at two (`@industryId+kindId=3+5`), those of a month (`@2026-11`) where a list is ordered by date, or both; the records of one parent
 * (`^7`) where a type has one.
 */
type Values = Readonly<Record<string, unknown>>

const MONTH = 'yyyy-mm'.length
const monthOf = (value: unknown) => String(value).slice(0, MONTH)

const isByDate = ({ list, shape }: ContentType) => shape.fields[list.sortBy]?.kind === 'date'

const scope = (by: Membership | undefined, month?: string) =>
  (by ? `@${by.name}=${by.value}` : '') + (month === undefined ? '' : `@${month}`)

/** Touched keys of all parts of its type's list that a record is in, at its place. */
export function keysOfLists(type: ContentType, record: StoredRecord): string[] {
  const bys = [undefined, ...membershipsOf(type, record)]
  const months = isByDate(type) ? [undefined, monthOf(record[type.list.sortBy])] : [undefined]
  const lists = bys.flatMap((by) => months.map((month) => dependencies.list(type.key, scope(by, month))))
  if (type.parent) lists.push(dependencies.listOfParent(type.key, Number(record[type.parent.field])))
  const place = orderOf(type, record)
  return lists.map((list) => keyAtPlace(list, place))
}

/** The fields by which records belong to lists: those that a type lists by, and the one that names the parent. */
const belongingFields = ({ list, parent }: ContentType): string[] => [
  ...(list.by ?? []).flatMap(referencesIn),
  ...(parent ? [parent.field] : []),
]

/** True where a change moves a record within its lists, or from one to another. */
export const isMoved = (type: ContentType, before: StoredRecord, after: StoredRecord): boolean =>
  orderOf(type, before) !== orderOf(type, after) ||
  belongingFields(type).some((name) => String(targetsIn(before[name])) !== String(targetsIn(after[name])))

/** A list read over more months than these is sparse: few pages read it, and they may depend on all of it. */
const MOST_MONTHS = 24

function* monthsDown(from: string, to: string): Generator<string> {
  const day = new Date(`${from}-01T00:00:00Z`)
  for (let month = from; month >= to; month = monthOf(day.toISOString())) {
    yield month
    day.setUTCMonth(day.getUTCMonth() - 1)
  }
}

/**
 * Months from the upper end of the range down to the last record found; undefined where the list was read to its end, or from it: what
 * was read then is open on the other side, and its stretch says so.
 */
function monthsRead(type: ContentType, query: ListQuery, found: readonly Values[]) {
  const { range, limit } = query
  if (!range || !isByDate(type)) return undefined
  if ('from' in range) return undefined
  if ('startsWith' in range) return range.startsWith.length >= MONTH ? [monthOf(range.startsWith)] : undefined
  const last = found.at(-1)
  if (!last || found.length !== limit || !isDescending(type, query)) return undefined
  const months = [...monthsDown(monthOf(range.below), monthOf(last[type.list.sortBy]))]
  return months.length <= MOST_MONTHS ? months : undefined
}

/** Sorts behind every place that begins with the same text. */
const LAST = '\uFFFF'

const edgesOf = (range: ListQuery['range']): Stretch => {
  if (!range) return { low: '', high: '' }
  if ('below' in range) return { low: '', high: edgeOf(range) }
  if ('from' in range) return { low: lowerEdgeOf(range), high: '' }
  const start = sortText(range.startsWith)
  return { low: start, high: start + LAST }
}

/** The stretch of the order that was looked at: from its edge to the last record found, where that was enough. */
function stretchOf(type: ContentType, query: ListQuery, found: readonly StoredRecord[]): Stretch {
  const edges = edgesOf(query.range)
  const areOfAllParents = type.parent && query.parentId === undefined && !query.by
  if (areOfAllParents || found.length === 0 || found.length !== query.limit) return edges
  // one that has moved since the index was read may stand out of order: the change that moved it is still to come
  const places = found.map((record) => orderOf(type, record)).toSorted()
  return isDescending(type, query)
    ? { ...edges, low: places[0] ?? '' }
    : { ...edges, high: places.at(-1) ?? '' }
}

/** Keys that stand for what a list read has found, and for what it would have found. */
export function keysOfRead(type: ContentType, query: ListQuery, found: readonly StoredRecord[]): string[] {
  const stretch = stretchOf(type, query, found)
  if (type.parent && query.parentId !== undefined && !query.by) {
    return [keyOfStretch(dependencies.listOfParent(type.key, query.parentId), stretch)]
  }
  const months = monthsRead(type, query, found) ?? [undefined]
  const by = query.by && membershipIn(query.by)
  return months.map((month) => keyOfStretch(dependencies.list(type.key, scope(by, month)), stretch))
}
