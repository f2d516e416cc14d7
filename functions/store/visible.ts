import type { ContentType } from '@flou/shared/content/define.ts'
import { startOfDay } from '@flou/shared/calendar.ts'
import { hasSchedule, isScheduled, releaseOf } from '@flou/shared/content/release.ts'

type Values = Readonly<Record<string, unknown>>

/** Apart from its date: published, not switched off, not a draft or archived. */
const isReleased = (type: ContentType, record: Values): boolean => releaseOf(type, record) === 'published'

/**
 * True where visitors may see the record at `now`: released, no longer waiting for the schedule, and its publish date has come in
 * Asia/Jakarta (decisions 15, 16).
 */
export function isVisible(type: ContentType, record: Values, now: Date): boolean {
  if (!isReleased(type, record) || isScheduled(type, record)) return false
  return !hasSchedule(type) || startOfDay(String(record['publishDate'])) <= now
}

/**
 * The instant at which the schedule makes a released record visible: past already where its status is scheduled and its date is. Undefined
 * where it is visible now or never will be.
 */
export function dueAt(type: ContentType, record: Values, now: Date): Date | undefined {
  if (!hasSchedule(type) || !isReleased(type, record)) return undefined
  const start = startOfDay(String(record['publishDate']))
  return isScheduled(type, record) || start > now ? start : undefined
}
