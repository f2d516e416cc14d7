import type { KeyboardEvent } from 'react'

interface RowKeys {
  attribute: `data-${string}`
  onSelect: (id: string) => void
  /** Additional keys; handlers receive the focused row's id, undefined if none. */
  actions: Readonly<Record<string, (id: string | undefined) => void>>
}

const isTyping = (target: Element) =>
  target.matches('textarea, select, input:not([type=checkbox]), [contenteditable]')

const MOVES: Readonly<Record<string, 1 | -1>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

function moveFocus(rows: readonly Element[], row: Element | null, by: 1 | -1): void {
  const at = row ? rows.indexOf(row) : -1
  rows[at < 0 ? 0 : at + by]?.querySelector<HTMLElement>('a')?.focus()
}

/**
 * Handles list keys while focused (WCAG 2.1.4): j/k/arrows move, x selects, `actions` handle others. Enter
 * follows the link natively.
 */
export const rowKeyHandler =
  ({ attribute, onSelect, actions }: RowKeys) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const { target, currentTarget, key } = event
    if (!(target instanceof Element) || event.ctrlKey || event.metaKey || event.altKey) return
    // React also bubbles events from dialogs rendered in portals
    if (isTyping(target) || !currentTarget.contains(target)) return
    const row = target.closest(`[${attribute}]`)
    const id = row?.getAttribute(attribute) ?? undefined
    const by = MOVES[key]
    const act = actions[key]
    if (by !== undefined) moveFocus([...currentTarget.querySelectorAll(`[${attribute}]`)], row, by)
    else if (key === 'x' && id !== undefined) onSelect(id)
    else if (act) act(id)
    else return
    event.preventDefault()
  }
