import { useCallback, useMemo, useRef, useState } from 'react'

interface Row {
  id: number | string
}
type Rows<R extends Row> = ReadonlyMap<R['id'], R>

export interface RowSelection<R extends Row> {
  /** Selected rows as displayed when they were selected. */
  rows: Rows<R>
  /** @param isRange also toggles the rows since the last one */
  toggle: (row: R, isRange?: boolean) => void
  togglePage: () => void
  /** Selects only these rows, in their current state. */
  retain: (rows: readonly R[]) => void
  clear: () => void
}

export function selectRows<R extends Row>(
  selected: Rows<R>,
  rows: readonly R[],
  isSelected: boolean,
): Map<R['id'], R> {
  const next = new Map(selected)
  for (const row of rows) {
    if (isSelected) next.set(row.id, row)
    else next.delete(row.id)
  }
  return next
}

export function rowsBetween<R extends Row>(page: readonly R[], from: R['id'] | undefined, to: R['id']): R[] {
  const [start, end] = [from ?? to, to].map((id) => page.findIndex((row) => row.id === id))
  if (start === undefined || end === undefined || end < 0) return []
  if (start < 0) return page.slice(end, end + 1)
  return page.slice(Math.min(start, end), Math.max(start, end) + 1)
}

/** Selects all rows of a page; deselects them if all are selected. */
export const togglePageRows = <R extends Row>(selected: Rows<R>, page: readonly R[]): Map<R['id'], R> =>
  selectRows(selected, page, !page.every(({ id }) => selected.has(id)))

interface Options<R> {
  page: readonly R[]
  /** The selection resets when it changes. */
  scope: string
  /** True while the page shows rows of an earlier query, which cannot be selected. */
  isStale?: boolean
  /** A constant function. */
  canSelect?: (row: R) => boolean
}

/** Selection across pages. */
export function useRowSelection<R extends Row>({
  page,
  scope,
  isStale = false,
  canSelect,
}: Options<R>): RowSelection<R> {
  const [stored, setStored] = useState<{ scope: string; rows: Rows<R> }>({ scope, rows: new Map() })
  const last = useRef<R['id']>(undefined)
  const rows = useMemo(() => (stored.scope === scope ? stored.rows : new Map<R['id'], R>()), [stored, scope])
  const set = useCallback((next: Rows<R>) => setStored({ scope, rows: next }), [scope])
  const selectable = useCallback(
    (some: readonly R[]) => (isStale ? [] : canSelect ? some.filter(canSelect) : some),
    [canSelect, isStale],
  )
  const toggle = useCallback(
    (row: R, isRange = false) => {
      const between = isRange ? rowsBetween(page, last.current, row.id) : [row]
      last.current = row.id
      set(selectRows(rows, selectable(between), !rows.has(row.id)))
    },
    [page, rows, selectable, set],
  )
  const togglePage = useCallback(
    () => set(togglePageRows(rows, selectable(page))),
    [page, rows, selectable, set],
  )
  const retain = useCallback((some: readonly R[]) => set(selectRows(new Map(), some, true)), [set])
  const clear = useCallback(() => set(new Map()), [set])
  return { rows, toggle, togglePage, retain, clear }
}
