import { formatMoney } from '@flou/shared/pricing/money.ts'
import { offerTexts } from '../../../texts/pages/promotion/offers.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import type { OfferValue } from './offerValue.ts'
import styles from './offers.module.css'

function Before({ amount }: { amount: number }) {
  const { t, language } = useTexts(offerTexts)
  return (
    <s className={styles['before']}>
      <span className="only-heard">{t('before')}: </span>
      {formatMoney(amount, language)}
    </s>
  )
}

export function Value({ value: { percent, voucher, price, before, per } }: { value: OfferValue }) {
  const { t, language } = useTexts(offerTexts)
  if (percent === undefined && voucher === undefined && price === undefined) return null
  const main =
    percent !== undefined
      ? t('percentOff', { percent })
      : voucher !== undefined && t('voucher', { amount: formatMoney(voucher, language) })
  const costs = price === 0 ? t('free') : price !== undefined && formatMoney(price, language)
  return (
    <p className={styles['value']}>
      <strong className={styles['main']}>{main || costs}</strong>
      {(main ? costs : '') && <span>{costs}</span>}
      {before !== undefined && <Before amount={before} />}
      {price !== undefined && price > 0 && per !== undefined && <span className={styles['per']}>{per}</span>}
    </p>
  )
}
