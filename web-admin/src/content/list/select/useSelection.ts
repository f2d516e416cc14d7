import { useCallback, useMemo, useRef, useState } from 'react'
import type { ListRow } from '@flou/shared/api.ts'

export interface Selection {
  rows: ReadonlyMap<number, ListRow>
  /** Selects a row or takes it out; with `isRange` all rows between it and the last one chosen alike. */
  toggle: (row: ListRow, isRange: boolean) => void
  /** The whole page, or none of it. */
  togglePage: () => void
  clear: () => void
}

/** The selection after a step over some rows of a page. */
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

/** The rows from one id to another on a page, in either direction; the second alone where the first is not on it. */
export function rowsBetween(page: readonly ListRow[], from: number | undefined, to: number): ListRow[] {
  const [start, end] = [from ?? to, to].map((id) => page.findIndex((row) => row.id === id))
  if (start === undefined || end === undefined || end < 0) return []
  if (start < 0) return page.slice(end, end + 1)
  return page.slice(Math.min(start, end), Math.max(start, end) + 1)
}

/** Which rows are selected; it lasts from page to page of the list, but not beyond `scope`. */
export function useSelection(page: readonly ListRow[], scope: string): Selection {
  const [kept, setKept] = useState<{ scope: string; rows: ReadonlyMap<number, ListRow> }>({
    scope,
    rows: new Map(),
  })
  const last = useRef<number>(undefined)
  const rows = useMemo(() => (kept.scope === scope ? kept.rows : new Map<number, ListRow>()), [kept, scope])

  const toggle = useCallback(
    (row: ListRow, isRange: boolean) => {
      const between = isRange ? rowsBetween(page, last.current, row.id) : [row]
      last.current = row.id
      setKept({ scope, rows: selectRows(rows, between, !rows.has(row.id)) })
    },
    [page, rows, scope],
  )
  const togglePage = useCallback(() => {
    const isWhole = page.every(({ id }) => rows.has(id))
    setKept({ scope, rows: selectRows(rows, page, !isWhole) })
  }, [page, rows, scope])
  const clear = useCallback(() => setKept({ scope, rows: new Map() }), [scope])
  return { rows, toggle, togglePage, clear }
}
