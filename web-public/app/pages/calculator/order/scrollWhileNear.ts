/** Distance from the edge in pixels, and maximum speed in pixels per frame. */
const NEAR = 64
const FASTEST = 16

function scrollerOf(list: Element): Element {
  for (let one = list.parentElement; one; one = one.parentElement) {
    const isScrolled =
      one.scrollHeight > one.clientHeight && /auto|scroll/.test(getComputedStyle(one).overflowY)
    if (isScrolled) return one
  }
  return document.scrollingElement ?? document.documentElement
}

interface Extent {
  top: number
  bottom: number
}

/** Returns pixels per frame, faster near the edge; 0 if nothing remains to scroll. */
function speedAt(y: number, view: Extent, list: Extent): number {
  const above = list.top < view.top + NEAR ? view.top + NEAR - y : 0
  const below = list.bottom > view.bottom - NEAR ? y - (view.bottom - NEAR) : 0
  const proximity = (distance: number) => Math.min(NEAR, Math.max(0, distance)) / NEAR
  return (proximity(below) - proximity(above)) * FASTEST
}

/**
 * Scrolls while the pointer is near an edge.
 * @param onScrolled receives pixels
 */
export function scrollWhileNear(list: Element, onScrolled: (by: number) => void) {
  const scroller = scrollerOf(list)
  const isDocument = scroller === document.scrollingElement
  let y = 0
  let frame = 0
  const currentSpeed = () => {
    const { top, bottom } = isDocument ? { top: 0, bottom: Infinity } : scroller.getBoundingClientRect()
    const view = { top: Math.max(0, top), bottom: Math.min(window.innerHeight, bottom) }
    return speedAt(y, view, list.getBoundingClientRect())
  }
  const tick = () => {
    frame = 0
    const before = scroller.scrollTop
    scroller.scrollBy({ top: currentSpeed(), behavior: 'instant' })
    const by = scroller.scrollTop - before
    // the callback reports the pointer position, which requests the next frame
    if (by !== 0) onScrolled(by)
  }
  return {
    at(height: number): void {
      y = height
      if (frame === 0 && currentSpeed() !== 0) frame = requestAnimationFrame(tick)
    },
    stop: () => cancelAnimationFrame(frame),
  }
}
