import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import {
  isActive,
  type PageRow,
  type PublishRun,
  type PublishRunRequest,
} from '@flou/shared/publishing/publishing.ts'
import { useFailureText } from '../../core/api/useFailureText.ts'
import { notifyError, notifySuccess } from '../../core/state/notify.ts'
import { api } from '../../core/session/current.ts'
import { publishingTexts } from '../../core/texts/publishing.ts'
import { useTextsOf } from '../../core/texts/useText.ts'

const RUNS_KEY = ['publishing-runs']
const PAGES_KEY = ['publishing-pages']

/** Poll interval in milliseconds while a publish run is active. */
const POLL_MS = 1_000

/** Newest publish runs; polls active ones and refetches the page list with them. */
export function usePublishRuns() {
  const queries = useQueryClient()
  return useQuery({
    queryKey: RUNS_KEY,
    queryFn: async ({ signal }) => {
      const { data } = await api<PublishRun[]>(STAFF_PATHS.publishRuns, { signal })
      const before = queries.getQueryData<PublishRun[]>(RUNS_KEY)
      if (before?.some(isActive)) void queries.invalidateQueries({ queryKey: PAGES_KEY })
      return data
    },
    refetchInterval: ({ state }) => (state.data?.some(isActive) ?? false) && POLL_MS,
  })
}

export interface PageFilter {
  prefix: string
  isFailed: boolean
}

/** Published pages, failed first, then by path. */
export function usePages({ prefix, isFailed }: PageFilter) {
  return useInfiniteQuery({
    queryKey: [...PAGES_KEY, prefix, isFailed],
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

export function usePublishRunActions() {
  const t = useTextsOf(publishingTexts)
  const failureText = useFailureText()
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: RUNS_KEY })
  const onError = (error: unknown) => notifyError(failureText(error))
  const start = useMutation({
    mutationFn: (body: PublishRunRequest) =>
      api<PublishRun>(STAFF_PATHS.publishRuns, { method: 'POST', body }),
    onSuccess: () => notifySuccess(t('publishing.started')),
    onError,
    onSettled: refresh,
  })
  const stop = useMutation({
    mutationFn: (id: string) => api<PublishRun>(STAFF_PATHS.stopPublishRun(id), { method: 'POST' }),
    onError,
    onSettled: refresh,
  })
  return { start, stop }
}
