import { Button, Group, NativeSelect, Stack } from '@mantine/core'
import { useState } from 'react'
import type { ListRow } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { useFailureText } from '../../core/api/useFailureText.ts'
import { localizedText } from '../../core/records/localizedText.ts'
import { filterTexts } from '../../core/texts/listFilters.ts'
import { listTexts } from '../../core/texts/lists.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { useRights } from '../../core/session/rights.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { FieldHint } from '../../ui/FieldHint.tsx'
import { BulkProgress } from '../../ui/table/BulkProgress.tsx'
import { BulkRows } from '../../ui/table/BulkRows.tsx'
import { BulkSummary } from '../../ui/table/BulkSummary.tsx'
import { valueText } from '../export/recordColumns.ts'
import { editableFields, type EditableField } from './editableFields.ts'
import { FieldValue } from './FieldValue.tsx'
import { useFieldEdit, type FieldEdit } from './useFieldEdit.ts'

const TEXTS = { ...listTexts, ...filterTexts }

const useTitle = () => {
  const language = useLanguage()
  return ({ titles, id }: ListRow) => localizedText(titles, language).text || String(id)
}

interface Props {
  type: ContentType
  apiUrl: string
  rows: readonly ListRow[]
  onClose: () => void
  onFinished: () => void
}

interface Chosen {
  edited: EditableField
  text: string
  label: string
}

function Preview({ rows, chosen: { edited, label } }: Pick<Props, 'rows'> & { chosen: Chosen }) {
  const t = useTextsOf(TEXTS)
  const language = useLanguage()
  const titleOf = useTitle()
  const { name, field } = edited
  const isAdded = field.kind === 'references'
  const beforeOf = (row: ListRow) =>
    name in row && !isAdded ? `${valueText(field, row[name], { t, language }) || '–'} → ` : ''
  return (
    <>
      <p role="status">
        {t(isAdded ? 'bulk.edit.previewAdded' : 'bulk.edit.preview', {
          count: rows.length,
          field: edited.label,
          value: label,
        })}
      </p>
      <BulkRows label={t('select.bar')}>
        {rows.map((row) => (
          <li key={row.id}>
            <strong>{titleOf(row)}</strong>: {beforeOf(row)}
            {isAdded ? `+ ${label}` : label}
          </li>
        ))}
      </BulkRows>
    </>
  )
}

function Choosing({
  type,
  rows,
  onClose,
  onStart,
}: Omit<Props, 'apiUrl' | 'onFinished'> & { onStart: (chosen: Chosen) => void }) {
  const t = useTextsOf(TEXTS)
  const { isApprovalNeeded } = useRights()
  const offered = editableFields(type, useLanguage())
  const [chosen, setChosen] = useState<Chosen>()
  const isReady = chosen !== undefined && chosen.text !== ''
  return (
    <Stack gap="sm">
      <NativeSelect
        name="editedField"
        label={t('bulk.edit.field')}
        value={chosen?.edited.name ?? ''}
        data={[{ value: '', label: '–' }, ...offered.map(({ name, label }) => ({ value: name, label }))]}
        onChange={({ currentTarget: { value } }) => {
          const edited = offered.find(({ name }) => name === value)
          setChosen(edited && { edited, text: '', label: '' })
        }}
        data-autofocus
      />
      {chosen && (
        <FieldValue
          key={chosen.edited.name}
          edited={chosen.edited}
          text={chosen.text}
          onChange={(text, label) => setChosen({ ...chosen, text, label })}
        />
      )}
      {isReady && <Preview rows={rows} chosen={chosen} />}
      <FieldHint>{t(isApprovalNeeded ? 'bulk.edit.hintApproval' : 'bulk.edit.hint')}</FieldHint>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('shell.cancel')}
        </Button>
        <Button disabled={!isReady} onClick={() => chosen && onStart(chosen)}>
          {t('bulk.edit.start', { count: rows.length })}
        </Button>
      </Group>
    </Stack>
  )
}

type Finished = Extract<NonNullable<FieldEdit['phase']>, { is: 'finished' }>

function Result({ work, phase, onClose }: { work: FieldEdit; phase: Finished; onClose: () => void }) {
  const t = useTextsOf(TEXTS)
  const failureText = useFailureText()
  const titleOf = useTitle()
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
        <Choosing
          {...list}
          onClose={onClose}
          onStart={({ edited, text }) => work.start(list.rows, edited, text)}
        />
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
