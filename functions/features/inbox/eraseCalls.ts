import { dataRequest } from '@flou/shared/forms/forms/dataRequest.ts'
import { isOpenErasure, type ErasureReport, type ErasureRequest } from '@flou/shared/inbox/personalData.ts'
import { AppError, invalidFields } from '../../core/errors.ts'
import type { Answer, StaffCall } from '../../core/http/call.ts'
import { requestContext, type RequestContext } from '../../core/http/records/operationContext.ts'
import { approvalSettings } from '../approval/index.ts'
import { activePeople } from '../accounts/index.ts'
import { requireReauthentication } from '../../core/operations/permission.ts'
import { doesRoleNeedApproval, needsApproval } from '../../core/operations/needsApproval.ts'
import { hasRight } from '../../core/operations/permission.ts'
import { updateSubmission } from './store/updateSubmission.ts'
import {
  endErasureRequest,
  erasureRequestOf,
  requestErasure,
  withdrawErasure,
} from './store/erasureRequests.ts'
import { erasePerson, sentBy } from './store/personData.ts'
import type { StoredSubmission } from '../forms/index.ts'

const SERVICE = 'personalData'

async function requireProven({ table, now }: RequestContext, email: string): Promise<StoredSubmission[]> {
  const { found } = await sentBy(table, { email, now }, (form) => form === dataRequest.key)
  const proven = found.filter(isOpenErasure)
  if (proven.length === 0) throw invalidFields({ Email: 'erasureUnproven' })
  return proven
}

/**
 * False if a second person can confirm; true if none can and settings allow it. Throws `forbidden` otherwise.
 */
async function mayEraseAlone({ table, caller }: RequestContext): Promise<boolean> {
  const people = await activePeople(table)
  const hasSecondPerson = people.some(
    (person) =>
      person.id !== caller.id &&
      hasRight(person, dataRequest.permission, 'delete') &&
      !doesRoleNeedApproval(person.role),
  )
  if (hasSecondPerson) return false
  const { isSelfApprovalAllowed } = await approvalSettings({ table })
  if (!isSelfApprovalAllowed || needsApproval(caller))
    throw new AppError('forbidden', { message: 'noSecondPerson' })
  return true
}

async function executeErasure(
  call: StaffCall,
  { email, reason, by, id }: Pick<ErasureRequest, 'email' | 'reason' | 'by'> & { id?: string },
): Promise<ErasureReport> {
  const context = requestContext(call, SERVICE)
  const requests = await requireProven(context, email)
  const secret = call.services.originSecret
  const report = await erasePerson(context, { email, reason, secret, requestedBy: by })
  if (report.isPartial) return report
  for (const before of requests)
    await updateSubmission(requestContext(call, dataRequest.key), dataRequest, {
      before,
      update: { state: 'done' },
    })
  if (id !== undefined) await endErasureRequest(context.table, id)
  return report
}

/** `POST personal-data/person/erase`: requests an erasure that a second person confirms (202). */
export async function answerErase(call: StaffCall<{ email: string; reason: string }>): Promise<Answer> {
  const context = requestContext(call, SERVICE)
  const { body } = call
  await requireProven(context, body.email)
  const isAlone = await mayEraseAlone(context)
  requireReauthentication(context)
  if (isAlone) return { data: await executeErasure(call, { ...body, by: context.by }) }
  return {
    data: await requestErasure(context, { ...body, secret: call.services.originSecret }),
    status: 202,
    message: 'erasureRequested',
  }
}

async function requireRequest({ services: { table, now }, parameters }: StaffCall): Promise<ErasureRequest> {
  const request = await erasureRequestOf(table, parameters.id ?? '', now())
  if (!request) throw new AppError('not_found')
  return request
}

/** `POST personal-data/erasure-requests/{id}/confirm`: the client repeats it while the report is partial. */
export async function answerConfirm(call: StaffCall): Promise<Answer> {
  const request = await requireRequest(call)
  const context = requestContext(call, SERVICE)
  if (request.by.id === call.caller.id && !(await mayEraseAlone(context)))
    throw new AppError('forbidden', { message: 'ownErasure' })
  requireReauthentication(context)
  return { data: await executeErasure(call, request) }
}

export async function answerWithdraw(call: StaffCall): Promise<Answer> {
  const request = await requireRequest(call)
  await withdrawErasure(requestContext(call, SERVICE), request)
  return { data: { id: request.id }, message: 'erasureWithdrawn' }
}
