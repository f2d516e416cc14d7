import { isDay } from '@flou/shared/strings/calendar.ts'
import type { NewTime } from '@flou/shared/approval/workflow.ts'

export const TIME_CHOICES = ['planned', 'now', 'other'] as const
type TimeChoice = (typeof TIME_CHOICES)[number]

/** `day`: typed day in Jakarta. */
export interface PublishTime {
  choice: TimeChoice
  day: string
}

/** Returns the API value; undefined keeps the planned day. */
export const newTimeOf = ({ choice, day }: PublishTime): NewTime | undefined =>
  ({ planned: undefined, now: 'now', other: day })[choice]

/** Returns the error code of the typed day. @param today in Jakarta */
export function wrongDay(
  { choice, day }: PublishTime,
  today: string,
): 'required' | 'date' | 'dayOver' | undefined {
  if (choice !== 'other') return undefined
  if (day === '') return 'required'
  if (!isDay(day)) return 'date'
  return day < today ? 'dayOver' : undefined
}
