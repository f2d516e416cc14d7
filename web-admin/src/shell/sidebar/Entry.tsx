import { useState } from 'react'
import { Link } from 'react-router'
import { isActiveEntry, type SidebarEntry } from '@flou/shared/content/routing/sidebar.ts'
import { Icon } from '../../ui/Icon.tsx'
import { ChangeRequestCount } from './ChangeRequestCount.tsx'
import { isWithin } from './markedEntry.ts'
import { NotBuilt } from './NotBuilt.tsx'
import { PinButton } from './PinButton.tsx'
import { UnreadCount } from './UnreadCount.tsx'
import classes from './Sidebar.module.css'

export interface EntryContext {
  path: string
  /** URL of the entry that the present screen belongs to. */
  marked: string
  onOpen: () => void
}

interface EntryProps extends EntryContext {
  entry: SidebarEntry
  isTop?: boolean
  hint?: string
  /** True for an entry that cannot be pinned. */
  isFixed?: boolean
}

export function EntryLink({ entry, path, marked, onOpen, isTop = false, isFixed = false, hint }: EntryProps) {
  const current = isActiveEntry(entry.url, path) ? 'page' : entry.url === marked ? 'true' : undefined
  return (
    <div className={classes.row}>
      <Link
        tabIndex={-1}
        to={entry.url}
        className={isTop ? classes.branch : classes.link}
        aria-current={current}
        onClick={onOpen}
      >
        {isTop && <Icon name={entry.icon} />}
        <span className={classes.title}>
          {entry.title}
          {hint !== undefined && <span className={classes.above}>{hint}</span>}
        </span>
        {isTop && <NotBuilt entry={entry} />}
        <ChangeRequestCount url={entry.url} />
        <UnreadCount entry={entry} />
      </Link>
      {!isFixed && <PinButton entry={entry} />}
    </div>
  )
}

/** Opens with the present screen; a choice is valid until the screen enters or leaves the branch. */
export function useOpen(isInside: boolean, isOpenOutside = false) {
  const [choice, setChoice] = useState<{ isInside: boolean; isOpen: boolean }>()
  const isOpen = choice?.isInside === isInside ? choice.isOpen : isInside || isOpenOutside
  return [isOpen, () => setChoice({ isInside, isOpen: !isOpen })] as const
}

export function Branch({ entry, isTop = false, ...context }: EntryProps) {
  const isInside = isWithin(entry, context.marked)
  const [isOpen, toggle] = useOpen(isInside)
  return (
    <>
      <button
        type="button"
        tabIndex={-1}
        className={classes.branch}
        aria-expanded={isOpen}
        data-within={isInside || undefined}
        onClick={toggle}
      >
        {isTop && <Icon name={entry.icon} />}
        <span className={classes.title}>{entry.title}</span>
        {isTop && <NotBuilt entry={entry} />}
        {!isOpen && <ChangeRequestCount url={entry.url} />}
        {!isOpen && <UnreadCount entry={entry} />}
        <span className={classes.chevron} data-open={isOpen || undefined}>
          <Icon name="chevron" size={14} />
        </span>
      </button>
      {isOpen && (
        <ul className={classes.children}>
          {entry.children.map((child) => (
            <li key={child.url}>
              {child.children.length > 0 ? (
                <Branch entry={child} {...context} />
              ) : (
                <EntryLink entry={child} {...context} />
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
