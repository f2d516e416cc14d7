import type { AnyType } from '@flou/shared/content/define.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import type { OpenChangeRequest } from '@flou/shared/approval/changeRequestDetail.ts'
import type { ChangeRequestEvent } from '@flou/shared/approval/workflow.ts'
import { AppError } from '../../../core/errors.ts'
import type { Item, StoredItem, Table } from '../../../core/store/dynamo/table.ts'
import { GSI1 } from '../../../core/store/keys.ts'
import {
  approvalKeys,
  approvalPartitions,
  type ChangeRequestItem,
  type EventItem,
  type LockItem,
} from './approvalKeys.ts'
import {
  changeRequestOf,
  contentOf,
  type ChangeRequestContent,
  type StoredChangeRequest,
} from './changeRequestItems.ts'

const ULID = /^[0-9A-HJKMNP-TV-Z]{26}$/

export async function requireChangeRequest(table: Table, id: string): Promise<StoredChangeRequest> {
  const item = ULID.test(id)
    ? await table.get(approvalKeys.changeRequest(id), { consistent: true })
    : undefined
  if (!item) throw new AppError('not_found')
  return changeRequestOf(item)
}

export const contentOfChangeRequest = async (
  table: Table,
  { id, hash }: Pick<StoredChangeRequest, 'id' | 'hash'>,
): Promise<ChangeRequestContent> =>
  contentOf(await table.get(approvalKeys.changeRequestContent(id, hash), { consistent: true }))

export async function allOf<T>(table: Table, input: Parameters<Table['query']>[0]): Promise<StoredItem<T>[]> {
  const items: StoredItem<T>[] = []
  let start: Item | undefined
  do {
    const page = await table.query<T>({ ...input, ...(start && { ExclusiveStartKey: start }) })
    items.push(...page.items)
    start = page.lastKey
  } while (start)
  return items
}

/** Returns undecided and still applying requests, oldest first. */
export const openChangeRequests = async (table: Table): Promise<StoredChangeRequest[]> =>
  (
    await allOf<ChangeRequestItem>(table, {
      IndexName: GSI1,
      KeyConditionExpression: 'gsi1pk = :open',
      ExpressionAttributeValues: { ':open': approvalPartitions.openChangeRequests() },
    })
  ).map(changeRequestOf)

interface ClosedRequestsQuery {
  from: string
  to: string
  perPage: number
  cursor?: string | undefined
  isIncluded: (changeRequest: StoredChangeRequest) => boolean
}

const CHUNK = 100
const MAX_CHUNKS = 10

/**
 * Returns decided requests, newest first. Reads at most 1,000 per call, so a filtered page may be short but
 * still have a cursor.
 */
export async function closedChangeRequests(
  table: Table,
  { from, to, perPage, cursor, isIncluded }: ClosedRequestsQuery,
): Promise<{ changes: StoredChangeRequest[]; cursor?: string }> {
  const found: StoredChangeRequest[] = []
  let upper = [cursor ?? '~', `${to}~`].toSorted()[0] ?? to
  if (upper < from) return { changes: found } // DynamoDB rejects an inverted range
  for (let chunk = 0; chunk < MAX_CHUNKS; chunk += 1) {
    const start = chunk === 0 ? cursor : upper
    const { items } = await table.query<ChangeRequestItem>({
      IndexName: GSI1,
      KeyConditionExpression: 'gsi1pk = :closed AND gsi1sk BETWEEN :from AND :to',
      ExpressionAttributeValues: {
        ':closed': approvalPartitions.closedChangeRequests(),
        ':from': from,
        ':to': upper,
      },
      ScanIndexForward: false,
      Limit: CHUNK,
    })
    for (const item of items) {
      // the upper bound is inclusive: skip the last row of the previous chunk
      if (item.gsi1sk === start) continue
      upper = item.gsi1sk
      const changeRequest = changeRequestOf(item)
      if (isIncluded(changeRequest)) found.push(changeRequest)
      if (found.length === perPage) return { changes: found, cursor: upper }
    }
    if (items.length < CHUNK) return { changes: found }
  }
  return { changes: found, cursor: upper }
}

export const eventsOf = async (table: Table, id: string): Promise<ChangeRequestEvent[]> =>
  (
    await allOf<EventItem>(table, {
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :event)',
      ExpressionAttributeValues: { ':pk': approvalKeys.changeRequest(id).pk, ':event': 'event#' },
    })
  ).map((item) => JSON.parse(item.row) as ChangeRequestEvent)

export async function openChangeRequestOf(
  table: Table,
  lockKey: string,
): Promise<StoredChangeRequest | undefined> {
  const lock = await table.get(approvalKeys.changeRequestLock(lockKey), { consistent: true })
  const item = lock && (await table.get(approvalKeys.changeRequest(lock.changeRequest), { consistent: true }))
  return item && changeRequestOf(item)
}

export async function openRequestsOfType(
  table: Table,
  type: string,
  person: number,
): Promise<OpenChangeRequest[]> {
  const items = await allOf<LockItem>(table, {
    IndexName: GSI1,
    KeyConditionExpression: 'gsi1pk = :type',
    ExpressionAttributeValues: { ':type': approvalPartitions.changeRequestLocksOf(type) },
  })
  return items.map((item) => {
    const { authorId, ...lock } = JSON.parse(item.row) as OpenChangeRequest & { authorId: number }
    return { ...lock, isOwn: authorId === person }
  })
}

export const typeOfChangeRequest = (
  { types }: Registry,
  { type }: Pick<StoredChangeRequest, 'type'>,
): AnyType => {
  const found = types.get(type)
  if (!found) throw new AppError('not_found')
  return found
}
