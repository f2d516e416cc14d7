import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { AuditEntry } from '@flou/shared/api.ts'
import { api } from '../../../session/current.ts'
import { useLanguage } from '../../../texts/useText.ts'
import { givenFilters, type AuditFilter } from './auditFilter.ts'

const PER_PAGE = 20

interface PageQuery {
  filter: AuditFilter
  cursor: string
  perPage: number
  signal?: AbortSignal
}

/** One page of the log from a cursor on; '' starts at the newest entry. */
export function auditPage({ filter, cursor, perPage, signal }: PageQuery) {
  const search = new URLSearchParams({
    ...givenFilters(filter),
    perPage: String(perPage),
    ...(cursor !== '' && { cursor }),
  })
  return api<AuditEntry[]>(`${STAFF_PATHS.auditLog}?${search.toString()}`, signal && { signal })
}

/** Says in the log that it is exported. */
export const noteExport = (filter: AuditFilter) =>
  api(STAFF_PATHS.auditExport, {
    method: 'POST',
    body: givenFilters(filter),
    idempotencyKey: crypto.randomUUID(),
  })

/** The log, newest first, page after page. */
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
