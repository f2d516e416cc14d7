import type { ReactNode } from 'react'
import classes from './Figures.module.css'

interface Props {
  isTall?: boolean
  children: ReactNode
}

export function FigureGrid({ isTall, children }: Props) {
  return (
    <div className={classes.cards} data-cards="" data-figures="" data-tall={isTall || undefined}>
      {children}
    </div>
  )
}
