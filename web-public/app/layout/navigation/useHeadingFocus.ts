import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Focuses the new page's heading after client navigation, as a document load would. */
export function useHeadingFocus(): void {
  const { pathname } = useLocation()
  const lastPathname = useRef(pathname)
  useEffect(() => {
    if (lastPathname.current === pathname) return
    lastPathname.current = pathname
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname])
}
