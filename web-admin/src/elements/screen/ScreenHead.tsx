import type { ReactNode } from 'react'
import classes from './ScreenHead.module.css'

interface Props {
  title: string
  /** What stands over the title, such as the way back. */
  above?: ReactNode
  /** What the screen is about, below the title. */
  about?: ReactNode
  /** What can be done with all of it: buttons and menus. */
  children?: ReactNode
}

/** The head of a screen: its title, what it is about, and its actions at the end. */
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
