import { useEffect, useState, type RefObject } from 'react'

/** Distance in pixels below the viewport that counts as near. */
const NEAR = '400px'

export function useNearView(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const { current } = element
    if (!current || isNear) return undefined
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: NEAR },
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [element, isNear])
  return isNear
}
