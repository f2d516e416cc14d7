import { Badge } from '@mantine/core'
import type { SubmissionState } from '@flou/shared/submissions/inbox.ts'
import { inboxTexts } from '../../texts/screens/inbox.ts'
import { useTextsOf } from '../../texts/useTextsOf.ts'
import classes from './Badges.module.css'

const TONES: Readonly<Partial<Record<SubmissionState, string>>> = {
  new: 'fresh',
  answered: 'settled',
  done: 'settled',
  spam: 'bad',
}

/** What staff did with it. */
export function StateBadge({ state }: { state: SubmissionState }) {
  const t = useTextsOf(inboxTexts)
  return (
    <Badge
      variant="default"
      miw="max-content"
      className={classes.badge}
      data-state={state}
      data-tone={TONES[state]}
    >
      {t(`inbox.state.${state}`)}
    </Badge>
  )
}
