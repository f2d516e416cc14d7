import type { Permission } from '@flou/shared/content/permissions.ts'
import type { AuditEntry } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { todayInJakarta } from '@flou/shared/calendar.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import { START_DAYS, type Coverage, type Due, type OwnDraft, type StartPage } from '@flou/shared/startPage.ts'
import type { Call } from '../../http/call.ts'
import type { Caller } from '../../operations/operation.ts'
import { GSI1, keys } from '../../store/keys.ts'
import { partitions } from '../../store/partitions.ts'
import { listAudit } from '../../store/read/auditLog.ts'
import type { Table } from '../../store/dynamo/table.ts'
import { entryOf } from '../audit/auditRoutes.ts'
import { periodOf } from '../audit/period.ts'

const RECENT = 8
/** Entries of areas the caller may not open are left out of as many. */
const LOOKED_THROUGH = 60
const DUE = 6
const DRAFTS = 8
const DAY_MS = 86_400_000

/** The types with a list of their own in the areas a role permits. */
function typesFor({ areas }: Registry, permissions: ReadonlySet<Permission>): ContentType[] {
  const permitted = areas.filter(({ permission }) => permissions.has(permission))
  const types = permitted.flatMap(({ screens }) =>
    screens.flatMap(({ type }) => (type && !type.single && !type.parent && !type.internal ? [type] : [])),
  )
  return [...new Set(types)]
}

/** One batch of counters, whatever the number of types. */
async function coverageOf(table: Table, types: readonly ContentType[]): Promise<Coverage[]> {
  const counters = await table.getAll(types.map(({ key }) => keys.counter(key)))
  return types.map(({ key }, index) => {
    const count = (name: string) => Number(counters[index]?.[name] ?? 0)
    return {
      type: key,
      total: count('total'),
      unpublished: count('unpublished'),
      changed: count('changed'),
      drift: count('drift'),
    }
  })
}

/** The day that concerns people in records of a type: when they begin, where that can be asked for, else when they end. */
const dayOf = ({ list }: ContentType): DueBy['column'] | undefined => {
  const columns = new Set([list.sortBy, ...(list.sortable ?? [])])
  return (['startDate', 'endDate'] as const).find((column) => columns.has(column))
}

/** Records of a type whose list can be had in the order of that day, within the days ahead. */
async function dueOf(table: Table, type: ContentType, { column, today }: DueBy): Promise<Due[]> {
  const end = new Date(Date.parse(today) + START_DAYS * DAY_MS).toISOString().slice(0, 10)
  const { items } = await table.query({
    IndexName: GSI1,
    KeyConditionExpression: 'gsi1pk = :list AND gsi1sk BETWEEN :from AND :to',
    // the sort key is the day and the id; `~` sorts behind every id
    ExpressionAttributeValues: { ':list': listIn(type, column), ':from': today, ':to': `${end}#~` },
    Limit: DUE,
  })
  return items.map(({ row }) => {
    const {
      id,
      titles,
      [column]: day,
    } = JSON.parse(String(row)) as Omit<Due, 'type'> & Record<string, unknown> // written by `rowOf`
    return { type: type.key, id, titles, day: String(day) }
  })
}

const listIn = (type: ContentType, column: string) =>
  type.list.sortBy === column ? partitions.list(type.key) : partitions.listBy(type.key, column)

const bySoonest = (due: readonly Due[][]): Due[] =>
  due
    .flat()
    .sort((a, b) => a.day.localeCompare(b.day))
    .slice(0, DUE)

const dueBy = async (table: Table, types: readonly ContentType[], { column, today }: DueBy) =>
  bySoonest(
    await Promise.all(
      types.filter((type) => dayOf(type) === column).map((type) => dueOf(table, type, { column, today })),
    ),
  )
interface DueBy {
  column: 'endDate' | 'startDate'
  today: string
}

async function recentOf(
  call: Call,
  registry: Registry,
  services: ReadonlySet<string>,
): Promise<AuditEntry[]> {
  const { table, now } = call.services
  const period = periodOf(undefined, undefined, now())
  const { entries } = await listAudit(table, {
    ...period,
    months: period.months.slice(0, 2),
    perPage: LOOKED_THROUGH,
  })
  return entries
    .filter(({ service }) => services.has(service))
    .slice(0, RECENT)
    .map((row) => entryOf(row, registry, call.language))
}

/** The drafts that a person changed last, of the types that his role permits. */
async function draftsOf(
  { services: { table }, caller }: Call & { caller: Caller },
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
    Limit: LOOKED_THROUGH,
  })
  return items
    .map(({ row }) => JSON.parse(String(row)) as OwnDraft) // written by `ownDraftItems`
    .filter(({ type }) => permitted.has(type))
    .slice(0, DRAFTS)
}

/** What matters when work begins: one batch of counters, one month or two of the log, a query for each dated type. */
export async function startPage(call: Call & { caller: Caller }, registry: Registry): Promise<StartPage> {
  const { table, now } = call.services
  const { permissions } = call.caller
  const types = typesFor(registry, permissions)
  const today = todayInJakarta(now())
  const services = new Set(
    registry.areas.filter(({ permission }) => permissions.has(permission)).map(({ key }) => key),
  )
  const [coverage, drafts, recent, ending, coming] = await Promise.all([
    coverageOf(table, types),
    draftsOf(call, registry),
    recentOf(call, registry, services),
    dueBy(table, types, { column: 'endDate', today }),
    dueBy(table, types, { column: 'startDate', today }),
  ])
  return { coverage, drafts, recent, ending, coming }
}
