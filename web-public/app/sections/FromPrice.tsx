import type { DisplayedPrice } from '@flou/shared/pricing/fromPrice.ts'
import { pageTexts } from '../i18n/pageTexts.ts'
import styles from './FromPrice.module.css'

const useTexts = pageTexts(
  { from: 'From', hour: '/ hour', month: '/ month', onRequest: 'Price on request', tax: 'plus tax' },
  {
    from: 'Mulai',
    hour: '/ jam',
    month: '/ bulan',
    onRequest: 'Harga sesuai permintaan',
    tax: 'belum termasuk pajak',
  },
)

export function FromPrice({ price }: { price: DisplayedPrice }) {
  const { t } = useTexts()
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
