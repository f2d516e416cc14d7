import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { AppError } from '../../core/errors.ts'
import type { Table } from '../../core/store/dynamo/table.ts'
import { keys, type Key } from '../../core/store/keys.ts'
import type { AttemptsItem } from './person.ts'
import { hashed } from './rateLimit.ts'

/** Blocks after `limit` consecutive attempts until `seconds` after the last counted one. */
export interface AttemptLimit {
  key: Key<AttemptsItem>
  limit: number
  seconds: number
  /** No TTL, because the item records that the account is locked. */
  isPersistent?: true
}

/** Counted attempts, and when they expire in epoch milliseconds. */
interface Attempts {
  attempts: number
  until: number
}

const attemptsOf = ({ attempts = 0, until = 0 }: AttemptsItem): Attempts => ({ attempts, until })

export const counterKey = (name: string, subject: string): Key<AttemptsItem> =>
  keys.rate(`${name}#${hashed(subject)}`, 0)

/** Retries when concurrent requests start the same counter. */
const MAX_TRIES = 5

/**
 * Counts before the attempt, so concurrent ones cannot exceed the limits.
 * @returns its number for each limit; undefined if the attempt must not be made
 */
export async function countAttempts(
  table: Table,
  limits: readonly AttemptLimit[],
  now: Date,
): Promise<number[] | undefined> {
  const numbers: number[] = []
  for (const limit of limits) {
    const number = await countAttempt(table, limit, now)
    if (number === undefined) return undefined
    numbers.push(number)
  }
  return numbers
}

async function countAttempt(table: Table, limit: AttemptLimit, now: Date): Promise<number | undefined> {
  for (let attempt = 1; attempt <= MAX_TRIES; attempt += 1) {
    const number = await incrementCounter(table, limit, now)
    if (number !== undefined) return number
    const item = await table.get(limit.key, { consistent: true })
    const current = item && attemptsOf(item)
    if (current && current.until > now.getTime() && current.attempts >= limit.limit) return undefined
    if (current && current.until <= now.getTime() && (await restartCounter(table, limit, { now, current })))
      return 1
  }
  throw new AppError('unavailable')
}

function timing({ seconds, isPersistent }: AttemptLimit, now: Date) {
  const until = now.getTime() + seconds * 1000
  return {
    set: isPersistent ? '#until = :until' : '#until = :until, #ttl = :ttl',
    names: { '#until': 'until', ...(!isPersistent && { '#ttl': 'ttl' }) },
    values: { ':until': until, ':one': 1, ...(!isPersistent && { ':ttl': Math.ceil(until / 1000) + 60 }) },
  }
}

/** Undefined if the counter is full or expired. */
async function incrementCounter(table: Table, limit: AttemptLimit, now: Date): Promise<number | undefined> {
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

/** Restarts an expired counter; false if a concurrent attempt did it first. */
async function restartCounter(
  table: Table,
  limit: AttemptLimit,
  { now, current }: { now: Date; current: Attempts },
): Promise<boolean> {
  const { set, names, values } = timing(limit, now)
  const begun = await unlessRefused(
    table.update(limit.key, {
      UpdateExpression: `SET attempts = :one, ${set}`,
      ConditionExpression: '#until = :known',
      ExpressionAttributeNames: names,
      ExpressionAttributeValues: { ...values, ':known': current.until },
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
