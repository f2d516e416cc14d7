import { useEffect, useRef } from 'react'
import { hasEstimate } from '../state/storedEstimate.ts'

const isFollowedLink = () => {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'navigate'
}

/** For the element of the estimate: scrolls to one that came with the address where it is below the window, as on a phone. */
export function useSharedInView() {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    const { current } = panel
    if (!current || !hasEstimate(window.location.hash) || !isFollowedLink()) return
    if (current.getBoundingClientRect().top > window.innerHeight) current.scrollIntoView()
  }, [])
  return panel
}
