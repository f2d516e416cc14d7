import { todayInJakarta, weekOf } from '@flou/shared/calendar.ts'
import { SEARCH_SHARDS } from '../store/keys.ts'

/** Days after which single counts are gone; the sums of their week are kept. */
const KEPT_DAYS = 28
const DAY_SECONDS = 24 * 60 * 60

/** The partition of a text within its week: always the same one, so that a query is one item. */
export function shardOf(text: string): number {
  let state = 2_166_136_261
  for (let at = 0; at < text.length; at += 1) state = Math.imul(state ^ text.charCodeAt(at), 16_777_619)
  return (state >>> 0) % SEARCH_SHARDS
}

export const currentWeek = (now: Date): string => weekOf(todayInJakarta(now))

/** When what is counted now may go, in epoch seconds. */
export const countEnd = (now: Date): number => Math.floor(now.getTime() / 1000) + KEPT_DAYS * DAY_SECONDS

export const isConditionFailure = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ConditionalCheckFailedException'
