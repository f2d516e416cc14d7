import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent, type RefObject } from 'react'

/** Distance to the window's edge, in px, that starts scrolling; speed in px per frame. */
const EDGE_PX = 90
const SCROLL_PX = 14

export interface Drag {
  from: number
  to: number
}

interface Options {
  /** Container of the entries, which have `data-item`; nested lists too. */
  list: RefObject<HTMLElement | null>
  onDrop: (from: number, to: number) => void
  entriesIn?: (list: HTMLElement) => readonly HTMLElement[]
  zone?: { selector: string; onDrop: (from: number, dropTarget: HTMLElement) => void }
}

const entriesOf = (list: HTMLElement): HTMLElement[] =>
  [...list.children].filter((one): one is HTMLElement => one instanceof HTMLElement && 'item' in one.dataset)

function positionAt(entries: readonly HTMLElement[], from: number, y: number): number {
  const middles = entries.map((entry) => {
    const { top, height } = entry.getBoundingClientRect()
    return top + height / 2
  })
  const before = middles.filter((middle, index) => index !== from && middle < y)
  return before.length
}

const scrollDistance = (y: number): number =>
  y < EDGE_PX ? -SCROLL_PX : y > window.innerHeight - EDGE_PX ? SCROLL_PX : 0

interface Track {
  scroller: Element
  entries: () => readonly HTMLElement[]
  from: number
  zone: string | undefined
  onMove: (to: number) => void
  /** `dropTarget`: element outside of the list under the pointer. */
  onEnd: (isDropped: boolean, dropTarget?: HTMLElement) => void
}

function markDropTarget(zone: string | undefined, { clientX, clientY }: PointerEvent, before?: HTMLElement) {
  const under = zone && document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>(zone)
  const dropTarget = under || undefined
  if (before !== dropTarget) delete before?.dataset['over']
  if (dropTarget) dropTarget.dataset['over'] = ''
  return dropTarget
}

/** Follows the pointer until release, scrolling at the window's edges; returns a stop function. */
function track({ scroller, entries, from, zone, onMove, onEnd }: Track): () => void {
  let y: number | undefined
  let dropTarget: HTMLElement | undefined
  const follow = () => y !== undefined && onMove(positionAt(entries(), from, y))
  let frame = requestAnimationFrame(function scroll() {
    const by = y === undefined ? 0 : scrollDistance(y)
    if (by !== 0) {
      scroller.scrollBy(0, by)
      follow()
    }
    frame = requestAnimationFrame(scroll)
  })
  const cancelByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation() // Escape would close a dialog around the list
    onEnd(false)
  }
  const stopping = new AbortController()
  const { signal } = stopping
  window.addEventListener(
    'pointermove',
    (event) => {
      y = event.clientY
      dropTarget = markDropTarget(zone, event, dropTarget)
      follow()
    },
    { signal },
  )
  window.addEventListener('pointerup', () => onEnd(true, dropTarget), { signal })
  window.addEventListener('pointercancel', () => onEnd(false), { signal })
  window.addEventListener('keydown', cancelByKey, { signal, capture: true })
  return () => {
    cancelAnimationFrame(frame)
    delete dropTarget?.dataset['over']
    stopping.abort()
  }
}

export function useDragOrder({ list, onDrop, zone, entriesIn = entriesOf }: Options) {
  const [drag, setDrag] = useState<Drag>()
  const latest = useRef({ drag, onDrop, zone })
  useEffect(() => {
    latest.current = { drag, onDrop, zone }
  })
  const from = drag?.from
  useEffect(() => {
    const box = list.current
    if (from === undefined || !box) return undefined
    return track({
      scroller: box.closest('dialog') ?? document.documentElement,
      entries: () => entriesIn(box),
      from,
      zone: latest.current.zone?.selector,
      onMove: (to) => setDrag((now) => (now && now.to !== to ? { from, to } : now)),
      onEnd: (isDropped, dropTarget) => {
        const { drag, onDrop, zone } = latest.current
        setDrag(undefined)
        if (isDropped && dropTarget) zone?.onDrop(from, dropTarget)
        else if (isDropped && drag && drag.from !== drag.to) onDrop(drag.from, drag.to)
      },
    })
  }, [from, list, entriesIn])
  const start = (index: number, event: ReactPointerEvent) => {
    if (event.button !== 0) return
    event.preventDefault() // prevents text selection while dragging
    setDrag({ from: index, to: index })
  }
  return { drag, start }
}

export const dropAt = (drag: Drag | undefined, index: number): 'before' | 'after' | undefined =>
  !drag || drag.to !== index || drag.from === index ? undefined : drag.to < drag.from ? 'before' : 'after'
