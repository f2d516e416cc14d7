import { memo, useCallback, useMemo, useState } from 'react'
import type { Estimate, EstimateItem } from '@flou/shared/pricing/estimate/estimate.ts'
import { subtotalOfItems } from '@flou/shared/pricing/estimate/priceEstimate.ts'
import type { CalculatorContent } from '../../readCalculator.ts'
import { GroupHeading } from '../../order/GroupHeading.tsx'
import { byGroup } from '../../order/itemOrder.ts'
import { useDragOrder } from '../../order/useDragOrder.ts'
import { estimateTexts } from '../../../../texts/pages/calculator/estimate.ts'
import { useTexts } from '../../../../texts/useTexts.ts'
import { EstimateRow } from './EstimateRow.tsx'
import type { LineContext } from './LineDetails.tsx'
import type { EstimateStore } from '../state/estimateStore.ts'
import { loadedCount } from '../prices/priceFiles.ts'
import { pricedItem } from '../prices/pricing.ts'
import own from './estimate.module.css'
import order from '../../order/order.module.css'

interface EstimateListProps {
  estimate: Estimate
  content: CalculatorContent
  /** Current price version by product. */
  versions: ReadonlyMap<number, string>
  names: ReadonlyMap<number, string>
  store: EstimateStore
  onEdit: (item: EstimateItem) => void
}

function useMoveAnnouncement() {
  const { t } = useTexts(estimateTexts)
  const [announcement, setAnnouncement] = useState('')
  return {
    announcement,
    onMoved: useCallback(
      (name: string, position: number) => setAnnouncement(t('moved', { name, place: position })),
      [t],
    ),
    onGroupMoved: useCallback(
      (name: string, position: number) => setAnnouncement(t('groupMoved', { name, place: position })),
      [t],
    ),
  }
}

interface LinesProps {
  lines: readonly EstimateItem[]
  items: readonly EstimateItem[]
  context: LineContext
}

const haveSameKeys = (first: readonly EstimateItem[], second: readonly EstimateItem[]) =>
  first === second ||
  (first.length === second.length && first.every(({ key }, index) => key === second[index]?.key))

/** Renders again only if keys or their order change. */
const Lines = memo(
  function Lines({ lines, items, context }: LinesProps) {
    const positions = new Map(items.map(({ key }, index) => [key, index]))
    return (
      <ol className={own['rows']}>
        {lines.map(({ key }) => {
          const index = positions.get(key) ?? 0
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

export function EstimateList(props: EstimateListProps) {
  const { estimate, content, versions, names, store, onEdit } = props
  const { dispatch } = store
  const { items, period } = estimate
  const { announcement, onMoved, onGroupMoved } = useMoveAnnouncement()
  const list = useDragOrder(items, { dispatch, onMoved, onGroupMoved })
  const files = loadedCount()
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
        {announcement}
      </p>
    </>
  )
}
