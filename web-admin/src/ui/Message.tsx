import type { ReactNode } from 'react'
import classes from './Message.module.css'

interface Props {
  title: string
  hint?: string
  children?: ReactNode
}

export function Message({ title, hint, children }: Props) {
  return (
    <div className={classes.message}>
      <h1>{title}</h1>
      {hint && <p>{hint}</p>}
      {children}
    </div>
  )
}
