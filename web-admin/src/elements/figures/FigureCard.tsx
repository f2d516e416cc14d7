import { Button } from '@mantine/core'
import { useId, useState, type ReactNode } from 'react'
import { figureTexts } from '../../texts/screens/figures.ts'
import { useTextsOf } from '../../texts/useTextsOf.ts'
import classes from './Figures.module.css'

interface Props {
  title: string
  hint?: string
  /** What stands here where there is nothing to show; undefined where there is. */
  emptyText?: string | undefined
  /** Column headings of the table, and its rows; the first cell names the row. */
  columns: readonly string[]
  rows: readonly (readonly [string, ...string[]])[]
  /** The chart, drawn for eyes alone: the table has the same numbers. */
  children: ReactNode
}

function Numbers({ title, columns, rows }: Pick<Props, 'title' | 'columns' | 'rows'>) {
  return (
    <table className={classes.table} aria-label={title}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A figure: a chart, and the same numbers as a table on demand. */
export function FigureCard({ title, hint, emptyText, columns, rows, children }: Props) {
  const t = useTextsOf(figureTexts)
  const id = useId()
  const [isTable, setTable] = useState(false)
  const action = t(isTable ? 'figures.asChart' : 'figures.asTable')
  const isEmpty = emptyText !== undefined
  const words = emptyText ?? hint
  return (
    <section className={classes.card} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id}>{title}</h2>
        {!isEmpty && (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t('figures.of', { action, name: title })}
            onClick={() => setTable(!isTable)}
          >
            {action}
          </Button>
        )}
      </div>
      {words !== undefined && <p className={classes.hint}>{words}</p>}
      {!isEmpty && (isTable ? <Numbers title={title} columns={columns} rows={rows} /> : children)}
    </section>
  )
}
