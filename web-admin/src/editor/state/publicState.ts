import type { StoredRecord } from '@flou/shared/api.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import { hasSchedule, hasStatus } from '@flou/shared/content/visibility.ts'
import { NEWS_STATUS } from '@flou/shared/content/types/news.ts'
import type { Language } from '@flou/shared/locale.ts'
import { todayInJakarta } from '@flou/shared/strings/calendar.ts'
import type { FormValues } from '../../core/records/formErrors.ts'
import { isVisible, publicStateOf, publishDay, type PartialRecord } from '../../core/records/publicState.ts'

/** Target of a save: the live revision or a hidden draft. */
export type Goal = 'live' | 'draft'

export type Effect =
  | { is: 'draftUnseen' | 'draftBesideLive' | 'takenOff' | 'unseen' }
  | { is: 'published'; onlyIn?: Language }
  | { is: 'scheduled' | 'takenOffUntil'; day: string }
  /** `at`: UTC time when the draft is published. */
  | { is: 'planned'; at: string }

interface Save {
  type: AnyType
  goal: Goal
  before: PartialRecord
  after: StoredRecord
  /** Calendar day in Jakarta. */
  today: string
}

/** Returns the effect of a save; undefined for internal types. */
export function effectOfSave({ type, goal, before, after, today }: Save): Effect | undefined {
  const publicState = publicStateOf(type, after, today)
  if (publicState === undefined) return undefined
  const { publish } = after.planned ?? {}
  if (publish) return { is: 'planned', at: publish.at }
  if (after.live) return { is: 'draftBesideLive' }
  const wasVisible = isVisible(publicStateOf(type, before, today))
  const day = publicState === 'scheduled' ? futurePublishDay(type, after, today) : undefined
  if (day !== undefined) return { is: wasVisible ? 'takenOffUntil' : 'scheduled', day }
  if (isVisible(publicState)) return { is: 'published', ...(after.onlyIn && { onlyIn: after.onlyIn }) }
  if (wasVisible) return { is: 'takenOff' }
  return { is: goal === 'draft' ? 'draftUnseen' : 'unseen' }
}

export const isTakenOff = (effect: Effect | undefined): boolean =>
  effect?.is === 'takenOff' || effect?.is === 'takenOffUntil'

/** Returns the publish date if it is after today. */
export function futurePublishDay(type: AnyType, values: PartialRecord, today: string): string | undefined {
  const day = publishDay(values)
  return !type.single && hasSchedule(type) && day > today ? day : undefined
}

export const withPublishedStatus = (type: AnyType, values: FormValues): FormValues =>
  type.single || !hasStatus(type) ? values : { ...values, status: NEWS_STATUS.published }

/**
 * Sets the status of a published record: scheduled if its date is in the future. Types without status are
 * unchanged.
 */
export function withStatus(type: AnyType, values: FormValues, now: Date): FormValues {
  if (type.single || !hasStatus(type)) return values
  const isFuture = futurePublishDay(type, values, todayInJakarta(now)) !== undefined
  return { ...values, status: isFuture ? NEWS_STATUS.scheduled : NEWS_STATUS.published }
}
