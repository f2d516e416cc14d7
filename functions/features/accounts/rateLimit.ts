import { createHash } from 'node:crypto'
import { AppError } from '../../core/errors.ts'
import { keys, type Key } from '../../core/store/keys.ts'
import type { Item, Table } from '../../core/store/dynamo/table.ts'

export interface RateLimit {
  name: string
  /** Stored as a hash, so that the table contains no emails or IPs. */
  subject: string
  limit: number
  seconds: number
}

const LIMITS_OF = {
  /** Above `FREE_ATTEMPTS` (networkProof.ts) each attempt also needs a proof of work. */
  signInByNetwork: { limit: 300, seconds: 300 },
  forgotByNetwork: { limit: 50, seconds: 3_600 },
  /** Per network and email, so one client cannot use up another's attempts. */
  forgotFrom: { limit: 5, seconds: 3_600 },
  /** Per email across all networks, to prevent flooding an inbox. */
  forgotByEmail: { limit: 20, seconds: 3_600 },
  resetByNetwork: { limit: 30, seconds: 3_600 },
  invitationByNetwork: { limit: 60, seconds: 3_600 },
  invitationByEmail: { limit: 5, seconds: 3_600 },
} as const
export type LimitName = keyof typeof LIMITS_OF

export const limitOf = (name: LimitName, subject: string): RateLimit => ({
  name,
  subject,
  ...LIMITS_OF[name],
})

export const hashed = (subject: string) =>
  createHash('sha256').update(subject).digest('base64url').slice(0, 22)

const keyOf = ({ name, subject, seconds }: RateLimit, now: Date) =>
  keys.rate(`${name}#${hashed(subject)}`, Math.floor(now.getTime() / 1000 / seconds))

/** Returns a meaningless item, written for unknown emails so that timing does not reveal accounts. */
export const decoyItem = (subject: string, now: Date): Key & Item => {
  const seconds = Math.floor(now.getTime() / 1000)
  return { ...keys.rate(`decoy#${hashed(subject)}`, seconds), ttl: seconds + 60 }
}

const add = (table: Table, { rate, now, amount }: { rate: RateLimit; now: Date; amount: number }) =>
  table.update(keyOf(rate, now), {
    UpdateExpression: 'ADD attempts :amount SET #ttl = :ttl',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: {
      ':amount': amount,
      ':ttl': Math.floor(now.getTime() / 1000) + 2 * rate.seconds,
    },
    ReturnValues: 'UPDATED_NEW',
  })

/**
 * Counts before the attempt, so concurrent ones count. Throws `too_many_requests`.
 * @returns the attempt number for each limit
 */
export async function takeAttempts(table: Table, rates: readonly RateLimit[], now: Date): Promise<number[]> {
  const counted = await Promise.all(rates.map((rate) => add(table, { rate, now, amount: 1 })))
  const numbers = counted.map((item) => item?.attempts ?? 0)
  if (rates.some(({ limit }, index) => (numbers[index] ?? 0) > limit)) throw new AppError('too_many_requests')
  return numbers
}

export async function returnAttempts(table: Table, rates: readonly RateLimit[], now: Date): Promise<void> {
  await Promise.all(rates.map((rate) => add(table, { rate, now, amount: -1 })))
}
