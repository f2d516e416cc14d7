import { useEffect, useRef, type RefObject } from 'react'
import type { EstimateItem } from '@flou/shared/pricing/estimate/estimate.ts'
import { watchDragging, type Dropped } from './dragging.ts'
import { groupNames, indexBeside, withGroupMoved, type OrderAction } from './itemOrder.ts'

interface DragOrderOptions {
  dispatch: (action: OrderAction) => void
  /** Called with what was moved and its new place, from 1. */
  onMoved: (name: string, place: number) => void
  onGroupMoved: (name: string, place: number) => void
}

/** Names of lines are in the document alone: they come with their prices. */
const nameOf = (list: HTMLElement, key: number) =>
  list.querySelector<HTMLElement>(`[data-line="${key}"]`)?.dataset['name'] ?? ''

/**
 * Lines and groups that are dragged to another place. A line takes the group of the line that it is dropped beside. By keyboard, and with a
 * single press, the buttons of lines and groups do the same.
 * @returns what the list's element is given as `ref`
 */
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
    const beside = { target, isAfter }
    dispatch({ type: 'moveGroup', name: dragged, beside })
    onGroupMoved(dragged, 1 + groupNames(withGroupMoved(items, dragged, beside)).indexOf(dragged))
    return
  }
  const key = Number(dragged)
  const beside = items.find((item) => item.key === Number(target))
  if (!beside) return
  const to = indexBeside(items, key, { target: beside.key, isAfter })
  dispatch({ type: 'move', key, to, group: beside.group ?? '' })
  onMoved(nameOf(list, key), to + 1)
}
