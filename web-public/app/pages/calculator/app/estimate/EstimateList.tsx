import { memo, useCallback, useMemo, useState } from 'react'
import type { Estimate, EstimateItem } from '@flou/shared/pricing/estimate/estimate.ts'
import { subtotalOfItems } from '@flou/shared/pricing/estimate/priceEstimate.ts'
import type { CalculatorContent } from '../../readCalculator.ts'
import { GroupHeading } from '../../order/GroupHeading.tsx'
import { byGroup } from '../../order/itemOrder.ts'
import { useDragOrder } from '../../order/useDragOrder.ts'
import { useCalculatorTexts } from '../../texts.ts'
import { EstimateRow } from './EstimateRow.tsx'
import type { LineContext } from './LineDetails.tsx'
import type { EstimateStore } from '../state/estimateStore.ts'
import { knownCount } from '../prices/priceFiles.ts'
import { pricedItem } from '../prices/pricing.ts'
import own from './estimate.module.css'
import order from '../../order/order.module.css'

interface EstimateListProps {
  estimate: Estimate
  content: CalculatorContent
  /** Today's prices, by product. */
  versions: ReadonlyMap<number, string>
  /** What products are called. */
  names: ReadonlyMap<number, string>
  store: EstimateStore
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

interface LinesProps {
  lines: readonly EstimateItem[]
  /** All lines, of which a group has some. */
  items: readonly EstimateItem[]
  context: LineContext
}

const haveSameKeys = (some: readonly EstimateItem[], others: readonly EstimateItem[]) =>
  some === others ||
  (some.length === others.length && some.every(({ key }, index) => key === others[index]?.key))

/** The lines of a group. What is in a line is its own matter: they are rendered again only where there are others, or in another order. */
const Lines = memo(
  function Lines({ lines, items, context }: LinesProps) {
    const places = new Map(items.map(({ key }, index) => [key, index]))
    return (
      <ol className={own['rows']}>
        {lines.map(({ key }) => {
          const index = places.get(key) ?? 0
          return (
            <EstimateRow
              key={key}
              itemKey={key}
              index={index}
              isLast={index === items.length - 1}
              context={context}
            />
          )
        })}
      </ol>
    )
  },
  (before, now) =>
    before.context === now.context &&
    haveSameKeys(before.lines, now.lines) &&
    haveSameKeys(before.items, now.items),
)

/** The lines of the estimate, by group with subtotals. */
export function EstimateList(props: EstimateListProps) {
  const { estimate, content, versions, names, store, onEdit } = props
  const { dispatch } = store
  const { items, period } = estimate
  const { told, onMoved, onGroupMoved } = useTold()
  const list = useDragOrder(items, { dispatch, onMoved, onGroupMoved })
  const files = knownCount()
  const context = useMemo(
    () => ({ period, content, versions, names, files, dispatch, store, onEdit, onMoved }),
    [period, content, versions, names, files, dispatch, store, onEdit, onMoved],
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
                sum={subtotalOfItems(lines.map((item) => pricedItem(item, period)))}
                items={items}
                dispatch={dispatch}
                onMoved={onGroupMoved}
              />
            )}
            <Lines lines={lines} items={items} context={context} />
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
