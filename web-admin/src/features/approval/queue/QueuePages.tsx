import { PagerButton } from '../../../ui/table/PagerButton.tsx'
import { approvalQueueTexts } from '../../../core/texts/approvalQueue.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import type { UpdateQueueQuery, useQueue } from './useQueue.ts'
import classes from './Queue.module.css'

type Queue = NonNullable<ReturnType<typeof useQueue>['data']>

export function QueuePages({ queue, updateQuery }: { queue: Queue; updateQuery: UpdateQueueQuery }) {
  const t = useTextsOf(approvalQueueTexts)
  const { page, totalPage, total, perPage } = queue
  if (totalPage === 1) return null
  const from = (page - 1) * perPage + 1
  const goToPage = (to: number) => updateQuery({ page: to })
  return (
    <nav aria-label={t('queue.pages')} className={classes.pager}>
      <span>{t('queue.total', { from, to: Math.min(page * perPage, total), total })}</span>
      <PagerButton to="previous" isLarge isUsable={page > 1} onPage={() => page > 1 && goToPage(page - 1)} />
      <PagerButton
        to="next"
        isLarge
        isUsable={page < totalPage}
        onPage={() => page < totalPage && goToPage(page + 1)}
      />
    </nav>
  )
}
