import { shellTexts } from '../texts/shell.ts'
import { useTexts } from '../texts/useTexts.ts'
import { SiteLink } from '../elements/SiteLink.tsx'
import { useSite } from '../site/useSite.ts'
import styles from './Logo.module.css'

export function Logo() {
  const { t } = useTexts(shellTexts)
  const { logo } = useSite().layout
  return (
    <SiteLink to="/" className={styles['logo']} aria-label={t('home')}>
      {logo ? (
        <img
          src={logo.drawing ?? logo.imageDefault}
          alt=""
          className={styles['picture']}
          // prevents React from preloading it before the largest picture
          fetchPriority="low"
          {...(logo.width > 0 && { width: logo.width, height: logo.height })}
        />
      ) : (
        t('home')
      )}
    </SiteLink>
  )
}
