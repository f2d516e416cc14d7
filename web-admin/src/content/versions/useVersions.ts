import { useInfiniteQuery, useMutation, useQueries, useQueryClient } from '@tanstack/react-query'
import type { StoredRecord, VersionRow } from '@flou/shared/api.ts'
import { messageText } from '@flou/shared/messages.ts'
import { useFailureText } from '../../api/useFailureText.ts'
import { notifyError, notifySuccess } from '../../elements/notify.ts'
import { api } from '../../session/current.ts'
import { tellHeld } from '../pending/held.ts'
import { useLanguage } from '../../texts/useText.ts'

/** Versions of a record or section, newest first, a page at a time. `address` is its API address. */
export const useVersions = (address: string) =>
  useInfiniteQuery({
    queryKey: ['versions', address],
    queryFn: ({ signal, pageParam }) =>
      api<VersionRow[]>(`${address}/versions${pageParam && `?cursor=${encodeURIComponent(pageParam)}`}`, {
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor,
  })

/** The contents of versions; a version never changes, so each is asked for once. */
export const useContents = (address: string, versions: readonly number[]) =>
  useQueries({
    queries: versions.map((version) => ({
      queryKey: ['version', address, version],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await api<StoredRecord>(`${address}/versions/${version}`, { signal })).data,
      staleTime: Infinity,
    })),
  })

/** Brings a version back as a new one. */
export function useRestore(address: string, onRestored: (record: StoredRecord) => void) {
  const language = useLanguage()
  const failureText = useFailureText()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (version: number) =>
      api<StoredRecord | null>(`${address}/versions/${version}/restore`, {
        method: 'POST',
        idempotencyKey: crypto.randomUUID(),
      }),
    onSuccess: async ({ data, message }) => {
      // what waits for approval without a draft beside it changes nothing in the form
      if (data === null) return tellHeld()
      onRestored(data)
      notifySuccess(message ?? messageText('restored', language))
      return queries.invalidateQueries({ queryKey: ['versions', address] })
    },
    onError: (error) => notifyError(failureText(error)),
  })
}
