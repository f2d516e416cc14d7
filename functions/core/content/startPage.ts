import type { Permission } from '@flou/shared/content/permissions.ts'
import type { ListRow } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { todayInJakarta } from '@flou/shared/strings/calendar.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import {
  START_DAYS,
  type Coverage,
  type DatedRecord,
  type OwnDraft,
  type RecentEntry,
  type StartPage,
} from '@flou/shared/startPage.ts'
import type { Call, StaffCall } from '../http/call.ts'
import type { ListState } from '../store/items/listStates.ts'
import { GSI1, keys } from '../store/keys.ts'
import { partitions } from '../store/partitions.ts'
import { withParts } from '../store/read/totals.ts'
import type { Table } from '../store/dynamo/table.ts'

/** Read more than shown, because entries of other areas are filtered out. */
const MAX_SCANNED = 60
const MAX_DUE = 6
const DRAFTS = 8
const DAY_MS = 86_400_000

function typesFor({ areas }: Registry, permissions: ReadonlySet<Permission>): ContentType[] {
  const permitted = areas.filter(({ permission }) => permissions.has(permission))
  const types = permitted.flatMap(({ screens }) =>
    screens.flatMap(({ type }) => (type && !type.single && !type.parent && !type.internal ? [type] : [])),
  )
  return [...new Set(types)]
}

async function coverageOf(table: Table, types: readonly ContentType[]): Promise<Coverage[]> {
  const stored = await table.getAll(types.map(({ key }) => keys.counter(key)))
  const counters = await Promise.all(types.map((type, index) => withParts(table, type, stored[index])))
  return types.map(({ key }, index) => {
    const count = (name: ListState | 'total') => Number(counters[index]?.[name] ?? 0)
    return {
      type: key,
      total: count('total'),
      unpublished: count('unpublished'),
      changed: count('changed'),
      staleTranslation: count('staleTranslation'),
    }
  })
}

/** Returns the relevant date column: start date if sortable, otherwise end date. */
export const dayOf = ({ list }: ContentType): DueQuery['column'] | undefined => {
  const columns = new Set([list.sortBy, ...(list.sortable ?? [])])
  return (['startDate', 'endDate'] as const).find((column) => columns.has(column))
}

async function findDueOfType(
  table: Table,
  type: ContentType,
  { column, today }: DueQuery,
): Promise<DatedRecord[]> {
  const end = new Date(Date.parse(today) + START_DAYS * DAY_MS).toISOString().slice(0, 10)
  const { items } = await table.query({
    IndexName: GSI1,
    KeyConditionExpression: 'gsi1pk = :list AND gsi1sk BETWEEN :from AND :to',
    // The sort key is day and id; `~` sorts after every id.
    ExpressionAttributeValues: { ':list': listIn(type, column), ':from': today, ':to': `${end}#~` },
    Limit: MAX_DUE,
  })
  return items.map(({ row }) => {
    const {
      id,
      titles,
      [column]: day,
    } = JSON.parse(String(row)) as Omit<DatedRecord, 'type'> & Record<string, unknown>
    return { type: type.key, id, titles, day: String(day) }
  })
}

export const listIn = (type: ContentType, column: string) =>
  type.list.sortBy === column ? partitions.list(type.key) : partitions.listBy(type.key, column)

const bySoonest = (due: readonly DatedRecord[][]): DatedRecord[] =>
  due
    .flat()
    .sort((a, b) => a.day.localeCompare(b.day))
    .slice(0, MAX_DUE)

const findDue = async (table: Table, types: readonly ContentType[], { column, today }: DueQuery) =>
  bySoonest(
    await Promise.all(
      types
        .filter((type) => dayOf(type) === column)
        .map((type) => findDueOfType(table, type, { column, today })),
    ),
  )
interface DueQuery {
  column: 'endDate' | 'startDate'
  today: string
}

const MAX_RUNNING = 50

/** Returns records with check-in whose period includes today, by the list of end dates. */
async function findToday(
  table: Table,
  types: readonly ContentType[],
  { registry, today }: { registry: Registry; today: string },
): Promise<DatedRecord[]> {
  const withCheckIn = new Set(
    registry.areas.flatMap(({ screens }) =>
      screens.flatMap(({ custom, ofRecord }) => (custom === 'participants' ? [ofRecord?.type] : [])),
    ),
  )
  const running = await Promise.all(
    types.filter(({ key }) => withCheckIn.has(key)).map((type) => findRunning(table, type, today)),
  )
  return running.flat()
}

async function findRunning(table: Table, type: ContentType, today: string): Promise<DatedRecord[]> {
  const { items } = await table.query({
    IndexName: GSI1,
    KeyConditionExpression: 'gsi1pk = :list AND gsi1sk >= :today',
    ExpressionAttributeValues: { ':list': listIn(type, 'endDate'), ':today': today },
    Limit: MAX_RUNNING,
  })
  return items.flatMap(({ row }) => {
    const { id, titles, startDate } = JSON.parse(String(row)) as ListRow
    return String(startDate).slice(0, 10) <= today ? [{ type: type.key, id, titles, day: today }] : []
  })
}

async function draftsOf(
  { services: { table }, caller }: StaffCall,
  { areas }: Registry,
): Promise<OwnDraft[]> {
  const permitted = new Set(
    areas
      .filter(({ permission }) => caller.permissions.has(permission))
      .flatMap(({ screens }) => screens.flatMap(({ type }) => (type ? [type.key] : []))),
  )
  const { items } = await table.query({
    IndexName: GSI1,
    KeyConditionExpression: 'gsi1pk = :drafts',
    ExpressionAttributeValues: { ':drafts': partitions.draftsOf(caller.id) },
    ScanIndexForward: false,
    Limit: MAX_SCANNED,
  })
  return items
    .map(({ row }) => JSON.parse(String(row)) as OwnDraft)
    .filter(({ type }) => permitted.has(type))
    .slice(0, DRAFTS)
}

/** Returns the newest audit entries of some areas, by key. */
export type RecentEntries = (
  call: Call,
  registry: Registry,
  areas: ReadonlySet<string>,
) => Promise<RecentEntry[]>

/** Reads counters in one batch, up to two months of the log, and one query per dated type. */
export async function startPage(
  call: StaffCall,
  registry: Registry,
  recentEntries: RecentEntries,
): Promise<StartPage> {
  const { table, now } = call.services
  const { permissions } = call.caller
  const types = typesFor(registry, permissions)
  const today = todayInJakarta(now())
  const services = new Set(
    registry.areas.filter(({ permission }) => permissions.has(permission)).map(({ key }) => key),
  )
  const [coverage, drafts, recent, ending, coming, taking] = await Promise.all([
    coverageOf(table, types),
    draftsOf(call, registry),
    recentEntries(call, registry, services),
    findDue(table, types, { column: 'endDate', today }),
    findDue(table, types, { column: 'startDate', today }),
    findToday(table, types, { registry, today }),
  ])
  return { coverage, drafts, recent, ending, coming, today: taking }
}
