import type { ReactNode } from 'react'
import classes from './Toolbar.module.css'

interface Props {
  /** `search` for what narrows a list. */
  role?: 'search' | 'group'
  label?: string
  className?: string | undefined
  children: ReactNode
}

/** One row of tools above a list; a search field takes the free space. */
export const Toolbar = ({ role, label, className, children }: Props) => (
  <div
    role={role}
    aria-label={label}
    className={className === undefined ? classes.toolbar : `${classes.toolbar} ${className}`}
  >
    {children}
  </div>
)
