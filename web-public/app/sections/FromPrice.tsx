import { fromPriceTexts } from '../texts/sections/fromPrice.ts'
import { useTexts } from '../texts/useTexts.ts'
import styles from './FromPrice.module.css'
import type { DisplayedPrice } from '@flou/shared/pricing/unitPrice.ts'

export function FromPrice({ price }: { price: DisplayedPrice }) {
  const { t } = useTexts(fromPriceTexts)
  if (price === null) return null
  if (!price) return <p className={styles['request']}>{t('onRequest')}</p>
  const { amount, unit, hour, region, isPlusTax } = price
  const more = [
    hour ? `${hour.amount} ${hour.unit}` : '',
    region === undefined ? '' : t('in', { region }),
    isPlusTax ? t('tax') : '',
  ].filter(Boolean)
  return (
    <p className={styles['price']}>
      {t('from')} <strong>{amount}</strong> {unit}
      {more.length > 0 && <span className={styles['month']}>{more.join(', ')}</span>}
    </p>
  )
}
