import { useLayoutEffect, type RefObject } from 'react'

/** Sets the box to the height of its text, so that `contain: size layout` limits relayout while typing. */
export function useOwnHeight(text: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = text.current
    const box = element?.parentElement
    if (!element || !box) return undefined
    const follow = (height: number) => box.style.setProperty('height', `${height}px`)
    follow(element.offsetHeight)
    const observer = new ResizeObserver(([entry]) => follow(entry?.borderBoxSize[0]?.blockSize ?? 0))
    observer.observe(element)
    return () => observer.disconnect()
  }, [text])
}
