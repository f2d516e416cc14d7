import { todayInJakarta } from '@flou/shared/strings/calendar.ts'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { Absence } from '@flou/shared/approval/changeRequestDetail.ts'
import * as z from 'zod/mini'
import { invalidFields } from '../../../core/errors.ts'
import type { Answer, StaffCall } from '../../../core/http/call.ts'
import { endpoint } from '../../../core/http/endpoint.ts'
import type { Route } from '../../../core/http/router.ts'
import { approversOf } from '../request/approvers.ts'
import { APPROVE } from '../../../core/operations/permission.ts'
import { absencesOf, saveAbsence } from '../request/absences.ts'

const day = z.iso.date('date')
const input = z.object({
  absence: z.nullable(z.object({ from: day, to: day, delegate: z.int('required').check(z.minimum(0)) })),
})

/** `GET workflow/absence`: the caller's absence and possible delegates. */
async function read({ services, caller }: StaffCall): Promise<Answer> {
  const { table } = services
  const otherApprovers = await approversOf({ table }, { contributors: [caller.id] })
  const people = otherApprovers.map(({ id, name }) => ({ id, name }))
  const stored = (await absencesOf(table, [caller.id])).get(caller.id)
  const absence: Absence | null = stored
    ? { from: stored.from, to: stored.to, delegate: people.find(({ id }) => id === stored.delegate) ?? null }
    : null
  return { data: { absence, people } }
}

/** `PUT workflow/absence` `{ absence: { from, to, delegate } | null }`; `delegate` 0 means none. */
async function write(call: StaffCall<z.infer<typeof input>>): Promise<Answer> {
  const { services, caller, body } = call
  const { absence } = body
  if (absence && absence.to < absence.from) throw invalidFields({ 'Absence.To': 'dateOrder' })
  if (absence && absence.to < todayInJakarta(services.now()))
    throw invalidFields({ 'Absence.To': 'absenceOver' })
  const otherApprovers = await approversOf(services, { contributors: [caller.id] })
  const isValidDelegate =
    !absence || absence.delegate === 0 || otherApprovers.some(({ id }) => id === absence.delegate)
  if (!isValidDelegate) throw invalidFields({ 'Absence.Delegate': 'missing' })
  await saveAbsence(services.table, caller.id, absence ?? undefined)
  return { ...(await read(call)), message: 'updated' }
}

/** During an absence other approvers are notified instead. */
export const absenceRoutes = (): Route[] => [
  { method: 'GET', path: STAFF_PATHS.absence, endpoint: endpoint({ permission: APPROVE, handle: read }) },
  {
    method: 'PUT',
    path: STAFF_PATHS.absence,
    endpoint: endpoint({ permission: APPROVE, input, handle: write }),
  },
]
