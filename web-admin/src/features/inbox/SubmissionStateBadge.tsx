import type { SubmissionState } from '@flou/shared/inbox/inbox.ts'
import { Badge, type Tone } from '../../elements/Badge.tsx'
import { inboxTexts } from '../../texts/inbox.ts'
import { useTextsOf } from '../../texts/useText.ts'

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
