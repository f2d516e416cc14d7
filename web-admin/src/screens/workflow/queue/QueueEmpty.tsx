import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { EmptyState } from '../../../elements/screen/EmptyState.tsx'
import { QUEUE_URL } from '../../../offices/useChangeCounts.ts'
import { screenPartTexts } from '../../../texts/screens/screenParts.ts'
import { workflowQueueTexts } from '../../../texts/screens/workflowQueue.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'
import { isNarrowed, NO_FILTER, type QueueQuery } from './queueQuery.ts'
import type { ChangeQueue } from './useQueue.ts'

const TEXTS = { ...workflowQueueTexts, ...screenPartTexts }

interface Props {
  query: QueueQuery
  change: ChangeQueue
  approves: boolean
}

/** Says what will come here, or that the filters leave nothing. */
export function QueueEmpty({ query, change, approves }: Props) {
  const t = useTextsOf(TEXTS)
  if (isNarrowed(query)) {
    return (
      <EmptyState text={t('queue.noneFits')}>
        <Button variant="default" onClick={() => change(NO_FILTER)}>
          {t('filters.clear')}
        </Button>
      </EmptyState>
    )
  }
  return (
    <EmptyState text={t(`queue.none.${query.view}`)} hint={t(`queue.noneHint.${query.view}`)}>
      {approves && <Link to={`${QUEUE_URL}/log`}>{t('queue.toLog')}</Link>}
    </EmptyState>
  )
}
