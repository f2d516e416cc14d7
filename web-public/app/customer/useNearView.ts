import { useEffect, useState, type RefObject } from 'react'

/** Pixels below the screen at which an element counts as near. */
const NEAR = '400px'

/** True once an element has come near the screen: what only it needs is not asked for before. */
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
