import { memo, useState } from 'react'
import type { Exported } from './exports.ts'
import { csvOf, download, jsonOf } from './exports.ts'
import { estimateTexts } from '../../../../texts/pages/calculator/estimate.ts'
import { useTexts } from '../../../../texts/useTexts.ts'
import { wholeHash } from '../state/storedEstimate.ts'
import { SavedLinks } from './SavedLinks.tsx'
import type { SavedTools } from './useSaved.ts'
import styles from '../../calculator.module.css'

const fileName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'estimate'

const pageUrl = () => window.location.origin + window.location.pathname

export const Share = memo(function Share({
  tools,
  ...props
}: Omit<Exported, 'language'> & { tools: SavedTools }) {
  const { t, language } = useTexts(estimateTexts)
  const [isCopied, setCopied] = useState(false)
  const { estimate } = props
  const exported = { ...props, language }
  const isEmpty = estimate.items.length === 0
  const name = fileName(estimate.name)
  const copy = async () => {
    await navigator.clipboard.writeText(pageUrl() + wholeHash(estimate)).then(
      () => setCopied(true),
      () => window.location.assign(wholeHash(estimate)),
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
        {(['csv', 'csvId'] as const).map((style) => (
          <button
            key={style}
            type="button"
            disabled={isEmpty}
            onClick={() => download(`${name}.csv`, 'text/csv;charset=utf-8', csvOf(exported, style))}
          >
            {t(style)}
          </button>
        ))}
        <button
          type="button"
          disabled={isEmpty}
          onClick={() => download(`${name}.json`, 'application/json', jsonOf(exported))}
        >
          {t('json')}
        </button>
      </div>
      <SavedLinks {...tools} estimate={estimate} />
    </details>
  )
})
