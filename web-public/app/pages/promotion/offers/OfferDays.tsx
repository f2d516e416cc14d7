import { longDay } from '../../../elements/day.ts'
import type { OfferView } from './offerView.ts'
import { offerTexts } from '../../../texts/pages/promotion/offers.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import styles from './offers.module.css'

export function OfferDays({ offer }: { offer: Pick<OfferView, 'phase' | 'left' | 'startDate' | 'endDate'> }) {
  const { t, language } = useTexts(offerTexts)
  const { phase, left, startDate, endDate } = offer
  if (phase !== 'running') {
    const date = longDay(phase === 'coming' ? startDate : endDate, language)
    return <p className={styles['days']}>{t(phase, { date })}</p>
  }
  const soon = left === 0 ? t('lastDay') : left !== undefined && t('daysLeft', { count: left })
  return (
    <p className={styles['days']}>
      {soon && <span className={styles['soon']}>{soon}</span>}{' '}
      {t('until', { date: longDay(endDate, language) })}
    </p>
  )
}
