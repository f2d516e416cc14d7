import { ActionIcon } from '@mantine/core'
import { Icon } from '../../../elements/Icon.tsx'
import { workflowQueueTexts } from '../../../texts/screens/workflowQueue.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'
import type { ChangeQueue, useQueue } from './useQueue.ts'
import classes from './Queue.module.css'

type Queue = NonNullable<ReturnType<typeof useQueue>['data']>

/** Said and shown, but not taken away: at the last page the focus stays on the button that led there. */
const usable = (isUsable: boolean) =>
  isUsable ? {} : ({ 'aria-disabled': true, 'data-disabled': true } as const)

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
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={t('list.previous')}
        {...usable(page > 1)}
        onClick={() => page > 1 && turn(page - 1)}
      >
        <Icon name="back" size={16} />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={t('list.next')}
        {...usable(page < totalPage)}
        onClick={() => page < totalPage && turn(page + 1)}
      >
        <span className={classes.flip}>
          <Icon name="back" size={16} />
        </span>
      </ActionIcon>
    </nav>
  )
}
