import type { ReactElement } from 'react'
import classes from './form/RecordForm.module.css'

const MANY = 40
const BATCH = 20

/**
 * Groups many rows into boxes with `content-visibility`, so that rows out of view cost nothing while typing.
 */
export function inBatches(rows: readonly ReactElement[]): readonly ReactElement[] {
  if (rows.length <= MANY) return rows
  return Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, batch) => (
    // declared fields never move between batches
    <div key={`batch ${batch}`} className={classes.batch}>
      {rows.slice(batch * BATCH, (batch + 1) * BATCH)}
    </div>
  ))
}
