import { useEffect, useRef, type RefObject } from 'react'
import type { EstimateItem } from '@flou/shared/pricing/estimate/estimate.ts'
import { watchDragging, type Dropped } from './dragging.ts'
import { groupNames, indexNextTo, withGroupMoved, type OrderAction } from './itemOrder.ts'

interface DragOrderOptions {
  dispatch: (action: OrderAction) => void
  /** Positions are 1-based. */
  onMoved: (name: string, position: number) => void
  onGroupMoved: (name: string, position: number) => void
}

/** Names are read from the DOM, where they appear with prices. */
const nameOf = (list: HTMLElement, key: number) =>
  list.querySelector<HTMLElement>(`[data-line="${key}"]`)?.dataset['name'] ?? ''

/** Reorders lines and groups by dragging; lines take the group of the drop target. Returns the list's ref. */
export function useDragOrder(
  items: readonly EstimateItem[],
  options: DragOrderOptions,
): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  const latest = useRef({ items, ...options })
  useEffect(() => {
    latest.current = { items, ...options }
  })
  useEffect(() => {
    const { current } = list
    if (!current) return undefined
    return watchDragging(current, (dropped) => drop(current, dropped, latest.current))
  }, [])
  return list
}

interface DropOptions extends DragOrderOptions {
  items: readonly EstimateItem[]
}

function drop(list: HTMLElement, { kind, dragged, target, isAfter }: Dropped, options: DropOptions): void {
  const { items, dispatch, onMoved, onGroupMoved } = options
  if (kind === 'group') {
    const nextTo = { target, isAfter }
    dispatch({ type: 'moveGroup', name: dragged, nextTo })
    onGroupMoved(dragged, 1 + groupNames(withGroupMoved(items, dragged, nextTo)).indexOf(dragged))
    return
  }
  const key = Number(dragged)
  const neighbour = items.find((item) => item.key === Number(target))
  if (!neighbour) return
  const to = indexNextTo(items, key, { target: neighbour.key, isAfter })
  dispatch({ type: 'move', key, to, group: neighbour.group ?? '' })
  onMoved(nameOf(list, key), to + 1)
}
