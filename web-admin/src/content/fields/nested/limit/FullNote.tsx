import type { ListLimit } from './useListLimit.ts'
import classes from './FullNote.module.css'

/** Says that a list is full; read out when it comes to that. */
export function FullNote({ id, limit }: { id?: string; limit: ListLimit }) {
  return (
    <p id={id} className={classes.note} role="status">
      {limit.isFull && limit.reason}
    </p>
  )
}
