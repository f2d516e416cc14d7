import { memo, useEffect, useRef, type Dispatch } from 'react'
import { estimateTexts } from '../../../../texts/pages/calculator/estimate.ts'
import { useTexts } from '../../../../texts/useTexts.ts'
import type { EstimateAction } from '../state/estimateState.ts'
import { useNewPrices } from './useNewPrices.ts'
import styles from '../../calculator.module.css'

interface NewPricesProps {
  versions: ReadonlyMap<number, string>
  dispatch: Dispatch<EstimateAction>
}

/** Offers prices published while the page was open; applying them is one undo step. */
export const NewPrices = memo(function NewPrices({ versions, dispatch }: NewPricesProps) {
  const { t } = useTexts(estimateTexts)
  const { hasNewPrices, apply } = useNewPrices(versions)
  const replaced = useRef<typeof versions>(undefined)
  // applies prices after the page data is reloaded
  useEffect(() => {
    if (replaced.current === undefined || replaced.current === versions) return
    replaced.current = undefined
    dispatch({ type: 'renew', versions })
  }, [versions, dispatch])
  if (!hasNewPrices) return null
  return (
    <p className={`no-print ${styles['changed']}`} role="status">
      {t('newPrices')}{' '}
      <button
        type="button"
        className={styles['plain']}
        onClick={() => {
          replaced.current = versions
          apply()
        }}
      >
        {t('takeNewPrices')}
      </button>
    </p>
  )
})
