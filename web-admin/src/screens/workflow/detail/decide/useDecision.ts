import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { ChangeDetail } from '@flou/shared/changes/detail.ts'
import { isDecidable, type ChangeRow, type NewTime } from '@flou/shared/workflow.ts'
import { isApiError } from '../../../../api/apiError.ts'
import { useFailureText } from '../../../../api/useFailureText.ts'
import { changeAddress } from '../../../../content/pending/changeAddress.ts'
import { notifyError, notifySuccess } from '../../../../elements/notify.ts'
import { api } from '../../../../session/current.ts'
import { forgetSessionDraft } from '../../../../state/sessionDraft.ts'
import { reasonKey } from './ReasonDialog.tsx'
import { submitted } from '../../../../session/submitted.ts'

export type Outcome = 'approve' | 'reject' | 'request' | 'sendAgain'

interface Decision {
  outcome: Outcome
  reason?: string
  time?: NewTime
}

const PATHS = {
  approve: STAFF_PATHS.approveChange,
  reject: STAFF_PATHS.rejectChange,
  request: STAFF_PATHS.requestChanges,
  sendAgain: STAFF_PATHS.sendChangeAgain,
} as const satisfies Record<Outcome, (id: string) => string>

/**
 * Sends a decision about the very content that is shown. `seen`: the change as it was shown, where it has moved on since: nothing is
 * decided then. `next`: where a decision leads.
 */
export function useDecision(change: ChangeDetail, next: string | undefined) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const failureText = useFailureText()
  const [seen, setSeen] = useState<ChangeDetail>()
  const refresh = () => queries.invalidateQueries({ queryKey: ['change', change.id] })
  const decide = useMutation({
    mutationFn: ({ outcome, reason, time }: Decision) =>
      api<ChangeRow>(PATHS[outcome](change.id), {
        method: 'POST',
        body: {
          hash: change.hash,
          ...(reason !== undefined && { reason }),
          ...(time !== undefined && { planned: time }),
        },
        idempotencyKey: crypto.randomUUID(),
      }),
    onSuccess: ({ data, message = '' }, { outcome }) => {
      setSeen(undefined)
      forgetSessionDraft(reasonKey(change.id, outcome))
      submitted.set(data)
      void queries.invalidateQueries({ queryKey: ['list'] })
      if (data.failure) return notifyError(message)
      notifySuccess(message)
      const isOver = outcome !== 'sendAgain' && !isDecidable(data.status)
      return isOver && next !== undefined && navigate(changeAddress(next))
    },
    onError: async (error) => {
      if (isApiError(error, 'change_moved')) setSeen(change)
      else notifyError(failureText(error))
      // what is refused is shown with the change: that it moved on, that files were replaced, who decided it
      if (isApiError(error, 'change_moved', 'record_changed', 'forbidden')) await refresh()
    },
  })
  return { decide, seen, dismiss: () => setSeen(undefined) }
}
export type Deciding = ReturnType<typeof useDecision>
