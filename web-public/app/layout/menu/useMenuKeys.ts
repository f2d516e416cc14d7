import { useEffect, type RefObject } from 'react'

const ENTRY = '[data-entry]'
const STOPS = 'a[href], summary'

const isVisible = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true })

const visibleElements = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter(isVisible)

const neighbour = (list: readonly HTMLElement[], current: Element, offset: number) =>
  list.at((list.findIndex((one) => one === current) + offset) % list.length)

type Move = (current: HTMLElement, header: HTMLElement) => HTMLElement | undefined

const openPanel: Move = (current) => {
  const menu = current.closest('details')
  if (!menu || current.parentElement !== menu) return undefined
  menu.open = true
  return visibleElements(menu, STOPS)[1]
}

const ON_ENTRY: Readonly<Record<string, Move>> = {
  ArrowRight: (current, header) => neighbour(visibleElements(header, ENTRY), current, 1),
  ArrowLeft: (current, header) => neighbour(visibleElements(header, ENTRY), current, -1),
  Home: (_, header) => visibleElements(header, ENTRY)[0],
  End: (_, header) => visibleElements(header, ENTRY).at(-1),
  ArrowDown: openPanel,
}

const stopsAround = (current: HTMLElement) => {
  const menu = current.closest('details[name="main-menu"]')
  return menu ? visibleElements(menu, STOPS) : []
}
const moveBy =
  (offset: number): Move =>
  (current) => {
    const stops = stopsAround(current)
    return stops[stops.indexOf(current) + offset]
  }

const IN_PANEL: Readonly<Record<string, Move>> = {
  ArrowDown: moveBy(1),
  ArrowUp: moveBy(-1),
  Home: (current) => stopsAround(current)[1],
  End: (current) => stopsAround(current).at(-1),
}

export function useMenuKeys(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = header.current
    if (!root) return undefined
    const onKey = (event: KeyboardEvent) => {
      const { target, key } = event
      const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
      if (!isPlain || !(target instanceof HTMLElement)) return
      const moves = target.matches(ENTRY) ? ON_ENTRY : IN_PANEL
      const next = moves[key]?.(target, root)
      if (!next) return
      event.preventDefault()
      next.focus()
    }
    root.addEventListener('keydown', onKey)
    return () => root.removeEventListener('keydown', onKey)
  }, [header])
}
