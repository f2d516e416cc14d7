import { useInfiniteQuery } from '@tanstack/react-query'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import {
  BROKEN_COUNTED,
  type BrokenLinkLocation,
  type BrokenOrder,
  type BrokenTarget,
} from '@flou/shared/publishing/publishing.ts'
import { api } from '../../core/session/current.ts'

export interface BrokenLinksQuery {
  place: BrokenLinkLocation
  /** Prefix of link targets; all if empty. */
  prefix: string
  order: BrokenOrder
}

export const useBrokenLinks = ({ place, prefix, order }: BrokenLinksQuery) =>
  useInfiniteQuery({
    queryKey: ['broken-links', place, prefix, order],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => {
      const search = new URLSearchParams({ place })
      if (prefix !== '') search.set('prefix', prefix)
      if (order !== 'target') search.set('sort', order)
      if (pageParam !== '') search.set('cursor', pageParam)
      return api<BrokenTarget[]>(`${STAFF_PATHS.brokenLinks}?${search.toString()}`, { signal })
    },
    getNextPageParam: (last) => last.cursor,
    placeholderData: (before) => before,
  })

export function countText(total: number | undefined): string {
  if (total === undefined) return '…'
  return total >= BROKEN_COUNTED ? `${BROKEN_COUNTED}+` : String(total)
}
