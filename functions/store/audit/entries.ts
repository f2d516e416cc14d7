import { daysAfter, startOfDay } from '@flou/shared/calendar.ts'
import type { Item, Table } from '../dynamo/table.ts'
import { keys, type Key } from '../keys.ts'
import { ulidBounds, ulidTime } from '../ulid.ts'

/** A stretch of audit entries by their ids: behind `after`, up to the instant `until`. */
interface Stretch {
  day: string
  /** '' for the day's begin. */
  after?: string
  /** The day's end where absent or later. */
  until?: Date
}

const monthOf = (instant: Date) => instant.toISOString().slice(0, 7)

/** The first and the last instant of a day in Asia/Jakarta. */
export const boundsOf = (day: string): { from: Date; to: Date } => ({
  from: startOfDay(day),
  to: new Date(startOfDay(daysAfter(day, 1)).getTime() - 1),
})

/** The months, in UTC, that a day touches, with the ids of the stretch. */
function partitionsOf({ day, after = '', until }: Stretch) {
  const { from, to } = boundsOf(day)
  const end = until && until < to ? until : to
  if (end < from) return []
  const { least, greatest } = ulidBounds(from, end)
  // `!` behind an id: the next one that there may be
  const start = after > least ? `${after}!` : least
  if (start > greatest) return []
  return [...new Set([monthOf(from), monthOf(to)])].map((month) => ({
    pk: keys.audit('', month).pk,
    start,
    greatest,
  }))
}

/** Pages of a stretch of a day's entries in the order of their ids. */
async function* pagesOf(
  table: Table,
  stretch: Stretch,
  more: object,
): AsyncGenerator<{ items: Item[]; count: number }> {
  for (const { pk, start, greatest } of partitionsOf(stretch)) {
    let ExclusiveStartKey: Item | undefined
    do {
      const page = await table.query({
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :start AND :greatest',
        ExpressionAttributeValues: { ':pk': pk, ':start': start, ':greatest': greatest },
        ExclusiveStartKey,
        ...more,
      })
      yield page
      ExclusiveStartKey = page.lastKey
    } while (ExclusiveStartKey)
  }
}

/** The next entries of a stretch, in the order of their ids. */
export async function nextEntries(table: Table, stretch: Stretch, limit: number): Promise<Item[]> {
  const items: Item[] = []
  for await (const page of pagesOf(table, stretch, { Limit: limit })) {
    items.push(...page.items)
    if (items.length >= limit) break
  }
  return items.slice(0, limit)
}

/** The ids of all entries of a day, page by page. */
export async function* idsOfDay(table: Table, day: string): AsyncGenerator<string[]> {
  for await (const { items } of pagesOf(table, { day }, { ProjectionExpression: 'sk' }))
    yield items.map(({ sk }) => String(sk))
}

/** The next ids of a stretch, as many as a page of a megabyte has; none at its end. */
export async function nextIds(table: Table, stretch: Stretch): Promise<string[]> {
  for await (const { items } of pagesOf(table, stretch, { ProjectionExpression: 'sk' }))
    if (items.length > 0) return items.map(({ sk }) => String(sk))
  return []
}

/** Where counting a day's entries goes on; numbers and ids as they were given back. */
export interface Counted {
  count: number
  /** The last id that was counted; undefined once all are. */
  after?: string | undefined
}

/** Pages of a megabyte that are counted at a time. */
const COUNTED_PAGES = 4

/** Counts on, as much as a call does. */
export async function countEntries(
  table: Table,
  day: string,
  { count, after = '' }: Counted,
): Promise<Counted> {
  let sum = count
  let read = 0
  for await (const page of pagesOf(table, { day, after }, { ProjectionExpression: 'sk' })) {
    sum += page.items.length
    read += 1
    const last = page.items.at(-1)?.['sk']
    if (read >= COUNTED_PAGES && typeof last === 'string') return { count: sum, after: last }
  }
  return { count: sum }
}

/** The key of an entry by its id; one that nothing has for a text that is no id. */
export const entryKey = (id: string): Key => keys.audit(id || '-', monthOf(ulidTime(id) ?? new Date(0)))

/** The entries of ids, in their order; undefined for one that is not there. */
export const entriesOf = (table: Table, ids: readonly string[]): Promise<(Item | undefined)[]> =>
  table.getAll(ids.map(entryKey))

/** Months in which the oldest entry is looked for. */
const MONTHS = 24

/** The day of the oldest entry of the last two years; undefined where there is none. */
export async function firstDay(
  table: Table,
  now: Date,
  dayOf: (instant: Date) => string,
): Promise<string | undefined> {
  for (let back = MONTHS; back >= 0; back -= 1) {
    const month = monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)))
    const { items } = await table.query({
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': keys.audit('', month).pk },
      ProjectionExpression: 'sk',
      Limit: 1,
    })
    const time = items[0] && ulidTime(String(items[0]['sk']))
    if (time) return dayOf(time)
  }
  return undefined
}
