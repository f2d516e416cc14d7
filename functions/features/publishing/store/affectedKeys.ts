import { APPEARED, AFFECTED } from './publishKeys.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { readNotes, writeNotes, type Note, type Period } from './notes.ts'

/** Upper bound of clock skew between publishers in milliseconds. */
export const MAX_CLOCK_SKEW_MS = 10_000

/** Records affected keys. Call it before querying dependents, so that new dependents still find the keys. */
export const recordAffected = (table: Table, affectedKeys: Iterable<string>, now: Date): Promise<void> =>
  writeNotes(table, AFFECTED, { values: affectedKeys, now })

export const affectedKeysIn = (table: Table, period: Period): Promise<Note[]> =>
  readNotes(table, AFFECTED, period)

/** Observes affected keys. @returns a function that returns the keys recorded since */
export async function observeAffectedKeys(table: Table, now: Date): Promise<() => Promise<string[]>> {
  const from = new Date(now.getTime() - MAX_CLOCK_SKEW_MS).toISOString()
  const earlier = new Set(
    (await readNotes(table, AFFECTED, { from, shouldOmitValues: true })).map(({ at }) => at),
  )
  return async () => {
    const notes = await affectedKeysIn(table, { from })
    const added = notes.filter(({ at }) => !earlier.has(at))
    return [...new Set(added.flatMap(({ values }) => values))]
  }
}

/**
 * Records pages that became findable by a key. Call it after indexing, because eventually consistent indexes
 * may hide them from the next edit.
 */
export const recordAppeared = (table: Table, paths: Iterable<string>, now: Date): Promise<void> =>
  writeNotes(table, APPEARED, { values: paths, now })

export const appearedIn = (table: Table, period: Period): Promise<Note[]> =>
  readNotes(table, APPEARED, period)
