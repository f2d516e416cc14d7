import { flushSync } from 'react-dom'

/**
 * Makes a change that moves elements in the page, and gives the focus back to what had it. At once, not with the next frame: a key that
 * is pressed in between would go nowhere.
 */
export function keepFocus(change: () => void): void {
  const focused = document.activeElement
  flushSync(change)
  if (focused instanceof HTMLElement && focused.isConnected && focused !== document.activeElement)
    focused.focus()
}
