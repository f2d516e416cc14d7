import type { ReactNode } from 'react'
import { Icon, type IconName } from '../Icon.tsx'
import classes from './EmptyState.module.css'

interface Props {
  icon?: IconName
  text: string
  hint?: string | undefined
  children?: ReactNode
}

export function EmptyState({ icon, text, hint, children }: Props) {
  return (
    <div className={classes.empty} data-empty="">
      {icon && <Icon name={icon} size={28} />}
      <p>{hint === undefined ? text : <strong>{text}</strong>}</p>
      {hint !== undefined && <p>{hint}</p>}
      {children}
    </div>
  )
}
