import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent, type RefObject } from 'react'

/** So near to the window's edge, in px, the page scrolls under the pointer, by so much a frame. */
const EDGE_PX = 90
const SCROLL_PX = 14

export interface Drag {
  from: number
  /** Where the entry goes when it is let go. */
  to: number
}

interface Options {
  /** Holds the entries, marked with `data-item`; nested lists mark theirs too. */
  list: RefObject<HTMLElement | null>
  onDrop: (from: number, to: number) => void
  /** The elements that are put in order; by default the list's own children. */
  entriesIn?: (list: HTMLElement) => readonly HTMLElement[]
  /** Places outside of the list that take an entry: their selector, and what happens there. */
  zone?: { selector: string; onDrop: (from: number, place: HTMLElement) => void }
}

const entriesOf = (list: HTMLElement): HTMLElement[] =>
  [...list.children].filter((one): one is HTMLElement => one instanceof HTMLElement && 'item' in one.dataset)

/** The position an entry takes when it is let go at a height of the window: it passes those whose middle it has passed. */
function positionAt(entries: readonly HTMLElement[], from: number, y: number): number {
  const middles = entries.map((entry) => {
    const { top, height } = entry.getBoundingClientRect()
    return top + height / 2
  })
  const before = middles.filter((middle, index) => index !== from && middle < y)
  return before.length
}

/** How far the page scrolls in this frame with the pointer at a height of the window. */
const scrollStep = (y: number): number =>
  y < EDGE_PX ? -SCROLL_PX : y > window.innerHeight - EDGE_PX ? SCROLL_PX : 0

interface Track {
  entries: () => readonly HTMLElement[]
  from: number
  zone: string | undefined
  /** The position that the entry would take now. */
  onMove: (to: number) => void
  /** `place`: the place outside of the list over which it ended. */
  onEnd: (isDropped: boolean, place?: HTMLElement) => void
}

/** The place outside of the list that is under the pointer, marked as long as it is. */
function markPlace(zone: string | undefined, { clientX, clientY }: PointerEvent, before?: HTMLElement) {
  const under = zone && document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>(zone)
  const place = under || undefined
  if (before !== place) delete before?.dataset['over']
  if (place) place.dataset['over'] = ''
  return place
}

/** Follows the pointer until it is let go, scrolling near the window's edges; answers how to stop. */
function track({ entries, from, zone, onMove, onEnd }: Track): () => void {
  let y: number | undefined
  let place: HTMLElement | undefined
  const follow = () => y !== undefined && onMove(positionAt(entries(), from, y))
  let frame = requestAnimationFrame(function scroll() {
    const by = y === undefined ? 0 : scrollStep(y)
    if (by !== 0) {
      window.scrollBy(0, by)
      follow()
    }
    frame = requestAnimationFrame(scroll)
  })
  const stopping = new AbortController()
  const { signal } = stopping
  window.addEventListener(
    'pointermove',
    (event) => {
      y = event.clientY
      place = markPlace(zone, event, place)
      follow()
    },
    { signal },
  )
  window.addEventListener('pointerup', () => onEnd(true, place), { signal })
  window.addEventListener('pointercancel', () => onEnd(false), { signal })
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && onEnd(false), { signal })
  return () => {
    cancelAnimationFrame(frame)
    delete place?.dataset['over']
    stopping.abort()
  }
}

/** Moving entries by mouse, pen or finger: the handle takes `start`; Escape lets go without moving. */
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
      entries: () => entriesIn(box),
      from,
      zone: latest.current.zone?.selector,
      onMove: (to) => setDrag((now) => (now && now.to !== to ? { from, to } : now)),
      onEnd: (isDropped, place) => {
        const { drag, onDrop, zone } = latest.current
        setDrag(undefined)
        if (isDropped && place) zone?.onDrop(from, place)
        else if (isDropped && drag && drag.from !== drag.to) onDrop(drag.from, drag.to)
      },
    })
  }, [from, list, entriesIn])
  const start = (index: number, event: ReactPointerEvent) => {
    if (event.button !== 0) return
    event.preventDefault() // no selection of text while dragging
    setDrag({ from: index, to: index })
  }
  return { drag, start }
}

/** The side of an entry on which a dragged one would come to stand; undefined for all others. */
export const dropAt = (drag: Drag | undefined, index: number): 'before' | 'after' | undefined =>
  !drag || drag.to !== index || drag.from === index ? undefined : drag.to < drag.from ? 'before' : 'after'
