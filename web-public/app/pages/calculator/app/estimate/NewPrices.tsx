import { memo, useEffect, useRef, type Dispatch } from 'react'
import { useCalculatorTexts } from '../../texts.ts'
import type { EstimateAction } from '../state/estimateState.ts'
import { useNewPrices } from './useNewPrices.ts'
import styles from '../../calculator.module.css'

interface NewPricesProps {
  versions: ReadonlyMap<number, string>
  dispatch: Dispatch<EstimateAction>
}

/** Prices that have changed while the page was open, and what takes them over: for products and lines alike, undone as one step. */
export const NewPrices = memo(function NewPrices({ versions, dispatch }: NewPricesProps) {
  const { t } = useCalculatorTexts()
  const { areNew, take } = useNewPrices(versions)
  const replaced = useRef<typeof versions>(undefined)
  // lines get the new prices once the page has them
  useEffect(() => {
    if (replaced.current === undefined || replaced.current === versions) return
    replaced.current = undefined
    dispatch({ type: 'renew', versions })
  }, [versions, dispatch])
  if (!areNew) return null
  return (
    <p className={`no-print ${styles['changed']}`} role="status">
      {t('newPrices')}{' '}
      <button
        type="button"
        className={styles['plain']}
        onClick={() => {
          replaced.current = versions
          take()
        }}
      >
        {t('takeNewPrices')}
      </button>
    </p>
  )
})
