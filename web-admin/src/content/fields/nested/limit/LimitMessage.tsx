import type { ListLimit } from './useListLimit.ts'
import classes from './LimitMessage.module.css'

export function LimitMessage({ id, limit }: { id?: string; limit: ListLimit }) {
  return (
    <p id={id} className={classes.note} role="status">
      {limit.isFull && limit.reason}
    </p>
  )
}
