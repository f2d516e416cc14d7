import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { ListRow, StoredRecord } from '@flou/shared/api.ts'
import { useFailureText } from '../../api/useFailureText.ts'
import { notifyError, notifySuccess, offerUndo } from '../../elements/notify.ts'
import { api } from '../../session/current.ts'
import { useText } from '../../texts/useText.ts'
import { isHeld, tellHeld } from '../pending/held.ts'
import { editAddress } from '../address.ts'
import type { RowStep } from './table/RowMenu.tsx'

interface Step {
  step: RowStep
  row: ListRow
}

/** Publishes, withdraws, copies and checks single rows; the list follows. A copy is offered to be edited. */
export function useRowSteps(address: string, list: string) {
  const t = useText()
  const navigate = useNavigate()
  const failureText = useFailureText()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ step, row }: Step) =>
      api<StoredRecord>(`${address}/${row.id}/${step}?recordVersion=${row.recordVersion}`, {
        method: 'POST',
        idempotencyKey: crypto.randomUUID(),
      }),
    onSuccess: (answer, { step }) => {
      const { data, message = '' } = answer
      if (isHeld(answer)) tellHeld()
      else if (step !== 'duplicate') notifySuccess(message)
      else offerUndo(message, t('list.edit'), () => void navigate(editAddress(list, data.id)))
    },
    onError: (error) => notifyError(failureText(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: ['list', address] }),
  })
}
