import { useCallback, type KeyboardEvent } from 'react'

/** What the keys of an inbox do; the row is the one that holds the focus. */
interface RowKeys {
  /** Selects the row with this id, or takes it out. */
  onSelect: (id: string) => void
  /** @param id of the row with the focus */
  onDone: (id: string | undefined) => void
  onSpam: (id: string | undefined) => void
}

/** Elements in which letters and arrows have a meaning of their own. */
const isTyping = (target: Element) =>
  target.matches('textarea, select, input:not([type=checkbox]), [contenteditable]')

const STEPS: Readonly<Record<string, 1 | -1>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

/** Moves the focus to the link of the next or previous row; to the first one from outside of the rows. */
function step(list: Element, row: Element | null, by: 1 | -1): void {
  const rows = [...list.querySelectorAll('[data-submission]')]
  const at = row ? rows.indexOf(row) : -1
  rows[at < 0 ? 0 : at + by]?.querySelector<HTMLElement>('a')?.focus()
}

/**
 * Keys of an inbox, heard while the focus is in it (WCAG 2.1.4): j and k or the arrows move, x selects, d marks what is selected as done,
 * s as spam. Enter follows the row's link by itself.
 */
export function useRowKeys({ onSelect, onDone, onSpam }: RowKeys) {
  return useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      const { target, currentTarget, key } = event
      if (!(target instanceof Element) || event.ctrlKey || event.metaKey || event.altKey) return
      // a dialog is a child of the list in React's tree only
      if (isTyping(target) || !currentTarget.contains(target)) return
      const row = target.closest('[data-submission]')
      const id = row?.getAttribute('data-submission') ?? undefined
      const by = STEPS[key]
      if (by !== undefined) step(currentTarget, row, by)
      else if (key === 'x' && id !== undefined) onSelect(id)
      else if (key === 'd') onDone(id)
      else if (key === 's') onSpam(id)
      else return
      event.preventDefault()
    },
    [onSelect, onDone, onSpam],
  )
}
