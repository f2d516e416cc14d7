import { shellTexts } from '../../texts/shell.ts'
import { useTexts } from '../../texts/useTexts.ts'
import styles from './MenuButton.module.css'

export function MenuButton({ menu }: { menu: string }) {
  const { t } = useTexts(shellTexts)
  return (
    <button type="button" popoverTarget={menu} className={styles['toggle']}>
      <span className="only-heard">{t('menu')}</span>
      <span className={styles['burger']} aria-hidden="true" />
    </button>
  )
}
