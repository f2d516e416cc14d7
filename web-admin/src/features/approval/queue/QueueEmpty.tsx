import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { EmptyState } from '../../../ui/screen/EmptyState.tsx'
import { QUEUE_URL } from '../../../core/offices/useChangeRequestCounts.ts'
import { commonScreenTexts } from '../../../core/texts/screens.ts'
import { approvalQueueTexts } from '../../../core/texts/approvalQueue.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { isNarrowed, NO_FILTER, type QueueQuery } from './queueQuery.ts'
import type { UpdateQueueQuery } from './useQueue.ts'

const TEXTS = { ...approvalQueueTexts, ...commonScreenTexts }

interface Props {
  query: QueueQuery
  updateQuery: UpdateQueueQuery
  approves: boolean
}

export function QueueEmpty({ query, updateQuery, approves }: Props) {
  const t = useTextsOf(TEXTS)
  if (isNarrowed(query)) {
    return (
      <EmptyState text={t('queue.noneFits')}>
        <Button variant="default" onClick={() => updateQuery(NO_FILTER)}>
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
