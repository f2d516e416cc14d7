import { useId, type ReactNode } from 'react'
import { FieldHint } from '../FieldHint.tsx'
import classes from './Card.module.css'

interface Props {
  title: string
  isTitleHidden?: boolean
  hint?: string | undefined
  actions?: ReactNode
  children: ReactNode
}

export function Card({ title, isTitleHidden = false, hint, actions, children }: Props) {
  const id = useId()
  return (
    <section className={classes.card} aria-labelledby={id}>
      <div className={isTitleHidden ? undefined : classes.head}>
        <h2 id={id} className={isTitleHidden ? 'visuallyHidden' : undefined}>
          {title}
        </h2>
        {actions}
      </div>
      {hint !== undefined && <FieldHint>{hint}</FieldHint>}
      {children}
    </section>
  )
}
