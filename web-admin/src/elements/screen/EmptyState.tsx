import type { ReactNode } from 'react'
import classes from './EmptyState.module.css'

interface Props {
  /** Why there is nothing. */
  text: string
  /** What will come here. */
  hint?: string | undefined
  /** What can be done about it. */
  children?: ReactNode
}

/** What stands where there is nothing to show. */
export function EmptyState({ text, hint, children }: Props) {
  return (
    <div className={classes.empty} data-empty="">
      <p>{hint === undefined ? text : <strong>{text}</strong>}</p>
      {hint !== undefined && <p>{hint}</p>}
      {children}
    </div>
  )
}
