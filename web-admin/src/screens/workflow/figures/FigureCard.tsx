import { Button } from '@mantine/core'
import { useId, useState, type ReactNode } from 'react'
import { workflowLogTexts } from '../../../texts/screens/workflowLog.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'
import classes from './Figures.module.css'

interface Props {
  title: string
  hint: string
  /** What stands here where there is nothing to show. */
  none: string
  /** Column headings of the table, and its rows; the first cell names the row. */
  columns: readonly string[]
  rows: readonly (readonly [string, ...string[]])[]
  isEmpty: boolean
  /** The chart, drawn for eyes alone: the table says the same. */
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
export function FigureCard({ title, hint, none, columns, rows, isEmpty, children }: Props) {
  const t = useTextsOf(workflowLogTexts)
  const id = useId()
  const [isTable, setTable] = useState(false)
  const action = t(isTable ? 'figures.asChart' : 'figures.asTable')
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
      <p className={classes.hint}>{isEmpty ? none : hint}</p>
      {!isEmpty && (isTable ? <Numbers title={title} columns={columns} rows={rows} /> : children)}
    </section>
  )
}
