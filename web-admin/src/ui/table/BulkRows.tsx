import type { ReactNode } from 'react'
import classes from './Bulk.module.css'

/** Scrollable list of affected rows. @param children `li` elements */
export function BulkRows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={classes.rows} tabIndex={0} aria-label={label}>
      {children}
    </ul>
  )
}
