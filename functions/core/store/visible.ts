import type { ContentType } from '@flou/shared/content/define.ts'
import { startOfDay } from '@flou/shared/strings/calendar.ts'
import { hasSchedule, isScheduled, visibilityOf } from '@flou/shared/content/visibility.ts'

type Values = Readonly<Record<string, unknown>>

const isPublished = (type: ContentType, record: Values): boolean => visibilityOf(type, record) === 'published'

/**
 * Returns true if published, not waiting for the schedule, and the publish date in Asia/Jakarta has passed.
 */
export function isVisible(type: ContentType, record: Values, now: Date): boolean {
  if (!isPublished(type, record) || isScheduled(type, record)) return false
  return !hasSchedule(type) || startOfDay(String(record.publishDate)) <= now
}

/** Returns when the schedule publishes a record; may be past. Undefined if already visible or never. */
export function visibleFrom(type: ContentType, record: Values, now: Date): Date | undefined {
  if (!hasSchedule(type) || !isPublished(type, record)) return undefined
  const start = startOfDay(String(record.publishDate))
  return isScheduled(type, record) || start > now ? start : undefined
}

function nextChange(type: ContentType, record: Values, now: Date): Date | undefined {
  if (!isPublished(type, record)) return undefined
  const times = (type.changesAt ?? []).map((name) => Date.parse(String(record[String(name)])))
  const next = Math.min(...times.filter((time) => time > now.getTime()))
  return Number.isFinite(next) ? new Date(next) : undefined
}

export const dueTime = (type: ContentType, record: Values, now: Date): Date | undefined =>
  visibleFrom(type, record, now) ?? nextChange(type, record, now)
