import type { AnyType } from '@flou/shared/content/define.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import type { PendingMark } from '@flou/shared/changes/detail.ts'
import type { ChangeEvent } from '@flou/shared/workflow.ts'
import { AppError } from '../../appError.ts'
import type { Item, Table } from '../dynamo/table.ts'
import { GSI1, keys } from '../keys.ts'
import { partitions } from '../partitions.ts'
import { changeOf, contentOf, type ChangeContent, type StoredChange } from './changeItems.ts'

const ULID = /^[0-9A-HJKMNP-TV-Z]{26}$/

/** A change as it is now. Throws `not_found`. */
export async function requireChange(table: Table, id: string): Promise<StoredChange> {
  const item = ULID.test(id) ? await table.get(keys.change(id), { consistent: true }) : undefined
  if (!item) throw new AppError('not_found')
  return changeOf(item)
}

/** What a change asks for. Throws `not_found`. */
export const contentOfChange = async (
  table: Table,
  { id, hash }: Pick<StoredChange, 'id' | 'hash'>,
): Promise<ChangeContent> => contentOf(await table.get(keys.changeContent(id, hash), { consistent: true }))

/** All items that a query gives, page by page. */
async function allOf(table: Table, input: Parameters<Table['query']>[0]): Promise<Item[]> {
  const items: Item[] = []
  let start: Item | undefined
  do {
    const page = await table.query({ ...input, ...(start && { ExclusiveStartKey: start }) })
    items.push(...page.items)
    start = page.lastKey
  } while (start)
  return items
}

/** Changes that wait for an approver or for their author, or are still being carried out, the oldest first. There are as many as people have not decided yet. */
export const openChanges = async (table: Table): Promise<StoredChange[]> =>
  (
    await allOf(table, {
      IndexName: GSI1,
      KeyConditionExpression: 'gsi1pk = :open',
      ExpressionAttributeValues: { ':open': partitions.openChanges() },
    })
  ).map(changeOf)

/** A stretch of the log of decided changes, the newest first. */
interface ClosedQuery {
  /** ISO instants; both inclusive. */
  from: string
  to: string
  perPage: number
  cursor?: string | undefined
  isWanted: (change: StoredChange) => boolean
}

const CHUNK = 100
const MAX_CHUNKS = 10

/**
 * Decided changes, the newest first. One call reads at most 1,000; where a filter leaves most of them out, the page may be short and
 * still have a cursor, by which the search goes on.
 */
export async function closedChanges(
  table: Table,
  { from, to, perPage, cursor, isWanted }: ClosedQuery,
): Promise<{ changes: StoredChange[]; cursor?: string }> {
  const found: StoredChange[] = []
  let upper = [cursor ?? '~', `${to}~`].toSorted()[0] ?? to
  if (upper < from) return { changes: found } // the table refuses a range that ends before it begins
  for (let chunk = 0; chunk < MAX_CHUNKS; chunk += 1) {
    const start = chunk === 0 ? cursor : upper
    const { items } = await table.query({
      IndexName: GSI1,
      KeyConditionExpression: 'gsi1pk = :closed AND gsi1sk BETWEEN :from AND :to',
      ExpressionAttributeValues: { ':closed': partitions.closedChanges(), ':from': from, ':to': upper },
      ScanIndexForward: false,
      Limit: CHUNK,
    })
    for (const item of items) {
      // the upper bound of what goes on is where the chunk before ended
      if (String(item['gsi1sk']) === start) continue
      upper = String(item['gsi1sk'])
      const change = changeOf(item)
      if (isWanted(change)) found.push(change)
      if (found.length === perPage) return { changes: found, cursor: upper }
    }
    if (items.length < CHUNK) return { changes: found }
  }
  return { changes: found, cursor: upper }
}

/** What happened to a change and was said of it, the oldest first. */
export const eventsOf = async (table: Table, id: string): Promise<ChangeEvent[]> =>
  (
    await allOf(table, {
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :event)',
      ExpressionAttributeValues: { ':pk': keys.change(id).pk, ':event': 'event#' },
    })
  ).map((item) => JSON.parse(String(item['row'])) as ChangeEvent) // written by `eventItem`

/** The open change of a record, section or list; undefined where it has none. */
export async function openChangeOf(table: Table, holder: string): Promise<StoredChange | undefined> {
  const mark = await table.get(keys.pendingChange(holder), { consistent: true })
  const item = mark && (await table.get(keys.change(String(mark['change'])), { consistent: true }))
  return item && changeOf(item)
}

/** Records of a type, or below a record of it, that have an open change. */
export async function pendingMarks(table: Table, type: string, person: number): Promise<PendingMark[]> {
  const items = await allOf(table, {
    IndexName: GSI1,
    KeyConditionExpression: 'gsi1pk = :type',
    ExpressionAttributeValues: { ':type': partitions.pendingOf(type) },
  })
  return items.map((item) => {
    const { authorId, ...mark } = JSON.parse(String(item['row'])) as PendingMark & { authorId: number } // written by `pendingItem`
    return { ...mark, isOwn: authorId === person }
  })
}

/** The type of a change's record or section. Throws for one that is no longer declared. */
export const typeOfChange = ({ types }: Registry, { type }: Pick<StoredChange, 'type'>): AnyType => {
  const found = types.get(type)
  if (!found) throw new AppError('not_found')
  return found
}
