import { useText } from '../../core/texts/useText.ts'
import { PaletteButton } from '../palette/PaletteButton.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useOffice } from '../../core/offices/OfficeContext.ts'
import { useSiteOrigin } from '../../core/offices/useSiteOrigin.ts'
import { BellButton } from '../../features/comments/BellButton.tsx'
import { InboxLink } from './InboxLink.tsx'
import classes from './TopBar.module.css'
import { UserMenu } from './UserMenu.tsx'

export function TopBar({ onMenu }: { onMenu: () => void }) {
  const t = useText()
  const { office } = useOffice()
  const origin = useSiteOrigin()
  return (
    <header className={classes.bar}>
      <button type="button" className={classes.menu} aria-label={t('shell.openMenu')} onClick={onMenu}>
        <Icon name="menu" size={22} />
      </button>
      <div className={classes.place}>
        <p className={classes.office} data-office={office}>
          <span className={classes.full}>{t(`shell.otherOffice.${office}`)}</span>
          <span className={classes.short}>{t(`shell.office.${office}`)}</span>
        </p>
        <Breadcrumb />
      </div>
      <div className={classes.tools}>
        <PaletteButton />
        <InboxLink />
        <BellButton />
        {origin && (
          <a href={origin} target="_blank" rel="noreferrer" className={classes.tool}>
            <Icon name="external" />
            <span>{t('shell.visitSite')}</span>
          </a>
        )}
        <UserMenu />
      </div>
    </header>
  )
}
