import { useId, type ReactNode } from 'react'
import classes from './Card.module.css'

export function Hint({ children }: { children: ReactNode }) {
  return <p className={classes.hint}>{children}</p>
}

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
