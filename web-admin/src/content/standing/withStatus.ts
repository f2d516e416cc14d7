import type { AnyType } from '@flou/shared/content/define.ts'
import { hasStatus } from '@flou/shared/content/release.ts'
import { NEWS_STATUS } from '@flou/shared/content/types/news.ts'
import { todayInJakarta } from '@flou/shared/calendar.ts'
import type { FormValues } from '../form/formErrors.ts'
import { dayAhead } from './standing.ts'

/** What is published says so in its `status`: scheduled where its day is to come (decision 16). Types without one stay as they are. */
export function withStatus(type: AnyType, values: FormValues, now: Date): FormValues {
  if (type.single || !hasStatus(type)) return values
  const isAhead = dayAhead(type, values, todayInJakarta(now)) !== undefined
  return { ...values, status: isAhead ? NEWS_STATUS.scheduled : NEWS_STATUS.published }
}
