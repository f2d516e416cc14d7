import { useMutation } from '@tanstack/react-query'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { messageText } from '@flou/shared/messages.ts'
import type { ChangeRow } from '@flou/shared/workflow.ts'
import { useFailureText } from '../../api/useFailureText.ts'
import { notifyError, notifySuccess } from '../../elements/notify.ts'
import { api } from '../../session/current.ts'
import { useLanguage } from '../../texts/useText.ts'
import { submitted } from '../../session/submitted.ts'

/** Takes an own change back; what it says stays in the draft and in the change. */
export function useWithdraw(change: string) {
  const language = useLanguage()
  const failureText = useFailureText()
  return useMutation({
    mutationFn: () =>
      api<ChangeRow>(STAFF_PATHS.withdrawChange(change), {
        method: 'POST',
        idempotencyKey: crypto.randomUUID(),
      }),
    onSuccess: ({ data, message }) => {
      submitted.set(data)
      notifySuccess(message ?? messageText('changeWithdrawn', language))
    },
    onError: (error) => notifyError(failureText(error)),
  })
}
