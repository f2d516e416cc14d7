import { useEffect, type RefObject } from 'react'

/** Scrolls a row horizontally to its marked link. `marked` changes with the link. */
export function useMarkedInView(row: RefObject<HTMLElement | null>, marked: string | undefined): void {
  useEffect(() => {
    const list = row.current
    const link = marked === undefined ? null : list?.querySelector('[aria-current]')
    if (!list || !link) return
    const viewport = list.getBoundingClientRect()
    const { left, right } = link.getBoundingClientRect()
    if (left < viewport.left || right > viewport.right)
      list.scrollBy({ left: (left + right - viewport.left - viewport.right) / 2, behavior: 'instant' })
  }, [row, marked])
}
