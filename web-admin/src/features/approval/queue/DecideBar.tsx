import { Button } from '@mantine/core'
import { SelectionBar } from '../../../ui/table/Selection.tsx'
import { approvalQueueTexts } from '../../../core/texts/approvalQueue.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import type { Deciding } from './useDecide.ts'
import type { QueuedChangeRequest } from '@flou/shared/approval/changeRequestLists.ts'
import type { RowSelection } from '../../../ui/table/useRowSelection.ts'

interface Props {
  selection: RowSelection<QueuedChangeRequest>
  deciding: Deciding
}

export function DecideBar({ selection, deciding }: Props) {
  const t = useTextsOf(approvalQueueTexts)
  const rows = [...selection.rows.values()]
  return (
    <SelectionBar count={rows.length} onClear={selection.clear}>
      <Button onClick={() => deciding.requestDecision('approve', rows)}>{t('queue.approve')}</Button>
      <Button variant="light" color="danger" onClick={() => deciding.requestDecision('reject', rows)}>
        {t('queue.reject')}
      </Button>
    </SelectionBar>
  )
}
