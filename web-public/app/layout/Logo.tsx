import { useTranslation } from '../i18n/useTranslation.ts'
import { SiteLink } from '../elements/SiteLink.tsx'
import { useSite } from '../site/useSite.ts'
import styles from './Logo.module.css'

/** The logo of the settings, linking home. */
export function Logo() {
  const { t } = useTranslation()
  const { logo } = useSite().shell
  return (
    <SiteLink to="/" className={styles['logo']} aria-label={t('home')}>
      {logo ? (
        <img
          src={logo.imageDefault}
          alt=""
          className={styles['picture']}
          // React would otherwise have it fetched ahead of the page's largest picture
          fetchPriority="low"
          {...(logo.width > 0 && { width: logo.width, height: logo.height })}
        />
      ) : (
        t('home')
      )}
    </SiteLink>
  )
}
