import { scrollWhileNear } from './scrollWhileNear.ts'

/**
 * Dragging of lines and groups with mouse, pen or finger. Rows are marked `data-line`, sections `data-group`, handles `data-drag`, and what
 * a finger holds for a while `data-hold`. Nothing is rendered while something is dragged: a hundred lines would not follow a finger.
 */
export interface Dropped {
  kind: 'line' | 'group'
  /** A line's key or a group's name, as its mark has it. */
  dragged: string
  target: string
  /** Behind the target; before it otherwise. */
  isAfter: boolean
}

/** How far a pointer moves before it drags, and how far a finger may move while it holds. Pixels. */
const DRAG_FROM = 4
const HOLD_WITHIN = 10
/** How long a finger holds a line to drag it. Milliseconds. */
const HOLD_FOR = 350
/** Of a phone's motor, as a sign that the line is held. Milliseconds. */
const TICK = 10

interface Point {
  x: number
  y: number
}
const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY })
const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

/** What is under a pointer: the row or section, and whether by its handle. */
interface Held {
  element: HTMLElement
  kind: Dropped['kind']
  pointer: number
  start: Point
  /** True where moving drags at once; false where a finger has to hold first. */
  isHandle: boolean
}

function heldBy(event: PointerEvent): Held | undefined {
  const { target, pointerType, pointerId, button } = event
  if (!(target instanceof Element) || button !== 0) return undefined
  const handle = target.closest('[data-drag]')
  const isHold = pointerType === 'touch' && target.closest('[data-hold]') !== null
  if (!handle && !isHold) return undefined
  const kind = handle?.getAttribute('data-drag') === 'group' ? 'group' : 'line'
  const element = target.closest<HTMLElement>(`[data-${kind}]`)
  const isHandle = handle !== null
  return element ? { element, kind, pointer: pointerId, start: pointOf(event), isHandle } : undefined
}

const markOf = (element: HTMLElement, kind: Dropped['kind']) => element.dataset[kind] ?? ''

/** What is at a height of the list, within its ends; not what is dragged. */
function elementAt(list: HTMLElement, y: number): Element | null {
  const { left, width, top, bottom } = list.getBoundingClientRect()
  return document.elementFromPoint(left + width / 2, Math.min(Math.max(y, top + 1), bottom - 1))
}

/** What something would come to stand beside at a height of the window; undefined over the place that it comes from. */
function placeAt(list: HTMLElement, y: number, { kind, element }: Held) {
  const under = elementAt(list, y)
  const row = under?.closest<HTMLElement>(`[data-${kind}]`)
  // a heading stands for the first of its lines
  const found = row ?? under?.closest('h3')?.parentElement?.querySelector<HTMLElement>(`[data-${kind}]`)
  if (!found || found === element || !list.contains(found)) return undefined
  const { top, height } = found.getBoundingClientRect()
  return { found, isAfter: y > top + height / 2 }
}
type Place = ReturnType<typeof placeAt>

/** Something that follows the pointer, from when it is lifted to when it is dropped. */
class Lifted {
  readonly #list: HTMLElement
  readonly #held: Held
  readonly #scroller: ReturnType<typeof scrollWhileNear>
  #place: Place
  #at: Point

  constructor(list: HTMLElement, held: Held) {
    this.#list = list
    this.#held = held
    this.#at = held.start
    this.#scroller = scrollWhileNear(list, (by) => {
      this.#held.start = { ...this.#held.start, y: this.#held.start.y - by }
      this.follow(this.#at)
    })
    held.element.dataset['lifted'] = ''
  }

  follow(at: Point): void {
    this.#at = at
    const { element, start } = this.#held
    element.style.transform = `translateY(${at.y - start.y}px)`
    this.#show(placeAt(this.#list, at.y, this.#held))
    this.#scroller.at(at.y)
  }

  #show(place: Place): void {
    if (this.#place && this.#place.found !== place?.found) delete this.#place.found.dataset['over']
    this.#place = place
    if (place) place.found.dataset['over'] = place.isAfter ? 'after' : 'before'
  }

  /** Puts everything back as it was. @returns where it was dropped */
  release(): Dropped | undefined {
    const { element, kind } = this.#held
    const place = this.#place
    this.#scroller.stop()
    this.#show(undefined)
    delete element.dataset['lifted']
    element.style.removeProperty('transform')
    if (!place) return undefined
    const { found, isAfter } = place
    return { kind, dragged: markOf(element, kind), target: markOf(found, kind), isAfter }
  }
}

/** One press of a pointer: held, then lifted, then dropped. */
function followPress(list: HTMLElement, held: Held, { onDrop, onEnd }: PressOptions): Press {
  let lifted: Lifted | undefined
  const lift = () => {
    clearTimeout(timer)
    lifted ??= new Lifted(list, held)
  }
  const hold = () => {
    lift()
    navigator.vibrate?.(TICK)
  }
  const timer = held.isHandle ? undefined : setTimeout(hold, HOLD_FOR)
  const end = (isDropped: boolean) => {
    clearTimeout(timer)
    stop.abort()
    const dropped = lifted?.release()
    onEnd()
    if (isDropped && dropped) onDrop(dropped)
  }
  const stop = new AbortController()
  const { signal } = stop
  const isOwn = ({ pointerId }: PointerEvent) => pointerId === held.pointer
  const move = (event: PointerEvent) => {
    if (!isOwn(event)) return
    const moved = distance(held.start, pointOf(event))
    if (!lifted && held.isHandle && moved > DRAG_FROM) lift()
    // a finger that moves before it has held scrolls the page
    if (!lifted && !held.isHandle && moved > HOLD_WITHIN) end(false)
    lifted?.follow(pointOf(event))
  }
  document.addEventListener('pointermove', move, { signal })
  document.addEventListener('pointerup', (event) => isOwn(event) && end(true), { signal })
  document.addEventListener('pointercancel', (event) => isOwn(event) && end(false), { signal })
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !lifted) return
    event.preventDefault()
    end(false)
  }
  document.addEventListener('keydown', onKey, { signal })
  return { isLifted: () => lifted !== undefined, cancel: () => end(false) }
}

interface Press {
  isLifted: () => boolean
  cancel: () => void
}
interface PressOptions {
  onDrop: (dropped: Dropped) => void
  onEnd: () => void
}

/**
 * Watches a list until the returned function is called.
 * @param onDrop called once for each drop beside something else; not after Escape, nor where the browser has taken the pointer over
 */
export function watchDragging(list: HTMLElement, onDrop: (dropped: Dropped) => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  let press: Press | undefined
  const onDown = (event: PointerEvent) => {
    // a second finger ends what the first one does
    press?.cancel()
    const held = heldBy(event)
    if (!held) return
    // text is not selected by a drag
    if (held.isHandle) event.preventDefault()
    press = followPress(list, held, { onDrop, onEnd: () => (press = undefined) })
  }
  const keepFromBrowser = (event: Event) => {
    if (press?.isLifted()) event.preventDefault()
  }
  list.addEventListener('pointerdown', onDown, { signal })
  // from the start: a browser that has not been told at the first touch scrolls without asking
  list.addEventListener('touchmove', keepFromBrowser, { signal, passive: false })
  list.addEventListener('contextmenu', keepFromBrowser, { signal })
  return () => {
    press?.cancel()
    stop.abort()
  }
}
