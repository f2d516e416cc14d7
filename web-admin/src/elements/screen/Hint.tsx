import type { ReactNode } from 'react'
import classes from './Hint.module.css'

/** Words about what is beside them, in small grey letters. */
export function Hint({ children }: { children: ReactNode }) {
  return <p className={classes.hint}>{children}</p>
}
