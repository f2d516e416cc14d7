import type { ReactNode } from 'react'
import classes from './ChoiceButtons.module.css'

/** `ChoiceButtons` and fields side by side, below each other where there is little room. */
export function ChoiceRow({ children }: { children: ReactNode }) {
  return <div className={classes.row}>{children}</div>
}
