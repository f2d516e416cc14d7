import { AppError } from '../../../core/errors.ts'
import type { Services } from '../../../core/http/call.ts'
import { ConditionFailed } from '../../../core/store/dynamo/transact.ts'
import { mailKeys, requestOf, tokenHash, type TokenPurpose } from '../../mail/index.ts'
import { subscribeSteps, unsubscribeSteps } from '../effects/subscribe.ts'

/** Throws `not_found` for an invalid or expired link. */
async function personOf(
  { table, now }: Services,
  token: string,
  purposes: readonly TokenPurpose[],
): Promise<string> {
  const item = await table.get(mailKeys.mailToken(tokenHash(token)), { consistent: true })
  const isOver = item?.ttl !== undefined && item.ttl * 1000 <= now().getTime()
  if (!item || isOver || !purposes.includes(item.purpose))
    throw new AppError('not_found', { message: 'linkInvalid' })
  return item.person
}

/** Confirms a subscription. Idempotent; throws `not_found`. */
export async function confirmRequest(services: Services, token: string): Promise<void> {
  const { table, now } = services
  const person = await personOf(services, token, ['confirm'])
  const [request, subscriber] = await table.getAll(
    [mailKeys.subscriberRequest(person), mailKeys.subscriber(person)],
    {
      consistent: true,
    },
  )
  if (!request && subscriber?.state === 'active') return
  const isOver = (request?.ttl ?? 0) * 1000 <= now().getTime()
  if (!request || isOver) throw new AppError('not_found', { message: 'linkInvalid' })
  const [subscribe, remove, ...rest] = subscribeSteps(requestOf(request), {
    ...services,
    at: now().toISOString(),
  })
  const once = { ConditionExpression: 'attribute_exists(pk)' }
  const steps = [
    subscribe,
    remove && 'Delete' in remove && { Delete: { ...remove.Delete, ...once } },
    ...rest,
  ]
  try {
    await table.transact(steps.filter((step) => step !== undefined && step !== false))
  } catch (error) {
    // The button was pressed twice.
    if (!(error instanceof ConditionFailed)) throw error
  }
}

/** Ends a subscription or a pending request. Idempotent; throws `not_found`. */
export async function unsubscribe(services: Services, token: string): Promise<void> {
  const { table, now, newId } = services
  const person = await personOf(services, token, ['unsubscribe', 'confirm'])
  const subscriber = await table.get(mailKeys.subscriber(person), { consistent: true })
  await table.transact(unsubscribeSteps(person, subscriber, { newId, at: now().toISOString() }))
}
