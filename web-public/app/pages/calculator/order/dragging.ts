import { scrollWhileNear } from './scrollWhileNear.ts'

/** Drag and drop of lines and groups, marked by data attributes. It bypasses React for speed. */
export interface Dropped {
  kind: 'line' | 'group'
  dragged: string
  target: string
  isAfter: boolean
}

/** Movement that starts a drag, and movement allowed during a long press, in pixels. */
const DRAG_FROM = 4
const PRESS_TOLERANCE = 10
/** Long press in milliseconds. */
const LONG_PRESS_MS = 350
/** Vibration in milliseconds. */
const TICK = 10

interface Point {
  x: number
  y: number
}
const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY })
const distance = (first: Point, second: Point) => Math.hypot(first.x - second.x, first.y - second.y)

interface Pressed {
  element: HTMLElement
  kind: Dropped['kind']
  pointer: number
  start: Point
  isHandle: boolean
}

function pressedBy(event: PointerEvent): Pressed | undefined {
  const { target, pointerType, pointerId, button } = event
  if (!(target instanceof Element) || button !== 0) return undefined
  const handle = target.closest('[data-drag]')
  const isLongPress = pointerType === 'touch' && target.closest('[data-hold]') !== null
  if (!handle && !isLongPress) return undefined
  const kind = handle?.getAttribute('data-drag') === 'group' ? 'group' : 'line'
  const element = target.closest<HTMLElement>(`[data-${kind}]`)
  const isHandle = handle !== null
  return element ? { element, kind, pointer: pointerId, start: pointOf(event), isHandle } : undefined
}

const idOf = (element: HTMLElement, kind: Dropped['kind']) => element.dataset[kind] ?? ''

/** Returns the element at a height, clamped to the list. */
function elementAt(list: HTMLElement, y: number): Element | null {
  const { left, width, top, bottom } = list.getBoundingClientRect()
  return document.elementFromPoint(left + width / 2, Math.min(Math.max(y, top + 1), bottom - 1))
}

/** Returns the drop target at a height; undefined over the dragged element. */
function dropTargetAt(list: HTMLElement, y: number, { kind, element }: Pressed) {
  const under = elementAt(list, y)
  const row = under?.closest<HTMLElement>(`[data-${kind}]`)
  // a heading represents its first line
  const found = row ?? under?.closest('h3')?.parentElement?.querySelector<HTMLElement>(`[data-${kind}]`)
  if (!found || found === element || !list.contains(found)) return undefined
  const { top, height } = found.getBoundingClientRect()
  return { found, isAfter: y > top + height / 2 }
}
type DropTarget = ReturnType<typeof dropTargetAt>

class Lifted {
  readonly #list: HTMLElement
  readonly #held: Pressed
  readonly #scroller: ReturnType<typeof scrollWhileNear>
  #place: DropTarget
  #at: Point

  constructor(list: HTMLElement, pressed: Pressed) {
    this.#list = list
    this.#held = pressed
    this.#at = pressed.start
    this.#scroller = scrollWhileNear(list, (by) => {
      this.#held.start = { ...this.#held.start, y: this.#held.start.y - by }
      this.follow(this.#at)
    })
    pressed.element.dataset['lifted'] = ''
  }

  follow(at: Point): void {
    this.#at = at
    const { element, start } = this.#held
    element.style.transform = `translateY(${at.y - start.y}px)`
    this.#show(dropTargetAt(this.#list, at.y, this.#held))
    this.#scroller.at(at.y)
  }

  #show(dropTarget: DropTarget): void {
    if (this.#place && this.#place.found !== dropTarget?.found) delete this.#place.found.dataset['over']
    this.#place = dropTarget
    if (dropTarget) dropTarget.found.dataset['over'] = dropTarget.isAfter ? 'after' : 'before'
  }

  release(): Dropped | undefined {
    const { element, kind } = this.#held
    const dropTarget = this.#place
    this.#scroller.stop()
    this.#show(undefined)
    delete element.dataset['lifted']
    element.style.removeProperty('transform')
    if (!dropTarget) return undefined
    const { found, isAfter } = dropTarget
    return { kind, dragged: idOf(element, kind), target: idOf(found, kind), isAfter }
  }
}

function followPress(list: HTMLElement, pressed: Pressed, { onDrop, onEnd }: PressOptions): Press {
  let lifted: Lifted | undefined
  const startDrag = () => {
    clearTimeout(timer)
    lifted ??= new Lifted(list, pressed)
  }
  const onLongPress = () => {
    startDrag()
    navigator.vibrate?.(TICK)
  }
  const timer = pressed.isHandle ? undefined : setTimeout(onLongPress, LONG_PRESS_MS)
  const end = (isDropped: boolean) => {
    clearTimeout(timer)
    stop.abort()
    const dropped = lifted?.release()
    onEnd()
    if (isDropped && dropped) onDrop(dropped)
  }
  const stop = new AbortController()
  const { signal } = stop
  const isOwn = ({ pointerId }: PointerEvent) => pointerId === pressed.pointer
  const move = (event: PointerEvent) => {
    if (!isOwn(event)) return
    const moved = distance(pressed.start, pointOf(event))
    if (!lifted && pressed.isHandle && moved > DRAG_FROM) startDrag()
    // movement before the long press scrolls the page
    if (!lifted && !pressed.isHandle && moved > PRESS_TOLERANCE) end(false)
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
 * Enables dragging until the returned function is called.
 * @param onDrop not called after Escape or pointercancel
 */
export function watchDragging(list: HTMLElement, onDrop: (dropped: Dropped) => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  let press: Press | undefined
  const onDown = (event: PointerEvent) => {
    // a second finger cancels the first
    press?.cancel()
    const pressed = pressedBy(event)
    if (!pressed) return
    // prevents text selection
    if (pressed.isHandle) event.preventDefault()
    press = followPress(list, pressed, { onDrop, onEnd: () => (press = undefined) })
  }
  const preventDefaultIfDragging = (event: Event) => {
    if (press?.isLifted()) event.preventDefault()
  }
  list.addEventListener('pointerdown', onDown, { signal })
  // registered early: browsers decide about scrolling at the first touch
  list.addEventListener('touchmove', preventDefaultIfDragging, { signal, passive: false })
  list.addEventListener('contextmenu', preventDefaultIfDragging, { signal })
  return () => {
    press?.cancel()
    stop.abort()
  }
}
