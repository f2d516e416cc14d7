import { APPEARED, TOUCHED } from '../keys/publishKeys.ts'
import type { Table } from '../dynamo/table.ts'
import { notesIn, writeNotes, type Note, type Period } from './notes.ts'

/** Clocks of publishers differ by less, in milliseconds. */
export const CLOCKS_DIFFER = 10_000

/** Says which keys changes have touched. To be done before their readers are looked for: who becomes one later finds the keys here. */
export const noteTouched = (table: Table, touched: Iterable<string>, now: Date): Promise<void> =>
  writeNotes(table, TOUCHED, { values: touched, now })

/** Keys that changes have touched in a period. */
export const touchedIn = (table: Table, period: Period): Promise<Note[]> => notesIn(table, TOUCHED, period)

/**
 * Watches which keys changes touch from now on.
 * @returns gives those that were noted since
 */
export async function watchTouched(table: Table, now: Date): Promise<() => Promise<string[]>> {
  const from = new Date(now.getTime() - CLOCKS_DIFFER).toISOString()
  const earlier = new Set((await notesIn(table, TOUCHED, { from, isBare: true })).map(({ at }) => at))
  return async () => {
    const notes = await touchedIn(table, { from })
    const later = notes.filter(({ at }) => !earlier.has(at))
    return [...new Set(later.flatMap(({ values }) => values))]
  }
}

/**
 * Says which pages can be found by a key since just now. To be done once they can: an index that lags behind may keep them from a change
 * that comes next (schedule/lookAgain.ts).
 */
export const noteAppeared = (table: Table, paths: Iterable<string>, now: Date): Promise<void> =>
  writeNotes(table, APPEARED, { values: paths, now })

/** Pages that could be found by a new key since some instant of a period. */
export const appearedIn = (table: Table, period: Period): Promise<Note[]> => notesIn(table, APPEARED, period)
