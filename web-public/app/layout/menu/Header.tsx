import { pathTo } from '@flou/shared/paths.ts'
import { SiteLink } from '../../elements/SiteLink.tsx'
import { shellTexts } from '../../texts/shell.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { useSite } from '../../site/useSite.ts'
import { Logo } from '../Logo.tsx'
import { SearchBox } from '../search/SearchBox.tsx'
import { Actions } from './Actions.tsx'
import { MenuButton } from './MenuButton.tsx'
import { MenuPanel } from './MenuPanel.tsx'
import type { MenuEntry } from '../../site/readMenu.ts'
import { currentEntry, currentOf, type Current, linksOf } from './currentEntry.ts'
import { useCurrentLinks } from './useCurrentLinks.ts'
import { useMenuClosing } from './useMenuClosing.ts'
import { useMenuKeys } from './useMenuKeys.ts'
import styles from './Header.module.css'
import { isLinkUrl } from '../../site/links.ts'

const NAV = 'main-nav'

function BarLink({ to, title, current }: { to: string; title: string; current: Current | undefined }) {
  return (
    <SiteLink to={to} className={styles['entry']} data-entry="" {...(current && { 'aria-current': current })}>
      {title}
    </SiteLink>
  )
}

function Entry({ entry, isCurrent }: { entry: MenuEntry; isCurrent: boolean }) {
  const { path } = useSite()
  if (!entry.panel) {
    const { url: to } = entry
    if (!isLinkUrl(to)) return null
    return (
      <li lang={entry.lang ?? entry.langs?.['title']}>
        <BarLink
          to={to}
          title={entry.title}
          current={isCurrent ? (currentOf(to, path) ?? 'true') : undefined}
        />
      </li>
    )
  }
  return (
    <li lang={entry.lang}>
      <details name="main-menu">
        <summary
          className={styles['entry']}
          data-entry=""
          lang={entry.langs?.['title']}
          {...(isCurrent && { 'aria-current': 'true' })}
        >
          {entry.title}
          <span className={styles['chevron']} aria-hidden="true" />
        </summary>
        <MenuPanel id={entry.id} title={entry.title} panel={entry.panel} />
      </details>
    </li>
  )
}

export function Header() {
  const { t } = useTexts(shellTexts)
  const { layout, path } = useSite()
  const current = currentEntry(layout.menu, path)
  const header = useMenuClosing()
  useCurrentLinks(header)
  useMenuKeys(header)
  const hasNews = layout.menu.some((entry) => linksOf(entry).includes(pathTo('newsList')))
  return (
    <header className={styles['header']} ref={header}>
      <div className={styles['bar']}>
        <Logo />
        <MenuButton menu={NAV} />
        <nav id={NAV} popover="auto" className={styles['nav']} aria-label={t('mainMenu')}>
          <ul className={styles['entries']}>
            {layout.menu.map((entry) => (
              <Entry key={entry.id} entry={entry} isCurrent={entry.id === current} />
            ))}
            {!hasNews && (
              <li>
                <BarLink
                  to={pathTo('newsList')}
                  title={t('news')}
                  current={current === undefined ? currentOf(pathTo('newsList'), path) : undefined}
                />
              </li>
            )}
          </ul>
          <div className={styles['search']}>
            <SearchBox />
          </div>
          <Actions />
        </nav>
      </div>
    </header>
  )
}
