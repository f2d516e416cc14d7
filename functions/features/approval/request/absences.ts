import type { Table } from '../../../core/store/dynamo/table.ts'
import { approvalKeys, type StoredAbsence } from './approvalKeys.ts'

const RETENTION_DAYS = 30
const DAY_MS = 86_400_000

export async function saveAbsence(
  table: Table,
  person: number,
  absence: StoredAbsence | undefined,
): Promise<void> {
  if (!absence) return table.remove(approvalKeys.absence(person))
  const ttl = Math.floor((Date.parse(absence.to) + RETENTION_DAYS * DAY_MS) / 1000)
  await table.put({ ...approvalKeys.absence(person), ...absence, ttl })
}

export async function absencesOf(
  table: Table,
  people: readonly number[],
): Promise<ReadonlyMap<number, StoredAbsence>> {
  const items = await table.getAll(people.map((id) => approvalKeys.absence(id)))
  return new Map(
    items.flatMap((item, index) => {
      if (!item) return []
      const { from, to, delegate } = item
      return [[people[index] ?? 0, { from, to, delegate }] as const]
    }),
  )
}

export const isAway = (absence: StoredAbsence | undefined, day: string): boolean =>
  absence !== undefined && absence.from <= day && day <= absence.to
