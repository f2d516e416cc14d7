import { Button, Group, NativeSelect, Stack } from '@mantine/core'
import { useState } from 'react'
import type { ListRow } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { useRights } from '../../core/session/rights.ts'
import { bulkEditTexts } from '../../core/texts/bulkEdit.ts'
import { filterTexts } from '../../core/texts/listFilters.ts'
import { listTexts } from '../../core/texts/lists.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { FieldHint } from '../../ui/FieldHint.tsx'
import { BulkRows } from '../../ui/table/BulkRows.tsx'
import { valueText } from '../export/recordColumns.ts'
import {
  actionsOf,
  editableFields,
  type EditableField,
  type EditAction,
  type FieldValueEdit,
} from './editableFields.ts'
import { FieldValue } from './FieldValue.tsx'
import { useRowTitle } from '../../core/records/recordTitle.ts'

const TEXTS = { ...listTexts, ...bulkEditTexts, ...filterTexts }

export interface ChosenEdit extends FieldValueEdit {
  edited: EditableField
  /** Text of the chosen value. */
  label: string
}

const SIGNS: Partial<Record<EditAction, string>> = { add: '+ ', remove: '− ' }

function Preview({ rows, chosen }: { rows: readonly ListRow[]; chosen: ChosenEdit }) {
  const t = useTextsOf(TEXTS)
  const language = useLanguage()
  const titleOf = useRowTitle()
  const { edited, action, label } = chosen
  const { name, field } = edited
  const value = action === 'clear' ? '–' : label
  const beforeOf = (row: ListRow) => `${valueText(field, row[name], { t, language }) || '–'} → `
  const hasBefore = (row: ListRow) => name in row && field.kind !== 'references'
  const outcome = action === 'replace' ? 'set' : action
  return (
    <>
      <p role="status">
        {t(`bulk.edit.preview.${outcome}`, { count: rows.length, field: edited.label, value })}
      </p>
      <BulkRows label={t('select.bar')}>
        {rows.map((row) => (
          <li key={row.id}>
            <strong>{titleOf(row)}</strong>: {hasBefore(row) && beforeOf(row)}
            {SIGNS[action]}
            {value}
          </li>
        ))}
      </BulkRows>
    </>
  )
}

interface Props {
  type: ContentType
  rows: readonly ListRow[]
  onClose: () => void
  onStart: (chosen: ChosenEdit) => void
}

export function EditFieldChoice({ type, rows, onClose, onStart }: Props) {
  const t = useTextsOf(TEXTS)
  const { isApprovalNeeded } = useRights()
  const offered = editableFields(type, useLanguage())
  const [chosen, setChosen] = useState<ChosenEdit>()
  const actions = chosen ? actionsOf(chosen.edited.field) : []
  const isReady = chosen !== undefined && (chosen.action === 'clear' || chosen.text !== '')
  return (
    <Stack gap="sm">
      <NativeSelect
        name="editedField"
        label={t('bulk.edit.field')}
        value={chosen?.edited.name ?? ''}
        data={[{ value: '', label: '–' }, ...offered.map(({ name, label }) => ({ value: name, label }))]}
        onChange={({ currentTarget: { value } }) => {
          const edited = offered.find(({ name }) => name === value)
          const [action] = edited ? actionsOf(edited.field) : []
          setChosen(edited && action && { edited, action, text: '', label: '' })
        }}
        data-autofocus
      />
      {chosen && actions.join() !== 'set' && (
        <NativeSelect
          name="editAction"
          label={t('bulk.edit.action')}
          value={chosen.action}
          data={actions.map((action) => ({ value: action, label: t(`bulk.edit.${action}`) }))}
          onChange={({ currentTarget: { value } }) => setChosen({ ...chosen, action: value as EditAction })}
        />
      )}
      {chosen && chosen.action !== 'clear' && (
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
