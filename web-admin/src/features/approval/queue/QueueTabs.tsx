import { LinkTabs } from '../../../ui/screen/Tabs.tsx'
import { useChangeRequestCounts } from '../../../core/offices/useChangeRequestCounts.ts'
import { approvalQueueTexts } from '../../../core/texts/approvalQueue.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { NO_FILTER, QUEUE_VIEWS, writeQueue, type QueueQuery, type QueueView } from './queueQuery.ts'

const urlOf = (view: QueueView) => `?${writeQueue({ view, ...NO_FILTER, page: 1 }, true).toString()}`

/** Each view starts without filters. */
export function QueueTabs({ query }: { query: QueueQuery }) {
  const t = useTextsOf(approvalQueueTexts)
  const counts = useChangeRequestCounts()
  const countOf: Readonly<Partial<Record<QueueView, number>>> = counts
    ? { decide: counts.toDecide, mine: counts.own }
    : {}
  return (
    <LinkTabs
      label={t('queue.views')}
      tabs={QUEUE_VIEWS.map((view) => ({
        to: urlOf(view),
        label: t(`queue.view.${view}`),
        isCurrent: view === query.view,
        count: countOf[view],
      }))}
    />
  )
}
