import { useEffect, useRef, type RefObject } from 'react'

interface Options {
  /** What a list is made of. */
  entries: string
  /** What takes the focus in an entry. */
  inEntry: string
}

/** The entry that took the place of a lost one; the list itself where there is none, or what was lost was beside the entries. */
function heir(box: HTMLElement, at: number, { entries, inEntry }: Options): HTMLElement | null {
  const left = [...box.querySelectorAll(entries)]
  const entry = at < 0 ? undefined : left[Math.min(at, left.length - 1)]
  return (
    entry?.querySelector<HTMLElement>(inEntry) ??
    box.querySelector<HTMLElement>('[role=region][tabindex]') ??
    box.closest<HTMLElement>('[tabindex]')
  )
}

/**
 * Keeps the focus in a list when what held it goes: a row that was deleted or restored, the button that opened a dialog. Without
 * it whoever works by keyboard starts again at the top of the page.
 */
export function useKeptFocus(options: Options): RefObject<HTMLDivElement | null> {
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
    /** To somewhere else on the page; a dialog is answered and gives back. Nowhere: what was focused goes. */
    const leave = ({ relatedTarget: next }: FocusEvent) => {
      if (next instanceof Element && !element.contains(next) && !next.closest('dialog')) at = undefined
    }
    const press = ({ target }: PointerEvent) => {
      const isBeside = target instanceof Element && !element.contains(target) && !target.closest('dialog')
      if (isBeside) at = undefined
    }
    const look = () => {
      if (at === undefined || document.activeElement !== document.body) return
      heir(element, at, { entries, inEntry })?.focus()
    }
    const observer = new MutationObserver(look)
    observer.observe(element, { childList: true, subtree: true })
    observer.observe(document.body, { childList: true }) // dialogs stand there
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
