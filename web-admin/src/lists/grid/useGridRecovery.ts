import { useCallback, useEffect, useState } from 'react'
import type { Recovery, RecoveryEntry } from '../../core/unsaved/recovery.ts'
import { useRecovery } from '../../core/unsaved/useRecovery.ts'
import type { FormValues } from '../../core/records/formErrors.ts'
import { applyTyped, replacesTyped, type TypedRow } from './model/applyTyped.ts'
import { isChanged, type GridRow } from './model/rows.ts'
import type { Grid } from './useGrid.ts'

const typedRowOf = ({ key, id, version, cells }: GridRow): TypedRow => ({ key, id, version, cells })

const rowsIn = ({ values }: RecoveryEntry): TypedRow[] => values['rows'] as TypedRow[]

const entryOf = (rows: readonly GridRow[]) => ({
  version: 0,
  values: { rows: rows.filter(isChanged).map(typedRowOf) } satisfies FormValues,
})
const storeRows = (recovery: Recovery, rows: readonly GridRow[]) => recovery.save(() => entryOf(rows))

/** Rows of a completed visit: as read now, with ids of new rows. */
interface CompletedVisit {
  visit: string
  read: readonly GridRow[]
  created: ReadonlyMap<string, number>
}

/** Removes saved rows of an earlier visit; failed ones stay recoverable. */
async function completeVisit(
  recovery: Recovery,
  shape: Grid['shape'],
  { visit, read, created }: CompletedVisit,
): Promise<void> {
  const entry = (await recovery.readEarlier()).find(({ id }) => id === visit)
  if (!entry) return
  const open = applyTyped(read, rowsIn(entry), { shape, created })
  if (open.some(isChanged)) await recovery.stash(entryOf(open))
  await recovery.remove(entry)
}

/** Stores grid edits against reloads and crashes; offers those of earlier visits. */
export function useGridRecovery(apiUrl: string, { rows, shape, reset }: Grid) {
  const recovery = useRecovery(`grid ${apiUrl}`)
  const [storedEntries, setStoredEntries] = useState<readonly RecoveryEntry[]>([])
  const hasWork = rows.some(isChanged)
  useEffect(() => void recovery.readEarlier().then(setStoredEntries), [recovery])
  useEffect(() => {
    if (hasWork) storeRows(recovery, rows)
    else void recovery.clear()
  }, [recovery, rows, hasWork])
  const [offer] = storedEntries
  const refresh = async () => setStoredEntries(await recovery.readEarlier())
  const drop = (entry: RecoveryEntry) => {
    setStoredEntries((entries) => entries.filter(({ id }) => id !== entry.id))
    void recovery.remove(entry)
  }
  return {
    offer,
    isStale: false,
    discard: () => offer && drop(offer),
    restore: () => {
      if (!offer) return
      if (replacesTyped(rows, rowsIn(offer))) void recovery.stash(entryOf(rows))
      const next = applyTyped(rows, rowsIn(offer), { shape })
      // stored under this visit's id before the old entry is removed
      storeRows(recovery, next)
      void recovery.flush()
      reset(() => next)
      drop(offer)
      void recovery.flush().then(refresh)
    },
    /** Id of this visit in batches and the recovery store. */
    visit: recovery.id,
    complete: async (visit: CompletedVisit) => {
      await completeVisit(recovery, shape, visit)
      await refresh()
    },
    clear: useCallback(() => void recovery.clear(), [recovery]),
  }
}
