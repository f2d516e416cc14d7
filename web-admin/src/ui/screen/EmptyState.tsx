import type { ReactNode } from 'react'
import classes from './EmptyState.module.css'

interface Props {
  text: string
  hint?: string | undefined
  children?: ReactNode
}

export function EmptyState({ text, hint, children }: Props) {
  return (
    <div className={classes.empty} data-empty="">
      <p>{hint === undefined ? text : <strong>{text}</strong>}</p>
      {hint !== undefined && <p>{hint}</p>}
      {children}
    </div>
  )
}
