import { useTranslation } from '../../i18n/useTranslation.ts'
import styles from './BackToTop.module.css'

export function BackToTop() {
  const { t } = useTranslation()
  return (
    <div className={`no-print ${styles['rail']}`}>
      <a href="#top" className={styles['link']}>
        <span className="only-heard">{t('scrollTop')}</span>
        <span className={styles['arrow']} aria-hidden="true" />
      </a>
    </div>
  )
}
