import { Link } from 'react-router'
import { useChangeCounts } from '../../../offices/useChangeCounts.ts'
import { workflowQueueTexts } from '../../../texts/screens/workflowQueue.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'
import { QUEUE_VIEWS, writeQueue, type QueueQuery, type QueueView } from './queueQuery.ts'
import classes from '../Workflow.module.css'

/** The views of the queue, each with an address of its own; filters go with the view they narrow. */
export function QueueTabs({ query }: { query: QueueQuery }) {
  const t = useTextsOf(workflowQueueTexts)
  const counts = useChangeCounts()
  const countOf: Readonly<Partial<Record<QueueView, number>>> = counts
    ? { decide: counts.toDecide, mine: counts.own }
    : {}
  const to = (view: QueueView) =>
    `?${writeQueue({ view, area: '', author: '', kind: '', age: '', page: 1 }, true).toString()}`
  return (
    <nav aria-label={t('queue.views')} className={classes.tabs}>
      {QUEUE_VIEWS.map((view) => (
        <Link
          key={view}
          to={to(view)}
          aria-current={view === query.view ? 'page' : undefined}
          className={classes.tab}
        >
          {t(`queue.view.${view}`)}
          {(countOf[view] ?? 0) > 0 && <span className={classes.tabCount}>{countOf[view]}</span>}
        </Link>
      ))}
    </nav>
  )
}
