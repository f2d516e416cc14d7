import { useId, type ReactNode } from 'react'
import classes from './Card.module.css'
import { Hint } from './Hint.tsx'

interface Props {
  /** The heading, which names the section. */
  title: string
  /** The title is read out, but not shown: what is in the card says as much. */
  isTitleHidden?: boolean
  /** What it is about, below the title. */
  hint?: string
  children: ReactNode
}

/** A part of a screen with a heading of its own. */
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
