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
} from '@flou/shared/newsletter.ts'
import { useFailureText } from '../../api/useFailureText.ts'
import { notifyError, notifySuccess } from '../../elements/notify.ts'
import { api } from '../../session/current.ts'

const NEWSLETTER_KEY = 'newsletter'

/** What a list of subscribers is narrowed to. */
export interface SubscriberFilters {
  state: SubscriberState
  search: string
  language: string
  page: string
}

/** The filters that are set, as the API takes them. */
export const givenFilters = (filters: SubscriberFilters): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''))

/** Subscribers in a state, the latest first, page after page. */
export const useSubscribers = (filters: SubscriberFilters) =>
  useInfiniteQuery({
    queryKey: [NEWSLETTER_KEY, 'subscribers', filters],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => {
      const search = new URLSearchParams({ ...givenFilters(filters), cursor: pageParam }).toString()
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

/** Addresses that get no mail, the latest first. */
export const useSuppressed = () => useInfiniteQuery(pagesOf<SuppressedAddress>(NEWSLETTER_PATHS.suppressed))

/** Mails that nobody got, the latest first. */
export const useFailedMails = () => useInfiniteQuery(pagesOf<FailedMail>(NEWSLETTER_PATHS.failed))

/** Asks for all of the newsletter's lists again. */
export function useRefresh() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: [NEWSLETTER_KEY] })
}

/** Does something about one entry of a list, and asks for the lists again. @param textOf what to say once it is done */
export function useAct<R extends { id: string }>(path: string, textOf: (row: R) => string) {
  const failureText = useFailureText()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id }: R) => api(path, { method: 'POST', body: { id } }),
    onSuccess: (_, row) => notifySuccess(textOf(row)),
    onError: (error) => notifyError(failureText(error)),
    onSettled: refresh,
  })
}
