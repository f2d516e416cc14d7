import { useMemo, useState, type Dispatch } from 'react'
import type { Estimate, EstimateItem } from '@flou/shared/pricing/estimate/estimate.ts'
import { formatMoney } from '@flou/shared/pricing/money.ts'
import type { CalculatorContent } from '../../readCalculator.ts'
import { useCalculatorTexts } from '../../texts.ts'
import { EstimateRow } from './EstimateRow.tsx'
import type { EstimateAction } from '../state/estimateState.ts'
import { areKnown, knownPrices } from '../prices/priceFiles.ts'
import { atToday, pricedItem, sumOfItems } from '../prices/pricing.ts'
import own from './estimate.module.css'

interface EstimateListProps {
  estimate: Estimate
  content: CalculatorContent
  /** Today's prices, by product. */
  versions: ReadonlyMap<number, string>
  /** What products are called. */
  names: ReadonlyMap<number, string>
  dispatch: Dispatch<EstimateAction>
  onEdit: (item: EstimateItem) => void
}

/** Lines by group, those without one first, in the order in which groups appear. */
const byGroup = (items: readonly EstimateItem[]) => {
  const groups = Map.groupBy(items, ({ group = '' }) => group)
  const ungrouped = groups.get('')
  const named = [...groups].filter(([name]) => name !== '')
  return ungrouped ? [['', ungrouped] as const, ...named] : named
}

/** The lines of the estimate, by group with subtotals. */
export function EstimateList({ estimate, content, versions, names, dispatch, onEdit }: EstimateListProps) {
  const { t, language } = useCalculatorTexts()
  const { items, period } = estimate
  const [told, setTold] = useState('')
  const onMoved = useMemo(() => (name: string, place: number) => setTold(t('moved', { name, place })), [t])
  const groups = byGroup(items)
  return (
    <>
      {groups.map(([name, lines]) => (
        <section key={name}>
          {(groups.length > 1 || name !== '') && (
            <h3 className={own['groupName']}>
              <span>{name || t('noGroup')}</span>
              <span>{formatMoney(sumOfItems(lines.map((item) => pricedItem(item, period))), language)}</span>
            </h3>
          )}
          <ol className={own['rows']}>
            {lines.map((item) => {
              const now = atToday(item, versions)
              const index = items.indexOf(item)
              return (
                <EstimateRow
                  key={item.key}
                  item={item}
                  index={index}
                  isLast={index === items.length - 1}
                  period={period}
                  file={knownPrices(item)}
                  now={now}
                  isNowKnown={areKnown(now)}
                  productName={names.get(item.product) ?? ''}
                  content={content}
                  dispatch={dispatch}
                  onEdit={onEdit}
                  onMoved={onMoved}
                />
              )
            })}
          </ol>
        </section>
      ))}
      <datalist id="estimate-groups">
        {groups.map(([name]) => name !== '' && <option key={name}>{name}</option>)}
      </datalist>
      <p className="only-heard" role="status">
        {told}
      </p>
    </>
  )
}
