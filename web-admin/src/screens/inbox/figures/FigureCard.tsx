import { Button } from '@mantine/core'
import { useId, useState, type ReactNode } from 'react'
import { inboxTexts } from '../../../texts/screens/inbox.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'
import classes from '../Inbox.module.css'

interface Props {
  title: string
  hint: string
  /** Column headings of the table, and its rows; the first cell names the row. */
  columns: readonly string[]
  rows: readonly (readonly [string, ...string[]])[]
  /** The chart; the table says the same. */
  children: ReactNode
}

/** A figure: a chart, and the same numbers as a table on demand. */
export function FigureCard({ title, hint, columns, rows, children }: Props) {
  const t = useTextsOf(inboxTexts)
  const id = useId()
  const [isTable, setTable] = useState(false)
  const action = t(isTable ? 'inbox.asChart' : 'inbox.asTable')
  return (
    <section className={classes.card} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id}>{title}</h2>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('inbox.figureOf', { action, name: title })}
          onClick={() => setTable(!isTable)}
        >
          {action}
        </Button>
      </div>
      <p className={classes.hint}>{hint}</p>
      {!isTable && children}
      {isTable && (
        <table className={classes.numbers} aria-label={title}>
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
      )}
    </section>
  )
}
