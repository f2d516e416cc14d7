import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { PersonRef } from '@flou/shared/accounts/account.ts'
import { INBOX_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type {
  BulkResult,
  InboxFigures,
  PageConversion,
  SubmissionDetail,
  SubmissionEvent,
  SubmissionRow,
  SubmissionState,
} from '@flou/shared/inbox/inbox.ts'
import { isApiError } from '../../core/api/apiError.ts'
import { useFailureText } from '../../core/api/useFailureText.ts'
import { alertInfo, notifyError, notifySuccess } from '../../core/state/notify.ts'
import { INBOX_KEY } from '../../core/offices/useUnread.ts'
import { api } from '../../core/session/current.ts'
import { inboxTexts } from '../../core/texts/inbox.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { activeFilters, type InboxFilters } from './inboxQuery.ts'

const PER_PAGE = '25'
const MINUTE_MS = 60_000

export type ExportedSubmission = Omit<SubmissionRow, 'isCut'> & Pick<SubmissionDetail, 'consents' | 'phones'>

/** Loads a page; an empty cursor starts with the newest. */
const inboxPage = (
  form: string,
  filters: InboxFilters,
  { cursor, signal }: { cursor: string; signal?: AbortSignal },
) => {
  const search = new URLSearchParams({ ...activeFilters(filters), perPage: PER_PAGE, cursor })
  return api<SubmissionRow[]>(`${INBOX_PATHS.list(form)}?${search.toString()}`, signal && { signal })
}

export const useInboxList = (form: string, filters: InboxFilters) =>
  useInfiniteQuery({
    queryKey: [INBOX_KEY, 'list', form, filters],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => inboxPage(form, filters, { cursor: pageParam, signal }),
    getNextPageParam: (last) => last.cursor,
    placeholderData: keepPreviousData,
  })

export const usePeople = (form: string) =>
  useQuery({
    queryKey: [INBOX_KEY, 'people', form],
    queryFn: async ({ signal }) => (await api<PersonRef[]>(INBOX_PATHS.people(form), { signal })).data,
    staleTime: MINUTE_MS,
  })

/** Figures of a day range, by default 13 weeks. */
export const useInboxFigures = (form: string, { from = '', to = '' }: InboxFilters) =>
  useQuery({
    queryKey: [INBOX_KEY, 'figures', form, from, to],
    queryFn: async ({ signal }) => {
      const search = new URLSearchParams(activeFilters({ from, to })).toString()
      return (await api<InboxFigures>(`${INBOX_PATHS.figures(form)}?${search}`, { signal })).data
    },
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })

export const useConversion = (form: string, { from = '', to = '' }: InboxFilters) =>
  useQuery({
    queryKey: [INBOX_KEY, 'conversion', form, from, to],
    queryFn: async ({ signal }) => {
      const search = new URLSearchParams(activeFilters({ from, to })).toString()
      return (await api<PageConversion[]>(`${INBOX_PATHS.conversion(form)}?${search}`, { signal })).data
    },
    placeholderData: keepPreviousData,
    staleTime: MINUTE_MS,
  })

export const itemKey = (form: string, id: string) => [INBOX_KEY, 'item', form, id]

const DELIVERY_MS = 5_000

/** Opening marks as read, so the unread count is refetched. */
export function useSubmission(form: string, id: string) {
  const queries = useQueryClient()
  return useQuery({
    queryKey: itemKey(form, id),
    queryFn: async ({ signal }) => {
      const { data } = await api<SubmissionDetail>(INBOX_PATHS.one(form, id), { signal })
      void queries.invalidateQueries({ queryKey: [INBOX_KEY, 'unread'] })
      return data
    },
    refetchInterval: ({ state: { data } }) =>
      data?.events.some(({ reply }) => reply?.delivery === 'waiting') ? DELIVERY_MS : false,
  })
}

export interface SubmissionUpdate {
  state?: SubmissionState
  /** Null removes the assignee. */
  assignee?: number | null
}

/** Updates with optimistic locking; on a conflict refetches and informs the user. */
export function useUpdateSubmission(form: string, { id, version }: Pick<SubmissionDetail, 'id' | 'version'>) {
  const t = useTextsOf(inboxTexts)
  const queries = useQueryClient()
  const failureText = useFailureText()
  return useMutation({
    // serialized, because each update needs the previous version
    scope: { id: `${form} ${id}` },
    mutationFn: async (update: SubmissionUpdate) => {
      const currentVersion = queries.getQueryData<SubmissionDetail>(itemKey(form, id))?.version ?? version
      const options = { method: 'PUT', body: { version: currentVersion, ...update } } as const
      return (await api<SubmissionDetail>(INBOX_PATHS.one(form, id), options)).data
    },
    onSuccess: (after) => queries.setQueryData(itemKey(form, id), after),
    onError: (error) => {
      if (!isApiError(error, 'record_changed')) return notifyError(failureText(error))
      alertInfo(t('inbox.movedOn'))
      return queries.invalidateQueries({ queryKey: itemKey(form, id) })
    },
    // not awaited, so the next update can start
    onSettled: () => {
      void queries.invalidateQueries({
        queryKey: [INBOX_KEY],
        predicate: ({ queryKey }) => queryKey[1] !== 'item',
      })
    },
  })
}

export function useAddNote(form: string, id: string, onSent: () => void) {
  const queries = useQueryClient()
  const failureText = useFailureText()
  return useMutation({
    mutationFn: async (text: string) => {
      const options = { method: 'POST', body: { text } } as const
      return (await api<SubmissionEvent>(INBOX_PATHS.notes(form, id), options)).data
    },
    onSuccess: (event) => {
      queries.setQueryData<SubmissionDetail>(
        itemKey(form, id),
        (current) => current && { ...current, events: [...current.events, event] },
      )
      onSent()
    },
    onError: (error) => notifyError(failureText(error)),
  })
}

const BULK = 100

/** Updates in batches of 100 and reports how many conflicted. */
export function useBulkUpdate(form: string, onDone: () => void) {
  const t = useTextsOf(inboxTexts)
  const queries = useQueryClient()
  const failureText = useFailureText()
  return useMutation({
    mutationFn: async ({ rows, update }: { rows: readonly SubmissionRow[]; update: SubmissionUpdate }) => {
      const results: BulkResult[] = []
      for (let at = 0; at < rows.length; at += BULK) {
        const items = rows.slice(at, at + BULK).map(({ id, version }) => ({ id, version }))
        const options = { method: 'POST', body: { items, ...update } } as const
        results.push(...(await api<BulkResult[]>(INBOX_PATHS.bulk(form), options)).data)
      }
      return results
    },
    onSuccess: (results) => {
      const done = results.filter(({ outcome }) => outcome === 'done').length
      if (done > 0) notifySuccess(t('inbox.changedCount', { count: done }))
      if (done < results.length) alertInfo(t('inbox.refusedCount', { count: results.length - done }))
      onDone()
    },
    onError: (error) => notifyError(failureText(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: [INBOX_KEY] }),
  })
}
