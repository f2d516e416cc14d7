import { lazyPart } from '../../ui/lazyPart.tsx'
import type { EditorState, Intent } from '../state/types.ts'

const ScheduleDialog = lazyPart(async () => (await import('./ScheduleDialog.tsx')).ScheduleDialog)
const PriceEffectDialog = lazyPart(async () => (await import('./PriceEffectDialog.tsx')).PriceEffectDialog)

interface Props {
  openQuestion: NonNullable<EditorState['openQuestion']>
  onAnswer: (intent: Intent) => void
  onClose: () => void
}

export function SaveQuestion({ openQuestion: { intent, question }, onAnswer, onClose }: Props) {
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
