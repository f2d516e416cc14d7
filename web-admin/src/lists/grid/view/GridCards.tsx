import { Checkbox, TextInput } from '@mantine/core'
import { useEffect, useId, useRef, useState } from 'react'
import { gridTexts } from '../../../core/texts/grid.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { partsOf } from '../../../fields/kinds.ts'
import { SearchBox } from '../../../ui/SearchBox.tsx'
import type { Controlled } from '../control/useGridEvents.ts'
import { cellText, completed, displayText } from '../model/cells.ts'
import type { GridColumn } from '../model/columns.ts'
import { valueOf, type GridRow } from '../model/rows.ts'
import { problemText } from '../useProblems.ts'
import classes from './GridCards.module.css'

/** Fields of a card before "More fields": the price and what follows it. */
const FIRST_FIELDS = 2

interface RowProps extends Controlled {
  row: GridRow
  index: number
}

interface FieldProps extends RowProps {
  column: GridColumn
  at: number
}

function CardField({ grid, selection, actions, row, index, column, at }: FieldProps) {
  const t = useTextsOf(gridTexts)
  const language = useLanguage()
  const id = useId()
  const { shape, context, errorsFor } = grid
  const { field, key, label } = column
  const value = valueOf(row, column, shape.type)
  const text = cellText(value, column, context)
  const error = errorsFor(row)[key]
  const position = { row: index, column: at }
  const suggestions = partsOf(field).grid?.suggestions({ field, ...context }) ?? []
  const shared = {
    name: `rows.${index}.${key}`,
    label: label[language],
    error: error === undefined ? undefined : problemText(error, t, language),
    'data-cell': `${index} ${at}`,
    onFocus: () => selection.moveTo(position),
  }
  if (field.kind === 'toggle')
    return (
      <Checkbox
        {...shared}
        checked={value === true}
        onChange={() => actions.writeAt(position, value === true ? 'no' : 'yes')}
      />
    )
  return (
    <>
      <TextInput
        {...shared}
        key={text}
        defaultValue={text}
        required={field.required}
        inputMode={partsOf(field).grid?.isNumeric ? 'decimal' : 'text'}
        autoComplete="off"
        list={suggestions.length > 0 ? id : undefined}
        onInput={(event) => actions.keepOpenAt(position, event.currentTarget.value)}
        onBlur={(event) => actions.writeAt(position, completed(event.currentTarget.value, suggestions))}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
      {suggestions.length > 0 && (
        <datalist id={id}>
          {suggestions.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </datalist>
      )}
    </>
  )
}

const nameOf = ({ grid, row }: Pick<RowProps, 'grid' | 'row'>, language: 'en' | 'id'): string =>
  grid.shape.columns
    .filter((column) => column.frozenAt !== undefined && (column.language ?? language) === language)
    .map((column) => displayText(valueOf(row, column, grid.shape.type), column, grid.context))
    .filter(Boolean)
    .join(' · ')

function GridCard(props: RowProps) {
  const { grid, row, index, selection } = props
  const t = useTextsOf(gridTexts)
  const language = useLanguage()
  const [isOpen, setOpen] = useState(row.id === 0)
  const columns = grid.shape.columns.map((column, at) => ({ column, at }))
  const first = columns.filter(({ column }) => column.frozenAt === undefined).slice(0, FIRST_FIELDS)
  const others = columns.filter((one) => !first.includes(one))
  const isSought = selection.active.row === index && others.some(({ at }) => at === selection.active.column)
  const fields = (shown: typeof columns) =>
    shown.map(({ column, at }) => <CardField key={column.key} {...props} column={column} at={at} />)
  return (
    <li className={classes.card} data-changed={Object.keys(row.cells).length > 0 || undefined}>
      <h2>{nameOf(props, language) || t('grid.newRow')}</h2>
      {fields(first)}
      <details open={isOpen || isSought} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t('grid.moreFields', { count: others.length })}</summary>
        {(isOpen || isSought) && <div className={classes.more}>{fields(others)}</div>}
      </details>
    </li>
  )
}

export function GridCards({ label, ...controlled }: Controlled & { label: string }) {
  const t = useTextsOf(gridTexts)
  const language = useLanguage()
  const root = useRef<HTMLUListElement>(null)
  const [keyword, setKeyword] = useState('')
  const { grid, selection } = controlled
  const { active, focusRequests } = selection
  const isFound = (row: GridRow) =>
    row.id === 0 || nameOf({ grid, row }, language).toLowerCase().includes(keyword.toLowerCase())
  const found = grid.rows.map((row, index) => ({ row, index })).filter(({ row }) => isFound(row))
  useEffect(() => {
    if (focusRequests === 0) return
    setKeyword('')
    const cell = `[data-cell="${active.row} ${active.column}"]`
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>(cell)?.focus())
    // eslint-disable-next-line react-hooks/exhaustive-deps -- follows requests, not the selection
  }, [focusRequests])
  return (
    <>
      <SearchBox keyword={keyword} onSearch={setKeyword} label={t('grid.find')} />
      {found.length === 0 && <p role="status">{t('grid.notFound')}</p>}
      <ul ref={root} className={classes.cards} aria-label={label} data-rows>
        {found.map(({ row, index }) => (
          <GridCard key={row.key} row={row} index={index} {...controlled} />
        ))}
      </ul>
    </>
  )
}
