import { useCallback, useMemo, useRef, useState } from 'react'
import type { ListRow } from '@flou/shared/api.ts'

export interface Selection {
  rows: ReadonlyMap<number, ListRow>
  toggle: (row: ListRow, isRange: boolean) => void
  togglePage: () => void
  clear: () => void
}

export function selectRows(
  selected: ReadonlyMap<number, ListRow>,
  rows: readonly ListRow[],
  isSelected: boolean,
): Map<number, ListRow> {
  const next = new Map(selected)
  for (const row of rows) {
    if (isSelected) next.set(row.id, row)
    else next.delete(row.id)
  }
  return next
}

export function rowsBetween(page: readonly ListRow[], from: number | undefined, to: number): ListRow[] {
  const [start, end] = [from ?? to, to].map((id) => page.findIndex((row) => row.id === id))
  if (start === undefined || end === undefined || end < 0) return []
  if (start < 0) return page.slice(end, end + 1)
  return page.slice(Math.min(start, end), Math.max(start, end) + 1)
}

/** Selection across pages; resets when `scope` changes. */
export function useSelection(page: readonly ListRow[], scope: string): Selection {
  const [stored, setStored] = useState<{ scope: string; rows: ReadonlyMap<number, ListRow> }>({
    scope,
    rows: new Map(),
  })
  const last = useRef<number>(undefined)
  const rows = useMemo(
    () => (stored.scope === scope ? stored.rows : new Map<number, ListRow>()),
    [stored, scope],
  )

  const toggle = useCallback(
    (row: ListRow, isRange: boolean) => {
      const between = isRange ? rowsBetween(page, last.current, row.id) : [row]
      last.current = row.id
      setStored({ scope, rows: selectRows(rows, between, !rows.has(row.id)) })
    },
    [page, rows, scope],
  )
  const togglePage = useCallback(() => {
    const isWhole = page.every(({ id }) => rows.has(id))
    setStored({ scope, rows: selectRows(rows, page, !isWhole) })
  }, [page, rows, scope])
  const clear = useCallback(() => setStored({ scope, rows: new Map() }), [scope])
  return { rows, toggle, togglePage, clear }
}
