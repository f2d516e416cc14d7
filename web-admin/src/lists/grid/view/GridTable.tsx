import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { gridTexts } from '../../../core/texts/grid.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { bringIntoView } from '../control/bringIntoView.ts'
import { useEditing } from '../control/useEditing.ts'
import { useGridEvents, type Controlled } from '../control/useGridEvents.ts'
import { ROW_PX, useWindow, cellId } from '../control/window.ts'
import type { Grid } from '../useGrid.ts'
import { GridLine } from './GridLine.tsx'
import classes from './Grid.module.css'

interface Props extends Controlled {
  label: string
}

function Head({ columns }: { columns: Grid['shape']['columns'] }) {
  const t = useTextsOf(gridTexts)
  const language = useLanguage()
  return (
    <div role="rowgroup" className={classes.head}>
      <div role="row" aria-rowindex={1} className={classes.headLine}>
        <div role="columnheader" className={classes.number}>
          {t('grid.row')}
        </div>
        {columns.map(({ key, label, width, frozenAt, field }) => (
          <div
            key={key}
            role="columnheader"
            className={classes.cell}
            data-frozen={frozenAt !== undefined || undefined}
            style={{ width, left: frozenAt }}
          >
            <span className={classes.text}>
              {label[language]}
              {field.required && <span aria-hidden="true"> *</span>}
            </span>
          </div>
        ))}
      </div>
    </div>
  )
}

function Lines({ id, lines, ...controlled }: Controlled & { id: string; lines: readonly number[] }) {
  const { rows, shape, context, errorsFor } = controlled.grid
  const { active, area } = controlled.selection
  const language = useLanguage()
  const editing = useEditing(controlled)
  return (
    <div role="rowgroup" className={classes.body} style={{ height: rows.length * ROW_PX }}>
      {lines.map((index) => {
        const row = rows[index]
        if (!row) return null
        const isActive = index === active.row
        const isSelected = index >= area.top && index <= area.bottom
        return (
          <GridLine
            key={row.key}
            id={id}
            index={index}
            row={row}
            type={shape.type}
            columns={shape.columns}
            context={context}
            errors={errorsFor(row)}
            language={language}
            active={isActive ? active.column : undefined}
            from={isSelected ? area.left : -1}
            to={isSelected ? area.right : -2}
            editing={isActive ? editing : undefined}
          />
        )
      })}
    </div>
  )
}

export function GridTable({ label, ...controlled }: Props) {
  const { rows, shape } = controlled.grid
  const { active, typing, focusRequests } = controlled.selection
  const id = useId()
  const element = useRef<HTMLDivElement>(null)
  const { lines, onScroll } = useWindow(rows.length, active.row)
  const activeId = cellId(id, rows[active.row]?.key ?? '', active.column)
  useLayoutEffect(() => {
    if (element.current) bringIntoView(element.current, active.row, document.getElementById(activeId))
  }, [active.row, activeId])
  useEffect(() => {
    if (focusRequests > 0) element.current?.focus({ preventScroll: true })
  }, [focusRequests])
  const isTyping = typing !== undefined
  const wasTyping = useRef(false)
  useEffect(() => {
    // the editor unmounted: restore focus unless it is elsewhere
    if (wasTyping.current && !isTyping && document.activeElement === document.body)
      element.current?.focus({ preventScroll: true })
    wasTyping.current = isTyping
  }, [isTyping])
  return (
    <div
      ref={element}
      role="grid"
      tabIndex={0}
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-colcount={shape.columns.length + 1}
      aria-multiselectable="true"
      aria-activedescendant={isTyping || rows.length === 0 ? undefined : activeId}
      className={classes.grid}
      onScroll={onScroll}
      {...useGridEvents(controlled)}
    >
      <Head columns={shape.columns} />
      <Lines id={id} lines={lines} {...controlled} />
    </div>
  )
}
