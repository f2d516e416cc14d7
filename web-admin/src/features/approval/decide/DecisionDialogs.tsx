import type { ChangeRequestDetail } from '@flou/shared/approval/changeRequestDetail.ts'
import { WithdrawDialog } from '../../../editor/dialogs/WithdrawDialog.tsx'
import { reviewTexts } from '../../../core/texts/approvalReview.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { ApproveDialog } from './ApproveDialog.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'
import type { Deciding } from './useDecision.ts'

export type DialogKind = 'approve' | 'reject' | 'request' | 'withdraw'

interface Props {
  changeRequest: ChangeRequestDetail
  deciding: Deciding
  dialog: DialogKind | undefined
  setDialog: (what: DialogKind | undefined) => void
}

export function DecisionDialogs({ changeRequest, deciding: { decide }, dialog, setDialog }: Props) {
  const t = useTextsOf(reviewTexts)
  const close = () => setDialog(undefined)
  const send = (outcome: 'reject' | 'request') => (reason: string) =>
    decide.mutate({ outcome, reason }, { onSettled: close })
  if (dialog === 'withdraw') return <WithdrawDialog changeRequestId={changeRequest.id} onClose={close} />
  if (dialog === 'approve')
    return (
      <ApproveDialog
        changeRequest={changeRequest}
        isBusy={decide.isPending}
        onApprove={(time) =>
          decide.mutate({ outcome: 'approve', ...(time !== undefined && { time }) }, { onSettled: close })
        }
        onRequestTime={() => setDialog('request')}
        onClose={close}
      />
    )
  return dialog === undefined ? null : (
    <ReasonDialog
      key={dialog}
      changeRequestId={changeRequest.id}
      outcome={dialog}
      {...(dialog === 'request' && changeRequest.missedTime !== undefined && { start: t('missed.reason') })}
      isBusy={decide.isPending}
      onSend={send(dialog)}
      onClose={close}
    />
  )
}
