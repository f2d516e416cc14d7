import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { ListRow, StoredRecord } from '@flou/shared/api.ts'
import { useFailureText } from '../../api/useFailureText.ts'
import { notifyError, notifySuccess, offerUndo } from '../../elements/notify.ts'
import { api } from '../../session/current.ts'
import { listTexts } from '../../texts/lists.ts'
import { useTextsOf } from '../../texts/useText.ts'
import { isAwaitingApproval, notifyAwaitingApproval } from '../record/awaitingApproval.ts'
import { editPathOf } from '../routePaths.ts'
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
