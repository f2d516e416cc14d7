import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { MediaRow } from '@flou/shared/api.ts'
import type { MediaOverview } from '@flou/shared/media/media.ts'
import { LIBRARY, OVERVIEW } from '../../../core/media/useLibraryRefresh.ts'
import { api } from '../../../core/session/current.ts'
import { apiSearch, type LibraryQuery } from './libraryQuery.ts'

const PAGE = 48

export function useLibrary(filters: LibraryQuery) {
  const search = apiSearch(filters).toString()
  const query = useInfiniteQuery({
    queryKey: [LIBRARY, search],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => {
      const cursor = pageParam === '' ? '' : `&cursor=${encodeURIComponent(pageParam)}`
      return api<MediaRow[]>(`${STAFF_PATHS.media}?${search}&perPage=${PAGE}${cursor}`, { signal })
    },
    getNextPageParam: (last) => last.cursor,
    placeholderData: keepPreviousData,
  })
  return {
    files: query.data?.pages.flatMap(({ data }) => data) ?? [],
    total: query.data?.pages[0]?.total,
    error: query.error,
    isPending: query.isPending,
    isStale: query.isPlaceholderData,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    reload: () => void query.refetch(),
  }
}

const NOTHING: MediaOverview = {
  total: 0,
  bytes: 0,
  kinds: [],
  trash: { count: 0, bytes: 0 },
  missingAlt: 0,
  tags: [],
  folders: [],
}

export function useOverview(): MediaOverview {
  const { data } = useQuery({
    queryKey: [OVERVIEW],
    queryFn: async ({ signal }) => (await api<MediaOverview>(STAFF_PATHS.mediaOverview, { signal })).data,
  })
  return data ?? NOTHING
}
