import { useCallback, useEffect, useState } from 'react'
import type { Journal, JournalEntry } from '../journal/journal.ts'
import { useJournal } from '../journal/useJournal.ts'
import type { FormValues } from '../form/formErrors.ts'
import { laidOver, type TypedRow } from './model/laidOver.ts'
import { isChanged, type GridRow } from './model/rows.ts'
import type { Grid } from './useGrid.ts'

const keptOf = ({ key, id, version, cells }: GridRow): TypedRow => ({ key, id, version, cells })

const rowsIn = ({ values }: JournalEntry): TypedRow[] => values['rows'] as TypedRow[] // written by `useGridJournal` only

const entryOf = (rows: readonly GridRow[]) => ({
  version: 0,
  values: { rows: rows.filter(isChanged).map(keptOf) } satisfies FormValues,
})
const noteRows = (journal: Journal, rows: readonly GridRow[]) => journal.note(() => entryOf(rows))

/** What became of the rows that a visit sent: what is read of them now, and the ids of those that were new. */
export interface SettledVisit {
  visit: string
  read: readonly GridRow[]
  created: ReadonlyMap<string, number>
}

/** Keeps what is typed into a grid through reloads and crashes, and offers what an earlier visit left. */
export function useGridJournal(address: string, { rows, shape, reset }: Grid) {
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
      const next = laidOver(rows, rowsIn(offer), { shape })
      // written under this visit's own name before the old one goes
      noteRows(journal, next)
      void journal.flush()
      reset(() => next)
      drop(offer)
    },
    /** This visit, as batches and the journal call it. */
    visit: journal.id,
    /** What a save of an earlier visit stored is no longer offered; what it left out still is. */
    settle: async ({ visit, read, created }: SettledVisit) => {
      const entry = (await journal.left()).find(({ id }) => id === visit)
      if (entry) {
        const open = laidOver(read, rowsIn(entry), { shape, created })
        if (open.some(isChanged)) await journal.setAside(entryOf(open))
        await journal.remove(entry)
      }
      setLeft(await journal.left())
    },
    clear: useCallback(() => void journal.clear(), [journal]),
  }
}
