import { formatMoney, roundForDisplay } from '@flou/shared/pricing/money.ts'
import { yearlyPrice } from '@flou/shared/pricing/customerDiscount.ts'
import { withTax } from '@flou/shared/pricing/tax.ts'
import { productTexts } from '../../../texts/pages/products.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import styles from './CustomerPrices.module.css'
import tables from './PackageTables.module.css'

interface YearlyProps {
  /** Rupiah scaled by 10⁴. */
  monthly: number
  unit: string
  discount: number
  taxPercent: number | undefined
}

export default function YearlyPrice({ monthly, unit, discount, taxPercent }: YearlyProps) {
  const { t, language } = useTexts(productTexts)
  const yearly = yearlyPrice(monthly, discount)
  const written = (amount: number) => formatMoney(roundForDisplay(amount), language)
  return (
    <span className={`${tables['lesser']} ${styles['yearly']}`}>
      <strong>{written(yearly)}</strong> {t('forYou', { unit })}
      {taxPercent !== undefined && (
        <span className={tables['lesser']}>
          {t('withTax', { amount: written(withTax(yearly, taxPercent)) })}
        </span>
      )}
    </span>
  )
}
