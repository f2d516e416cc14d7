import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { Link, useLocation } from 'react-router'
import { isActiveEntry, type SidebarEntry } from '@flou/shared/content/routing/sidebar.ts'
import { useOffice } from '../core/offices/OfficeContext.ts'
import { isApprover, canRequestApproval, QUEUE_URL } from '../core/offices/useChangeRequestCounts.ts'
import { forgetRecents } from './palette/forgetRecents.ts'
import { session } from '../core/session/current.ts'
import { useUser } from '../core/session/useSession.ts'
import { useLanguage, useText } from '../core/texts/useText.ts'
import { Icon } from '../ui/Icon.tsx'
import { ChangeRequestCount } from './ChangeRequestCount.tsx'
import { NotBuilt } from './NotBuilt.tsx'
import { UnreadCount } from './UnreadCount.tsx'
import { useRovingFocus } from './useRovingFocus.ts'
import classes from './Sidebar.module.css'
import { workflowArea } from '@flou/shared/content/types/customScreens.ts'

/** True if the path belongs to the entry, a child or a record's sub-lists. */
const isWithin = (entry: SidebarEntry, path: string): boolean =>
  isActiveEntry(entry.url, path) ||
  entry.children.some((child) => isWithin(child, path)) ||
  (entry.url !== '' && new RegExp(`^${entry.url}/\\d+/`).test(path))

interface EntryProps {
  entry: SidebarEntry
  path: string
  onOpen: () => void
}

function EntryLink({ entry, path, onOpen }: EntryProps) {
  const isActive = isActiveEntry(entry.url, path)
  return (
    <Link
      tabIndex={-1}
      to={entry.url}
      className={classes.link}
      data-active={isActive || (entry.children.length === 0 && isWithin(entry, path)) || undefined}
      aria-current={isActive ? 'page' : undefined}
      onClick={onOpen}
    >
      <span className={classes.title}>{entry.title}</span>
      <ChangeRequestCount url={entry.url} />
      <UnreadCount entry={entry} />
    </Link>
  )
}

function Branch({ entry, path, onOpen, icon }: EntryProps & { icon: boolean }) {
  const within = isWithin(entry, path)
  const [choice, setChoice] = useState<boolean>()
  const isOpen = choice ?? within
  return (
    <>
      <button
        type="button"
        tabIndex={-1}
        className={classes.branch}
        aria-expanded={isOpen}
        data-within={within || undefined}
        onClick={() => setChoice(!isOpen)}
      >
        {icon && <Icon name={entry.icon} />}
        <span className={classes.title}>{entry.title}</span>
        {icon && <NotBuilt entry={entry} />}
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
                <Branch entry={child} path={path} onOpen={onOpen} icon={false} />
              ) : (
                <EntryLink entry={child} path={path} onOpen={onOpen} />
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Leaf({ entry, path, onOpen }: EntryProps) {
  return (
    <Link
      tabIndex={-1}
      to={entry.url}
      className={classes.branch}
      data-within={isWithin(entry, path) || undefined}
      aria-current={isActiveEntry(entry.url, path) ? 'page' : undefined}
      onClick={onOpen}
    >
      <Icon name={entry.icon} />
      <span className={classes.title}>{entry.title}</span>
      <NotBuilt entry={entry} />
      <ChangeRequestCount url={entry.url} />
      <UnreadCount entry={entry} />
    </Link>
  )
}

function useEntries() {
  const { office, loadEntries } = useOffice()
  const { permissions } = useUser()
  const language = useLanguage()
  const { data } = useQuery({
    queryKey: ['sidebar', office, language, permissions],
    queryFn: () => loadEntries({ permissions, language }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  return { entries: data ?? [] }
}

/** Link to own change requests for authors who are not approvers. */
function OwnChangeRequests({ path, onOpen }: Omit<EntryProps, 'entry'>) {
  const t = useText()
  const user = useUser()
  if (isApprover(user) || !canRequestApproval(user)) return null
  const { icon } = workflowArea
  const entry = {
    title: t('shell.myChanges'),
    icon,
    url: QUEUE_URL,
    active: false,
    child: false,
    children: [],
  }
  return (
    <li>
      <Leaf entry={entry} path={path} onOpen={onOpen} />
    </li>
  )
}

function useActiveInView(nav: RefObject<HTMLElement | null>, pathname: string): void {
  const revealedPath = useRef('')
  useEffect(() => {
    const active = nav.current?.querySelector('[data-active], [aria-current]')
    if (!active || revealedPath.current === pathname) return
    revealedPath.current = pathname
    active.scrollIntoView({ block: 'nearest' })
  })
}

/** Sidebar entries and Logout, which clears the session and reloads. */
export function Sidebar({ onOpen }: { onOpen: () => void }) {
  const t = useText()
  const { pathname } = useLocation()
  const { entries } = useEntries()
  const { root, ...listeners } = useRovingFocus(pathname)
  useActiveInView(root, pathname)
  const logout = () => {
    forgetRecents()
    void session.signOut().then(() => window.location.assign('/login'))
  }
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears keys of the links inside
    <nav ref={root} aria-label={t('shell.navigation')} className={classes.nav} {...listeners}>
      <p className={classes.keys}>{t('shell.navigationKeys')}</p>
      <ul className={classes.list}>
        {entries.map((entry) => (
          <li key={entry.title}>
            {entry.children.length > 0 ? (
              <Branch entry={entry} path={pathname} onOpen={onOpen} icon />
            ) : (
              <Leaf entry={entry} path={pathname} onOpen={onOpen} />
            )}
          </li>
        ))}
        {entries.length > 0 && <OwnChangeRequests path={pathname} onOpen={onOpen} />}
        <li className={classes.logout}>
          <button type="button" tabIndex={-1} className={classes.branch} onClick={logout}>
            <Icon name="logout" />
            <span className={classes.title}>{t('shell.logout')}</span>
          </button>
        </li>
      </ul>
    </nav>
  )
}
