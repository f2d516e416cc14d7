import { memo, useDeferredValue, type Dispatch } from 'react'
import { MAX_ITEMS, MAX_NAME, type EstimateItem } from '@flou/shared/pricing/estimate/estimate.ts'
import type { Totals as Sums } from '@flou/shared/pricing/totals.ts'
import type { CalculatorContent } from '../../readCalculator.ts'
import { estimateTexts } from '../../../../texts/pages/calculator/estimate.ts'
import { useTexts } from '../../../../texts/useTexts.ts'
import { Compare } from './Compare.tsx'
import { EstimateList } from './EstimateList.tsx'
import type { EstimateAction } from '../state/estimateState.ts'
import type { EstimateStore } from '../state/estimateStore.ts'
import { discountOn } from '../prices/discounts.ts'
import { NewPrices } from './NewPrices.tsx'
import { arePricesLoaded } from '../prices/priceFiles.ts'
import { atCurrentPrices, pricedItem } from '../prices/pricing.ts'
import { PrintHeader } from '../saved/PrintHeader.tsx'
import { Opened } from '../saved/SavedLinks.tsx'
import { Share } from '../saved/Share.tsx'
import { Invitation, Notes, Totals } from './Totals.tsx'
import type { OpenEstimate } from '../state/useEstimate.ts'
import { useSaved } from '../saved/useSaved.ts'
import styles from '../../calculator.module.css'

interface EstimatePanelProps {
  state: Omit<OpenEstimate, 'dispatch' | 'store'>
  totals: Sums | undefined
  content: CalculatorContent
  versions: ReadonlyMap<number, string>
  names: ReadonlyMap<number, string>
  dispatch: Dispatch<EstimateAction>
  store: EstimateStore
  onEdit: (item: EstimateItem) => void
}

type DeferredProps = Pick<EstimatePanelProps, 'state' | 'versions' | 'dispatch'>

const Toolbar = memo(function Toolbar({ state, dispatch }: Omit<DeferredProps, 'versions'>) {
  const { t } = useTexts(estimateTexts)
  const { estimate, past, future } = state
  return (
    <div className={`no-print ${styles['toolbar']}`}>
      <fieldset className={styles['choices']}>
        <legend className="only-heard">{t('period')}</legend>
        {(['month', 'year'] as const).map((period) => (
          <label key={period} className={styles['chip']}>
            <input
              type="radio"
              name="period"
              checked={estimate.period === period}
              onChange={() => dispatch({ type: 'describe', update: { period } })}
            />
            {t(period)}
          </label>
        ))}
      </fieldset>
      <div className={styles['tools']}>
        <button type="button" disabled={past.length === 0} onClick={() => dispatch({ type: 'undo' })}>
          {t('undo')}
        </button>
        <button type="button" disabled={future.length === 0} onClick={() => dispatch({ type: 'redo' })}>
          {t('redo')}
        </button>
        <button
          type="button"
          disabled={estimate.items.length === 0}
          onClick={() => dispatch({ type: 'clear' })}
        >
          {t('clear')}
        </button>
      </div>
    </div>
  )
})

const Outdated = memo(function Outdated({ state, versions, dispatch }: DeferredProps) {
  const { t } = useTexts(estimateTexts)
  const { items, period } = state.estimate
  const count = items.filter((item) => {
    const now = atCurrentPrices(item, versions)
    return (
      now !== item &&
      arePricesLoaded(now) &&
      arePricesLoaded(item) &&
      pricedItem(now, period).amount !== pricedItem(item, period).amount
    )
  }).length
  if (count === 0) return null
  return (
    <p className={styles['changed']} role="status">
      {t('changedCount', { count })}{' '}
      <button type="button" className={styles['plain']} onClick={() => dispatch({ type: 'renew', versions })}>
        {t('useNow')}
      </button>
    </p>
  )
})

function Fullness({ state: { estimate, isRefused } }: Pick<EstimatePanelProps, 'state'>) {
  const { t } = useTexts(estimateTexts)
  const count = estimate.items.length - MAX_ITEMS
  const text = count > 0 ? t('tooMany', { count, most: MAX_ITEMS }) : t('full', { count: MAX_ITEMS })
  return <div role="status">{(count > 0 || isRefused) && <p className={styles['changed']}>{text}</p>}</div>
}

function EstimateName({ name, dispatch }: { name: string } & Pick<EstimatePanelProps, 'dispatch'>) {
  const { t } = useTexts(estimateTexts)
  return (
    <label className="no-print">
      <span className="only-heard">{t('estimateName')}</span>
      <input
        className={styles['input']}
        value={name}
        maxLength={MAX_NAME}
        placeholder={t('estimateName')}
        onChange={(event) => dispatch({ type: 'describe', update: { name: event.currentTarget.value } })}
      />
    </label>
  )
}

export function EstimatePanel(props: EstimatePanelProps) {
  const { state, totals, content, dispatch } = props
  const { t, language } = useTexts(estimateTexts)
  const tools = useSaved(dispatch, language)
  const { estimate } = state
  const { items, period } = estimate
  // lines and total update first; the rest is deferred
  const deferred = useDeferredValue(props)
  const deferredProps = { state: deferred.state, versions: deferred.versions, dispatch }
  return (
    <aside id="estimate" tabIndex={-1} className={styles['aside']} aria-labelledby="estimate-title">
      <PrintHeader name={estimate.name} saved={tools.saved} />
      <h2 id="estimate-title" className={styles['step']}>
        {t('estimate')}
      </h2>
      <EstimateName name={estimate.name} dispatch={dispatch} />
      <Toolbar state={deferred.state} dispatch={dispatch} />
      <Opened saved={tools.saved} content={content} versions={props.versions} />
      <Fullness state={state} />
      <NewPrices versions={props.versions} dispatch={dispatch} />
      <Outdated {...deferredProps} />
      {items.length === 0 ? (
        <p className={styles['quiet']}>{t('empty')}</p>
      ) : (
        <>
          <EstimateList
            estimate={estimate}
            content={content}
            versions={props.versions}
            names={props.names}
            store={props.store}
            onEdit={props.onEdit}
          />
          <Totals
            totals={totals}
            period={period}
            content={content}
            isDiscounted={items.some(({ product }) => discountOn(product, period) > 0)}
          />
        </>
      )}
      <Invitation period={period} saving={content.rules.saving} />
      <Compare estimate={deferred.state.estimate} content={content} names={props.names} />
      <Share
        estimate={deferred.state.estimate}
        totals={deferred.totals}
        content={content}
        names={props.names}
        tools={tools}
      />
      <Notes note={content.rules.note} />
    </aside>
  )
}
