import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { formDeclarationOf } from '@flou/shared/forms/registry.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { GSI1, GSI2, type Key } from '../../../core/store/keys.ts'
import { formPartitions, SHARDS } from '../../forms/index.ts'
import { inboxKeys, inboxPartitions, type FormDigestItem } from './inboxKeys.ts'
import { ulidBounds } from '../../../core/store/ulid.ts'

const DIGEST_MS = 5 * 60_000
/** Delay for eventual consistency of the index, in milliseconds. */
const INDEX_DELAY_MS = 10_000
const MAX_COUNTED = 1_000

export function formOfNew(partition: string | undefined): string | undefined {
  const [list, form = ''] = (partition ?? '').split('#')
  return list === 'submissions-new' && formDeclarationOf(form)?.isNotified ? form : undefined
}

/** Marks forms with new submissions. Idempotent: `sendFormDigests` counts them itself. */
export async function markFormDigests(table: Table, forms: Iterable<string>, now: Date): Promise<void> {
  await Promise.all(
    [...forms].map((form) =>
      table.update(inboxKeys.formDigest(form), {
        UpdateExpression: 'SET gsi1pk = :digests, gsi1sk = if_not_exists(#until, :now), marked = :now',
        ExpressionAttributeNames: { '#until': 'until' },
        ExpressionAttributeValues: { ':digests': inboxPartitions.formDigests(), ':now': now.toISOString() },
      }),
    ),
  )
}

export interface DueDigest {
  form: string
  since: string | undefined
  upTo: string
  marked: string
}

export async function dueDigests(table: Table, now: Date): Promise<DueDigest[]> {
  const { items } = await table.query<Key>({
    IndexName: GSI1,
    KeyConditionExpression: 'gsi1pk = :digests AND gsi1sk <= :now',
    ExpressionAttributeValues: { ':digests': inboxPartitions.formDigests(), ':now': now.toISOString() },
  })
  const found = await table.getAll(
    items.map(({ pk, sk }): Key<FormDigestItem> => ({ pk, sk })),
    { consistent: true },
  )
  const upTo = new Date(now.getTime() - INDEX_DELAY_MS).toISOString()
  return found.flatMap((item) => {
    if (item?.gsi1sk === undefined || item.gsi1sk > now.toISOString()) return []
    const { pk, since, marked } = item
    return [{ form: pk.split('#')[1] ?? '', since, upTo, marked }]
  })
}

export async function countNew(
  table: Table,
  { form, since, upTo }: DueDigest,
): Promise<{ count: number; isMore: boolean }> {
  const from = since === undefined ? new Date(0) : new Date(Date.parse(since) + 1)
  const { least, greatest } = ulidBounds(from, new Date(upTo))
  if (least > greatest) return { count: 0, isMore: false }
  const shards = await Promise.all(
    Array.from({ length: SHARDS }, (_, shard) =>
      table.query({
        IndexName: GSI2,
        KeyConditionExpression: 'gsi2pk = :unread AND gsi2sk BETWEEN :least AND :greatest',
        ExpressionAttributeValues: {
          ':unread': formPartitions.newSubmissions(form, shard),
          ':least': least,
          ':greatest': greatest,
        },
        Select: 'COUNT',
        Limit: MAX_COUNTED,
      }),
    ),
  )
  return {
    count: shards.reduce((sum, { count }) => sum + count, 0),
    isMore: shards.some(({ lastKey }) => lastKey !== undefined),
  }
}

export const markDigestSent = (table: Table, digest: DueDigest, now: Date): Promise<boolean> =>
  tryConditionalWrite(() =>
    table.update(inboxKeys.formDigest(digest.form), {
      UpdateExpression: 'SET since = :upTo, #until = :until, gsi1sk = :until',
      ConditionExpression: digest.since === undefined ? 'attribute_not_exists(since)' : 'since = :since',
      ExpressionAttributeNames: { '#until': 'until' },
      ExpressionAttributeValues: {
        ':upTo': digest.upTo,
        ':until': new Date(now.getTime() + DIGEST_MS).toISOString(),
        ...(digest.since !== undefined && { ':since': digest.since }),
      },
    }),
  )

/** Clears the digest until the next submission. @returns false if a submission was added meanwhile */
export async function clearDigest(table: Table, { form, marked, upTo }: DueDigest): Promise<boolean> {
  // recent writes may not be indexed yet
  if (marked > upTo) return false
  return tryConditionalWrite(() =>
    table.update(inboxKeys.formDigest(form), {
      UpdateExpression: 'REMOVE gsi1pk, gsi1sk',
      ConditionExpression: 'marked = :marked',
      ExpressionAttributeValues: { ':marked': marked },
    }),
  )
}

async function tryConditionalWrite(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await write()
    return true
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false
    throw error
  }
}
