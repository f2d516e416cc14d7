import { Button } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { messageText } from '@flou/shared/texts/messages.ts'
import type { ChangeRequestDetail } from '@flou/shared/approval/changeRequestDetail.ts'
import { isDecidable, WORKFLOW_STATUS } from '@flou/shared/approval/workflow.ts'
import { changeRequestPath } from '../../../core/offices/office.ts'
import { useShortcuts } from '../../../core/state/shortcuts.ts'
import { changeRequestTexts } from '../../../core/texts/recordState.ts'
import { reviewTexts } from '../../../core/texts/approvalReview.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { needsOtherRequest } from './RelatedChangeRequests.tsx'
import { requiresConfirmation } from './ApproveDialog.tsx'
import { DecisionDialogs, type DialogKind } from './DecisionDialogs.tsx'
import { Key, QueueNavigation } from './QueueNavigation.tsx'
import { TakeOverButton } from './TakeOverButton.tsx'
import { UndoButton } from './UndoButton.tsx'
import type { Deciding } from './useDecision.ts'
import classes from './Decision.module.css'

const TEXTS = { ...reviewTexts, ...changeRequestTexts }

interface Props {
  changeRequest: ChangeRequestDetail
  deciding: Deciding
  neighbours: { previous?: string; next?: string }
}

function BlockingReason({ changeRequest }: Pick<Props, 'changeRequest'>) {
  const t = useTextsOf(reviewTexts)
  const language = useLanguage()
  const { cannotDecide } = changeRequest
  if (cannotDecide === undefined) return null
  const hasMessage = cannotDecide === 'contributed' || cannotDecide === 'noApprover'
  return (
    <p className={classes.cannotDecide}>
      {hasMessage ? messageText(cannotDecide, language) : t(`decide.${cannotDecide}`)}
    </p>
  )
}

/** Statuses that allow sending a change request again. */
const RESENDABLE: ReadonlySet<number> = new Set([
  WORKFLOW_STATUS.rejected,
  WORKFLOW_STATUS.changesRequested,
  WORKFLOW_STATUS.withdrawn,
  WORKFLOW_STATUS.expired,
])

function OwnActions({
  changeRequest,
  deciding,
  onWithdraw,
}: Omit<Props, 'neighbours'> & { onWithdraw: () => void }) {
  const t = useTextsOf(TEXTS)
  const { status } = changeRequest
  if (!changeRequest.isOwn) return null
  const isOpen = isDecidable(status) || status === WORKFLOW_STATUS.changesRequested
  return (
    <>
      {RESENDABLE.has(status) && (
        <Button
          variant="default"
          loading={deciding.decide.isPending}
          onClick={() => deciding.decide.mutate({ outcome: 'sendAgain' })}
        >
          {t('decide.sendAgain')}
        </Button>
      )}
      {isOpen && (
        <Button variant="default" c="danger" onClick={onWithdraw}>
          {t('pending.withdraw')}
        </Button>
      )}
    </>
  )
}

const isBlockedRequest = (changeRequest: ChangeRequestDetail): boolean =>
  changeRequest.isOutdated || changeRequest.replacedFiles.length > 0 || needsOtherRequest(changeRequest)

function Decisions({
  changeRequest,
  deciding,
  setDialog,
}: Omit<Props, 'neighbours'> & { setDialog: (what: DialogKind) => void }) {
  const t = useTextsOf(reviewTexts)
  const isBusy = deciding.decide.isPending
  const approve = () =>
    requiresConfirmation(changeRequest)
      ? setDialog('approve')
      : deciding.decide.mutate({ outcome: 'approve' })
  const isBlocked = isBlockedRequest(changeRequest)
  return (
    <>
      <Button variant="default" c="danger" onClick={() => setDialog('reject')}>
        {t('decide.reject')} <Key of="reject" />
      </Button>
      <Button variant="default" onClick={() => setDialog('request')}>
        {t('decide.request')} <Key of="requestChanges" />
      </Button>
      <Button disabled={isBlocked} loading={isBusy} onClick={approve}>
        {t(changeRequest.status === WORKFLOW_STATUS.applyFailed ? 'decide.again' : 'decide.approve')}{' '}
        <Key of="approve" />
      </Button>
    </>
  )
}

export function DecisionBar({ changeRequest, deciding, neighbours }: Props) {
  const t = useTextsOf(reviewTexts)
  const navigate = useNavigate()
  const [dialog, setDialog] = useState<DialogKind>()
  const canDecide = changeRequest.cannotDecide === undefined
  const isQueued = neighbours.previous !== undefined || neighbours.next !== undefined
  const isBlocked = isBlockedRequest(changeRequest)
  const isDecidedHere = deciding.decide.isSuccess && !isDecidable(changeRequest.status)
  const goTo = (to: 'previous' | 'next') => {
    const id = neighbours[to]
    if (id !== undefined) void navigate(changeRequestPath(id))
  }
  // keys need confirmation, because they are pressed accidentally more often
  useShortcuts('decision', {
    ...(canDecide && !isBlocked && { approve: () => setDialog('approve') }),
    ...(canDecide && { requestChanges: () => setDialog('request'), reject: () => setDialog('reject') }),
    ...(isQueued && { nextChange: () => goTo('next'), previousChange: () => goTo('previous') }),
  })
  return (
    <div className={classes.bar} role="region" aria-label={t('decide.bar')}>
      {(canDecide || isQueued) && (
        <QueueNavigation neighbours={neighbours} isDecidedHere={isDecidedHere} goTo={goTo} />
      )}
      <BlockingReason changeRequest={changeRequest} />
      <div className={classes.actions}>
        <UndoButton changeRequest={changeRequest} />
        <TakeOverButton changeRequest={changeRequest} />
        <OwnActions
          changeRequest={changeRequest}
          deciding={deciding}
          onWithdraw={() => setDialog('withdraw')}
        />
        {canDecide && <Decisions changeRequest={changeRequest} deciding={deciding} setDialog={setDialog} />}
      </div>
      <DecisionDialogs
        changeRequest={changeRequest}
        deciding={deciding}
        dialog={dialog}
        setDialog={setDialog}
      />
    </div>
  )
}
