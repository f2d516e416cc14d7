import { todayInJakarta } from '@flou/shared/strings/calendar.ts'
import type { Approver } from '@flou/shared/approval/changeRequestDetail.ts'
import { absencesOf, isAway } from '../request/absences.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { approversOf } from '../request/approvers.ts'
import type { ActivePerson } from '../../accounts/index.ts'

interface ReadContext {
  table: Table
  now: Date
}

export async function namedApprovers(
  { table, now }: ReadContext,
  changeRequest: { contributors: readonly number[] },
): Promise<(ActivePerson & Approver)[]> {
  const approvers = await approversOf({ table }, changeRequest)
  const absences = await absencesOf(
    table,
    approvers.map(({ id }) => id),
  )
  const names = new Map(approvers.map(({ id, name }) => [id, name]))
  const day = todayInJakarta(now)
  return approvers.map((person) => {
    const absence = absences.get(person.id)
    if (!absence || !isAway(absence, day)) return person
    const delegateName = names.get(absence.delegate)
    return { ...person, awayUntil: absence.to, ...(delegateName !== undefined && { delegateName }) }
  })
}

export async function availableApprovers(
  context: ReadContext,
  changeRequest: { contributors: readonly number[] },
): Promise<ActivePerson[]> {
  const approvers = await namedApprovers(context, changeRequest)
  const available = approvers.filter(({ awayUntil }) => awayUntil === undefined)
  return available.length > 0 ? available : approvers
}
