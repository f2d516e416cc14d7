import type { SubmissionState } from '@flou/shared/inbox/inbox.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import { inboxTexts } from '../../core/texts/inbox.ts'
import { useTextsOf } from '../../core/texts/useText.ts'

const TONES: Readonly<Partial<Record<SubmissionState, Tone>>> = {
  new: 'new',
  answered: 'good',
  done: 'good',
  spam: 'bad',
}

export function SubmissionStateBadge({ state }: { state: SubmissionState }) {
  const t = useTextsOf(inboxTexts)
  return (
    <Badge tone={TONES[state]} data-state={state}>
      {t(`inbox.state.${state}`)}
    </Badge>
  )
}
