/** What narrows the log; it lives in the address. '' for no narrowing. Days are days in Jakarta, inclusive. */
export const FILTER_NAMES = ['entity', 'person', 'actionType', 'from', 'to'] as const
export type AuditFilter = Readonly<Record<(typeof FILTER_NAMES)[number], string>>

export const readFilter = (search: URLSearchParams): AuditFilter =>
  Object.fromEntries(FILTER_NAMES.map((name) => [name, search.get(name) ?? ''])) as AuditFilter // of all names

/** Only what narrows. */
export const givenFilters = (filter: AuditFilter): Record<string, string> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''))
