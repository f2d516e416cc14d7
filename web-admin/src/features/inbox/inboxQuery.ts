import type { FormDeclaration } from '@flou/shared/forms/define.ts'
import { filterFields, filterName, SUBMISSION_STATES } from '@flou/shared/inbox/inbox.ts'

/** Inbox filters by URL parameter; '' disables one. */
export type InboxFilters = Readonly<Record<string, string>>

const FIXED = ['state', 'search', 'language', 'assignee', 'verified', 'from', 'to'] as const

export const filterNames = (form: FormDeclaration): string[] => [
  ...FIXED,
  ...filterFields(form).map(([name]) => filterName(name)),
]

export interface InboxQuery {
  filters: InboxFilters
  isFigures: boolean
}

/** Reads inbox state from the URL; ignores unknown states. */
export function readInbox(form: FormDeclaration, search: URLSearchParams): InboxQuery {
  const filters = Object.fromEntries(filterNames(form).map((name) => [name, search.get(name) ?? '']))
  const isKnownState = SUBMISSION_STATES.some((state) => state === filters['state'])
  return {
    filters: isKnownState ? filters : { ...filters, state: '' },
    isFigures: search.get('show') === 'figures',
  }
}

export const activeFilters = (filters: InboxFilters): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''))

export const writeInbox = ({ filters, isFigures }: InboxQuery): URLSearchParams =>
  new URLSearchParams({ ...activeFilters(filters), ...(isFigures && { show: 'figures' }) })

export const isNarrowed = (filters: InboxFilters): boolean =>
  Object.keys(activeFilters({ ...filters, state: '' })).length > 0
