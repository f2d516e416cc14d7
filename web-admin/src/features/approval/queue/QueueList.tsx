import { Skeleton } from '@mantine/core'
import type { QueuedChangeRequest } from '@flou/shared/approval/changeRequestLists.ts'
import { KeyHelp } from '../../../ui/table/KeyHelp.tsx'
import { useRowKeys } from '../../../ui/table/useRowKeys.ts'
import { LoadFailure } from '../../../ui/screen/LoadFailure.tsx'
import { useRetainedFocus } from '../../../ui/useRetainedFocus.ts'
import { approvalQueueTexts } from '../../../core/texts/approvalQueue.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { DecideBar } from './DecideBar.tsx'
import { DecideDialog } from './DecideDialog.tsx'
import { QueueTable } from './QueueTable.tsx'
import { QueueEmpty } from './QueueEmpty.tsx'
import { QueuePages } from './QueuePages.tsx'
import type { QueueQuery } from './queueQuery.ts'
import { useDecide, type Decision } from './useDecide.ts'
import { useQueue, type UpdateQueueQuery } from './useQueue.ts'
import { useRowSelection } from '../../../ui/table/useRowSelection.ts'
import classes from './Queue.module.css'

/** Placeholder as high as a few rows, to avoid layout shift. */
const QueueSkeleton = () => {
  const t = useTextsOf(approvalQueueTexts)
  return (
    <div role="status" aria-label={t('shell.loading')} className={classes.waiting}>
      {['first', 'second', 'third', 'fourth'].map((name) => (
        <Skeleton key={name} height={44} mb={10} />
      ))}
    </div>
  )
}

interface Props {
  label: string
  query: QueueQuery
  updateQuery: UpdateQueueQuery
  approves: boolean
}

const isDecidable = ({ canDecide }: QueuedChangeRequest) => canDecide

interface Listed {
  rows: readonly QueuedChangeRequest[]
  query: QueueQuery
  isStale: boolean
}

function useDeciding({ rows, query, isStale }: Listed, decides: boolean) {
  const scope = JSON.stringify({ ...query, page: 1 })
  const selection = useRowSelection({ page: rows, scope, isStale, canSelect: isDecidable })
  const deciding = useDecide(selection.retain)
  const find = (id: string | undefined) => rows.find((row) => row.id === id)
  /** Decides selected rows, or the focused row if none. */
  const requestDecision = (decision: Decision, id: string | undefined) => {
    const focused = find(id)
    const chosen = [...selection.rows.values()]
    deciding.requestDecision(decision, chosen.length === 0 && focused?.canDecide ? [focused] : chosen)
  }
  const actions = {
    selectRow: (id: string | undefined) => {
      const row = find(id)
      if (row) selection.toggle(row)
    },
    approveSelected: (id: string | undefined) => requestDecision('approve', id),
    rejectSelected: (id: string | undefined) => requestDecision('reject', id),
  }
  const keys = useRowKeys({ attribute: 'data-change', actions: decides ? actions : {} }, rows.length > 0)
  return { selection, deciding, keys }
}

export function QueueList({ label, query, updateQuery, approves }: Props) {
  const t = useTextsOf(approvalQueueTexts)
  const { data, dataUpdatedAt, error, refetch, isPlaceholderData } = useQueue(query)
  const rows = data?.rows ?? []
  const decides = approves && query.view !== 'mine'
  const { selection, deciding, keys } = useDeciding({ rows, query, isStale: isPlaceholderData }, decides)
  const box = useRetainedFocus({ entries: '[data-change]', inEntry: 'a' })
  return (
    <>
      <LoadFailure error={error} title={t('queue.failed')} onRetry={refetch} />
      {!data && !error && <QueueSkeleton />}
      {data && rows.length === 0 && (
        <QueueEmpty query={query} updateQuery={updateQuery} approves={approves} />
      )}
      {data && rows.length > 0 && (
        // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- hears keys of the links and boxes inside
        <div ref={box} onKeyDown={keys.onKeyDown}>
          <QueueTable
            label={label}
            rows={rows}
            now={new Date(dataUpdatedAt)}
            selection={selection}
            decides={decides}
            isStale={isPlaceholderData}
          />
          <QueuePages queue={data} updateQuery={updateQuery} />
          <KeyHelp names={keys.names} />
        </div>
      )}
      {decides && <DecideBar selection={selection} deciding={deciding} />}
      <DecideDialog deciding={deciding} />
    </>
  )
}
