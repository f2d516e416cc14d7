import { daysAfter, isDay, startOfDay } from '@flou/shared/strings/calendar.ts'
import { isLanguage } from '@flou/shared/locale.ts'
import type { FormDeclaration } from '@flou/shared/forms/define.ts'
import { filterFields, filterName, UNASSIGNED, SUBMISSION_STATES } from '@flou/shared/inbox/inbox.ts'
import type { InboxFilter } from './store/list/inboxQuery.ts'

const ASSIGNEE = /^[1-9]\d{0,9}$/
const MAX_SEARCH_LENGTH = 200

type QueryParameters = Readonly<Record<string, string | undefined>>

const dayIn = (text: string | undefined) => (isDay(text ?? '') ? text : undefined)

const endOfDay = (day: string) => new Date(startOfDay(daysAfter(day, 1)).getTime() - 1)

const YES_NO: Readonly<Record<string, boolean>> = { yes: true, no: false }

export const textFilterOf = ({ state, search = '' }: QueryParameters) => ({
  state: SUBMISSION_STATES.find((one) => one === state),
  search: search.trim().slice(0, MAX_SEARCH_LENGTH) || undefined,
})

/** Ignores invalid parameters. Days are in Jakarta, inclusive; the default is the retention period. */
export function filterOf(form: FormDeclaration, query: QueryParameters, now: Date): InboxFilter {
  const { language, assignee, verified } = query
  const [from, to] = [dayIn(query.from), dayIn(query.to)]
  const fields = filterFields(form).flatMap(([name]) => {
    const value = query[filterName(name)]
    return value ? [[name, value] as const] : []
  })
  return {
    ...textFilterOf(query),
    language: isLanguage(language) ? language : undefined,
    assignee: assignee === UNASSIGNED || ASSIGNEE.test(assignee ?? '') ? assignee : undefined,
    isVerified: YES_NO[verified ?? ''],
    fields: Object.fromEntries(fields),
    from: from ? startOfDay(from) : new Date(now.getTime() - form.retentionDays * 86_400_000),
    to: to ? endOfDay(to) : now,
  }
}
