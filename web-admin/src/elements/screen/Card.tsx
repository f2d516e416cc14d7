import { useId, type ReactNode } from 'react'
import classes from './Card.module.css'
import { Hint } from './Hint.tsx'

interface Props {
  title: string
  isTitleHidden?: boolean
  hint?: string
  children: ReactNode
}

export function Card({ title, isTitleHidden = false, hint, children }: Props) {
  const id = useId()
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h2 id={id} className={isTitleHidden ? 'visuallyHidden' : classes.title}>
        {title}
      </h2>
      {hint !== undefined && <Hint>{hint}</Hint>}
      {children}
    </section>
  )
}
