import { useCallback, useMemo, useState, type Dispatch } from 'react'
import type { Estimate, EstimateItem } from '@flou/shared/pricing/estimate/estimate.ts'
import type { CalculatorContent } from '../../readCalculator.ts'
import { GroupHeading } from '../../order/GroupHeading.tsx'
import { byGroup } from '../../order/itemOrder.ts'
import { useDragOrder } from '../../order/useDragOrder.ts'
import { useCalculatorTexts } from '../../texts.ts'
import { EstimateRow } from './EstimateRow.tsx'
import type { EstimateAction } from '../state/estimateState.ts'
import { knownCount } from '../prices/priceFiles.ts'
import { pricedItem, sumOfItems } from '../prices/pricing.ts'
import own from './estimate.module.css'
import order from '../../order/order.module.css'

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

/** What was moved, for those who listen. */
function useTold() {
  const { t } = useCalculatorTexts()
  const [told, setTold] = useState('')
  return {
    told,
    onMoved: useCallback((name: string, place: number) => setTold(t('moved', { name, place })), [t]),
    onGroupMoved: useCallback(
      (name: string, place: number) => setTold(t('groupMoved', { name, place })),
      [t],
    ),
  }
}

/** The lines of the estimate, by group with subtotals. */
export function EstimateList({ estimate, content, versions, names, dispatch, onEdit }: EstimateListProps) {
  const { items, period } = estimate
  const { told, onMoved, onGroupMoved } = useTold()
  const list = useDragOrder(items, { dispatch, onMoved, onGroupMoved })
  const files = knownCount()
  const context = useMemo(
    () => ({ period, content, versions, names, files, dispatch, onEdit, onMoved }),
    [period, content, versions, names, files, dispatch, onEdit, onMoved],
  )
  const groups = byGroup(items)
  return (
    <>
      <div ref={list} className={order['list']}>
        {groups.map(([name, lines]) => (
          <section key={name} data-group={name}>
            {(groups.length > 1 || name !== '') && (
              <GroupHeading
                name={name}
                sum={sumOfItems(lines.map((item) => pricedItem(item, period)))}
                items={items}
                dispatch={dispatch}
                onMoved={onGroupMoved}
              />
            )}
            <ol className={own['rows']}>
              {lines.map((item) => {
                const index = items.indexOf(item)
                const isLast = index === items.length - 1
                return (
                  <EstimateRow key={item.key} item={item} index={index} isLast={isLast} context={context} />
                )
              })}
            </ol>
          </section>
        ))}
      </div>
      <datalist id="estimate-groups">
        {groups.map(([name]) => name !== '' && <option key={name}>{name}</option>)}
      </datalist>
      <p className="only-heard" role="status">
        {told}
      </p>
    </>
  )
}
