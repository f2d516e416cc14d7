import { todayInJakarta, weekOf } from '@flou/shared/strings/calendar.ts'
import { SEARCH_SHARDS } from './searchKeys.ts'

/** Retention of single counts; weekly sums last longer. */
const RETENTION_DAYS = 28
const DAY_SECONDS = 24 * 60 * 60

/** Returns the shard of a text (FNV-1a hash). */
export function shardOf(text: string): number {
  let hash = 2_166_136_261
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619)
  return (hash >>> 0) % SEARCH_SHARDS
}

export const currentWeek = (now: Date): string => weekOf(todayInJakarta(now))

export const countTtl = (now: Date): number => Math.floor(now.getTime() / 1000) + RETENTION_DAYS * DAY_SECONDS

export const isConditionFailure = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ConditionalCheckFailedException'
