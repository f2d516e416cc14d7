import { useEffect, useState } from 'react'

/**
 * Renders long lists incrementally: the first items at once, more when the browser is idle.
 * @returns at most `total`
 */
export function useGradualCount(
  total: number,
  { first, increment }: { first: number; increment: number },
): number {
  const [visibleCount, setVisibleCount] = useState(first)
  useEffect(() => {
    if (visibleCount >= total) return undefined
    const timer = setTimeout(() => setVisibleCount((now) => now + increment))
    return () => clearTimeout(timer)
  }, [visibleCount, total, increment])
  return Math.min(visibleCount, total)
}
