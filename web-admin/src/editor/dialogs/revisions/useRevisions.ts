import { useInfiniteQuery, useMutation, useQueries, useQueryClient } from '@tanstack/react-query'
import type { StoredRecord, RevisionRow } from '@flou/shared/api.ts'
import { messageText } from '@flou/shared/texts/messages.ts'
import { useFailureText } from '../../../core/api/useFailureText.ts'
import { notifyError, notifySuccess } from '../../../core/state/notify.ts'
import { api } from '../../../core/session/current.ts'
import { notifyAwaitingApproval } from '../../../core/records/awaitingApproval.ts'
import { useLanguage } from '../../../core/texts/useText.ts'
import type { RevisionKey } from '../../../core/texts/editorDialogs.ts'

export const REVISION_ACTIONS: Readonly<Record<string, RevisionKey>> = {
  create: 'versions.action.create',
  update: 'versions.action.update',
  restore: 'versions.action.restore',
  delete: 'versions.action.delete',
  publish: 'versions.action.publish',
  unpublish: 'versions.action.unpublish',
  draft: 'versions.action.draft',
  discard: 'versions.action.discard',
}

export const useRevisions = (path: string) =>
  useInfiniteQuery({
    queryKey: ['versions', path],
    queryFn: ({ signal, pageParam }) =>
      api<RevisionRow[]>(`${path}/versions${pageParam && `?cursor=${encodeURIComponent(pageParam)}`}`, {
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor,
  })

/** Loads the contents of revisions; they are immutable and cached. */
export const useRevisionContents = (path: string, versions: readonly number[]) =>
  useQueries({
    queries: versions.map((version) => ({
      queryKey: ['version', path, version],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await api<StoredRecord>(`${path}/versions/${version}`, { signal })).data,
      staleTime: Infinity,
    })),
  })

/** Restores a revision as a new one. */
export function useRestore(path: string, onRestored: (record: StoredRecord) => void) {
  const language = useLanguage()
  const failureText = useFailureText()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (version: number) =>
      api<StoredRecord | null>(`${path}/versions/${version}/restore`, {
        method: 'POST',
        idempotencyKey: crypto.randomUUID(),
      }),
    onSuccess: async ({ data, message }) => {
      // null: the restore awaits approval and changes nothing in the form
      if (data === null) return notifyAwaitingApproval()
      onRestored(data)
      notifySuccess(message ?? messageText('restored', language))
      return queries.invalidateQueries({ queryKey: ['versions', path] })
    },
    onError: (error) => notifyError(failureText(error)),
  })
}
