import { useEffect, useRef, useState } from 'react'

export function useSlides() {
  const row = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  useEffect(() => {
    const element = row.current
    if (!element) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) setCurrent([...element.children].indexOf(target))
        }
      },
      { root: element, threshold: 0.6 },
    )
    for (const slide of element.children) observer.observe(slide)
    return () => observer.disconnect()
  }, [])
  const goTo = (index: number) => {
    const element = row.current
    if (!element) return
    const total = element.children.length
    element.scrollTo({ left: element.clientWidth * ((index + total) % total) })
  }
  return { row, current, goTo }
}
