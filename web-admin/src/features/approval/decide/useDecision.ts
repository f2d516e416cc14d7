import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { ChangeRequestDetail } from '@flou/shared/approval/changeRequestDetail.ts'
import type { ChangeRequestRow, NewTime } from '@flou/shared/approval/workflow.ts'
import { isApiError } from '../../../core/api/apiError.ts'
import { useFailureText } from '../../../core/api/useFailureText.ts'
import { changeRequestPath } from '../../../core/offices/office.ts'
import { notifyDone, notifyError, notifySuccess } from '../../../core/state/notify.ts'
import { api, latestChangeRequest } from '../../../core/session/current.ts'
import { forgetSessionDraft } from '../../../core/state/sessionDraft.ts'
import { localizedText } from '../../../core/records/localizedText.ts'
import { reviewTexts } from '../../../core/texts/approvalReview.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { reasonKey } from './ReasonDialog.tsx'
import { undoChangeRequest } from './UndoButton.tsx'

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

/** Names the decided change, and offers to undo an approved one from any screen. */
function useAnnouncement({ id, kind, titles }: ChangeRequestDetail) {
  const t = useTextsOf(reviewTexts)
  const language = useLanguage()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const failureText = useFailureText()
  const undo = async () => {
    try {
      const { message = '' } = await undoChangeRequest(id, 0)
      notifySuccess(message)
    } catch (error) {
      // the change's screen lists what was published since
      if (isApiError(error, 'published_since')) await navigate(changeRequestPath(id))
      notifyError(failureText(error))
    }
    void queries.invalidateQueries()
  }
  return (message: string, outcome: Outcome) => {
    const detail = t('decide.approveWhat', {
      kind: t(`change.kind.${kind}`),
      title: localizedText(titles, language).text,
    })
    const decided = queries.getQueryData<ChangeRequestDetail>(['change', id])
    const isUndoable = outcome === 'approve' && decided?.canUndo === true
    notifyDone(message, detail, isUndoable ? { label: t('undo.start'), run: () => void undo() } : undefined)
  }
}

/**
 * Decides about the displayed content. `shownRequest` is the displayed state if it changed meanwhile; then
 * nothing is decided.
 */
export function useDecision(changeRequest: ChangeRequestDetail) {
  const queries = useQueryClient()
  const failureText = useFailureText()
  const [shownRequest, setShownRequest] = useState<ChangeRequestDetail>()
  const refresh = () => queries.invalidateQueries({ queryKey: ['change', changeRequest.id] })
  const announce = useAnnouncement(changeRequest)
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
    onSuccess: async ({ data, message = '' }, { outcome }) => {
      setShownRequest(undefined)
      forgetSessionDraft(reasonKey(changeRequest.id, outcome))
      latestChangeRequest.set(data)
      void queries.invalidateQueries({ queryKey: ['list'] })
      void queries.invalidateQueries({ queryKey: ['changes', 'neighbours'] })
      if (data.failure) return notifyError(message)
      await refresh()
      return announce(message, outcome)
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
