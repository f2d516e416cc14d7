import { flushSync } from 'react-dom'

/** Runs an update that moves DOM elements and restores focus synchronously, so that no key press is lost. */
export function keepFocus(update: () => void): void {
  const focused = document.activeElement
  flushSync(update)
  if (focused instanceof HTMLElement && focused.isConnected && focused !== document.activeElement)
    focused.focus()
}

/** Restores focus after an entry moved from path `from` to `to`; an empty `from` focuses `to`. */
export function moveFocus(box: ParentNode | null, from: string, to: string): void {
  const focused = document.activeElement
  const path = focused?.closest<HTMLElement>('[data-field]')?.dataset['field']
  const target = from === '' ? to : path?.startsWith(`${from}.`) ? path.replace(from, to) : undefined
  requestAnimationFrame(() => {
    if (target !== undefined) box?.querySelector<HTMLElement>(`[data-field="${target}"] input`)?.focus()
    else if (focused instanceof HTMLElement && focused.isConnected) focused.focus()
  })
}

/** Focuses the first of these elements that exists. */
export function focusFirst(box: ParentNode | null, selectors: readonly string[]): void {
  for (const selector of selectors) {
    const found = box?.querySelector<HTMLElement>(selector)
    if (found) return found.focus()
  }
}
