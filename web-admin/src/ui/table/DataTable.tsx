import type { ReactNode } from 'react'
import classes from './DataTable.module.css'

interface Props {
  label: string
  /** Unique column headings. */
  columns: readonly string[]
  select?: ReactNode
  isStale?: boolean
  /** Phones show rows as cards (labelled by `data-label` of cells) or scroll the table. */
  phone?: 'cards' | 'scroll'
  className?: string | undefined
  /** `tr` elements. */
  children: ReactNode
}

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
