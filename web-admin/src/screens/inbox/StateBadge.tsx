import { Badge } from '@mantine/core'
import type { SubmissionState } from '@flou/shared/submissions/inbox.ts'
import { inboxTexts } from '../../texts/screens/inbox.ts'
import { useTextsOf } from '../../texts/useTextsOf.ts'
import classes from './Inbox.module.css'

/** What staff did with it. */
export function StateBadge({ state }: { state: SubmissionState }) {
  const t = useTextsOf(inboxTexts)
  return (
    <Badge variant="default" className={classes.state} data-state={state}>
      {t(`inbox.state.${state}`)}
    </Badge>
  )
}
