import { Button } from '@mantine/core'
import { useId, useState, type ReactNode } from 'react'
import { figureTexts } from '../../core/texts/screens.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import classes from './Figures.module.css'

interface Props {
  title: string
  hint?: string
  emptyText?: string | undefined
  /** Column headings and rows; the first cell is the row header. */
  columns: readonly string[]
  rows: readonly (readonly [string, ...string[]])[]
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

export function FigureCard({ title, hint, emptyText, columns, rows, children }: Props) {
  const t = useTextsOf(figureTexts)
  const id = useId()
  const [isTable, setTable] = useState(false)
  const action = t(isTable ? 'figures.asChart' : 'figures.asTable')
  const isEmpty = emptyText !== undefined
  const caption = emptyText ?? hint
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
      {caption !== undefined && <p className={classes.hint}>{caption}</p>}
      {!isEmpty && (isTable ? <Numbers title={title} columns={columns} rows={rows} /> : children)}
    </section>
  )
}
