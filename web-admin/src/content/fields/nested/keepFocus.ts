/** Moving an element in the page takes the focus from it: gives it back once it stands in its new place. */
export function keepFocus(): void {
  const focused = document.activeElement
  requestAnimationFrame(() => focused instanceof HTMLElement && focused.isConnected && focused.focus())
}
