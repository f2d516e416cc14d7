import type { ErasureRequest } from '@flou/shared/inbox/personalData.ts'
import { ERASURE_REQUEST_DAYS } from '@flou/shared/inbox/personalData.ts'
import { auditSubjectTexts } from '@flou/shared/texts/audit.ts'
import { AppError } from '../../../core/errors.ts'
import type { Item, Table } from '../../../core/store/dynamo/table.ts'
import { auditItem } from '../../../core/store/items/auditItem.ts'
import { GSI1, type Key } from '../../../core/store/keys.ts'
import { inboxKeys, inboxPartitions, type ErasureRequestItem } from './inboxKeys.ts'
import { keyedPersonHash } from '../../../core/store/personHash.ts'
import { runSteps } from '../../../core/store/step.ts'
import { personOf, type WriteContext } from '../../../core/store/writeContext.ts'

const MAX_REQUESTS = 100

const isOpen = <I extends ErasureRequestItem>(item: I | undefined, now: Date): item is I =>
  item !== undefined && item.ttl * 1000 > now.getTime()

const requestOf = ({ id, email, reason, by, requested }: ErasureRequestItem): ErasureRequest => ({
  id,
  email,
  reason,
  by,
  requested,
})

export async function erasureRequestOf(
  table: Table,
  id: string,
  now: Date,
): Promise<ErasureRequest | undefined> {
  const item = await table.get(inboxKeys.erasureRequest(id), { consistent: true })
  return isOpen(item, now) ? requestOf(item) : undefined
}

export async function erasureRequests(table: Table, now: Date): Promise<ErasureRequest[]> {
  const { items } = await table.query<Key>({
    IndexName: GSI1,
    KeyConditionExpression: 'gsi1pk = :pk',
    ExpressionAttributeValues: { ':pk': inboxPartitions.erasureRequests() },
    ScanIndexForward: false,
    Limit: MAX_REQUESTS,
  })
  const whole = await table.getAll(items.map(({ pk, sk }): Key<ErasureRequestItem> => ({ pk, sk })))
  return whole.filter((item) => isOpen(item, now)).map(requestOf)
}

const requestAudit = (
  context: WriteContext,
  actionType: 'submit' | 'withdraw',
  { id, reason }: Pick<ErasureRequest, 'id' | 'reason'>,
): Item =>
  auditItem(context, {
    entity: 'personalData',
    entityId: 0,
    actionType,
    subject: auditSubjectTexts.erasure,
    data: { person: id, reason },
  })

/** Stores an erasure request for a second person. Throws `duplicate`. */
export async function requestErasure(
  context: WriteContext,
  { email, reason, secret }: Pick<ErasureRequest, 'email' | 'reason'> & { secret: string },
): Promise<ErasureRequest> {
  const { table, now, by } = context
  // appears in paths and the audit log, so the hash is keyed
  const id = keyedPersonHash(email, secret)
  const request: ErasureRequest = { id, email, reason, by: personOf(by), requested: now.toISOString() }
  const Item = {
    ...inboxKeys.erasureRequest(id),
    ...request,
    gsi1pk: inboxPartitions.erasureRequests(),
    gsi1sk: request.requested,
    ttl: Math.floor(now.getTime() / 1000) + ERASURE_REQUEST_DAYS * 86_400,
  }
  await runSteps(table, [
    {
      write: {
        Put: {
          Item,
          ConditionExpression: 'attribute_not_exists(pk) OR #ttl <= :now',
          ExpressionAttributeNames: { '#ttl': 'ttl' },
          ExpressionAttributeValues: { ':now': Math.floor(now.getTime() / 1000) },
        },
      },
      onConditionFailed: () => new AppError('duplicate', { message: 'erasureWaits' }),
    },
    { write: { Put: { Item: requestAudit(context, 'submit', request) } } },
  ])
  return request
}

export async function withdrawErasure(context: WriteContext, request: ErasureRequest): Promise<void> {
  await runSteps(context.table, [
    { write: { Delete: { Key: inboxKeys.erasureRequest(request.id) } } },
    { write: { Put: { Item: requestAudit(context, 'withdraw', request) } } },
  ])
}

export const endErasureRequest = (table: Table, id: string): Promise<void> =>
  table.remove(inboxKeys.erasureRequest(id))
