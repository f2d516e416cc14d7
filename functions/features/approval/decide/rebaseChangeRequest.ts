import { isOpen, type ChangeRequestRow } from '@flou/shared/approval/workflow.ts'
import type { StoredRecord } from '@flou/shared/api.ts'
import { AppError } from '../../../core/errors.ts'
import type { Command } from '../../../core/store/command.ts'
import {
  contentOfChangeRequest,
  requireChangeRequest,
  typeOfChangeRequest,
} from '../request/readChangeRequests.ts'
import type { Values } from '../../../core/store/writeContext.ts'
import type { OperationContext } from '../../../core/operations/operation.ts'
import { performWithOutcome, type Outcome } from '../../../core/operations/perform.ts'
import { updateOperation } from '../../../core/operations/records/writeContent.ts'
import { moveOperationOf, targetOfChangeRequest, requireList } from './applyCommand.ts'
import { requestMovedError } from './closeChangeRequest.ts'

interface Rebase {
  id: string
  hash: string
  recordVersion: number
  fields?: Values | undefined
}

/** Retains a planned time that has not passed. */
function fieldsOf(command: Command, fields: Values | undefined, now: Date): Values | undefined {
  if (command.name !== 'store') return undefined
  const { state, planned, onlyIn } = command
  const at = planned?.publish?.at
  const isAhead = at !== undefined && Date.parse(at) > now.getTime()
  return {
    ...(isAhead && { planned: { publish: at } }),
    ...(onlyIn && { onlyIn }),
    ...(fields ?? command.fields),
    ...(state && { state }),
  }
}

/**
 * Rebases an open change request on the current record in the caller's name; it needs a new decision.
 * @throws AppError `change_moved`, `record_changed`, `forbidden`, and the operation's errors
 */
export async function rebaseChangeRequest(
  context: OperationContext,
  { id, hash, recordVersion, fields }: Rebase,
): Promise<ChangeRequestRow> {
  const changeRequest = await requireChangeRequest(context.table, id)
  if (changeRequest.hash !== hash || !isOpen(changeRequest.status)) throw requestMovedError(changeRequest)
  const { command, permission } = await contentOfChangeRequest(context.table, changeRequest)
  const type = typeOfChangeRequest(context.registry, changeRequest)
  const target = targetOfChangeRequest(changeRequest, { type, permission })
  const deferredContext: OperationContext = {
    ...context,
    service: changeRequest.area,
    method: changeRequest.method,
    isApprovalForced: true,
    isTakeover: true,
  }
  if (fields && command.name !== 'store') throw new AppError('bad_request')
  const body = fieldsOf(command, fields, context.now)
  const outcome: Outcome<StoredRecord | object> = body
    ? await performWithOutcome(updateOperation(target, { body, version: recordVersion }), deferredContext)
    : await performWithOutcome(
        moveOperationOf(requireMove(command), { ...target, type: requireList(type) }, recordVersion),
        deferredContext,
      )
  if (!outcome.isPending || !outcome.changeRequest) throw new AppError('bad_request')
  return outcome.changeRequest
}

function requireMove(command: Command) {
  if ('request' in command || 'changes' in command || command.name === 'store')
    throw new AppError('bad_request')
  return command.name
}
