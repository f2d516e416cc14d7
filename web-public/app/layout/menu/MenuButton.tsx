import { useTranslation } from '../../i18n/useTranslation.ts'
import styles from './MenuButton.module.css'

/** Opens and closes the menu where there is no room for the bar; the menu itself comes directly after it. @param menu its id */
export function MenuButton({ menu }: { menu: string }) {
  const { t } = useTranslation()
  return (
    <button type="button" popoverTarget={menu} className={styles['toggle']}>
      <span className="only-heard">{t('menu')}</span>
      <span className={styles['burger']} aria-hidden="true" />
    </button>
  )
}
