import { TurnButton } from '../../../elements/list/TurnButton.tsx'
import { workflowQueueTexts } from '../../../texts/screens/workflowQueue.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'
import type { ChangeQueue, useQueue } from './useQueue.ts'
import classes from './Queue.module.css'

type Queue = NonNullable<ReturnType<typeof useQueue>['data']>

/** Page by page; nothing where one page holds all. */
export function QueuePages({ queue, change }: { queue: Queue; change: ChangeQueue }) {
  const t = useTextsOf(workflowQueueTexts)
  const { page, totalPage, total, perPage } = queue
  if (totalPage === 1) return null
  const from = (page - 1) * perPage + 1
  const turn = (to: number) => change({ page: to })
  return (
    <nav aria-label={t('list.pages')} className={classes.pager}>
      <span>{t('queue.total', { from, to: Math.min(page * perPage, total), total })}</span>
      <TurnButton to="previous" isLarge isUsable={page > 1} onTurn={() => page > 1 && turn(page - 1)} />
      <TurnButton
        to="next"
        isLarge
        isUsable={page < totalPage}
        onTurn={() => page < totalPage && turn(page + 1)}
      />
    </nav>
  )
}
