import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { isActive, type PageRow, type PublishRun, type RunRequest } from '@flou/shared/publishing.ts'
import { useFailureText } from '../../api/useFailureText.ts'
import { notifyError, notifySuccess } from '../../elements/notify.ts'
import { api } from '../../session/current.ts'
import { publishingTexts } from '../../texts/screens/publishing.ts'
import { useTextsOf } from '../../texts/useTextsOf.ts'

const RUNS = ['publishing-runs']
const PAGES = ['publishing-pages']

/** While something is rendered, how often is asked how far it is; milliseconds. */
const PACE = 1_000

/** The newest runs. Those under way are followed; with each look at them the list of pages is looked at again. */
export function useRuns() {
  const queries = useQueryClient()
  return useQuery({
    queryKey: RUNS,
    queryFn: async ({ signal }) => {
      const { data } = await api<PublishRun[]>(STAFF_PATHS.publishRuns, { signal })
      const before = queries.getQueryData<PublishRun[]>(RUNS)
      if (before?.some(isActive)) void queries.invalidateQueries({ queryKey: PAGES })
      return data
    },
    refetchInterval: ({ state }) => (state.data?.some(isActive) ?? false) && PACE,
  })
}

export interface PageFilter {
  prefix: string
  isFailed: boolean
}

/** Published pages: those that failed first, then by path. */
export function usePages({ prefix, isFailed }: PageFilter) {
  return useInfiniteQuery({
    queryKey: [...PAGES, prefix, isFailed],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => {
      const search = new URLSearchParams()
      if (isFailed) search.set('state', 'failed')
      if (prefix !== '') search.set('prefix', prefix)
      if (pageParam !== '') search.set('cursor', pageParam)
      return api<PageRow[]>(`${STAFF_PATHS.publishedPages}?${search.toString()}`, { signal })
    },
    getNextPageParam: (last) => last.cursor,
    placeholderData: (before) => before,
  })
}

/** Starts and stops runs. */
export function useRunCalls() {
  const t = useTextsOf(publishingTexts)
  const failureText = useFailureText()
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: RUNS })
  const onError = (error: unknown) => notifyError(failureText(error))
  const start = useMutation({
    mutationFn: (body: RunRequest) => api<PublishRun>(STAFF_PATHS.publishRuns, { method: 'POST', body }),
    onSuccess: () => notifySuccess(t('publishing.started')),
    onError,
    onSettled: refresh,
  })
  const stop = useMutation({
    mutationFn: (id: string) => api<PublishRun>(STAFF_PATHS.stopRun(id), { method: 'POST' }),
    onError,
    onSettled: refresh,
  })
  return { start, stop }
}
