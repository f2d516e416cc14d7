import { Skeleton } from '@mantine/core'
import type { QueuedChange } from '@flou/shared/changes/lists.ts'
import { KeyHelp } from '../../../elements/list/KeyHelp.tsx'
import { rowKeyHandler } from '../../../elements/list/rowKeyHandler.ts'
import { LoadFailure } from '../../../elements/screen/LoadFailure.tsx'
import { useKeptFocus } from '../../../elements/useKeptFocus.ts'
import { workflowQueueTexts } from '../../../texts/screens/workflowQueue.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'
import { DecideBar } from './decide/DecideBar.tsx'
import { DecideDialog } from './decide/DecideDialog.tsx'
import { QueueTable } from './QueueTable.tsx'
import { QueueEmpty } from './QueueEmpty.tsx'
import { QueuePages } from './QueuePages.tsx'
import type { QueueQuery } from './queueQuery.ts'
import { useDecide, type Decision } from './decide/useDecide.ts'
import { useQueue, type ChangeQueue } from './useQueue.ts'
import { useSelectedChanges } from './useSelectedChanges.ts'
import classes from './Queue.module.css'

/** As high as a few rows, so that nothing moves when they come. */
const Waiting = () => {
  const t = useTextsOf(workflowQueueTexts)
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
  change: ChangeQueue
  approves: boolean
}

/** Selecting and deciding on a page of changes, by pointer and by keys. */
function useDeciding(rows: readonly QueuedChange[], scope: string) {
  const selection = useSelectedChanges(scope)
  const deciding = useDecide(selection.keep)
  const find = (id: string | undefined) => rows.find((row) => row.id === id)
  /** What is selected; the row with the focus where nothing is. */
  const ask = (decision: Decision, id: string | undefined) => {
    const focused = find(id)
    const chosen = [...selection.rows.values()]
    deciding.ask(decision, chosen.length === 0 && focused?.canDecide ? [focused] : chosen)
  }
  const onKeyDown = rowKeyHandler({
    attribute: 'data-change',
    onSelect: (id) => {
      const row = find(id)
      if (row) selection.toggle(row)
    },
    actions: { a: (id) => ask('approve', id), r: (id) => ask('reject', id) },
  })
  return { selection, deciding, onKeyDown }
}

/** A view of the queue: its changes, what can be done with them, or why there are none. */
export function QueueList({ label, query, change, approves }: Props) {
  const t = useTextsOf(workflowQueueTexts)
  const { data, dataUpdatedAt, error, refetch, isPlaceholderData } = useQueue(query)
  const rows = data?.rows ?? []
  const { selection, deciding, onKeyDown } = useDeciding(rows, query.view)
  const box = useKeptFocus({ entries: '[data-change]', inEntry: 'a' })
  const decides = approves && query.view !== 'mine'
  const keys = [
    { key: 'a', does: t('queue.keys.approve') },
    { key: 'r', does: t('queue.keys.reject') },
  ]
  return (
    <>
      <LoadFailure error={error} title={t('queue.failed')} onRetry={refetch} />
      {!data && !error && <Waiting />}
      {data && rows.length === 0 && <QueueEmpty query={query} change={change} approves={approves} />}
      {data && rows.length > 0 && (
        // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- hears keys of the links and boxes inside
        <div ref={box} onKeyDown={onKeyDown}>
          <QueueTable
            label={label}
            rows={rows}
            now={new Date(dataUpdatedAt)}
            selection={selection}
            decides={decides}
            isStale={isPlaceholderData}
          />
          <QueuePages queue={data} change={change} />
          <KeyHelp actions={decides ? keys : []} />
        </div>
      )}
      {decides && <DecideBar selection={selection} deciding={deciding} />}
      <DecideDialog deciding={deciding} />
    </>
  )
}
