import type { ReactElement } from 'react'
import classes from '../form/RecordForm.module.css'

/** More fields than a window shows at once are worth the boxes around them. */
const MANY = 40
const BATCH = 20

/** Many fields in boxes of a few, each drawn once it comes near the window: what is out of view costs a key nothing. */
export function inBatches(rows: readonly ReactElement[]): readonly ReactElement[] {
  if (rows.length <= MANY) return rows
  return Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, batch) => (
    // the fields are those declared: a batch stays where it is
    <div key={`batch ${batch}`} className={classes.batch}>
      {rows.slice(batch * BATCH, (batch + 1) * BATCH)}
    </div>
  ))
}
