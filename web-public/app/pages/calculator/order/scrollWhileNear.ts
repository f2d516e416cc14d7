/** How near the edge scrolling begins, and how fast it is at the edge. Pixels, and pixels in a frame. */
const NEAR = 64
const FASTEST = 16

/** What a list is scrolled in: the nearest ancestor with more than it shows, else the document. */
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

/** How far to scroll in a frame: faster the nearer the edge, 0 away from both and where the list ends before it. */
function stepAt(y: number, view: Extent, list: Extent): number {
  const above = list.top < view.top + NEAR ? view.top + NEAR - y : 0
  const below = list.bottom > view.bottom - NEAR ? y - (view.bottom - NEAR) : 0
  const share = (distance: number) => Math.min(NEAR, Math.max(0, distance)) / NEAR
  return (share(below) - share(above)) * FASTEST
}

/**
 * Scrolls a list for as long as a pointer is near the upper or lower edge of what it is scrolled in.
 * @param onScrolled how far it has scrolled, in pixels
 */
export function scrollWhileNear(list: Element, onScrolled: (by: number) => void) {
  const scroller = scrollerOf(list)
  const isDocument = scroller === document.scrollingElement
  let y = 0
  let frame = 0
  const step = () => {
    const { top, bottom } = isDocument ? { top: 0, bottom: Infinity } : scroller.getBoundingClientRect()
    const view = { top: Math.max(0, top), bottom: Math.min(window.innerHeight, bottom) }
    return stepAt(y, view, list.getBoundingClientRect())
  }
  const tick = () => {
    frame = 0
    const before = scroller.scrollTop
    scroller.scrollBy({ top: step(), behavior: 'instant' })
    const by = scroller.scrollTop - before
    // asks for the next frame by telling where the pointer is
    if (by !== 0) onScrolled(by)
  }
  return {
    at(height: number): void {
      y = height
      if (frame === 0 && step() !== 0) frame = requestAnimationFrame(tick)
    },
    stop: () => cancelAnimationFrame(frame),
  }
}
