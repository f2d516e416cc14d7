import type { NewTime } from '@flou/shared/workflow.ts'

export const TIME_CHOICES = ['planned', 'now', 'other'] as const
export type TimeChoice = (typeof TIME_CHOICES)[number]

/** When an approved change is to be published; `day`: the other day, in Jakarta, as it is typed. */
export interface PublishTime {
  choice: TimeChoice
  day: string
}

/** What the decision says of it; undefined for as its author planned. */
export const newTimeOf = ({ choice, day }: PublishTime): NewTime | undefined =>
  ({ planned: undefined, now: 'now', other: day })[choice]

/** What is wrong with the other day, as a message code; undefined where nothing is. @param today in Jakarta */
export function wrongDay({ choice, day }: PublishTime, today: string): 'required' | 'dayOver' | undefined {
  if (choice !== 'other') return undefined
  if (day === '') return 'required'
  return day < today ? 'dayOver' : undefined
}
