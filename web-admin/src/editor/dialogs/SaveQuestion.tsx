import { lazyPart } from '../../elements/lazyPart.tsx'
import type { EditorState, Intent } from '../state/types.ts'

const ScheduleDialog = lazyPart(
  async () => (await import('../../content/publicState/ScheduleDialog.tsx')).ScheduleDialog,
)
const PriceEffectDialog = lazyPart(
  async () => (await import('../../content/priceEffect/PriceEffectDialog.tsx')).PriceEffectDialog,
)

interface Props {
  asking: NonNullable<EditorState['asking']>
  onAnswer: (intent: Intent) => void
  onClose: () => void
}

/** Question before a save: a day to come for a live record, or changed prices. */
export function SaveQuestion({ asking: { intent, question }, onAnswer, onClose }: Props) {
  if (question.about === 'schedule')
    return (
      <ScheduleDialog
        day={question.day}
        onClose={onClose}
        onChoose={(goal) => onAnswer({ ...intent, goal, isScheduleConfirmed: true })}
      />
    )
  return (
    <PriceEffectDialog
      prices={question.prices}
      onClose={onClose}
      onSave={(confirmedProduct) => onAnswer({ ...intent, confirmedProduct })}
    />
  )
}
