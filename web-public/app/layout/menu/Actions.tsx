import { pathTo } from '@flou/shared/paths.ts'
import { SiteLink } from '../../elements/SiteLink.tsx'
import { shellTexts } from '../../texts/shell.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { LanguageSwitch } from '../LanguageSwitch.tsx'
import { usePortal } from '../../site/usePortal.ts'
import styles from './Actions.module.css'
import header from './Header.module.css'
import { useIsInMenu } from '../../site/useSite.ts'

export function Actions() {
  const { t } = useTexts(shellTexts)
  const { loginUrl, registerUrl } = usePortal()
  const hasContact = useIsInMenu(pathTo('contactUs'))
  return (
    <div className={styles['actions']}>
      <LanguageSwitch />
      {!hasContact && (
        <SiteLink to={pathTo('contactUs')} className={header['entry']} data-entry="">
          {t('contact')}
        </SiteLink>
      )}
      <a href={loginUrl} target="_blank" rel="noopener" className={styles['login']} data-entry="">
        {t('login')}
        <span className="only-heard"> ({t('newTab')})</span>
      </a>
      <SiteLink to={registerUrl} className={`button button-small ${styles['register']}`} data-entry="">
        <span className={styles['wide']}>{t('getStarted')}</span>
        <span className={styles['narrow']}>{t('register')}</span>
      </SiteLink>
    </div>
  )
}
