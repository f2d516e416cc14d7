import { Link } from 'react-router'
import { homePathOf } from '../../core/offices/office.ts'
import { useOffice } from '../../core/offices/OfficeContext.ts'
import { useText } from '../../core/texts/useText.ts'
import { PaletteButton } from '../palette/PaletteButton.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { LanguageSwitch } from '../../ui/account/LanguageSwitch.tsx'
import { useSiteOrigin } from '../../core/offices/useSiteOrigin.ts'
import { InboxLink } from './InboxLink.tsx'
import classes from './TopBar.module.css'
import { UserBadge } from './UserBadge.tsx'

export function TopBar({ onMenu }: { onMenu: () => void }) {
  const t = useText()
  const { otherOffice } = useOffice()
  const origin = useSiteOrigin()
  return (
    <header className={classes.bar}>
      <button type="button" className={classes.menu} aria-label={t('shell.openMenu')} onClick={onMenu}>
        <Icon name="menu" size={22} />
      </button>
      <Breadcrumb />
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
