import { fromPriceTexts } from '../texts/sections/fromPrice.ts'
import { useTexts } from '../texts/useTexts.ts'
import styles from './FromPrice.module.css'
import type { DisplayedPrice } from '@flou/shared/pricing/unitPrice.ts'

export function FromPrice({ price }: { price: DisplayedPrice }) {
  const { t } = useTexts(fromPriceTexts)
  if (price === null) return null
  if (!price) return <p className={styles['request']}>{t('onRequest')}</p>
  return (
    <p className={styles['price']}>
      {t('from')} <strong>{price.hour}</strong> {t('hour')}
      <span className={styles['month']}>
        {price.month} {t('month')}
        {price.isPlusTax && `, ${t('tax')}`}
      </span>
    </p>
  )
}
