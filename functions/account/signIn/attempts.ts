import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { AppError } from '../../appError.ts'
import type { Item, Table } from '../../store/dynamo/table.ts'
import type { Key } from '../../store/keys.ts'

/** So many attempts in a row; then none until the time since the last one that counted has passed. */
export interface AttemptLimit {
  key: Key
  limit: number
  seconds: number
  /** The item stays when its time is over: it says that the account is locked. */
  isKept?: true
}

/** Attempts that were counted, and when they are forgotten, epoch milliseconds. */
interface Attempts {
  attempts: number
  until: number
}

const attemptsOf = (item: Item): Attempts => ({
  attempts: Number(item['attempts'] ?? 0),
  until: Number(item['until'] ?? 0),
})

/** More requests than this do not begin the same count at once. */
const TRIES = 5

/**
 * Counts an attempt before it is made, so that of many at once no more than the limit are made.
 * @returns its number; undefined where the limit is reached: then the attempt must not be made
 */
export async function countAttempt(
  table: Table,
  limit: AttemptLimit,
  now: Date,
): Promise<number | undefined> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const number = await added(table, limit, now)
    if (number !== undefined) return number
    const item = await table.get(limit.key, { consistent: true })
    const known = item && attemptsOf(item)
    if (known && known.until > now.getTime() && known.attempts >= limit.limit) return undefined
    if (known && known.until <= now.getTime() && (await restarted(table, limit, { now, known }))) return 1
  }
  throw new AppError('unavailable')
}

/** The part of an update that says until when attempts count, and until when their item is needed. */
function timing({ seconds, isKept }: AttemptLimit, now: Date) {
  const until = now.getTime() + seconds * 1000
  return {
    set: isKept ? '#until = :until' : '#until = :until, #ttl = :ttl',
    names: { '#until': 'until', ...(!isKept && { '#ttl': 'ttl' }) },
    values: { ':until': until, ':one': 1, ...(!isKept && { ':ttl': Math.ceil(until / 1000) + 60 }) },
  }
}

/** The number of an attempt within a count that goes on, or begins; undefined where it is full or over. */
async function added(table: Table, limit: AttemptLimit, now: Date): Promise<number | undefined> {
  const { set, names, values } = timing(limit, now)
  const counted = await unlessRefused(
    table.update(limit.key, {
      UpdateExpression: `ADD attempts :one SET ${set}`,
      ConditionExpression: 'attribute_not_exists(attempts) OR (#until > :now AND attempts < :limit)',
      ExpressionAttributeNames: names,
      ExpressionAttributeValues: { ...values, ':now': now.getTime(), ':limit': limit.limit },
      ReturnValues: 'UPDATED_NEW',
    }),
  )
  return counted && attemptsOf(counted).attempts
}

/** Begins anew after a count that is over; false where another attempt has just done so. */
async function restarted(
  table: Table,
  limit: AttemptLimit,
  { now, known }: { now: Date; known: Attempts },
): Promise<boolean> {
  const { set, names, values } = timing(limit, now)
  const begun = await unlessRefused(
    table.update(limit.key, {
      UpdateExpression: `SET attempts = :one, ${set}`,
      ConditionExpression: '#until = :known',
      ExpressionAttributeNames: names,
      ExpressionAttributeValues: { ...values, ':known': known.until },
      ReturnValues: 'UPDATED_NEW',
    }),
  )
  return begun !== undefined
}

async function unlessRefused<T>(write: Promise<T>): Promise<T | undefined> {
  try {
    return await write
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined
    throw error
  }
}
