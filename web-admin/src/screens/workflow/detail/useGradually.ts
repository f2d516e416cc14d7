import { useEffect, useState } from 'react'

/**
 * How many of many parts are shown: a screenful at once, the others in steps while the browser has nothing else to do, so that the first
 * are there to be read and used.
 * @returns at most `total`
 */
export function useGradually(total: number, { first, step }: { first: number; step: number }): number {
  const [shown, setShown] = useState(first)
  useEffect(() => {
    if (shown >= total) return undefined
    const timer = setTimeout(() => setShown((now) => now + step))
    return () => clearTimeout(timer)
  }, [shown, total, step])
  return Math.min(shown, total)
}
