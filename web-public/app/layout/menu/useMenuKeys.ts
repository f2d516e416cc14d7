import { useEffect, type RefObject } from 'react'

const ENTRY = '[data-entry]'
const STOPS = 'a[href], summary'

const isSeen = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true })

const seen = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter(isSeen)

/** The neighbour in a list, from its end to its start and back. */
const neighbour = (list: readonly HTMLElement[], current: Element, step: number) =>
  list.at((list.findIndex((one) => one === current) + step) % list.length)

type Move = (current: HTMLElement, header: HTMLElement) => HTMLElement | undefined

/** Into the panel of an entry that opens one; along the accordion where it is none. */
const down: Move = (current) => {
  const menu = current.closest('details')
  if (!menu || current.parentElement !== menu) return undefined
  menu.open = true
  return seen(menu, STOPS)[1]
}

/** What the keys do on an entry of the bar. */
const ON_ENTRY: Readonly<Record<string, Move>> = {
  ArrowRight: (current, header) => neighbour(seen(header, ENTRY), current, 1),
  ArrowLeft: (current, header) => neighbour(seen(header, ENTRY), current, -1),
  Home: (_, header) => seen(header, ENTRY)[0],
  End: (_, header) => seen(header, ENTRY).at(-1),
  ArrowDown: down,
}

const stopsAround = (current: HTMLElement) => {
  const menu = current.closest('details[name="main-menu"]')
  return menu ? seen(menu, STOPS) : []
}
const along =
  (step: number): Move =>
  (current) => {
    const stops = stopsAround(current)
    return stops[stops.indexOf(current) + step]
  }

/** What the keys do on a link within an open panel. */
const IN_PANEL: Readonly<Record<string, Move>> = {
  ArrowDown: along(1),
  ArrowUp: along(-1),
  Home: (current) => stopsAround(current)[1],
  End: (current) => stopsAround(current).at(-1),
}

/** Arrow keys in the navbar: along its entries, down into an open panel, up and down in it. Tab works as everywhere. */
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
