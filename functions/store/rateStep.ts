import type { TransactItem } from './dynamo/transact.ts'
import { keys } from './keys.ts'

export interface RateLimit {
  /** Attempts within one window. */
  most: number
  /** Length of a window. */
  seconds: number
}

/**
 * Counts an attempt in the table, as a step of a transaction that fails beyond the limit; holds across all processes.
 * @param subject purpose and hash of the caller; an IP is never stored
 */
export function rateStep(subject: string, { most, seconds }: RateLimit, now: Date): TransactItem {
  const time = Math.floor(now.getTime() / 1000)
  return {
    Update: {
      Key: keys.rate(subject, Math.floor(time / seconds)),
      UpdateExpression: 'ADD attempts :one SET #ttl = :ttl',
      ConditionExpression: 'attribute_not_exists(attempts) OR attempts < :most',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: { ':one': 1, ':most': most, ':ttl': time + 2 * seconds },
    },
  }
}
