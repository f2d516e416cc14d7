import type { ReactNode } from 'react'
import classes from './Bulk.module.css'

/** The rows that something is done with, or was not; it scrolls by itself. @param children `li` elements */
export function BulkRows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={classes.rows} tabIndex={0} aria-label={label}>
      {children}
    </ul>
  )
}
