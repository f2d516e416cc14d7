import { Link, useLocation } from 'react-router'
import { homePathOf } from '../../core/offices/office.ts'
import { useOffice } from '../../core/offices/OfficeContext.ts'
import { useText } from '../../core/texts/useText.ts'
import { PaletteButton } from '../palette/PaletteButton.tsx'
import { breadcrumb } from './breadcrumb.ts'
import { Icon } from '../../ui/Icon.tsx'
import { LanguageSwitch } from '../../ui/account/LanguageSwitch.tsx'
import { useSiteOrigin } from '../../core/offices/useSiteOrigin.ts'
import { crumbName } from '../../core/state/crumbName.ts'
import { useStore } from '../../core/state/store.ts'
import { InboxLink } from './InboxLink.tsx'
import classes from './TopBar.module.css'
import { UserBadge } from './UserBadge.tsx'

export function TopBar({ onMenu }: { onMenu: () => void }) {
  const t = useText()
  const { otherOffice } = useOffice()
  const { pathname } = useLocation()
  const name = useStore(crumbName)
  const origin = useSiteOrigin()
  return (
    <header className={classes.bar}>
      <button type="button" className={classes.menu} aria-label={t('shell.openMenu')} onClick={onMenu}>
        <Icon name="menu" size={22} />
      </button>
      <nav aria-label={t('shell.breadcrumb')} className={classes.breadcrumb}>
        {breadcrumb(pathname, name)}
      </nav>
      <div className={classes.tools}>
        <PaletteButton />
        <InboxLink />
        <Link to={homePathOf(otherOffice)} className={classes.tool}>
          <Icon name="switch" />
          <span>{t(`shell.otherOffice.${otherOffice}`)}</span>
        </Link>
        {origin && (
          <a href={origin} target="_blank" rel="noreferrer" className={classes.tool}>
            <Icon name="external" />
            <span>{t('shell.visitSite')}</span>
          </a>
        )}
        <LanguageSwitch />
        <UserBadge />
      </div>
    </header>
  )
}
