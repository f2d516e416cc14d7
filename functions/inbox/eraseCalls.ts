import { dataRequest } from '@flou/shared/submissions/forms/dataRequest.ts'
import {
  isOpenErasure,
  type ErasureReceipt,
  type ErasureRequest,
} from '@flou/shared/submissions/personalData.ts'
import { AppError, invalidFields } from '../appError.ts'
import type { Answer } from '../http/call.ts'
import { operationContext } from '../http/records/operationContext.ts'
import { approvalSettings } from '../operations/approvers.ts'
import { activePeople } from '../operations/hooks/managers.ts'
import { requireConfirmed } from '../operations/permission.ts'
import { doesRoleNeedApproval, needsApproval } from '../operations/needsApproval.ts'
import type { OperationContext } from '../operations/operation.ts'
import { changeSubmission } from '../store/submissions/changeSubmission.ts'
import {
  endErasureRequest,
  erasureRequestOf,
  requestErasure,
  withdrawErasure,
} from '../store/submissions/erasureRequests.ts'
import { erasePerson, sentBy } from '../store/submissions/personData.ts'
import type { StoredSubmission } from '../store/submissions/submissionItems.ts'
import { contextOf, type StaffCall } from './staffCall.ts'

const SERVICE = 'personalData'

/** The open requests of a person for the erasure, of which the address is proven. Throws `validation_failed` without any. */
async function requireProven({ table, now }: OperationContext, email: string): Promise<StoredSubmission[]> {
  const { found } = await sentBy(table, { email, now }, (form) => form === dataRequest.key)
  const proven = found.filter(isOpenErasure)
  if (proven.length === 0) throw invalidFields({ Email: 'erasureUnproven' })
  return proven
}

/**
 * True if the caller may erase alone: no second person could confirm it, and the installation allows that.
 * @throws AppError `forbidden` if it does not
 */
async function mayEraseAlone({ table, caller }: OperationContext): Promise<boolean> {
  const people = await activePeople(table)
  const isOther = people.some(
    ({ id, role, permissions }) =>
      id !== caller.id && permissions.has(dataRequest.permission) && !doesRoleNeedApproval(role),
  )
  if (isOther) return false
  const { isSelfApprovalAllowed } = await approvalSettings({ table })
  if (!isSelfApprovalAllowed || needsApproval(caller))
    throw new AppError('forbidden', { message: 'noSecondPerson' })
  return true
}

/** Erases as much as a call deals with; the requests are done with the last part. */
async function carryOut(
  call: StaffCall,
  { email, reason, by, id }: Pick<ErasureRequest, 'email' | 'reason' | 'by'> & { id?: string },
): Promise<ErasureReceipt> {
  const context = operationContext(call, SERVICE)
  const requests = await requireProven(context, email)
  const secret = call.services.originSecret
  const receipt = await erasePerson(context, { email, reason, secret, requestedBy: by })
  if (receipt.isPartial) return receipt
  for (const before of requests)
    await changeSubmission(contextOf(call, dataRequest), dataRequest, { before, change: { state: 'done' } })
  if (id !== undefined) await endErasureRequest(context.table, id)
  return receipt
}

/** `POST personal-data/person/erase`: asks a second person to erase everything of an address (202). */
export async function answerErase(call: StaffCall<{ email: string; reason: string }>): Promise<Answer> {
  const context = operationContext(call, SERVICE)
  const { body } = call
  await requireProven(context, body.email)
  const isAlone = await mayEraseAlone(context)
  requireConfirmed(context)
  if (isAlone) return { data: await carryOut(call, { ...body, by: context.by }) }
  return {
    data: await requestErasure(context, { ...body, secret: call.services.originSecret }),
    status: 202,
    message: 'erasureRequested',
  }
}

/** The request that a call names. Throws `not_found`. */
async function requireRequest({ services: { table, now }, parameters }: StaffCall): Promise<ErasureRequest> {
  const request = await erasureRequestOf(table, parameters['id'] ?? '', now())
  if (!request) throw new AppError('not_found')
  return request
}

/** `POST personal-data/erasure-requests/{id}/confirm`: the second person erases; repeated while the receipt is partial. */
export async function answerConfirm(call: StaffCall): Promise<Answer> {
  const request = await requireRequest(call)
  const context = operationContext(call, SERVICE)
  if (request.by.id === call.caller.id && !(await mayEraseAlone(context)))
    throw new AppError('forbidden', { message: 'ownErasure' })
  requireConfirmed(context)
  return { data: await carryOut(call, request) }
}

/** `DELETE personal-data/erasure-requests/{id}`: nothing is erased. */
export async function answerWithdraw(call: StaffCall): Promise<Answer> {
  const request = await requireRequest(call)
  await withdrawErasure(operationContext(call, SERVICE), request)
  return { data: { id: request.id }, message: 'erasureWithdrawn' }
}
