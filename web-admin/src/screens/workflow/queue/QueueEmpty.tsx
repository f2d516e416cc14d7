import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { QUEUE_URL } from '../../../offices/useChangeCounts.ts'
import { workflowQueueTexts } from '../../../texts/screens/workflowQueue.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'
import { isNarrowed, type QueueQuery } from './queueQuery.ts'
import type { ChangeQueue } from './useQueue.ts'
import classes from '../Workflow.module.css'

interface Props {
  query: QueueQuery
  change: ChangeQueue
  approves: boolean
}

/** Says what will come here, or that the filters leave nothing. */
export function QueueEmpty({ query, change, approves }: Props) {
  const t = useTextsOf(workflowQueueTexts)
  if (isNarrowed(query)) {
    return (
      <div className={classes.empty} data-empty="">
        <p>{t('queue.noneFits')}</p>
        <Button variant="default" onClick={() => change({ area: '', author: '', kind: '', age: '' })}>
          {t('queue.clear')}
        </Button>
      </div>
    )
  }
  return (
    <div className={classes.empty} data-empty="">
      <p>
        <strong>{t(`queue.none.${query.view}`)}</strong>
      </p>
      <p>{t(`queue.noneHint.${query.view}`)}</p>
      {approves && <Link to={`${QUEUE_URL}/log`}>{t('queue.toLog')}</Link>}
    </div>
  )
}
