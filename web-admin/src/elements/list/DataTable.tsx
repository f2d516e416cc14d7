import type { ReactNode } from 'react'
import classes from './DataTable.module.css'

interface Props {
  /** Names the table, and the region in which it scrolls sideways. */
  label: string
  /** Headings of the columns, each once. */
  columns: readonly string[]
  /** The heading before them: a `SelectAllCell` over the boxes of the rows. */
  select?: ReactNode
  /** The rows are those of an earlier query while the next ones are on their way. */
  isStale?: boolean
  /** On a phone each row is a card, whose lines are named by `data-label` of their cells, or the table scrolls. */
  phone?: 'cards' | 'scroll'
  /** The screen's own style of the table. */
  className?: string | undefined
  /** The rows: `tr` elements. */
  children: ReactNode
}

/** A table of rows in a box that scrolls sideways. Its style sheet has the looks of what cells hold. */
export function DataTable({ label, columns, select, isStale, phone = 'cards', className, children }: Props) {
  const names = [classes.table, phone === 'cards' ? classes.cards : undefined, className]
  return (
    <div className={classes.scroll} role="region" aria-label={label} tabIndex={0}>
      <table
        className={names.filter(Boolean).join(' ')}
        aria-busy={isStale}
        data-stale={isStale || undefined}
      >
        <thead>
          <tr>
            {select}
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}
