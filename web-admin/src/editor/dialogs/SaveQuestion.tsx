import { lazyPart } from '../../ui/lazyPart.tsx'
import type { EditorState, Intent } from '../state/types.ts'
import { useRights } from '../../core/session/rights.ts'
import { useState } from 'react'
import { useFormHandle } from '../../fields/form/FormContext.ts'
import type { ChangedPrices } from '@flou/shared/pricing/effect/priceFields.ts'

const ScheduleDialog = lazyPart(async () => (await import('./ScheduleDialog.tsx')).ScheduleDialog)
const PriceEffectDialog = lazyPart(async () => (await import('./PriceEffectDialog.tsx')).PriceEffectDialog)

const ApprovalDialog = lazyPart(async () => (await import('./ApprovalDialog.tsx')).ApprovalDialog)

const PageCheckQuestion = lazyPart(
  async () => (await import('./check/PageCheckQuestion.tsx')).PageCheckQuestion,
)

const ReleaseChoiceDialog = lazyPart(
  async () => (await import('../../collect/ReleaseChoiceDialog.tsx')).ReleaseChoiceDialog,
)

function FormRelease(props: Pick<Parameters<typeof ReleaseChoiceDialog>[0], 'onChoose' | 'onClose'>) {
  const { type, id, mode } = useFormHandle()
  const subject = mode === 'create' ? undefined : { type: type.key, recordId: id }
  return <ReleaseChoiceDialog subject={subject} {...props} />
}

/** Draft of the message to the approvers, kept in the tab until the request is stored. */
export const approvalMessageKey = (subject: string) => `approval ${subject}`

interface Props {
  /** Recovery key of the form. */
  subject: string
  openQuestion: NonNullable<EditorState['openQuestion']>
  onAnswer: (intent: Intent) => void
  onClose: () => void
}

export function SaveQuestion({ subject, openQuestion: { intent, question }, onAnswer, onClose }: Props) {
  const { isApprovalNeeded } = useRights()
  if (question.about === 'schedule')
    return (
      <ScheduleDialog
        day={question.day}
        onClose={onClose}
        onChoose={(choice) => onAnswer({ ...intent, ...choice, isScheduleConfirmed: true })}
      />
    )
  if (question.about === 'page')
    return (
      <PageCheckQuestion
        onlyIn={question.onlyIn}
        action={intent.release ? 'collect' : isApprovalNeeded ? 'send' : 'publish'}
        onPass={() => onAnswer({ ...intent, isPageChecked: true })}
        onClose={onClose}
      />
    )
  if (question.about === 'approval')
    return (
      <ApprovalDialog
        draftKey={approvalMessageKey(subject)}
        onClose={onClose}
        onSend={(approvalMessage) => onAnswer({ ...intent, approvalMessage })}
      />
    )
  if (question.about === 'release')
    return <FormRelease onClose={onClose} onChoose={(release) => onAnswer({ ...intent, release })} />
  return (
    <PriceEffectDialog
      prices={question.prices}
      onClose={onClose}
      onSave={(confirmedProduct) => onAnswer({ ...intent, confirmedProduct })}
    />
  )
}

interface PendingQuestion {
  prices: ChangedPrices
  proceed: (confirmedProduct: string) => void
}

/**
 * Confirms price changes before saving. `ask` proceeds directly if no price changes. The server rejects large
 * changes without the product name.
 */
export function usePriceQuestion() {
  const [pending, setPending] = useState<PendingQuestion>()
  const close = () => setPending(undefined)
  return {
    ask: (prices: ChangedPrices | undefined, proceed: PendingQuestion['proceed']) =>
      prices ? setPending({ prices, proceed }) : proceed(''),
    question: pending && (
      <PriceEffectDialog
        prices={pending.prices}
        onClose={close}
        onSave={(confirmedProduct) => {
          close()
          pending.proceed(confirmedProduct)
        }}
      />
    ),
  }
}
