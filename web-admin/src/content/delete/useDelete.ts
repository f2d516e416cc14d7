import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { StoredRecord, Usage } from '@flou/shared/api.ts'
import { messageText } from '@flou/shared/messages.ts'
import { isApiError, serverSays } from '../../api/apiError.ts'
import { alertDelete, alertMissing, notifyError, notifySuccess, offerUndo } from '../../elements/notify.ts'
import { api } from '../../session/current.ts'
import { useFailureText } from '../../api/useFailureText.ts'
import { useLanguage, useText } from '../../texts/useText.ts'
import { isHeld, tellHeld } from '../pending/held.ts'
import { missingText } from './missingText.ts'
import { followReceipt } from '../receipt/followed.ts'

const usagesSchema = z.array(
  z.object({ type: z.string(), id: z.number(), title: z.string(), url: z.string() }),
)

/** Where a record that may not be deleted is used, as the refusal says. */
export const usagesOf = (error: unknown): Usage[] =>
  isApiError(error, 'in_use') ? (usagesSchema.safeParse(error.data).data ?? []) : []

interface Restoring {
  id: number
  isDraft?: boolean
}

/** Restores below an API address; a record that cannot come back as it was may come back as a draft. */
function useRestore(
  address: string,
  { hasDrafts, onSettled }: { hasDrafts: boolean; onSettled: () => unknown },
) {
  const t = useText()
  const language = useLanguage()
  const failureText = useFailureText()
  const restore = useMutation({
    mutationFn: ({ id, isDraft = false }: Restoring) =>
      api<StoredRecord>(`${address}/${id}/restore${isDraft ? '?as=draft' : ''}`, {
        method: 'POST',
        idempotencyKey: crypto.randomUUID(),
      }),
    onSuccess: (answer) => {
      if (isHeld(answer)) return tellHeld()
      const { data, message } = answer
      notifySuccess(message ?? messageText('restored', language))
      return followReceipt(`${address}/${data.id}`, data.recordVersion)
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

/** Deletes, with an undo, and restores below an API address; the list refreshes on both outcomes. */
export function useDelete(address: string, { hasDrafts = false } = {}) {
  const t = useText()
  const language = useLanguage()
  const failureText = useFailureText()
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: ['list', address] })

  const restore = useRestore(address, { hasDrafts, onSettled: refresh })
  const remove = useMutation({
    mutationFn: (id: number) =>
      api<StoredRecord>(`${address}/${id}`, { method: 'DELETE', idempotencyKey: crypto.randomUUID() }),
    onSuccess: (answer, id) => {
      if (isHeld(answer)) return tellHeld()
      const { data, message } = answer
      offerUndo(message ?? messageText('deleted', language), t('list.undo'), () => restore.mutate({ id }))
      return followReceipt(`${address}/${id}`, data.recordVersion)
    },
    onError: (error) => {
      const said = serverSays(error)
      // it stays until it is closed: as a code, it follows the language
      if (said === undefined) alertDelete('deleteFailed', { detail: failureText(error) })
      else alertDelete(said, { usages: usagesOf(error) })
    },
    onSettled: refresh,
  })
  return { remove, restore }
}
