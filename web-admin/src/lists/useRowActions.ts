import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { ListRow, StoredRecord } from '@flou/shared/api.ts'
import { useFailureText } from '../core/api/useFailureText.ts'
import { notifyError, notifySuccess, offerUndo } from '../core/state/notify.ts'
import { api } from '../core/session/current.ts'
import { listTexts } from '../core/texts/lists.ts'
import { useTextsOf } from '../core/texts/useText.ts'
import { isAwaitingApproval, notifyAwaitingApproval } from '../core/records/awaitingApproval.ts'
import { editPathOf } from '../core/records/routePaths.ts'
import type { RowAction } from './table/RowMenu.tsx'

interface RowActionRequest {
  action: RowAction
  row: ListRow
}

export function useRowActions(apiUrl: string, list: string) {
  const t = useTextsOf(listTexts)
  const navigate = useNavigate()
  const failureText = useFailureText()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ action, row }: RowActionRequest) =>
      api<StoredRecord>(`${apiUrl}/${row.id}/${action}?recordVersion=${row.recordVersion}`, {
        method: 'POST',
        idempotencyKey: crypto.randomUUID(),
      }),
    onSuccess: (answer, { action }) => {
      const { data, message = '' } = answer
      if (isAwaitingApproval(answer)) notifyAwaitingApproval()
      else if (action !== 'duplicate') notifySuccess(message)
      else offerUndo(message, t('list.edit'), () => void navigate(editPathOf(list, data.id)))
    },
    onError: (error) => notifyError(failureText(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: ['list', apiUrl] }),
  })
}
