import { daysAfter, startOfDay } from '@flou/shared/strings/calendar.ts'
import type { Item, Table } from '../../../core/store/dynamo/table.ts'
import { keys, type Key } from '../../../core/store/keys.ts'
import { ulidBounds, ulidTime } from '../../../core/store/ulid.ts'

interface EntryRange {
  day: string
  after?: string
  until?: Date
}

const monthOf = (instant: Date) => instant.toISOString().slice(0, 7)

export const boundsOf = (day: string): { from: Date; to: Date } => ({
  from: startOfDay(day),
  to: new Date(startOfDay(daysAfter(day, 1)).getTime() - 1),
})

function partitionsOf({ day, after = '', until }: EntryRange) {
  const { from, to } = boundsOf(day)
  const end = until && until < to ? until : to
  if (end < from) return []
  const { least, greatest } = ulidBounds(from, end)
  // `!` sorts directly after the id
  const start = after > least ? `${after}!` : least
  if (start > greatest) return []
  return [...new Set([monthOf(from), monthOf(to)])].map((month) => ({
    pk: keys.audit('', month).pk,
    start,
    greatest,
  }))
}

async function* pagesOf(
  table: Table,
  range: EntryRange,
  more: object,
): AsyncGenerator<{ items: Item[]; count: number }> {
  for (const { pk, start, greatest } of partitionsOf(range)) {
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

export async function nextEntries(table: Table, range: EntryRange, limit: number): Promise<Item[]> {
  const items: Item[] = []
  for await (const page of pagesOf(table, range, { Limit: limit })) {
    items.push(...page.items)
    if (items.length >= limit) break
  }
  return items.slice(0, limit)
}

export async function* idsOfDay(table: Table, day: string): AsyncGenerator<string[]> {
  for await (const { items } of pagesOf(table, { day }, { ProjectionExpression: 'sk' }))
    yield items.map(({ sk }) => String(sk))
}

export async function nextIds(table: Table, range: EntryRange): Promise<string[]> {
  for await (const { items } of pagesOf(table, range, { ProjectionExpression: 'sk' }))
    if (items.length > 0) return items.map(({ sk }) => String(sk))
  return []
}

export interface CountProgress {
  count: number
  after?: string | undefined
}

const COUNTED_PAGES = 4

export async function countEntries(
  table: Table,
  day: string,
  { count, after = '' }: CountProgress,
): Promise<CountProgress> {
  let sum = count
  let read = 0
  for await (const page of pagesOf(table, { day, after }, { ProjectionExpression: 'sk' })) {
    sum += page.items.length
    read += 1
    const last = page.items.at(-1)?.sk
    if (read >= COUNTED_PAGES && typeof last === 'string') return { count: sum, after: last }
  }
  return { count: sum }
}

/** Returns a key that matches nothing for invalid ids. */
export const entryKey = (id: string): Key => keys.audit(id || '-', monthOf(ulidTime(id) ?? new Date(0)))

export const entriesOf = (table: Table, ids: readonly string[]): Promise<(Item | undefined)[]> =>
  table.getAll(ids.map(entryKey))

const MONTHS = 24

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
    const time = items[0] && ulidTime(String(items[0].sk))
    if (time) return dayOf(time)
  }
  return undefined
}
