import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { StoredRecord } from '@flou/shared/api.ts'
import { messageText } from '@flou/shared/texts/messages.ts'
import { isApiError, serverMessageOf } from '../core/api/apiError.ts'
import { alertDelete, alertMissing, notifyError, notifySuccess, offerUndo } from '../core/state/notify.ts'
import { api } from '../core/session/current.ts'
import { useFailureText } from '../core/api/useFailureText.ts'
import { listTexts } from '../core/texts/lists.ts'
import { useLanguage, useTextsOf } from '../core/texts/useText.ts'
import { isAwaitingApproval, notifyAwaitingApproval } from '../core/records/awaitingApproval.ts'
import { usagesIn } from '../core/records/useUsages.ts'
import { followPublishing } from '../core/records/followedSave.ts'

const missingSchema = z.array(z.object({ label: z.string(), title: z.string(), id: z.number() }))

export function missingText(error: unknown): string | undefined {
  if (!isApiError(error, 'references_missing')) return undefined
  const missing = missingSchema.safeParse(error.data).data ?? []
  return missing.map(({ label, title, id }) => `${label}: ${title || id}`).join(' · ')
}

interface Restoring {
  id: number
  isDraft?: boolean
}

/** Restores a record; if references are missing, offers to restore it as a draft. */
function useRestore(
  apiUrl: string,
  { hasDrafts, onSettled }: { hasDrafts: boolean; onSettled: () => unknown },
) {
  const t = useTextsOf(listTexts)
  const language = useLanguage()
  const failureText = useFailureText()
  const restore = useMutation({
    mutationFn: ({ id, isDraft = false }: Restoring) =>
      api<StoredRecord>(`${apiUrl}/${id}/restore${isDraft ? '?as=draft' : ''}`, {
        method: 'POST',
        idempotencyKey: crypto.randomUUID(),
      }),
    onSuccess: (answer) => {
      if (isAwaitingApproval(answer)) return notifyAwaitingApproval()
      const { data, message } = answer
      notifySuccess(message ?? messageText('restored', language))
      return followPublishing(`${apiUrl}/${data.id}`, data.recordVersion)
    },
    onError: (error, { id }) => {
      const missing = missingText(error)
      if (missing === undefined) return notifyError(failureText(error))
      const run = () => restore.mutate({ id, isDraft: true })
      return alertMissing(
        failureText(error),
        missing,
        hasDrafts ? { label: t('list.restoreAsDraft'), run } : undefined,
      )
    },
    onSettled,
  })
  return restore
}

/** Deletes with undo, and restores; refetches the list after success and failure. */
export function useDelete(apiUrl: string, { hasDrafts = false } = {}) {
  const t = useTextsOf(listTexts)
  const language = useLanguage()
  const failureText = useFailureText()
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: ['list', apiUrl] })

  const restore = useRestore(apiUrl, { hasDrafts, onSettled: refresh })
  const remove = useMutation({
    mutationFn: (id: number) =>
      api<StoredRecord>(`${apiUrl}/${id}`, { method: 'DELETE', idempotencyKey: crypto.randomUUID() }),
    onSuccess: (answer, id) => {
      if (isAwaitingApproval(answer)) return notifyAwaitingApproval()
      const { data, message } = answer
      offerUndo(message ?? messageText('deleted', language), t('shell.undo'), () => restore.mutate({ id }))
      return followPublishing(`${apiUrl}/${id}`, data.recordVersion)
    },
    onError: (error) => {
      const code = serverMessageOf(error)
      // the alert stays open: a code follows the interface language
      if (code === undefined) alertDelete('deleteFailed', { detail: failureText(error) })
      else alertDelete(code, { usages: usagesIn(error) })
    },
    onSettled: refresh,
  })
  return { remove, restore }
}
