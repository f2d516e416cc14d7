import { todayInJakarta } from '@flou/shared/calendar.ts'
import type { Approver } from '@flou/shared/changes/detail.ts'
import { absencesOf, isAway } from '../../store/changes/absences.ts'
import type { Table } from '../../store/dynamo/table.ts'
import { approversOf } from '../approvers.ts'
import type { ActivePerson } from '../hooks/managers.ts'

interface Asked {
  table: Table
  now: Date
}

/** Who may decide a change, with who is away and until when, and whom he has named for that time. */
export async function namedApprovers(
  { table, now }: Asked,
  change: { contributors: readonly number[] },
): Promise<(ActivePerson & Approver)[]> {
  const approvers = await approversOf({ table }, change)
  const absences = await absencesOf(
    table,
    approvers.map(({ id }) => id),
  )
  const names = new Map(approvers.map(({ id, name }) => [id, name]))
  const day = todayInJakarta(now)
  return approvers.map((person) => {
    const absence = absences.get(person.id)
    if (!absence || !isAway(absence, day)) return person
    const instead = names.get(absence.delegate)
    return { ...person, awayUntil: absence.to, ...(instead !== undefined && { instead }) }
  })
}

/** Who is told of a change that waits: who may decide it and is there; where everybody is away, everybody. */
export async function presentApprovers(
  asked: Asked,
  change: { contributors: readonly number[] },
): Promise<ActivePerson[]> {
  const approvers = await namedApprovers(asked, change)
  const present = approvers.filter(({ awayUntil }) => awayUntil === undefined)
  return present.length > 0 ? present : approvers
}
