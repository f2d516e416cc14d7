import type { ChangeDetail } from '@flou/shared/changes/detail.ts'
import { WithdrawDialog } from '../../../../content/pending/WithdrawDialog.tsx'
import { changeTexts } from '../../../../texts/screens/workflowDetail.ts'
import { useTextsOf } from '../../../../texts/useTextsOf.ts'
import { ApproveDialog } from './approve/ApproveDialog.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'
import type { Deciding } from './useDecision.ts'

export type Asking = 'approve' | 'reject' | 'request' | 'withdraw'

interface Props {
  change: ChangeDetail
  deciding: Deciding
  asking: Asking | undefined
  ask: (what: Asking | undefined) => void
}

/** What is asked before a decision is sent. */
export function DecisionDialogs({ change, deciding: { decide }, asking, ask }: Props) {
  const t = useTextsOf(changeTexts)
  const close = () => ask(undefined)
  const send = (outcome: 'reject' | 'request') => (reason: string) =>
    decide.mutate({ outcome, reason }, { onSettled: close })
  if (asking === 'withdraw') return <WithdrawDialog change={change.id} onClose={close} />
  if (asking === 'approve')
    return (
      <ApproveDialog
        change={change}
        isBusy={decide.isPending}
        onApprove={(time) =>
          decide.mutate({ outcome: 'approve', ...(time !== undefined && { time }) }, { onSettled: close })
        }
        onAskForTime={() => ask('request')}
        onClose={close}
      />
    )
  return asking === undefined ? null : (
    <ReasonDialog
      key={asking}
      change={change.id}
      outcome={asking}
      {...(asking === 'request' && change.missedTime !== undefined && { start: t('missed.reason') })}
      isBusy={decide.isPending}
      onSend={send(asking)}
      onClose={close}
    />
  )
}
