import type { ReactNode } from 'react'
import classes from './Hint.module.css'

export function Hint({ children }: { children: ReactNode }) {
  return <p className={classes.hint}>{children}</p>
}
