/**
 * Gives the focus back to the field it was in after its entry has moved: moving takes it away. Without a field to come from the
 * one at `to` gets it.
 */
export function focusPlace(box: ParentNode | null, from: string, to: string): void {
  const focused = document.activeElement
  const path = focused?.closest<HTMLElement>('[data-field]')?.dataset['field']
  const target = from === '' ? to : path?.startsWith(`${from}.`) ? path.replace(from, to) : undefined
  requestAnimationFrame(() => {
    if (target !== undefined) box?.querySelector<HTMLElement>(`[data-field="${target}"] input`)?.focus()
    else if (focused instanceof HTMLElement && focused.isConnected) focused.focus()
  })
}
