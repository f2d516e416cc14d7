/** Audit filters in the URL; '' disables one. Days are inclusive, in Jakarta time. */
const FILTER_NAMES = ['entity', 'person', 'actionType', 'from', 'to'] as const
export type AuditFilter = Readonly<Record<(typeof FILTER_NAMES)[number], string>>

export const readFilter = (search: URLSearchParams): AuditFilter =>
  Object.fromEntries(FILTER_NAMES.map((name) => [name, search.get(name) ?? ''])) as AuditFilter // has all names

export const activeFilters = (filter: AuditFilter): Record<string, string> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''))
