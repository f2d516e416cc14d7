import { useCallback, useMemo, useState } from 'react'
import type { QueuedChangeRequest } from '@flou/shared/approval/changeRequestLists.ts'

/** Selected rows as displayed, because their hash is what is decided. */
export interface SelectedChangeRequests {
  rows: ReadonlyMap<string, QueuedChangeRequest>
  toggle: (row: QueuedChangeRequest) => void
  togglePage: (page: readonly QueuedChangeRequest[]) => void
  /** Retains only these rows, in their current state. */
  retain: (rows: readonly QueuedChangeRequest[]) => void
  clear: () => void
}

const byId = (rows: readonly QueuedChangeRequest[]) => new Map(rows.map((row) => [row.id, row]))

export function afterPage(
  selected: ReadonlyMap<string, QueuedChangeRequest>,
  page: readonly QueuedChangeRequest[],
): ReadonlyMap<string, QueuedChangeRequest> {
  const decidable = page.filter(({ canDecide }) => canDecide)
  const isWhole = decidable.every(({ id }) => selected.has(id))
  const others = [...selected.values()].filter(({ id }) => !decidable.some((row) => row.id === id))
  return byId(isWhole ? others : [...others, ...decidable])
}

/** Selection across pages; resets when `scope` changes. */
export function useSelectedChangeRequests(scope: string): SelectedChangeRequests {
  const [selection, setSelection] = useState<{
    scope: string
    rows: ReadonlyMap<string, QueuedChangeRequest>
  }>({
    scope,
    rows: new Map(),
  })
  const rows = useMemo(
    () => (selection.scope === scope ? selection.rows : new Map<string, QueuedChangeRequest>()),
    [selection, scope],
  )
  const set = useCallback(
    (next: ReadonlyMap<string, QueuedChangeRequest>) => setSelection({ scope, rows: next }),
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
    retain: (some) => set(byId(some)),
    clear: () => set(new Map()),
  }
}
