import type { KeyboardEvent } from 'react'

interface RowKeys {
  /** The attribute of a row that holds its id. */
  attribute: `data-${string}`
  /** Selects the row with this id, or takes it out. */
  onSelect: (id: string) => void
  /** What further keys do. Each is given the id of the row with the focus, undefined where no row has it. */
  actions: Readonly<Record<string, (id: string | undefined) => void>>
}

/** Elements in which letters and arrows have a meaning of their own. */
const isTyping = (target: Element) =>
  target.matches('textarea, select, input:not([type=checkbox]), [contenteditable]')

const STEPS: Readonly<Record<string, 1 | -1>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

/** Moves the focus to the link of the next or previous row; to the first one from outside of the rows. */
function step(rows: readonly Element[], row: Element | null, by: 1 | -1): void {
  const at = row ? rows.indexOf(row) : -1
  rows[at < 0 ? 0 : at + by]?.querySelector<HTMLElement>('a')?.focus()
}

/**
 * Hears the keys of a list while the focus is in it (WCAG 2.1.4): j and k or the arrows move, x selects, the others do what `actions`
 * says. Enter follows the row's link by itself.
 */
export const rowKeyHandler =
  ({ attribute, onSelect, actions }: RowKeys) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const { target, currentTarget, key } = event
    if (!(target instanceof Element) || event.ctrlKey || event.metaKey || event.altKey) return
    // a dialog is a child of the list in React's tree only
    if (isTyping(target) || !currentTarget.contains(target)) return
    const row = target.closest(`[${attribute}]`)
    const id = row?.getAttribute(attribute) ?? undefined
    const by = STEPS[key]
    const act = actions[key]
    if (by !== undefined) step([...currentTarget.querySelectorAll(`[${attribute}]`)], row, by)
    else if (key === 'x' && id !== undefined) onSelect(id)
    else if (act) act(id)
    else return
    event.preventDefault()
  }
