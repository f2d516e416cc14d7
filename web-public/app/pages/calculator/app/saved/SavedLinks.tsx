import { useMemo } from 'react'
import { todayInJakarta } from '@flou/shared/strings/calendar.ts'
import type { Estimate } from '@flou/shared/pricing/estimate/estimate.ts'
import { totalOfItems } from '@flou/shared/pricing/estimate/priceEstimate.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { formatMoney } from '@flou/shared/pricing/money.ts'
import { SiteLink } from '../../../../elements/SiteLink.tsx'
import { longDay } from '../../../../elements/day.ts'
import type { CalculatorContent } from '../../readCalculator.ts'
import { estimateTexts } from '../../../../texts/pages/calculator/estimate.ts'
import { useTexts } from '../../../../texts/useTexts.ts'
import { loadedCount } from '../prices/priceFiles.ts'
import { atCurrentPrices, listPricedItem } from '../prices/pricing.ts'
import { savedHash, type SavedLink } from '../state/storedEstimate.ts'
import type { SavedTools } from './useSaved.ts'
import styles from '../../calculator.module.css'
import own from './saved.module.css'
import { estimateFragment } from '../../../../site/links.ts'

const urlOf = (link: SavedLink) => window.location.origin + window.location.pathname + savedHash(link)

interface SavedLinksProps extends SavedTools {
  estimate: Estimate
}

export function SavedLinks({ saved, save, remove, estimate }: SavedLinksProps) {
  const { t, language } = useTexts(estimateTexts)
  const { status, link, lastDay } = saved
  return (
    <div className={own['links']}>
      <div className={styles['tools']}>
        <button
          type="button"
          disabled={estimate.items.length === 0 || status === 'saving'}
          onClick={() => void save(estimate)}
        >
          {t('saveOnline')}
        </button>
        {link?.editKey !== undefined && (
          <button type="button" onClick={() => void remove()}>
            {t('deleteSaved')}
          </button>
        )}
      </div>
      <p role="status">
        {status === 'saving' && t('saving')}
        {status === 'saved' && lastDay && t('saved', { date: longDay(lastDay, language) })}
        {status === 'saveFailed' && t('saveFailed')}
        {status === 'removed' && t('deletedSaved')}
      </p>
      {link && (
        <dl>
          <dt>{t('readLink')}</dt>
          <dd>
            <a href={savedHash({ id: link.id })}>{urlOf({ id: link.id })}</a>
          </dd>
          <dt>{t('askAbout')}</dt>
          <dd>
            <SiteLink to={pathTo('contactForm') + estimateFragment(link.id)}>{t('contactAbout')}</SiteLink>
          </dd>
          {link.editKey !== undefined && (
            <>
              <dt>{t('editLink')}</dt>
              <dd>
                <a href={savedHash(link)}>{urlOf(link)}</a>
              </dd>
            </>
          )}
        </dl>
      )}
    </div>
  )
}

interface OpenedProps {
  saved: SavedTools['saved']
  content: CalculatorContent
  versions: ReadonlyMap<number, string>
}

function useCurrentTotal(
  estimate: Estimate | undefined,
  { rules: { taxPercent } }: CalculatorContent,
  versions: ReadonlyMap<number, string>,
) {
  const files = loadedCount()
  return useMemo(() => {
    if (!estimate || files === 0) return undefined
    const { items, period } = estimate
    return totalOfItems(
      items.map((item) => listPricedItem(atCurrentPrices(item, versions), period)),
      taxPercent,
    )
  }, [estimate, files, versions, taxPercent])
}

/** Compares totals at save time and now, at list prices. */
export function Opened({ saved: { status, found }, content, versions }: OpenedProps) {
  const { t, language } = useTexts(estimateTexts)
  const now = useCurrentTotal(found?.estimate, content, versions)
  if (status === 'openFailed') return <p role="alert">{t('openFailed')}</p>
  if (status === 'opening') return <p role="status">{t('loading')}</p>
  if (!found) return null
  const money = (totals: { total: number } | null | undefined) =>
    totals ? formatMoney(totals.total, language) : '–'
  return (
    <p className={styles['invitation']} role="status">
      {t('opened', {
        date: longDay(todayInJakarta(new Date(found.updated)), language),
        before: money(found.totals),
        now: money(now),
      })}
    </p>
  )
}
