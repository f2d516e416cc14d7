import { useEffect } from 'react'
import { hasEstimate } from '../state/storedEstimate.ts'

const isFollowedLink = () => {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'navigate'
}

/** Scrolls to a shared estimate below the viewport. */
export function useSharedInView(): void {
  useEffect(() => {
    const panel = document.getElementById('estimate')
    if (!panel || !hasEstimate(window.location.hash) || !isFollowedLink()) return
    if (panel.getBoundingClientRect().top > window.innerHeight) panel.scrollIntoView()
  }, [])
}
