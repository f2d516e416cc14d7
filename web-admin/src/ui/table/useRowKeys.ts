import type { KeyboardEvent } from 'react'
import { namesOf, shortcutOf, useShownShortcuts, type ShortcutOf } from '../../core/state/shortcuts.ts'

type RowAction = Exclude<ShortcutOf<'list'>, 'nextRow' | 'previousRow' | 'openRow'>

interface RowKeys {
  attribute: `data-${string}`
  /** Handlers receive the focused row's id, undefined if none. */
  actions: Readonly<Partial<Record<RowAction, (id: string | undefined) => void>>>
}

const isTyping = (target: Element) =>
  target.matches('textarea, select, input:not([type=checkbox]), [contenteditable]')

const OFFSETS = { nextRow: 1, previousRow: -1 } as const

function moveFocus(rows: readonly Element[], row: Element | null, by: 1 | -1): void {
  const at = row ? rows.indexOf(row) : -1
  rows[at < 0 ? 0 : at + by]?.querySelector<HTMLElement>('a')?.focus()
}

/**
 * Handles list keys while focused (WCAG 2.1.4): moves between rows, and `actions`. Enter follows the link
 * natively. `names` are the shortcuts in use.
 */
export function useRowKeys({ attribute, actions }: RowKeys, isShown: boolean) {
  const isUsed = (name: string) => name in OFFSETS || name === 'openRow' || name in actions
  const names = namesOf('list').filter(isUsed)
  useShownShortcuts('list', isShown ? names : [])
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const { target, currentTarget } = event
    // React also bubbles events from dialogs rendered in portals
    if (!(target instanceof Element) || isTyping(target) || !currentTarget.contains(target)) return
    const name = shortcutOf('list', event, names)
    if (!name || name === 'openRow') return
    const row = target.closest(`[${attribute}]`)
    event.preventDefault()
    if (name === 'nextRow' || name === 'previousRow')
      moveFocus([...currentTarget.querySelectorAll(`[${attribute}]`)], row, OFFSETS[name])
    else actions[name]?.(row?.getAttribute(attribute) ?? undefined)
  }
  return { names, onKeyDown }
}
