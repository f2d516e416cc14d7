import type { ReactNode } from 'react'
import classes from './ScreenHead.module.css'

interface Props {
  title: string
  above?: ReactNode
  about?: ReactNode
  children?: ReactNode
}

export function ScreenHead({ title, above, about, children }: Props) {
  return (
    <div className={classes.head}>
      <div>
        {above}
        <h1>{title}</h1>
        {Boolean(about) && <div className={classes.about}>{about}</div>}
      </div>
      {Boolean(children) && <div className={classes.actions}>{children}</div>}
    </div>
  )
}
