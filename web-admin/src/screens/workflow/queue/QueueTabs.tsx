import { LinkTabs } from '../../../elements/screen/LinkTabs.tsx'
import { useChangeCounts } from '../../../offices/useChangeCounts.ts'
import { workflowQueueTexts } from '../../../texts/screens/workflowQueue.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'
import { NO_FILTER, QUEUE_VIEWS, writeQueue, type QueueQuery, type QueueView } from './queueQuery.ts'

const addressOf = (view: QueueView) => `?${writeQueue({ view, ...NO_FILTER, page: 1 }, true).toString()}`

/** The views of the queue, each with an address of its own; filters go with the view they narrow. */
export function QueueTabs({ query }: { query: QueueQuery }) {
  const t = useTextsOf(workflowQueueTexts)
  const counts = useChangeCounts()
  const countOf: Readonly<Partial<Record<QueueView, number>>> = counts
    ? { decide: counts.toDecide, mine: counts.own }
    : {}
  return (
    <LinkTabs
      label={t('queue.views')}
      tabs={QUEUE_VIEWS.map((view) => ({
        to: addressOf(view),
        label: t(`queue.view.${view}`),
        isCurrent: view === query.view,
        count: countOf[view],
      }))}
    />
  )
}
