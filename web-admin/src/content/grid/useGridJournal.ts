import { useCallback, useEffect, useState } from 'react'
import type { ContentType } from '@flou/shared/content/define.ts'
import type { Journal, JournalEntry } from '../journal/journal.ts'
import { useJournal } from '../journal/useJournal.ts'
import type { FormValues } from '../saving/formErrors.ts'
import { isChanged, newRow, type GridRow } from './model/rows.ts'

/** What is kept of a row: which one it is, and what was typed over it. */
type Kept = Pick<GridRow, 'key' | 'id' | 'version' | 'cells'>

const keptOf = ({ key, id, version, cells }: GridRow): Kept => ({ key, id, version, cells })

const rowsIn = ({ values }: JournalEntry): Kept[] => values['rows'] as Kept[] // written by `useGridJournal` only

/** What an earlier visit typed, over the rows as they are now. A row that is gone since becomes a new one: nothing typed is lost. */
export function restored(type: ContentType, rows: readonly GridRow[], kept: readonly Kept[]): GridRow[] {
  const known = new Map(rows.map((row) => [row.id, row]))
  const typed = new Map(kept.filter(({ id }) => known.has(id) && id > 0).map(({ id, cells }) => [id, cells]))
  const added = kept.filter(({ id }) => id === 0 || !known.has(id))
  return [
    ...rows.map((row) => ({ ...row, cells: { ...row.cells, ...typed.get(row.id) } })),
    ...added.map(({ cells }, index) => ({ ...newRow(type, index + 1), cells })),
  ]
}

const noteRows = (journal: Journal, rows: readonly GridRow[]) =>
  journal.note(() => ({
    version: 0,
    values: { rows: rows.filter(isChanged).map(keptOf) } satisfies FormValues,
  }))

interface Options {
  type: ContentType
  address: string
  rows: readonly GridRow[]
  reset: (rows: readonly GridRow[]) => void
}

/** Keeps what is typed into a grid through reloads and crashes, and offers what an earlier visit left. */
export function useGridJournal({ type, address, rows, reset }: Options) {
  const journal = useJournal(`grid ${address}`)
  const [left, setLeft] = useState<readonly JournalEntry[]>([])
  const hasWork = rows.some(isChanged)
  useEffect(() => void journal.left().then(setLeft), [journal])
  useEffect(() => {
    if (hasWork) noteRows(journal, rows)
    else void journal.clear()
  }, [journal, rows, hasWork])
  const [offer] = left
  const drop = (entry: JournalEntry) => {
    setLeft((entries) => entries.filter(({ id }) => id !== entry.id))
    void journal.remove(entry)
  }
  return {
    offer,
    isStale: false,
    look: async () => setLeft(await journal.left()),
    discard: () => offer && drop(offer),
    restore: () => {
      if (!offer) return
      const next = restored(type, rows, rowsIn(offer))
      // written under this visit's own name before the old one goes
      noteRows(journal, next)
      void journal.flush()
      reset(next)
      drop(offer)
    },
    clear: useCallback(() => void journal.clear(), [journal]),
  }
}
