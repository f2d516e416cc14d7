import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import type { StoredRecord } from '@flou/shared/api.ts'
import { useFailureText } from '../../../core/api/useFailureText.ts'
import { isAwaitingApproval, notifyAwaitingApproval } from '../../../core/records/awaitingApproval.ts'
import { api } from '../../../core/session/current.ts'
import { notifyError, offerUndo } from '../../../core/state/notify.ts'
import { editorTexts } from '../../../core/texts/editor.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'

/** Copies the stored record and offers to edit the copy; the form stays open with what is typed in it. */
export function useDuplicate(recordPath: string, { recordVersion }: StoredRecord) {
  const t = useTextsOf(editorTexts)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const failureText = useFailureText()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () =>
      api<StoredRecord>(`${recordPath}/duplicate?recordVersion=${recordVersion}`, {
        method: 'POST',
        idempotencyKey: crypto.randomUUID(),
      }),
    onSuccess: (answer) => {
      for (const name of ['list', 'options', 'start']) void queries.invalidateQueries({ queryKey: [name] })
      if (isAwaitingApproval(answer)) return notifyAwaitingApproval()
      const { data, message = '' } = answer
      const path = `${pathname.slice(0, pathname.lastIndexOf('/') + 1)}${data.id}`
      return offerUndo(message, t('field.edit'), () => void navigate(path))
    },
    onError: (error) => notifyError(failureText(error)),
  })
}
