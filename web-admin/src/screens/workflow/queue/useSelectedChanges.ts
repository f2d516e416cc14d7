import { useCallback, useMemo, useState } from 'react'
import type { QueuedChange } from '@flou/shared/changes/lists.ts'

/** Which changes are selected, each as it was shown when that was done: its hash is what is decided. */
export interface SelectedChanges {
  rows: ReadonlyMap<string, QueuedChange>
  toggle: (row: QueuedChange) => void
  /** All of a page that may be decided, or none of it. */
  togglePage: (page: readonly QueuedChange[]) => void
  /** Keeps these alone, as they are now. */
  keep: (rows: readonly QueuedChange[]) => void
  clear: () => void
}

const byId = (rows: readonly QueuedChange[]) => new Map(rows.map((row) => [row.id, row]))

/** The selection after a page was selected as a whole, or taken out of it where it was in as a whole. */
export function afterPage(
  selected: ReadonlyMap<string, QueuedChange>,
  page: readonly QueuedChange[],
): ReadonlyMap<string, QueuedChange> {
  const decidable = page.filter(({ canDecide }) => canDecide)
  const isWhole = decidable.every(({ id }) => selected.has(id))
  const others = [...selected.values()].filter(({ id }) => !decidable.some((row) => row.id === id))
  return byId(isWhole ? others : [...others, ...decidable])
}

/** The selection of a view; it lasts from page to page, but not beyond `scope`. */
export function useSelectedChanges(scope: string): SelectedChanges {
  const [kept, setKept] = useState<{ scope: string; rows: ReadonlyMap<string, QueuedChange> }>({
    scope,
    rows: new Map(),
  })
  const rows = useMemo(
    () => (kept.scope === scope ? kept.rows : new Map<string, QueuedChange>()),
    [kept, scope],
  )
  const set = useCallback(
    (next: ReadonlyMap<string, QueuedChange>) => setKept({ scope, rows: next }),
    [scope],
  )
  return {
    rows,
    toggle: (row) => {
      if (!row.canDecide) return
      const others = [...rows.values()].filter(({ id }) => id !== row.id)
      set(byId(rows.has(row.id) ? others : [...others, row]))
    },
    togglePage: (page) => set(afterPage(rows, page)),
    keep: (some) => set(byId(some)),
    clear: () => set(new Map()),
  }
}
