import { Badge } from '@mantine/core'
import type { SubmissionState } from '@flou/shared/inbox/inbox.ts'
import { inboxTexts } from '../../texts/inbox.ts'
import { useTextsOf } from '../../texts/useText.ts'
import tones from '../../styles/tones.module.css'

const TONES: Readonly<Partial<Record<SubmissionState, string>>> = {
  new: 'new',
  answered: 'good',
  done: 'good',
  spam: 'bad',
}

export function SubmissionStateBadge({ state }: { state: SubmissionState }) {
  const t = useTextsOf(inboxTexts)
  return (
    <Badge
      variant="default"
      bd={0}
      miw="max-content"
      className={tones.tone}
      data-state={state}
      data-tone={TONES[state]}
    >
      {t(`inbox.state.${state}`)}
    </Badge>
  )
}
