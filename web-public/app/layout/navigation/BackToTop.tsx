import { shellTexts } from '../../texts/shell.ts'
import { useTexts } from '../../texts/useTexts.ts'
import styles from './BackToTop.module.css'

export function BackToTop() {
  const { t } = useTexts(shellTexts)
  return (
    <div className={`no-print ${styles['rail']}`}>
      <a href="#top" className={styles['link']}>
        <span className="only-heard">{t('scrollTop')}</span>
        <span className={styles['arrow']} aria-hidden="true" />
      </a>
    </div>
  )
}
