import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * After a client navigation the focus moves to the new page's heading, as it would with a new document: a screen reader says
 * where it is, and the next Tab starts there. Scrolling is the router's work.
 */
export function useArrival(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname])
}
