import { Button, Group } from '@mantine/core'
import type { ListRow } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { useFailureText } from '../../core/api/useFailureText.ts'
import { bulkEditTexts } from '../../core/texts/bulkEdit.ts'
import { listTexts } from '../../core/texts/lists.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { BulkProgress } from '../../ui/table/BulkProgress.tsx'
import { BulkRows } from '../../ui/table/BulkRows.tsx'
import { BulkSummary } from '../../ui/table/BulkSummary.tsx'
import { EditFieldChoice } from './EditFieldChoice.tsx'
import { useFieldEdit, type FieldEdit } from './useFieldEdit.ts'
import { useRowTitle } from './useRowTitle.ts'

const TEXTS = { ...listTexts, ...bulkEditTexts }

interface Props {
  type: ContentType
  apiUrl: string
  rows: readonly ListRow[]
  onClose: () => void
  onFinished: () => void
}

type Finished = Extract<NonNullable<FieldEdit['phase']>, { is: 'finished' }>

function Result({ work, phase, onClose }: { work: FieldEdit; phase: Finished; onClose: () => void }) {
  const t = useTextsOf(TEXTS)
  const failureText = useFailureText()
  const titleOf = useRowTitle()
  const { result, isUndo } = phase
  const { done, waitingForApproval, refused, notStarted } = result
  const undoable = isUndo ? [] : done.filter(work.canUndo)
  const sentences = [
    t('bulk.done', { count: done.length }),
    ...(waitingForApproval.length > 0 ? [t('bulk.held', { count: waitingForApproval.length })] : []),
    ...(refused.length > 0 ? [t('bulk.refused', { count: refused.length })] : []),
    ...(notStarted.length > 0 ? [t('bulk.left', { count: notStarted.length })] : []),
  ]
  return (
    <>
      <BulkSummary sentences={sentences} />
      {refused.length > 0 && (
        <BulkRows label={t('bulk.result')}>
          {refused.map(({ row, error }) => (
            <li key={row.id}>
              <strong>{titleOf(row)}</strong>: {failureText(error)}
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

export function EditFieldDialog({ onClose, onFinished, ...list }: Props) {
  const t = useTextsOf(TEXTS)
  const work = useFieldEdit(list)
  const { phase } = work
  return (
    <Dialog
      title={t('bulk.edit')}
      {...(phase?.is !== 'running' && { onClose: phase ? onFinished : onClose })}
    >
      {!phase && (
        <EditFieldChoice {...list} onClose={onClose} onStart={(chosen) => work.start(list.rows, chosen)} />
      )}
      {phase?.is === 'running' && (
        <BulkProgress
          done={phase.over}
          count={phase.rows.length}
          label={t('bulk.progress')}
          text={t('bulk.running', { done: phase.over, count: phase.rows.length })}
          isStopping={phase.isStopping}
          onStop={work.stop}
        />
      )}
      {phase?.is === 'finished' && <Result work={work} phase={phase} onClose={onFinished} />}
    </Dialog>
  )
}
