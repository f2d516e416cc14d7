import type { ListRow } from '@flou/shared/api.ts'
import type { AnyType, ContentType } from '@flou/shared/content/define.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import { hasSchedule } from '@flou/shared/content/visibility.ts'
import { MAX_CALENDAR_DAYS, type CalendarEntry, type PlannedRow } from '@flou/shared/planned.ts'
import { daysAfter, isDay, startOfDay } from '@flou/shared/strings/calendar.ts'
import { AppError } from '../errors.ts'
import type { Call, StaffCall } from '../http/call.ts'
import { isPermitted } from '../operations/permission.ts'
import { liveKey } from '../store/items/recordItem.ts'
import { dataOf } from '../store/liveItem.ts'
import { GSI1 } from '../store/keys.ts'
import { partitions } from '../store/partitions.ts'
import type { Table } from '../store/dynamo/table.ts'
import { dayOf, listIn } from './startPage.ts'

/** First and last day in Asia/Jakarta. */
export interface Days {
  from: string
  to: string
}
/** Returns change requests that expire on these days and that the caller may see. */
export type ExpiringRequests = (call: StaffCall, days: Days) => Promise<CalendarEntry[]>

const MAX_ENTRIES = 500
const LONGEST_PERIOD_DAYS = 366

export interface CalendarSources {
  registry: Registry
  expiringRequests: ExpiringRequests
}

function daysOf({ query: { from = '', to = '' } }: Call): Days {
  if (!isDay(from) || !isDay(to) || to < from || daysAfter(from, MAX_CALENDAR_DAYS) < to)
    throw new AppError('bad_request')
  return { from, to }
}

function viewableTypes({ areas }: Registry, { caller }: StaffCall): AnyType[] {
  const permitted = areas.filter(({ permission }) => isPermitted(permission, caller))
  return [...new Set(permitted.flatMap(({ screens }) => screens.flatMap(({ type }) => type ?? [])))]
}

async function rowsBetween(table: Table, partition: string, [from, to]: readonly [string, string]) {
  const { items } = await table.query({
    IndexName: GSI1,
    KeyConditionExpression: 'gsi1pk = :list AND gsi1sk BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':list': partition, ':from': from, ':to': to },
    Limit: MAX_ENTRIES,
  })
  return items.map(({ row }): unknown => JSON.parse(String(row)))
}

async function plannedIn(table: Table, types: ReadonlySet<string>, { from, to }: Days) {
  const edges = [startOfDay(from), startOfDay(daysAfter(to, 1))].map((edge) => edge.toISOString())
  const rows = await rowsBetween(table, partitions.planned(), [edges[0] ?? '', edges[1] ?? ''])
  return (rows as PlannedRow[])
    .filter(({ type }) => types.has(type))
    .map(({ action: kind, type, id, parentId, titles, at, updated }): CalendarEntry => ({
      kind,
      type,
      id,
      titles,
      at,
      ...(parentId !== undefined && { parentId }),
      ...(updated !== undefined && { updated }),
    }))
}

async function datedIn(table: Table, type: ContentType, { from, to }: Days): Promise<CalendarEntry[]> {
  const rows = await rowsBetween(table, partitions.inListState(type.key, 'published'), [from, `${to}#~`])
  return (rows as ListRow[]).map(({ id, titles, publishDate, updated }) => ({
    kind: 'article',
    type: type.key,
    id,
    titles,
    at: String(publishDate),
    updated,
  }))
}

async function periodsIn(table: Table, type: ContentType, { from, to }: Days): Promise<CalendarEntry[]> {
  const column = dayOf(type)
  if (column === undefined) return []
  const edges = column === 'endDate' ? [from, '~'] : [daysAfter(from, -LONGEST_PERIOD_DAYS), `${to}#~`]
  const rows = await rowsBetween(table, listIn(type, column), [edges[0] ?? '', edges[1] ?? ''])
  return (rows as ListRow[]).flatMap(({ id, titles, startDate, endDate, updated }) =>
    String(startDate) <= to && String(endDate) >= from
      ? [
          {
            kind: 'period',
            type: type.key,
            id,
            titles,
            at: String(startDate),
            until: String(endDate),
            updated,
          },
        ]
      : [],
  )
}

const hasPeriod = ({ declaration: { fields } }: AnyType) => 'startDate' in fields && 'endDate' in fields

async function sectionPeriod(table: Table, type: AnyType, { from, to }: Days): Promise<CalendarEntry[]> {
  const item = await table.get(liveKey(type, 0))
  const { startDate, endDate } = item ? dataOf(item) : {}
  if (typeof startDate !== 'string' || typeof endDate !== 'string') return []
  if (startDate > to || endDate < from) return []
  return [{ kind: 'period', type: type.key, id: 0, titles: type.label, at: startDate, until: endDate }]
}

/** Returns what begins, ends or expires on the requested days. Throws `bad_request` for too many days. */
export const calendarOf = (call: StaffCall, sources: CalendarSources): Promise<CalendarEntry[]> =>
  entriesBetween(call, daysOf(call), sources)

export async function entriesBetween(
  call: StaffCall,
  days: Days,
  { registry, expiringRequests }: CalendarSources,
): Promise<CalendarEntry[]> {
  const { table } = call.services
  const types = viewableTypes(registry, call)
  const found = await Promise.all([
    plannedIn(table, new Set(types.map(({ key }) => key)), days),
    expiringRequests(call, days),
    ...types.map((type) => {
      if (type.single)
        return hasPeriod(type) && type.below === undefined ? sectionPeriod(table, type, days) : []
      if (type.parent || type.internal) return []
      return hasSchedule(type) ? datedIn(table, type, days) : periodsIn(table, type, days)
    }),
  ])
  return found.flat().toSorted((one, other) => one.at.localeCompare(other.at))
}
