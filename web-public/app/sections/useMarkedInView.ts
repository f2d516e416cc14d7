import { useEffect, type RefObject } from 'react'

/** Scrolls a row sideways, and never the page, until its marked link is in sight. `marked` changes with the link. */
export function useMarkedInView(row: RefObject<HTMLElement | null>, marked: string | undefined): void {
  useEffect(() => {
    const list = row.current
    const link = marked === undefined ? null : list?.querySelector('[aria-current]')
    if (!list || !link) return
    const seen = list.getBoundingClientRect()
    const { left, right } = link.getBoundingClientRect()
    if (left < seen.left || right > seen.right)
      list.scrollBy({ left: (left + right - seen.left - seen.right) / 2, behavior: 'instant' })
  }, [row, marked])
}
