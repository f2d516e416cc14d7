import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { ListRow, StoredRecord } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { useFailureText } from '../core/api/useFailureText.ts'
import { notifyError, notifySuccess, offerUndo } from '../core/state/notify.ts'
import { api } from '../core/session/current.ts'
import { listTexts } from '../core/texts/lists.ts'
import { useTextsOf } from '../core/texts/useText.ts'
import { isAwaitingApproval, notifyAwaitingApproval } from '../core/records/awaitingApproval.ts'
import { unpublishRow, type Unpublished } from '../core/records/unpublish.ts'
import { useUnpublishNotice } from '../core/records/useUnpublishNotice.ts'
import { editPathOf } from '../core/records/routePaths.ts'
import type { RowAction } from './table/RowMenu.tsx'

interface RowActionRequest {
  action: RowAction
  row: ListRow
}

interface Options {
  type: ContentType
  apiUrl: string
  list: string
}

export function useRowActions({ type, apiUrl, list }: Options) {
  const t = useTextsOf(listTexts)
  const navigate = useNavigate()
  const failureText = useFailureText()
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: ['list', apiUrl] })
  const announceUnpublished = useUnpublishNotice(type, refresh)
  const send = async ({ action, row }: RowActionRequest): Promise<Unpublished> => ({
    answer: await api<StoredRecord>(`${apiUrl}/${row.id}/${action}?recordVersion=${row.recordVersion}`, {
      method: 'POST',
      idempotencyKey: crypto.randomUUID(),
    }),
  })
  return useMutation({
    mutationFn: (request: RowActionRequest) =>
      request.action === 'unpublish' ? unpublishRow({ type, apiUrl }, request.row) : send(request),
    onSuccess: (done, { action }) => {
      const { data, message = '' } = done.answer
      if (action === 'unpublish') announceUnpublished(done)
      else if (isAwaitingApproval(done.answer)) notifyAwaitingApproval()
      else if (action !== 'duplicate') notifySuccess(message)
      else offerUndo(message, t('list.edit'), () => void navigate(editPathOf(list, data.id)))
    },
    onError: (error) => notifyError(failureText(error)),
    onSettled: refresh,
  })
}
