import { useLayoutEffect, type RefObject } from 'react'

/**
 * Gives a box the height of its only child, whenever that changes. A box whose size does not come from what is in it can keep its
 * layout to itself (`contain: size layout`): a character typed into it then has nothing around it laid out anew.
 */
export function useOwnHeight(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const [element, child] = [box.current, box.current?.firstElementChild]
    if (!element || !(child instanceof HTMLElement)) return undefined
    const follow = (height: number) => {
      element.style.height = `${height}px`
    }
    follow(child.offsetHeight)
    const observer = new ResizeObserver(([entry]) => follow(entry?.borderBoxSize[0]?.blockSize ?? 0))
    observer.observe(child)
    return () => observer.disconnect()
  }, [box])
}
