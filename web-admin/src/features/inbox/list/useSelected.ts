import { useState } from 'react'
import type { SubmissionRow } from '@flou/shared/inbox/inbox.ts'

/** Selection by id, limited to listed rows. */
export function useSelected(rows: readonly SubmissionRow[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const selected = rows.filter(({ id }) => ids.has(id))
  const set = (next: Iterable<string>) => setIds(new Set(next))
  const all = rows.length > 0 && selected.length === rows.length
  return {
    rows: selected,
    has: (id: string) => ids.has(id),
    isAll: all,
    toggle: (id: string) => set(ids.has(id) ? [...ids].filter((one) => one !== id) : [...ids, id]),
    toggleAll: () => set(all ? [] : rows.map(({ id }) => id)),
    clear: () => set([]),
  }
}
export type Selected = ReturnType<typeof useSelected>
