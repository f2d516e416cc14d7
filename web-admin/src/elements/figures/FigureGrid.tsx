import type { ReactNode } from 'react'
import classes from './Figures.module.css'

interface Props {
  /** Every figure is as high as a chart, also where it shows a short table or nothing. */
  isTall?: boolean
  children: ReactNode
}

/** Figures side by side, as many as there is room for. */
export function FigureGrid({ isTall, children }: Props) {
  return (
    <div className={classes.cards} data-figures="" data-tall={isTall || undefined}>
      {children}
    </div>
  )
}
