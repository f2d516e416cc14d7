import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { AuditEntry } from '@flou/shared/audit/auditEntry.ts'
import { api } from '../../core/session/current.ts'
import { useLanguage } from '../../core/texts/useText.ts'

/** Audit filters in the URL; '' disables one. Days are inclusive, in Jakarta time. */
const FILTER_NAMES = ['entity', 'person', 'actionType', 'from', 'to'] as const
export type AuditFilter = Readonly<Record<(typeof FILTER_NAMES)[number], string>>

export const readFilter = (search: URLSearchParams): AuditFilter =>
  Object.fromEntries(FILTER_NAMES.map((name) => [name, search.get(name) ?? ''])) as AuditFilter // has all names

export const activeFilters = (filter: AuditFilter): Record<string, string> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''))

const PER_PAGE = 20

interface PageQuery {
  filter: AuditFilter
  cursor: string
  perPage: number
  signal?: AbortSignal
}

/** Loads a page of entries; an empty cursor starts with the newest. */
export function auditPage({ filter, cursor, perPage, signal }: PageQuery) {
  const search = new URLSearchParams({
    ...activeFilters(filter),
    perPage: String(perPage),
    ...(cursor !== '' && { cursor }),
  })
  return api<AuditEntry[]>(`${STAFF_PATHS.auditLog}?${search.toString()}`, signal && { signal })
}

/** Records the export in the audit log. */
export const recordExport = (filter: AuditFilter) =>
  api(STAFF_PATHS.auditExport, {
    method: 'POST',
    body: activeFilters(filter),
    idempotencyKey: crypto.randomUUID(),
  })

export function useAuditLog(filter: AuditFilter) {
  const language = useLanguage()
  return useInfiniteQuery({
    queryKey: ['audit', filter, language],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => auditPage({ filter, cursor: pageParam, perPage: PER_PAGE, signal }),
    getNextPageParam: (last) => last.cursor,
    placeholderData: keepPreviousData,
  })
}
