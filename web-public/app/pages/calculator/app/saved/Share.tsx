import { memo, useState } from 'react'
import { todayInJakarta } from '@flou/shared/strings/calendar.ts'
import type { CsvFile, Exported } from './exports.ts'
import { csvOf, download, jsonOf } from './exports.ts'
import { estimateHash } from '@flou/shared/pricing/estimate/estimate.ts'
import { estimateTexts } from '../../../../texts/pages/calculator/estimate.ts'
import { useTexts } from '../../../../texts/useTexts.ts'
import { savedHash } from '../state/storedEstimate.ts'
import { SavedLinks } from './SavedLinks.tsx'
import type { SavedTools } from './useSaved.ts'
import styles from '../../calculator.module.css'

const fileName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'estimate'

const today = () => todayInJakarta(new Date())
const pageUrl = () => window.location.origin + window.location.pathname

type ShareProps = Omit<Exported, 'language' | 'day' | 'link'> & { tools: SavedTools }

function Files({ tools: { saved }, ...props }: ShareProps) {
  const { t, language } = useTexts(estimateTexts)
  const { estimate } = props
  const isEmpty = estimate.items.length === 0
  const exported = (): Exported => {
    const hash = saved.link ? savedHash({ id: saved.link.id }) : estimateHash(estimate)
    return { ...props, language, day: today(), link: pageUrl() + hash }
  }
  const downloadCsv = (style: CsvFile) => {
    const own = exported()
    const name = `${fileName(estimate.name)}-${own.day}${style === 'csv' ? '' : '-excel'}`
    download(`${name}.csv`, 'text/csv;charset=utf-8', csvOf(own, style))
  }
  const downloadJson = () => {
    const own = exported()
    download(`${fileName(estimate.name)}-${own.day}.json`, 'application/json', jsonOf(own))
  }
  return (
    <>
      {(['csv', 'csvId'] as const).map((style) => (
        <button key={style} type="button" disabled={isEmpty} onClick={() => downloadCsv(style)}>
          {t(style)}
        </button>
      ))}
      <button type="button" disabled={isEmpty} onClick={downloadJson}>
        {t('json')}
      </button>
    </>
  )
}

export const Share = memo(function Share(props: ShareProps) {
  const { t } = useTexts(estimateTexts)
  const [isCopied, setCopied] = useState(false)
  const { estimate, tools } = props
  const isEmpty = estimate.items.length === 0
  const copy = async () => {
    await navigator.clipboard.writeText(pageUrl() + estimateHash(estimate)).then(
      () => setCopied(true),
      () => window.location.assign(estimateHash(estimate)),
    )
  }
  return (
    <details className={`no-print ${styles['details']}`}>
      <summary>{t('share')}</summary>
      <div className={styles['tools']}>
        <button type="button" disabled={isEmpty} onClick={() => void copy()}>
          {t('copyLink')}
        </button>
        <span role="status">{isCopied ? t('copied') : ''}</span>
        <button type="button" disabled={isEmpty} onClick={() => window.print()}>
          {t('print')}
        </button>
        <Files {...props} />
      </div>
      <SavedLinks {...tools} estimate={estimate} />
    </details>
  )
})
