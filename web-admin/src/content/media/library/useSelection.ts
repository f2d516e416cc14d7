import { useCallback, useRef, useState } from 'react'
import type { MediaRow } from '@flou/shared/api.ts'

export interface Selection {
  rows: readonly MediaRow[]
  has: (id: number) => boolean
  toggle: (row: MediaRow, isRange: boolean) => void
  selectAll: () => void
  clear: () => void
}

/** Selected files; hidden files are deselected. */
export function useSelection(files: readonly MediaRow[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  const last = useRef<number>(undefined)
  const toggle = (row: MediaRow, isRange: boolean) => {
    const at = (id: number | undefined) => files.findIndex((file) => file.id === id)
    const [from, to] = [at(last.current), at(row.id)]
    const range = isRange && from >= 0 ? files.slice(Math.min(from, to), Math.max(from, to) + 1) : [row]
    const isAdded = !ids.has(row.id)
    const next = new Set(ids)
    for (const { id } of range) {
      if (isAdded) next.add(id)
      else next.delete(id)
    }
    last.current = row.id
    setIds(next)
  }
  return {
    rows: files.filter(({ id }) => ids.has(id)),
    has: (id) => ids.has(id),
    toggle,
    selectAll: () => setIds(new Set(files.map(({ id }) => id))),
    clear: useCallback(() => setIds(new Set()), []),
  }
}
