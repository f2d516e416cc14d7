import type { ReactNode } from 'react'
import classes from './FieldHint.module.css'

/** A quiet sentence about a field, a card or a screen. */
export const FieldHint = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p id={id} className={classes.hint}>
    {children}
  </p>
)
