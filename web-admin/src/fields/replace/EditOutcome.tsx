import { Button, Group } from '@mantine/core'
import { useFailureText } from '../../core/api/useFailureText.ts'
import type { RecordEdits } from '../../core/records/useRecordEdits.ts'
import { bulkEditTexts } from '../../core/texts/bulkEdit.ts'
import { listTexts } from '../../core/texts/lists.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { BulkProgress } from '../../ui/table/BulkProgress.tsx'
import { BulkRows } from '../../ui/table/BulkRows.tsx'
import { ResultSummary } from '../../ui/table/BulkSummary.tsx'

const TEXTS = { ...listTexts, ...bulkEditTexts }

interface Props<R> {
  work: Omit<RecordEdits<R>, 'start'>
  nameOf: (row: R) => string
  onClose: () => void
}

type Finished<R> = Extract<NonNullable<RecordEdits<R>['phase']>, { is: 'finished' }>

function Result<R>({ work, phase, nameOf, onClose }: Props<R> & { phase: Finished<R> }) {
  const t = useTextsOf(TEXTS)
  const failureText = useFailureText()
  const { result, isUndo } = phase
  const { done, refused } = result
  const undoable = isUndo ? [] : done.filter(work.canUndo)
  return (
    <>
      <ResultSummary result={result} />
      {refused.length > 0 && (
        <BulkRows label={t('bulk.result')}>
          {refused.map(({ row, error }) => (
            <li key={work.keyOf(row)}>
              <strong>{nameOf(row)}</strong>: {failureText(error)}
            </li>
          ))}
        </BulkRows>
      )}
      <Group justify="flex-end" mt="lg">
        {undoable.length > 0 && (
          <Button variant="default" onClick={() => work.undo(undoable)}>
            {t('bulk.edit.undo', { count: undoable.length })}
          </Button>
        )}
        <Button onClick={onClose} autoFocus>
          {t('shell.close')}
        </Button>
      </Group>
    </>
  )
}

/** Progress and result of edits, with undo. */
export function EditOutcome<R>(props: Props<R>) {
  const t = useTextsOf(TEXTS)
  const { work } = props
  const { phase } = work
  if (phase?.is === 'finished') return <Result {...props} phase={phase} />
  if (phase?.is !== 'running') return null
  return (
    <BulkProgress
      done={phase.over}
      count={phase.rows.length}
      label={t('bulk.progress')}
      text={t('bulk.running', { done: phase.over, count: phase.rows.length })}
      isStopping={phase.isStopping}
      onStop={work.stop}
    />
  )
}
