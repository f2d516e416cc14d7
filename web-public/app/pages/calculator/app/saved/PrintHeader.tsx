import { useState } from 'react'
import { todayInJakarta } from '@flou/shared/strings/calendar.ts'
import { longDay } from '../../../../elements/day.ts'
import { useSite } from '../../../../site/useSite.ts'
import { estimateTexts } from '../../../../texts/pages/calculator/estimate.ts'
import { useTexts } from '../../../../texts/useTexts.ts'
import { savedHash } from '../state/storedEstimate.ts'
import type { Saved } from './useSaved.ts'
import own from './saved.module.css'

/** Heads a printed estimate: logo, name, date, and the short link with its last day if it was saved. */
export function PrintHeader({ name, saved: { link, lastDay } }: { name: string; saved: Saved }) {
  const { t, language } = useTexts(estimateTexts)
  const { logo } = useSite().layout
  const [today] = useState(() => todayInJakarta(new Date()))
  const { origin, pathname } = window.location
  return (
    <div className={own['printed']}>
      {logo && <img src={logo.imageDefault} alt={logo.alt} height={32} />}
      {name !== '' && <strong>{name}</strong>}
      <p>{t('pricesOf', { date: longDay(today, language) })}</p>
      {link && lastDay !== undefined && <p>{t('validUntil', { date: longDay(lastDay, language) })}</p>}
      <p>{origin + pathname + (link ? savedHash({ id: link.id }) : '')}</p>
    </div>
  )
}
