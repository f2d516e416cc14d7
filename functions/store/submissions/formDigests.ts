import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { submissionOf } from '@flou/shared/submissions/registry.ts'
import type { Table } from '../dynamo/table.ts'
import { GSI1, GSI2, keys } from '../keys.ts'
import { partitions } from '../partitions.ts'
import { ulidBounds } from '../ulid.ts'
import { SHARDS } from './submissionItems.ts'

/** Between two mails about one form, in milliseconds. */
export const DIGEST_MS = 5 * 60_000
/** What was written is in the index by then; milliseconds. */
const SETTLED_MS = 10_000
/** A shard is counted up to so many. */
const MOST = 1_000

/** The form of a partition of unread submissions, where staff get mails about it. */
export function formOfNew(partition: string | undefined): string | undefined {
  const [list, form = ''] = (partition ?? '').split('#')
  return list === 'submissions-new' && submissionOf(form)?.isNotified ? form : undefined
}

/**
 * Notes that forms have new submissions: `sendFormDigests` counts them itself, so that a note that comes twice changes nothing.
 */
export async function markFormDigests(table: Table, forms: Iterable<string>, now: Date): Promise<void> {
  await Promise.all(
    [...forms].map((form) =>
      table.update(keys.formDigest(form), {
        UpdateExpression: 'SET gsi1pk = :digests, gsi1sk = if_not_exists(#until, :now), marked = :now',
        ExpressionAttributeNames: { '#until': 'until' },
        ExpressionAttributeValues: { ':digests': partitions.formDigests(), ':now': now.toISOString() },
      }),
    ),
  )
}

/** What staff have not been told of. */
export interface DueDigest {
  form: string
  /** Up to when they have been told, ISO 8601; undefined before the first mail. */
  since: string | undefined
  /** Up to when this one counts. */
  upTo: string
  /** When the last submission was noted. */
  marked: string
}

/** The forms of which staff may be told now. */
export async function dueDigests(table: Table, now: Date): Promise<DueDigest[]> {
  const { items } = await table.query({
    IndexName: GSI1,
    KeyConditionExpression: 'gsi1pk = :digests AND gsi1sk <= :now',
    ExpressionAttributeValues: { ':digests': partitions.formDigests(), ':now': now.toISOString() },
  })
  const found = await table.getAll(
    items.map(({ pk, sk }) => ({ pk: String(pk), sk: String(sk) })),
    { consistent: true },
  )
  const upTo = new Date(now.getTime() - SETTLED_MS).toISOString()
  return found.flatMap((item) => {
    const due = item?.['gsi1sk']
    if (!item || typeof due !== 'string' || due > now.toISOString()) return []
    const since = typeof item['since'] === 'string' ? item['since'] : undefined
    return [{ form: String(item['pk']).split('#')[1] ?? '', since, upTo, marked: String(item['marked']) }]
  })
}

/** How many submissions of a stretch of time nobody has read yet; `isMore`: the count was ended early. */
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
          ':unread': partitions.newSubmissions(form, shard),
          ':least': least,
          ':greatest': greatest,
        },
        Select: 'COUNT',
        Limit: MOST,
      }),
    ),
  )
  return {
    count: shards.reduce((sum, { count }) => sum + count, 0),
    isMore: shards.some(({ lastKey }) => lastKey !== undefined),
  }
}

/** Notes that staff have been told up to `upTo`; the next mail comes five minutes later at the earliest. */
export const digestSent = (table: Table, digest: DueDigest, now: Date): Promise<boolean> =>
  unlessChanged(() =>
    table.update(keys.formDigest(digest.form), {
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

/** Nothing is left to tell of: the form is not looked at again before its next submission. */
export async function digestEmpty(table: Table, { form, marked, upTo }: DueDigest): Promise<boolean> {
  // what was just written may not be in the index yet
  if (marked > upTo) return false
  return unlessChanged(() =>
    table.update(keys.formDigest(form), {
      UpdateExpression: 'REMOVE gsi1pk, gsi1sk',
      ConditionExpression: 'marked = :marked',
      ExpressionAttributeValues: { ':marked': marked },
    }),
  )
}

async function unlessChanged(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await write()
    return true
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false
    throw error
  }
}
