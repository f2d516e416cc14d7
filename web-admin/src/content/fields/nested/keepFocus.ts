import { flushSync } from 'react-dom'

/** Runs an update that moves DOM elements and restores focus synchronously, so that no key press is lost. */
export function keepFocus(update: () => void): void {
  const focused = document.activeElement
  flushSync(update)
  if (focused instanceof HTMLElement && focused.isConnected && focused !== document.activeElement)
    focused.focus()
}
