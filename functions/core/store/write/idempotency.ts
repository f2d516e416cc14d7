import { AppError } from '../../errors.ts'
import { keys, type Key } from '../keys.ts'
import type { Item, StoredItem } from '../dynamo/table.ts'
import type { IdempotencyItem, RevisionItem } from '../storedItems.ts'
import type { WriteContext, Transition } from '../writeContext.ts'
import type { WriteStep } from '../step.ts'
import { revisionKey } from '../items/recordItem.ts'

const RETENTION_SECONDS = 24 * 60 * 60

/** A request with the same idempotency key was already completed. */
export class RepeatedRequest extends Error {
  readonly item: IdempotencyItem | undefined

  constructor(item: IdempotencyItem | undefined) {
    super('Repeated request')
    this.name = 'Repeated'
    this.item = item
  }
}

/** Returns the idempotency item, or undefined without a key. */
export function idempotencyItemOf(
  { idempotency, by, now }: WriteContext,
  answer: Pick<IdempotencyItem, 'answer' | 'isDone'> & Item,
): (Key & Item) | undefined {
  if (!idempotency) return undefined
  return {
    ...keys.idempotency(by.id, idempotency.key),
    fingerprint: idempotency.fingerprint,
    ...answer,
    ttl: Math.floor(now.getTime() / 1000) + RETENTION_SECONDS,
  }
}

export function storeIdempotencyItemSteps(idempotencyItem: (Key & Item) | undefined): WriteStep[] {
  if (!idempotencyItem) return []
  return [
    {
      write: { Put: { Item: idempotencyItem, ConditionExpression: 'attribute_not_exists(pk)' } },
      onConditionFailed: (item) => new RepeatedRequest(item as IdempotencyItem | undefined),
    },
  ]
}

export const idempotencySteps = (context: WriteContext, { type, after }: Transition): WriteStep[] =>
  storeIdempotencyItemSteps(
    idempotencyItemOf(context, { answer: revisionKey(type, after.id, after.version) }),
  )

/**
 * Returns the idempotency item of an earlier call. Throws `bad_request` if the key belongs to another
 * request.
 */
export async function findIdempotencyItem({
  idempotency,
  table,
  by,
}: WriteContext): Promise<IdempotencyItem | undefined> {
  if (!idempotency) return undefined
  const idempotencyItem = await table.get(keys.idempotency(by.id, idempotency.key), { consistent: true })
  if (idempotencyItem && idempotencyItem.fingerprint !== idempotency.fingerprint)
    throw new AppError('bad_request')
  return idempotencyItem
}

export const findEarlierRevision = async (
  context: WriteContext,
): Promise<StoredItem<RevisionItem> | undefined> =>
  readEarlierRevision(context, await findIdempotencyItem(context))

export async function readEarlierRevision(
  { idempotency, table }: WriteContext,
  item: IdempotencyItem | undefined,
) {
  if (!item) return undefined
  if (item.fingerprint !== idempotency?.fingerprint) throw new AppError('bad_request')
  const answer: Key<RevisionItem> | undefined = item.answer
  return answer && table.get(answer, { consistent: true })
}
