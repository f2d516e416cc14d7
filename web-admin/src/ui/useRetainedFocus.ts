import { useEffect, useRef, type RefObject } from 'react'

interface Options {
  entries: string
  inEntry: string
}

/** Finds the entry that replaced the removed one, or the list itself. */
function findNextFocus(box: HTMLElement, at: number, { entries, inEntry }: Options): HTMLElement | null {
  const remaining = [...box.querySelectorAll(entries)]
  const entry = at < 0 ? undefined : remaining[Math.min(at, remaining.length - 1)]
  return (
    entry?.querySelector<HTMLElement>(inEntry) ??
    box.querySelector<HTMLElement>('[role=region][tabindex]') ??
    box.closest<HTMLElement>('[tabindex]')
  )
}

/**
 * Keeps focus in a list when the focused element is removed; otherwise keyboard users restart at the page
 * top.
 */
export function useRetainedFocus(options: Options): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  const { entries, inEntry } = options
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    let at: number | undefined
    const enter = ({ target }: FocusEvent) => {
      const entry = target instanceof Element ? target.closest(entries) : null
      at = [...element.querySelectorAll(entries)].findIndex((one) => one === entry)
    }
    /** Resets only if focus moves elsewhere on the page; dialogs return it and removals have no target. */
    const leave = ({ relatedTarget: next }: FocusEvent) => {
      if (next instanceof Element && !element.contains(next) && !next.closest('dialog')) at = undefined
    }
    const press = ({ target }: PointerEvent) => {
      const isOutside = target instanceof Element && !element.contains(target) && !target.closest('dialog')
      if (isOutside) at = undefined
    }
    const restoreFocus = () => {
      if (at === undefined || document.activeElement !== document.body) return
      findNextFocus(element, at, { entries, inEntry })?.focus()
    }
    const observer = new MutationObserver(restoreFocus)
    observer.observe(element, { childList: true, subtree: true })
    observer.observe(document.body, { childList: true }) // dialogs are portalled into the body
    element.addEventListener('focusin', enter)
    element.addEventListener('focusout', leave)
    document.addEventListener('pointerdown', press)
    return () => {
      observer.disconnect()
      element.removeEventListener('focusin', enter)
      element.removeEventListener('focusout', leave)
      document.removeEventListener('pointerdown', press)
    }
  }, [entries, inEntry])
  return box
}
