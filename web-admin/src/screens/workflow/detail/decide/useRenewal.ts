import { useMutation, useQueryClient } from '@tanstack/react-query'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { ChangeDetail } from '@flou/shared/changes/detail.ts'
import type { ChangeRow } from '@flou/shared/workflow.ts'
import { useFailureText } from '../../../../api/useFailureText.ts'
import type { FormValues } from '../../../../content/form/formErrors.ts'
import { notifyError, notifySuccess } from '../../../../elements/notify.ts'
import { api } from '../../../../session/current.ts'
import { submitted } from '../../../../session/submitted.ts'

interface Renewal {
  recordVersion: number
  /** What it is to store; absent: what it asks for already. */
  fields?: FormValues
}

/** Submits an open change once more in the reader's name, over the record as it is now; shows what was refused, and the change anew. */
export function useRenewal({ id, hash }: ChangeDetail, onDone: () => void = () => undefined) {
  const queries = useQueryClient()
  const failureText = useFailureText()
  return useMutation({
    mutationFn: (body: Renewal) =>
      api<ChangeRow>(STAFF_PATHS.submitChange(id), {
        method: 'POST',
        body: { hash, ...body },
        idempotencyKey: crypto.randomUUID(),
      }),
    onSuccess: ({ data, message = '' }) => {
      submitted.set(data)
      notifySuccess(message)
      onDone()
    },
    onError: (error) => notifyError(failureText(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: ['change', id] }),
  })
}
