import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { PersonRef } from '@flou/shared/account.ts'
import { INBOX_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type {
  BulkResult,
  InboxFigures,
  PageConversion,
  SubmissionDetail,
  SubmissionEvent,
  SubmissionRow,
  SubmissionState,
} from '@flou/shared/submissions/inbox.ts'
import { isApiError } from '../../api/apiError.ts'
import { useFailureText } from '../../api/useFailureText.ts'
import { alertInfo, notifyError, notifySuccess } from '../../elements/notify.ts'
import { INBOX_KEY } from '../../offices/useUnread.ts'
import { api } from '../../session/current.ts'
import { inboxTexts } from '../../texts/screens/inbox.ts'
import { useTextsOf } from '../../texts/useTextsOf.ts'
import { givenFilters, type InboxFilters } from './inboxQuery.ts'

const PER_PAGE = '25'
const MINUTE_MS = 60_000

/** An exported one: whole, with what was agreed to. */
export type ExportedSubmission = Omit<SubmissionRow, 'isCut'> & Pick<SubmissionDetail, 'consents' | 'phones'>

/** One page from a cursor on; '' starts at the newest. */
export const inboxPage = (
  form: string,
  filters: InboxFilters,
  { cursor, signal }: { cursor: string; signal?: AbortSignal },
) => {
  const search = new URLSearchParams({ ...givenFilters(filters), perPage: PER_PAGE, cursor })
  return api<SubmissionRow[]>(`${INBOX_PATHS.list(form)}?${search.toString()}`, signal && { signal })
}

/** What was sent by a form, newest first, page after page. */
export const useInboxList = (form: string, filters: InboxFilters) =>
  useInfiniteQuery({
    queryKey: [INBOX_KEY, 'list', form, filters],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => inboxPage(form, filters, { cursor: pageParam, signal }),
    getNextPageParam: (last) => last.cursor,
    placeholderData: keepPreviousData,
  })

/** Who may deal with what a form brings. */
export const usePeople = (form: string) =>
  useQuery({
    queryKey: [INBOX_KEY, 'people', form],
    queryFn: async ({ signal }) => (await api<PersonRef[]>(INBOX_PATHS.people(form), { signal })).data,
    staleTime: MINUTE_MS,
  })

/** Figures of a range of days; of the last 13 weeks where none is given. */
export const useInboxFigures = (form: string, { from = '', to = '' }: InboxFilters) =>
  useQuery({
    queryKey: [INBOX_KEY, 'figures', form, from, to],
    queryFn: async ({ signal }) => {
      const search = new URLSearchParams(givenFilters({ from, to })).toString()
      return (await api<InboxFigures>(`${INBOX_PATHS.figures(form)}?${search}`, { signal })).data
    },
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })

/** How often forms were sent from pages, against how often those were viewed, in whole months. */
export const useConversion = (form: string, { from = '', to = '' }: InboxFilters) =>
  useQuery({
    queryKey: [INBOX_KEY, 'conversion', form, from, to],
    queryFn: async ({ signal }) => {
      const search = new URLSearchParams(givenFilters({ from, to })).toString()
      return (await api<PageConversion[]>(`${INBOX_PATHS.conversion(form)}?${search}`, { signal })).data
    },
    placeholderData: keepPreviousData,
    staleTime: MINUTE_MS,
  })

const itemKey = (form: string, id: string) => [INBOX_KEY, 'item', form, id]

/** One; to open it is to read it, so lists and counts are asked for again. */
export function useSubmission(form: string, id: string) {
  const queries = useQueryClient()
  return useQuery({
    queryKey: itemKey(form, id),
    queryFn: async ({ signal }) => {
      const { data } = await api<SubmissionDetail>(INBOX_PATHS.one(form, id), { signal })
      void queries.invalidateQueries({ queryKey: [INBOX_KEY, 'unread'] })
      return data
    },
  })
}

export interface Change {
  state?: SubmissionState
  /** Null takes it from whoever has it. */
  assignee?: number | null
}

/** Changes one at the version shown; where somebody else was quicker, it shows what they did and says so. */
export function useChangeSubmission(form: string, { id, version }: Pick<SubmissionDetail, 'id' | 'version'>) {
  const t = useTextsOf(inboxTexts)
  const queries = useQueryClient()
  const failureText = useFailureText()
  return useMutation({
    // one after another, each at the version that the one before it led to
    scope: { id: `${form} ${id}` },
    mutationFn: async (change: Change) => {
      const shown = queries.getQueryData<SubmissionDetail>(itemKey(form, id))?.version ?? version
      const options = { method: 'PUT', body: { version: shown, ...change } } as const
      return (await api<SubmissionDetail>(INBOX_PATHS.one(form, id), options)).data
    },
    onSuccess: (after) => queries.setQueryData(itemKey(form, id), after),
    onError: (error) => {
      if (!isApiError(error, 'record_changed')) return notifyError(failureText(error))
      alertInfo(t('inbox.movedOn'))
      return queries.invalidateQueries({ queryKey: itemKey(form, id) })
    },
    // not waited for: the next change need not
    onSettled: () => {
      void queries.invalidateQueries({
        queryKey: [INBOX_KEY],
        predicate: ({ queryKey }) => queryKey[1] !== 'item',
      })
    },
  })
}

/** Adds a note to the thread of one. */
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
        (known) => known && { ...known, events: [...known.events, event] },
      )
      onSent()
    },
    onError: (error) => notifyError(failureText(error)),
  })
}

const BULK = 100

/** Changes many, a hundred in each call, and says how many somebody else had changed before. */
export function useBulk(form: string, onDone: () => void) {
  const t = useTextsOf(inboxTexts)
  const queries = useQueryClient()
  const failureText = useFailureText()
  return useMutation({
    mutationFn: async ({ rows, change }: { rows: readonly SubmissionRow[]; change: Change }) => {
      const results: BulkResult[] = []
      for (let at = 0; at < rows.length; at += BULK) {
        const items = rows.slice(at, at + BULK).map(({ id, version }) => ({ id, version }))
        const options = { method: 'POST', body: { items, ...change } } as const
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
