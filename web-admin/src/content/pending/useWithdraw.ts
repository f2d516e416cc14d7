import { useMutation } from '@tanstack/react-query'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { messageText } from '@flou/shared/texts/messages.ts'
import type { ChangeRequestRow } from '@flou/shared/approval/workflow.ts'
import { useFailureText } from '../../api/useFailureText.ts'
import { notifyError, notifySuccess } from '../../elements/notify.ts'
import { api, latestChangeRequest } from '../../session/current.ts'
import { useLanguage } from '../../texts/useText.ts'

/** Withdraws an own change request; its content stays in the draft. */
export function useWithdraw(changeRequestId: string) {
  const language = useLanguage()
  const failureText = useFailureText()
  return useMutation({
    mutationFn: () =>
      api<ChangeRequestRow>(STAFF_PATHS.withdrawChangeRequest(changeRequestId), {
        method: 'POST',
        idempotencyKey: crypto.randomUUID(),
      }),
    onSuccess: ({ data, message }) => {
      latestChangeRequest.set(data)
      notifySuccess(message ?? messageText('changeWithdrawn', language))
    },
    onError: (error) => notifyError(failureText(error)),
  })
}
