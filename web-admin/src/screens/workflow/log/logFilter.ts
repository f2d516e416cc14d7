import { WORKFLOW_STATUS } from '@flou/shared/workflow.ts'

/** What narrows the decisions; it lives in the address. '' for no narrowing. Days are days in Jakarta, inclusive. */
export const LOG_FILTERS = ['from', 'to', 'area', 'author', 'decider', 'status'] as const
export type LogFilter = Readonly<Record<(typeof LOG_FILTERS)[number], string>>

const { approved, rejected, withdrawn, expired, superseded } = WORKFLOW_STATUS
/** What can have become of a change that is no longer open. */
export const OUTCOMES = [approved, rejected, withdrawn, expired, superseded] as const

export const NO_FILTER: LogFilter = { from: '', to: '', area: '', author: '', decider: '', status: '' }

/** What the screen shows: the list, or figures about what fits the same days. */
export interface LogQuery {
  filter: LogFilter
  isFigures: boolean
}

export const readLog = (search: URLSearchParams): LogQuery => ({
  filter: Object.fromEntries(LOG_FILTERS.map((name) => [name, search.get(name) ?? ''])) as LogFilter, // of all names
  isFigures: search.get('show') === 'figures',
})

/** Only what narrows. */
export const givenFilters = (filter: LogFilter): Record<string, string> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''))

export const writeLog = ({ filter, isFigures }: LogQuery): URLSearchParams =>
  new URLSearchParams({ ...givenFilters(filter), ...(isFigures && { show: 'figures' }) })
