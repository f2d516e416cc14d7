import { useLayoutEffect, type RefObject } from 'react'

/**
 * Gives the box around a text the height of the text, whenever that changes. A box whose size does not come from what is in it can
 * keep its layout to itself (`contain: size layout`): a character typed into it then has nothing around it laid out anew.
 */
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
