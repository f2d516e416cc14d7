import { useMutation, useQueryClient } from '@tanstack/react-query'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { ChangeRequestDetail } from '@flou/shared/approval/changeRequestDetail.ts'
import type { ChangeRequestRow } from '@flou/shared/approval/workflow.ts'
import { useFailureText } from '../../../core/api/useFailureText.ts'
import type { FormValues } from '../../../core/records/formErrors.ts'
import { notifyError, notifySuccess } from '../../../core/state/notify.ts'
import { api, latestChangeRequest } from '../../../core/session/current.ts'

interface Renewal {
  recordVersion: number
  /** Absent keeps the current content. */
  fields?: FormValues
}

/** Renews a change request against the current record in the user's name. */
export function useRenewal({ id, hash }: ChangeRequestDetail, onDone: () => void = () => undefined) {
  const queries = useQueryClient()
  const failureText = useFailureText()
  return useMutation({
    mutationFn: (body: Renewal) =>
      api<ChangeRequestRow>(STAFF_PATHS.requestApproval(id), {
        method: 'POST',
        body: { hash, ...body },
        idempotencyKey: crypto.randomUUID(),
      }),
    onSuccess: ({ data, message = '' }) => {
      latestChangeRequest.set(data)
      notifySuccess(message)
      onDone()
    },
    onError: (error) => notifyError(failureText(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: ['change', id] }),
  })
}
