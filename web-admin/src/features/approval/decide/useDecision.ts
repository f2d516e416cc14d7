import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { ChangeRequestDetail } from '@flou/shared/approval/changeRequestDetail.ts'
import { isDecidable, type ChangeRequestRow, type NewTime } from '@flou/shared/approval/workflow.ts'
import { isApiError } from '../../../core/api/apiError.ts'
import { useFailureText } from '../../../core/api/useFailureText.ts'
import { changeRequestPath } from '../../../core/offices/office.ts'
import { notifyError, notifySuccess } from '../../../core/state/notify.ts'
import { api, latestChangeRequest } from '../../../core/session/current.ts'
import { forgetSessionDraft } from '../../../core/state/sessionDraft.ts'
import { reasonKey } from './ReasonDialog.tsx'

type Outcome = 'approve' | 'reject' | 'request' | 'sendAgain'

interface Decision {
  outcome: Outcome
  reason?: string
  time?: NewTime
}

const PATHS = {
  approve: STAFF_PATHS.approveChangeRequest,
  reject: STAFF_PATHS.rejectChangeRequest,
  request: STAFF_PATHS.requestChanges,
  sendAgain: STAFF_PATHS.resendChangeRequest,
} as const satisfies Record<Outcome, (id: string) => string>

/**
 * Decides about the displayed content. `shownRequest` is the displayed state if it changed meanwhile; then
 * nothing is decided.
 */
export function useDecision(changeRequest: ChangeRequestDetail, next: string | undefined) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const failureText = useFailureText()
  const [shownRequest, setShownRequest] = useState<ChangeRequestDetail>()
  const refresh = () => queries.invalidateQueries({ queryKey: ['change', changeRequest.id] })
  const decide = useMutation({
    mutationFn: ({ outcome, reason, time }: Decision) =>
      api<ChangeRequestRow>(PATHS[outcome](changeRequest.id), {
        method: 'POST',
        body: {
          hash: changeRequest.hash,
          ...(reason !== undefined && { reason }),
          ...(time !== undefined && { planned: time }),
        },
        idempotencyKey: crypto.randomUUID(),
      }),
    onSuccess: ({ data, message = '' }, { outcome }) => {
      setShownRequest(undefined)
      forgetSessionDraft(reasonKey(changeRequest.id, outcome))
      latestChangeRequest.set(data)
      void queries.invalidateQueries({ queryKey: ['list'] })
      if (data.failure) return notifyError(message)
      notifySuccess(message)
      const isOver = outcome !== 'sendAgain' && !isDecidable(data.status)
      return isOver && next !== undefined && navigate(changeRequestPath(next))
    },
    onError: async (error) => {
      if (isApiError(error, 'change_moved')) setShownRequest(changeRequest)
      else notifyError(failureText(error))
      // refetches, so the reason for refusal is visible
      if (isApiError(error, 'change_moved', 'record_changed', 'forbidden')) await refresh()
    },
  })
  return { decide, shownRequest, dismiss: () => setShownRequest(undefined) }
}
export type Deciding = ReturnType<typeof useDecision>
