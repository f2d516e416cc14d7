import { Badge } from '@mantine/core'
import { WORKFLOW_STATUS, type ChangeRow } from '@flou/shared/workflow.ts'
import { changeWords } from '../../texts/screens/changeWords.ts'
import { useLanguage } from '../../texts/useText.ts'
import { useTextsOf } from '../../texts/useTextsOf.ts'
import { failureReason, STATUS_COLOURS } from './words.ts'
import classes from './StatusBadge.module.css'

/** Text that reads on a light orange; the theme's own orange does not. */
const DARK_ORANGE = '#7a2e00'

/** Where a change stands, with the reason where there is one. */
export function StatusBadge({ change: { status, reason, failure } }: { change: ChangeRow }) {
  const t = useTextsOf(changeWords)
  const language = useLanguage()
  if (status === WORKFLOW_STATUS.notRequired) return null
  const color = STATUS_COLOURS[status]
  return (
    <>
      <Badge
        variant={status === WORKFLOW_STATUS.pending ? 'outline' : 'light'}
        color={color}
        {...(color === 'orange' && { c: DARK_ORANGE })}
        tt="none"
        miw="max-content"
      >
        {t(`change.status.${status}`)}
      </Badge>
      {failure && <span className={classes.reason}>{failureReason(failure, language)}</span>}
      {reason && <span className={classes.reason}>“{reason}”</span>}
    </>
  )
}
