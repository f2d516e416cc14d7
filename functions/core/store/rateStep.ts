import type { TransactItem } from './dynamo/transact.ts'
import { keys } from './keys.ts'

export interface RateLimit {
  limit: number
  seconds: number
}

/**
 * Counts an attempt in a transaction that fails above the limit, across all processes.
 * @param subject purpose and hash of the caller; never a raw IP
 */
export function rateStep(subject: string, { limit, seconds }: RateLimit, now: Date): TransactItem {
  const time = Math.floor(now.getTime() / 1000)
  return {
    Update: {
      Key: keys.rate(subject, Math.floor(time / seconds)),
      UpdateExpression: 'ADD attempts :one SET #ttl = :ttl',
      ConditionExpression: 'attribute_not_exists(attempts) OR attempts < :most',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: { ':one': 1, ':most': limit, ':ttl': time + 2 * seconds },
    },
  }
}
