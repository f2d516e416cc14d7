import { useTranslation } from '../../i18n/useTranslation.ts'
import styles from './MenuButton.module.css'

export function MenuButton({ menu }: { menu: string }) {
  const { t } = useTranslation()
  return (
    <button type="button" popoverTarget={menu} className={styles['toggle']}>
      <span className="only-heard">{t('menu')}</span>
      <span className={styles['burger']} aria-hidden="true" />
    </button>
  )
}
