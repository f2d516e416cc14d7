import type { Submission } from '@flou/shared/submissions/define.ts'
import { filterFields, filterName, SUBMISSION_STATES } from '@flou/shared/submissions/inbox.ts'

/** What narrows an inbox, by name in the address; '' for no narrowing. */
export type InboxFilters = Readonly<Record<string, string>>

const FIXED = ['state', 'search', 'language', 'assignee', 'verified', 'from', 'to'] as const

export const filterNames = (form: Submission): string[] => [
  ...FIXED,
  ...filterFields(form).map(([name]) => filterName(name)),
]

/** What the screen shows: a list, or figures about the same days. */
export interface InboxQuery {
  filters: InboxFilters
  isFigures: boolean
}

/** Reads the address; a state that there is not narrows nothing. */
export function readInbox(form: Submission, search: URLSearchParams): InboxQuery {
  const filters = Object.fromEntries(filterNames(form).map((name) => [name, search.get(name) ?? '']))
  const isState = SUBMISSION_STATES.some((state) => state === filters['state'])
  return {
    filters: isState ? filters : { ...filters, state: '' },
    isFigures: search.get('show') === 'figures',
  }
}

/** Only what narrows. */
export const givenFilters = (filters: InboxFilters): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''))

export const writeInbox = ({ filters, isFigures }: InboxQuery): URLSearchParams =>
  new URLSearchParams({ ...givenFilters(filters), ...(isFigures && { show: 'figures' }) })

/** True where anything beside the state narrows it. */
export const isNarrowed = (filters: InboxFilters): boolean =>
  Object.keys(givenFilters({ ...filters, state: '' })).length > 0
