import { useInfiniteQuery } from '@tanstack/react-query'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { BROKEN_COUNTED, type BrokenLinkPlace, type BrokenTarget } from '@flou/shared/publishing.ts'
import { api } from '../../session/current.ts'

/** Broken links of a place by target, as many as have been asked for; `prefix` narrows them. */
export const useBrokenLinks = (place: BrokenLinkPlace, prefix: string) =>
  useInfiniteQuery({
    queryKey: ['broken-links', place, prefix],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => {
      const search = new URLSearchParams({ place })
      if (prefix !== '') search.set('prefix', prefix)
      if (pageParam !== '') search.set('cursor', pageParam)
      return api<BrokenTarget[]>(`${STAFF_PATHS.brokenLinks}?${search.toString()}`, { signal })
    },
    getNextPageParam: (last) => last.cursor,
    placeholderData: (before) => before,
  })

/** How many targets a place has, as the tab says it. */
export function countText(total: number | undefined): string {
  if (total === undefined) return '…'
  return total >= BROKEN_COUNTED ? `${BROKEN_COUNTED}+` : String(total)
}
