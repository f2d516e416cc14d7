import { WORKFLOW_STATUS } from '@flou/shared/approval/workflow.ts'

/** Decision filters in the URL; '' disables one. Days are inclusive, in Jakarta time. */
const LOG_FILTERS = ['from', 'to', 'area', 'author', 'decider', 'status'] as const
export type LogFilter = Readonly<Record<(typeof LOG_FILTERS)[number], string>>

const { approved, rejected, withdrawn, expired, superseded } = WORKFLOW_STATUS
export const OUTCOMES = [approved, rejected, withdrawn, expired, superseded] as const

export const NO_FILTER: LogFilter = { from: '', to: '', area: '', author: '', decider: '', status: '' }

export interface LogQuery {
  filter: LogFilter
  isFigures: boolean
}

export const readLog = (search: URLSearchParams): LogQuery => ({
  filter: Object.fromEntries(LOG_FILTERS.map((name) => [name, search.get(name) ?? ''])) as LogFilter, // has all names
  isFigures: search.get('show') === 'figures',
})

export const activeFilters = (filter: LogFilter): Record<string, string> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''))

export const writeLog = ({ filter, isFigures }: LogQuery): URLSearchParams =>
  new URLSearchParams({ ...activeFilters(filter), ...(isFigures && { show: 'figures' }) })
