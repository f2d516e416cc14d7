import { useEffect } from 'react'
import { hasEstimate } from '../state/storedEstimate.ts'

const isFollowedLink = () => {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'navigate'
}

/** Scrolls to the estimate where it came with the address and is below the window, as on a phone. */
export function useSharedInView(): void {
  useEffect(() => {
    const panel = document.getElementById('estimate')
    if (!panel || !hasEstimate(window.location.hash) || !isFollowedLink()) return
    if (panel.getBoundingClientRect().top > window.innerHeight) panel.scrollIntoView()
  }, [])
}
