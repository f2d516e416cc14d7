import type { ReactNode } from 'react'
import classes from './ChoiceButtons.module.css'

export function ChoiceRow({ children }: { children: ReactNode }) {
  return <div className={classes.row}>{children}</div>
}
