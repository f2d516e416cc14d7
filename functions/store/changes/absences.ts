import type { Table } from '../dynamo/table.ts'
import { keys } from '../keys.ts'

/** When somebody who decides is away, and who is told instead. */
export interface StoredAbsence {
  /** Days in Jakarta, both included. */
  from: string
  to: string
  /** Id of somebody else who decides; 0 for nobody in particular. */
  delegate: number
}

const KEPT_DAYS = 30
const DAY_MS = 86_400_000

/** Stores when a person is away; undefined takes it back. */
export async function saveAbsence(
  table: Table,
  person: number,
  absence: StoredAbsence | undefined,
): Promise<void> {
  if (!absence) return table.remove(keys.absence(person))
  const ttl = Math.floor((Date.parse(absence.to) + KEPT_DAYS * DAY_MS) / 1000)
  await table.put({ ...keys.absence(person), ...absence, ttl })
}

/** The absences of people that are stored, also those to come, by their ids. */
export async function absencesOf(
  table: Table,
  people: readonly number[],
): Promise<ReadonlyMap<number, StoredAbsence>> {
  const items = await table.getAll(people.map((id) => keys.absence(id)))
  return new Map(
    items.flatMap((item, index) => {
      if (!item) return []
      const { from, to, delegate } = item
      return [
        [people[index] ?? 0, { from: String(from), to: String(to), delegate: Number(delegate) }] as const,
      ]
    }),
  )
}

/** True for somebody who is away on a day. */
export const isAway = (absence: StoredAbsence | undefined, day: string): boolean =>
  absence !== undefined && absence.from <= day && day <= absence.to
