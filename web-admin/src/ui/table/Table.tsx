import type { ReactNode } from 'react'
import classes from './Table.module.css'
import cards from './Cards.module.css'

interface Props {
  label: string
  /** Unique column headings; without any, the table has no head. */
  columns?: readonly string[]
  /** `th` elements instead of `columns`. */
  head?: ReactNode
  caption?: string
  select?: ReactNode
  isStale?: boolean
  /** Aligns all cells but the first to the right. */
  isNumeric?: boolean
  /** `short` scrolls within a dialog; `none` is for cards. */
  frame?: 'box' | 'short' | 'none'
  /** Phones show rows as cards (labelled by `data-label` of cells) or scroll the table. */
  phone?: 'cards' | 'scroll'
  className?: string | undefined
  /** `tr` elements. */
  children: ReactNode
}

function Head({ columns, head, select }: Pick<Props, 'columns' | 'head' | 'select'>) {
  if (columns === undefined && head === undefined) return null
  return (
    <thead>
      <tr>
        {select}
        {head}
        {columns?.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  )
}

export function Table({
  label,
  caption,
  isStale,
  isNumeric,
  frame = 'box',
  phone = 'cards',
  className,
  children,
  ...head
}: Props) {
  const names = [classes.table, phone === 'cards' ? cards.cards : undefined, className]
  const table = (
    <table
      className={names.filter(Boolean).join(' ')}
      aria-label={frame === 'none' ? label : undefined}
      aria-busy={isStale}
      data-stale={isStale || undefined}
      data-numeric={isNumeric || undefined}
      data-frame={frame}
      data-phone={phone}
    >
      {caption !== undefined && <caption>{caption}</caption>}
      <Head {...head} />
      <tbody>{children}</tbody>
    </table>
  )
  if (frame === 'none') return table
  return (
    <div className={classes.scroll} role="region" aria-label={label} tabIndex={0} data-frame={frame}>
      {table}
    </div>
  )
}
