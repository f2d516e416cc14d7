import type { Registry } from '@flou/shared/content/registry.ts'
import { isDecidable, WORKFLOW_STATUS } from '@flou/shared/approval/workflow.ts'
import { AppError } from '../../../core/errors.ts'
import type { StoredChangeRequest } from '../request/changeRequestItems.ts'
import { requireChangeRequest } from '../request/readChangeRequests.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { newUlid } from '../../../core/store/ulid.ts'
import { SCHEDULE } from '../../../core/store/writeContext.ts'
import { closeChangeRequest } from './closeChangeRequest.ts'
import type { Closing } from './closing.ts'

export interface ScheduleContext {
  table: Table
  registry: Registry
  now: Date
}

type Round = Pick<StoredChangeRequest, 'id' | 'round'>

export async function findPendingRequest(
  context: Pick<ScheduleContext, 'table'>,
  round: Round,
): Promise<StoredChangeRequest | undefined> {
  const changeRequest = await findDecidableRequest(context, round)
  return changeRequest?.status === WORKFLOW_STATUS.pending ? changeRequest : undefined
}

/** Also returns requests that were approved but not applied. */
export async function findDecidableRequest(
  { table }: Pick<ScheduleContext, 'table'>,
  { id, round }: Round,
): Promise<StoredChangeRequest | undefined> {
  const changeRequest = await requireChangeRequest(table, id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return undefined
    throw error
  })
  return changeRequest && isDecidable(changeRequest.status) && changeRequest.round === round
    ? changeRequest
    : undefined
}

/**
 * Closes a change request on behalf of the schedule. The conditional write resolves races with the state
 * machine; returns undefined for the loser.
 */
export async function closeBySchedule(
  { table, registry, now }: ScheduleContext,
  changeRequest: StoredChangeRequest,
  closing: Closing,
): Promise<StoredChangeRequest | undefined> {
  const { area, method } = changeRequest
  const context = { table, registry, now, newId: () => newUlid(now), by: SCHEDULE, service: area, method }
  return closeChangeRequest(context, changeRequest, closing).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'change_moved') return undefined
    throw error
  })
}
