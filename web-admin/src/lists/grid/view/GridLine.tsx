import { memo } from 'react'
import { gridTexts } from '../../../core/texts/grid.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { partsOf } from '../../../fields/kinds.ts'
import { displayText, type CellContext } from '../model/cells.ts'
import type { GridColumn } from '../model/columns.ts'
import { valueOf, type GridRow, type RowErrors } from '../model/rows.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import type { Editing } from '../control/useEditing.ts'
import { cellId, ROW_PX } from '../control/window.ts'
import { CellEditor } from './CellEditor.tsx'
import classes from './Grid.module.css'

interface Props {
  id: string
  index: number
  row: GridRow
  type: ContentType
  columns: readonly GridColumn[]
  context: CellContext
  errors: RowErrors
  language: 'en' | 'id'
  active: number | undefined
  from: number
  to: number
  editing: Editing | undefined
}

export const GridLine = memo(function GridLine(props: Props) {
  const { id, index, row, type, columns, context, errors, language, active, from, to, editing } = props
  const t = useTextsOf(gridTexts)
  const isNew = row.id === 0
  return (
    <div role="row" aria-rowindex={index + 2} className={classes.line} style={{ top: index * ROW_PX }}>
      <div role="rowheader" className={classes.number} data-problem={errors[''] !== undefined || undefined}>
        {index + 1}
        {isNew && <span className={classes.new}>{t('grid.newRow')}</span>}
      </div>
      {columns.map((column, at) => {
        const isActive = at === active
        const error = errors[column.key]
        return (
          <div
            key={column.key}
            id={cellId(id, row.key, at)}
            role="gridcell"
            aria-colindex={at + 2}
            aria-selected={at >= from && at <= to}
            aria-invalid={error !== undefined || undefined}
            data-row={index}
            data-column={at}
            data-active={isActive || undefined}
            data-changed={column.key in row.cells || undefined}
            data-number={partsOf(column.field).grid?.isNumeric || undefined}
            className={classes.cell}
            data-frozen={column.frozenAt !== undefined || undefined}
            style={{ width: column.width, left: column.frozenAt }}
          >
            {isActive && editing ? (
              <CellEditor
                name={`rows.${index}.${column.name}`}
                label={t('grid.cell', { column: column.label[language], row: String(index + 1) })}
                isInvalid={error !== undefined}
                {...editing}
              />
            ) : (
              <span className={classes.text}>{displayText(valueOf(row, column, type), column, context)}</span>
            )}
          </div>
        )
      })}
    </div>
  )
})
