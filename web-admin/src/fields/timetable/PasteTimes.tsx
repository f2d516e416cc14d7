import { Button, Group, NativeSelect, Textarea } from '@mantine/core'
import { useState } from 'react'
import { fieldLabel } from '@flou/shared/content/labels/labels.ts'
import { LANGUAGES } from '@flou/shared/locale.ts'
import { hourText } from '../../core/records/timeText.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Table } from '../../ui/table/Table.tsx'
import { editorTexts } from '../../core/texts/editor.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { useFormHandle } from '../form/FormContext.ts'
import {
  guessUses,
  linesOf,
  readTable,
  unfilledTexts,
  type ColumnUse,
  type PastedLine,
  type TextChoice,
} from './pastedTable.ts'
import type { TimetableSchema } from './timetableSchema.ts'
import { timetableTexts } from '../../core/texts/fieldEditors.ts'
import classes from './Timetable.module.css'

interface Props {
  schema: TimetableSchema
  initialText: string
  onClose: () => void
  onPaste: (lines: readonly PastedLine[]) => void
}

const SHOWN_ROWS = 4
const isTimeUse = (use: ColumnUse) => use === 'start' || use === 'end'

function useTextChoices({ texts, details }: TimetableSchema): TextChoice[] {
  const { type } = useFormHandle()
  return Object.entries({ ...texts, ...details.localized }).map(([name, { required }]) => ({
    name,
    label: fieldLabel(type.key, name),
    isRequired: required,
  }))
}

function useColumns(text: string, choices: readonly TextChoice[]) {
  const [chosen, setChosen] = useState<Readonly<Record<number, ColumnUse>>>({})
  const table = readTable(text)
  const uses = guessUses(table, choices).map((guessed, at) => chosen[at] ?? guessed)
  const choose = (column: number, use: ColumnUse) => {
    const other = isTimeUse(use) ? uses.indexOf(use) : -1
    setChosen({ ...chosen, ...(other >= 0 && { [other]: 'none' as const }), [column]: use })
  }
  return { table, uses, choose }
}

function useUseOptions(schema: TimetableSchema, choices: readonly TextChoice[]) {
  const t = useTextsOf(timetableTexts)
  const common = useTextsOf(editorTexts)
  const language = useLanguage()
  const { type } = useFormHandle()
  const labelOf = (name: string) => fieldLabel(type.key, name)[language]
  return [
    { value: 'none', label: t('columnUnused') },
    { value: 'start', label: labelOf(schema.start) },
    { value: 'end', label: labelOf(schema.end) },
    ...choices.flatMap(({ name }) => [
      { value: `${name}.both`, label: t('inBoth', { name: labelOf(name) }) },
      ...LANGUAGES.map((one) => ({
        value: `${name}.${one}`,
        label: `${labelOf(name)} (${common(`language.${one}`)})`,
      })),
    ]),
  ]
}

interface ColumnsProps extends ReturnType<typeof useColumns> {
  options: ReturnType<typeof useUseOptions>
}

function Columns({ table, uses, choose, options }: ColumnsProps) {
  const t = useTextsOf(timetableTexts)
  const columns = uses.map((use, column) => ({ use, column }))
  const rows = table.rows.slice(0, SHOWN_ROWS).map((cells, row) => ({ cells, row }))
  if (columns.length === 0) return null
  const head = columns.map(({ use, column }) => (
    <th key={column} scope="col">
      <NativeSelect
        name={`column.${column}`}
        size="xs"
        aria-label={t('column', { number: column + 1 })}
        value={use}
        data={options}
        onChange={(event) => choose(column, event.currentTarget.value as ColumnUse)}
      />
    </th>
  ))
  return (
    <Table label={t('columns')} head={head} frame="short" phone="scroll" className={classes.pasted}>
      {rows.map(({ cells, row }) => (
        <tr key={row}>
          {columns.map(({ use, column }) => (
            <td key={column} data-unused={use === 'none' || undefined}>
              {cells[column]}
            </td>
          ))}
        </tr>
      ))}
    </Table>
  )
}

interface SummaryProps {
  lines: readonly PastedLine[]
  /** Labels of required texts without a column. */
  unfilled: readonly string[]
}

function Summary({ lines, unfilled }: SummaryProps) {
  const t = useTextsOf(timetableTexts)
  const language = useLanguage()
  const [first] = lines
  const hours = first && {
    from: hourText(first.start, language),
    to: hourText(first.end, language),
  }
  return (
    <p role="status">
      {t('pasteCount', { count: lines.length })}
      {hours && ` ${t(hours.from === hours.to ? 'pasteFirstStart' : 'pasteFirst', hours)}`}
      {hours && unfilled.length > 0 && ` ${t('pasteUnfilled', { fields: unfilled.join(', ') })}`}
    </p>
  )
}

export function PasteTimes({ schema, initialText, onClose, onPaste }: Props) {
  const t = useTextsOf(timetableTexts)
  const common = useTextsOf(editorTexts)
  const [text, setText] = useState(initialText)
  const choices = useTextChoices(schema)
  const columns = useColumns(text, choices)
  const options = useUseOptions(schema, choices)
  const lines = linesOf(columns.table, columns.uses)
  const unfilled = unfilledTexts(columns.uses, choices).map(
    (use) => options.find(({ value }) => value === use)?.label ?? '',
  )
  return (
    <Dialog title={t('paste')} onClose={onClose} isWide>
      <p>{t('pasteHint')}</p>
      <Textarea
        name="programme"
        label={t('pasteLines')}
        rows={initialText === '' ? 10 : 5}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        data-autofocus
      />
      <Columns {...columns} options={options} />
      <Summary lines={lines} unfilled={unfilled} />
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          {common('edit.cancel')}
        </Button>
        <Button disabled={lines.length === 0} onClick={() => onPaste(lines)}>
          {t('pasteApply')}
        </Button>
      </Group>
    </Dialog>
  )
}
