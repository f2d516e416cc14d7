import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { useSidebarChoices } from './choices.ts'
import { useOpen } from './Entry.tsx'
import classes from './Sidebar.module.css'

interface Props {
  name: string
  label: string
  isInside?: boolean
  children: ReactNode
}

/** Entries below a heading that closes; the group of the present screen opens again on its next visit. */
export function Group({ name, label, isInside = false, children }: Props) {
  const { closed, toggle } = useSidebarChoices()
  const [isOpen, toggleOpen] = useOpen(isInside, !closed.includes(name))
  return (
    <li className={classes.group}>
      <button
        type="button"
        tabIndex={-1}
        className={classes.heading}
        aria-expanded={isOpen}
        onClick={() => {
          toggleOpen()
          if (!isInside) toggle('closed', name)
        }}
      >
        <span className={classes.title}>{label}</span>
        <span className={classes.chevron} data-open={isOpen || undefined}>
          <Icon name="chevron" size={12} />
        </span>
      </button>
      {isOpen && <ul className={classes.list}>{children}</ul>}
    </li>
  )
}
