import { daysAfter, isDay, startOfDay } from '@flou/shared/calendar.ts'
import { isLanguage } from '@flou/shared/locale.ts'
import type { Submission } from '@flou/shared/submissions/define.ts'
import { filterFields, filterName, NOBODY, SUBMISSION_STATES } from '@flou/shared/submissions/inbox.ts'
import type { InboxFilter } from '../store/submissions/inboxQuery.ts'

const ASSIGNEE = /^[1-9]\d{0,9}$/
/** The longest text that is searched for, in characters. */
const MOST_SEARCHED = 200

type Given = Readonly<Record<string, string | undefined>>

const dayIn = (text: string | undefined) => (isDay(text ?? '') ? text : undefined)

/** The instant at which a day is over in Jakarta. */
const endOfDay = (day: string) => new Date(startOfDay(daysAfter(day, 1)).getTime() - 1)

const YES_NO: Readonly<Record<string, boolean>> = { yes: true, no: false }

/**
 * What a query narrows a form's list to; what makes no sense narrows nothing. Days are days in Jakarta, both inclusive; without them it
 * is all that the form's retention has left.
 */
export function filterOf(form: Submission, given: Given, now: Date): InboxFilter {
  const { search = '', language, assignee, verified } = given
  const [from, to] = [dayIn(given['from']), dayIn(given['to'])]
  const fields = filterFields(form).flatMap(([name]) => {
    const value = given[filterName(name)]
    return value ? [[name, value] as const] : []
  })
  return {
    state: SUBMISSION_STATES.find((state) => state === given['state']),
    search: search.trim().slice(0, MOST_SEARCHED) || undefined,
    language: isLanguage(language) ? language : undefined,
    assignee: assignee === NOBODY || ASSIGNEE.test(assignee ?? '') ? assignee : undefined,
    isVerified: YES_NO[verified ?? ''],
    fields: Object.fromEntries(fields),
    from: from ? startOfDay(from) : new Date(now.getTime() - form.keptDays * 86_400_000),
    to: to ? endOfDay(to) : now,
  }
}
