import { memo, useDeferredValue, useEffect, useState } from 'react'
import { formatMoney } from '@flou/shared/pricing/money.ts'
import { taxName } from '@flou/shared/pricing/tax.ts'
import type { Totals as Sums } from '@flou/shared/pricing/totals.ts'
import { useCustomer } from '../../../../customer/useCustomer.ts'
import { usePortal } from '../../../../site/usePortal.ts'
import type { CalculatorContent } from '../../readCalculator.ts'
import { estimateTexts } from '../../../../texts/pages/calculator/estimate.ts'
import { useTexts } from '../../../../texts/useTexts.ts'
import styles from '../../calculator.module.css'
import own from './totals.module.css'
import figure from './figure.module.css'

/** Debounce of announcements, in milliseconds. */
const ANNOUNCE_AFTER_MS = 700

function TotalAnnouncement({ text: currentText }: { text: string }) {
  // deferred, so that input does not wait for the timer
  const text = useDeferredValue(currentText)
  const [first] = useState(text)
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), ANNOUNCE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p className="only-heard" role="status" data-testid="announced-total">
      {announced === first ? '' : announced}
    </p>
  )
}

interface TotalsProps {
  isDiscounted: boolean
  totals: Sums | undefined
  period: 'month' | 'year'
  content: CalculatorContent
}

export function Totals({ totals, period, isDiscounted, content: { rules } }: TotalsProps) {
  const { t, language } = useTexts(estimateTexts)
  if (!totals) return <p role="alert">{t('tooLarge')}</p>
  const money = (amount: number) => formatMoney(amount, language)
  return (
    <div className={own['totals']}>
      <dl>
        <div>
          <dt>{t('subtotal')}</dt>
          <dd>
            <Figure>{money(totals.subtotal)}</Figure>
          </dd>
        </div>
        {totals.taxable > 0 && (
          <>
            <div className={styles['quiet']}>
              <dt>{t('taxBase')}</dt>
              <dd>
                <Figure>{money(totals.taxBase)}</Figure>
              </dd>
            </div>
            <div>
              <dt>{taxName(rules.taxPercent, language)}</dt>
              <dd>
                <Figure>{money(totals.tax)}</Figure>
              </dd>
            </div>
          </>
        )}
        <div className={own['grand']}>
          <dt>{t(period === 'year' ? 'totalYear' : 'totalMonth')}</dt>
          <dd data-testid="total">
            <Figure>{money(totals.total)}</Figure>
          </dd>
        </div>
      </dl>
      {isDiscounted && <p className={styles['quiet']}>{t('withDiscount')}</p>}
      {totals.unpriced > 0 && (
        <p className={styles['changed']}>{t('unpriced', { count: totals.unpriced })}</p>
      )}
      <TotalAnnouncement text={t('totalIs', { amount: money(totals.total) })} />
    </div>
  )
}

/** Invites visitors to log in: customers get a discount on yearly prices. */
export const Invitation = memo(function Invitation({
  period,
  saving,
}: {
  period: 'month' | 'year'
  saving: string
}) {
  const { t } = useTexts(estimateTexts)
  const { loginUrl } = usePortal()
  const { status } = useCustomer([], period === 'year')
  if (period !== 'year' || status === 'customer') return null
  return (
    <p className={`no-print ${styles['invitation']}`}>
      {saving === '' ? t('yearlyDiscount') : t('yearlySaving', { saving })}{' '}
      <a href={loginUrl} target="_blank" rel="noopener">
        {t('logIn')}
      </a>
    </p>
  )
})

export const Notes = memo(function Notes({ note }: { note: string }) {
  const { t } = useTexts(estimateTexts)
  const all = [note === '' ? t('traffic') : note, t('taxIncluded'), t('rounding'), t('notAnOffer')]
  return (
    <div className={own['notes']}>
      <h3>{t('notes')}</h3>
      <ul>
        {all.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  )
})

/** Amount in a fixed-size box, so that updates cause no layout. */
export const Figure = ({ children }: { children: string }) => (
  <span className={figure['figure']}>{children}</span>
)
