import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { NEWSLETTER_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type {
  FailedMail,
  SubscriberFigures,
  SubscriberRow,
  SubscriberState,
  SuppressedAddress,
} from '@flou/shared/forms/newsletter.ts'
import { useFailureText } from '../../../core/api/useFailureText.ts'
import { notifyError, notifySuccess } from '../../../core/state/notify.ts'
import { api } from '../../../core/session/current.ts'

const NEWSLETTER_KEY = 'newsletter'

export interface SubscriberFilters {
  state: SubscriberState
  search: string
  language: string
  page: string
}

export const activeFilters = (filters: SubscriberFilters): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''))

export const useSubscribers = (filters: SubscriberFilters) =>
  useInfiniteQuery({
    queryKey: [NEWSLETTER_KEY, 'subscribers', filters],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => {
      const search = new URLSearchParams({ ...activeFilters(filters), cursor: pageParam }).toString()
      return api<SubscriberRow[]>(`${NEWSLETTER_PATHS.subscribers}?${search}`, { signal })
    },
    getNextPageParam: (last) => last.cursor,
    placeholderData: keepPreviousData,
  })

export const useSubscriberFigures = () =>
  useQuery({
    queryKey: [NEWSLETTER_KEY, 'figures'],
    queryFn: async ({ signal }) => (await api<SubscriberFigures>(NEWSLETTER_PATHS.figures, { signal })).data,
    staleTime: 10_000,
  })

const pagesOf = <R>(path: string) => ({
  queryKey: [NEWSLETTER_KEY, path],
  initialPageParam: '',
  queryFn: ({ pageParam, signal }: { pageParam: string; signal: AbortSignal }) =>
    api<R[]>(`${path}?${new URLSearchParams({ cursor: pageParam }).toString()}`, { signal }),
  getNextPageParam: (last: { cursor?: string }) => last.cursor,
})

export const useSuppressed = () => useInfiniteQuery(pagesOf<SuppressedAddress>(NEWSLETTER_PATHS.suppressed))

export const useFailedMails = () => useInfiniteQuery(pagesOf<FailedMail>(NEWSLETTER_PATHS.failed))

export function useRefresh() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: [NEWSLETTER_KEY] })
}

/** Posts a row action and refreshes the lists. @param textOf success message */
export function useRowAction<R extends { id: string }>(path: string, textOf: (row: R) => string) {
  const failureText = useFailureText()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id }: R) => api(path, { method: 'POST', body: { id } }),
    onSuccess: (_, row) => notifySuccess(textOf(row)),
    onError: (error) => notifyError(failureText(error)),
    onSettled: refresh,
  })
}
