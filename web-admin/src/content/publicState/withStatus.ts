import type { AnyType } from '@flou/shared/content/define.ts'
import { hasStatus } from '@flou/shared/content/visibility.ts'
import { NEWS_STATUS } from '@flou/shared/content/types/news.ts'
import { todayInJakarta } from '@flou/shared/strings/calendar.ts'
import type { FormValues } from '../form/formErrors.ts'
import { futurePublishDay } from './publicState.ts'

/**
 * Sets the status of a published record: scheduled if its date is in the future. Types without status are
 * unchanged.
 */
export function withStatus(type: AnyType, values: FormValues, now: Date): FormValues {
  if (type.single || !hasStatus(type)) return values
  const isFuture = futurePublishDay(type, values, todayInJakarta(now)) !== undefined
  return { ...values, status: isFuture ? NEWS_STATUS.scheduled : NEWS_STATUS.published }
}
