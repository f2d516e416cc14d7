import { useEffect, useRef, useState, type RefObject } from 'react'
import { useLocation } from 'react-router'
import { HEADING_NAMES, HEADINGS } from '@flou/shared/content/offices.ts'
import type { SidebarEntry } from '@flou/shared/content/routing/sidebar.ts'
import { workflowArea } from '@flou/shared/content/types/customScreens.ts'
import { isApprover, canRequestApproval, QUEUE_URL } from '../../core/offices/useChangeRequestCounts.ts'
import { calendarPathOf, overviewPathOf } from '../../core/offices/office.ts'
import { useOffice } from '../../core/offices/OfficeContext.ts'
import { useUser } from '../../core/session/useSession.ts'
import { sidebarTexts } from '../../core/texts/shell.ts'
import { startTexts } from '../../core/texts/start.ts'
import { useLanguage, useText, useTextsOf } from '../../core/texts/useText.ts'
import { Icon } from '../../ui/Icon.tsx'
import { logOut } from '../logOut.ts'
import { useRecents, useRememberedVisits } from '../palette/recents.ts'
import { useSidebarChoices } from './choices.ts'
import { Branch, EntryLink, type EntryContext } from './Entry.tsx'
import { EntryFilter } from './EntryFilter.tsx'
import { namedLeaves } from './filterEntries.ts'
import { Group } from './Group.tsx'
import { isWithin, markedUrl } from './markedEntry.ts'
import { useEntries } from './useEntries.ts'
import { useRovingFocus } from './useRovingFocus.ts'
import classes from './Sidebar.module.css'

/** Link to own change requests for authors who are not approvers. */
function OwnChangeRequests(context: EntryContext) {
  const t = useText()
  const user = useUser()
  if (isApprover(user) || !canRequestApproval(user)) return null
  return (
    <li>
      <EntryLink
        entry={topEntry(t('shell.myChanges'), workflowArea.icon, QUEUE_URL)}
        isTop
        isFixed
        {...context}
      />
    </li>
  )
}

const topEntry = (title: string, icon: SidebarEntry['icon'], url: string): SidebarEntry => ({
  title,
  icon,
  url,
  active: false,
  child: false,
  children: [],
})

interface GroupProps extends EntryContext {
  entries: readonly SidebarEntry[]
}

function PinnedGroup({ entries, ...context }: GroupProps) {
  const t = useTextsOf(sidebarTexts)
  const { pins } = useSidebarChoices()
  const leaves = namedLeaves(entries)
  const pinned = pins.flatMap((url) => leaves.filter(({ entry }) => entry.url === url).slice(0, 1))
  if (pinned.length === 0) return null
  return (
    <Group name="pinned" label={t('sidebar.pinned')}>
      {pinned.map(({ entry, above }) => (
        <li key={entry.url} data-pinned>
          <EntryLink entry={entry} hint={above.join(' » ')} {...context} />
        </li>
      ))}
    </Group>
  )
}

const MAX_RECENT = 4

function RecentGroup(context: EntryContext) {
  const t = useTextsOf(sidebarTexts)
  const language = useLanguage()
  const { pins } = useSidebarChoices()
  const shown = new Set([context.path, overviewPathOf(useOffice().office), ...pins])
  const recent = useRecents()
    .filter(({ url }) => !shown.has(url))
    .slice(0, MAX_RECENT)
  if (recent.length === 0) return null
  return (
    <Group name="recent" label={t('sidebar.recent')}>
      {recent.map(({ url, titles, hint }) => (
        <li key={url}>
          <EntryLink
            entry={topEntry(titles[language], 'page', url)}
            {...(hint[language] !== titles[language] && { hint: hint[language] })}
            isFixed
            {...context}
            path=""
            marked=""
          />
        </li>
      ))}
    </Group>
  )
}

function AreaGroups({ entries, ...context }: GroupProps) {
  const language = useLanguage()
  return HEADING_NAMES.map((name) => {
    const areas = entries.filter(({ heading }) => heading === name)
    if (areas.length === 0) return null
    const isInside = areas.some((entry) => isWithin(entry, context.marked))
    return (
      <Group key={name} name={name} label={HEADINGS[name][language]} isInside={isInside}>
        {areas.map((entry) => (
          <li key={entry.title}>
            {entry.children.length > 0 ? (
              <Branch entry={entry} isTop {...context} />
            ) : (
              <EntryLink entry={entry} isTop {...context} />
            )}
          </li>
        ))}
      </Group>
    )
  })
}

function useActiveInView(nav: RefObject<HTMLElement | null>, pathname: string): void {
  const revealedPath = useRef('')
  useEffect(() => {
    const active = nav.current?.querySelector('[aria-current]')
    if (!active || revealedPath.current === pathname) return
    revealedPath.current = pathname
    active.scrollIntoView({ block: 'nearest' })
  })
}

function Logout() {
  const t = useText()
  return (
    <li className={classes.logout}>
      <button type="button" tabIndex={-1} className={classes.branch} onClick={logOut}>
        <Icon name="logout" />
        <span className={classes.title}>{t('shell.logout')}</span>
      </button>
    </li>
  )
}

/** Entries of the permitted areas in groups, and Logout, which clears the session and reloads. */
export function Sidebar({ onOpen }: Pick<EntryContext, 'onOpen'>) {
  const t = useTextsOf(startTexts)
  const { office } = useOffice()
  const { pathname: path } = useLocation()
  const entries = useEntries()
  const [keyword, setKeyword] = useState('')
  const { root, ...listeners } = useRovingFocus(path)
  useActiveInView(root, path)
  useRememberedVisits()
  const overview = topEntry(t('start.title'), 'introduction', overviewPathOf(office))
  const calendar = topEntry(t('start.calendar'), 'event', calendarPathOf(office))
  const context = {
    path,
    marked: markedUrl([overview, calendar, ...entries], path),
    onOpen: () => {
      setKeyword('')
      onOpen()
    },
  }
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears keys of the links inside
    <nav ref={root} aria-label={t('shell.navigation')} className={classes.nav} {...listeners}>
      <p className={classes.keys}>{t('shell.navigationKeys')}</p>
      <EntryFilter entries={entries} keyword={keyword} onChange={setKeyword} {...context} />
      <ul className={classes.list} hidden={keyword.trim() !== ''}>
        <li>
          <EntryLink entry={overview} isTop isFixed {...context} />
        </li>
        <li>
          <EntryLink entry={calendar} isTop isFixed {...context} />
        </li>
        <PinnedGroup entries={entries} {...context} />
        <RecentGroup {...context} />
        {entries.length > 0 && <OwnChangeRequests {...context} />}
        <AreaGroups entries={entries} {...context} />
        <Logout />
      </ul>
    </nav>
  )
}
