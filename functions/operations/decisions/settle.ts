import { isOpen, WORKFLOW_STATUS, type ChangeEvent } from '@flou/shared/workflow.ts'
import { AppError } from '../../appError.ts'
import type { Item } from '../../store/dynamo/table.ts'
import { obstacleTo } from '../approvers.ts'
import type { OperationContext } from '../operation.ts'
import {
  changeStep,
  eventItem,
  holderOf,
  pendingStep,
  rowOfChange,
  type StoredChange,
} from '../../store/changes/changeItems.ts'
import { noticeItem } from '../../store/changes/noticeItem.ts'
import { requireChange, typeOfChange } from '../../store/changes/readChanges.ts'
import { auditItem } from '../../store/items/auditItem.ts'
import { keys } from '../../store/keys.ts'
import { runSteps, type WriteStep } from '../../store/step.ts'
import { personOf } from '../../store/writeContext.ts'
import { settledChange, type SettleContext, type Settlement } from './settlement.ts'

/** What is written of a settlement: change, mark, history, audit entry, notice; all of it or nothing. */
export function settlementSteps(
  context: SettleContext,
  change: StoredChange,
  settlement: Settlement,
): WriteStep[] {
  const { now } = context
  const { status, notice } = settlement
  const after = settledChange(context, change, settlement)
  const name = holderOf({ ...change, type: typeOfChange(context.registry, change), id: change.recordId })
  return [
    changeStep(after, change),
    { write: { Put: { Item: eventItem(change.id, eventOf(context, change, settlement)) } } },
    ...settlementAudit(context, change, settlement),
    ...(notice
      ? [{ write: { Put: { Item: noticeItem(after, { kind: notice, now, more: { status } }) } } }]
      : []),
    ...(name === undefined ? [] : [markStep(name, after)]),
  ]
}

/** The audit entry of a settlement (decision 22). */
function settlementAudit(
  context: SettleContext,
  { id, hash, recordVersion, type, recordId, titles }: StoredChange,
  { status, actionType, reason, failure, planned }: Settlement,
): WriteStep[] {
  if (actionType === undefined) return []
  const data = {
    change: id,
    hash,
    version: recordVersion,
    ...(reason && { reason }),
    ...(failure && { failure }),
    ...(planned && { planned }),
    ...(context.via && { via: context.via }),
  }
  const Item = auditItem(
    { ...context, workflowStatus: status },
    { entity: type, entityId: recordId, actionType, subject: titles, data },
  )
  return [{ write: { Put: { Item } } }]
}

const eventOf = (
  { newId, by, now, via }: SettleContext,
  { round }: StoredChange,
  { event, reason, planned }: Settlement,
): ChangeEvent => ({
  id: newId(),
  kind: event,
  by: personOf(by),
  at: now.toISOString(),
  round,
  ...(reason && { text: reason }),
  ...(planned && { planned }),
  ...(via && { via }),
})

/** The mark of the record: it goes with the change that is no longer open. */
const markStep = (name: string, change: StoredChange): WriteStep =>
  isOpen(change.status) ? pendingStep(name, change) : { write: { Delete: { Key: keys.pendingChange(name) } } }

/** Throws `change_moved`, with the change as it is now. */
export function movedChange(change: StoredChange): AppError {
  return new AppError('change_moved', { data: rowOfChange(change) })
}

/**
 * Throws `change_moved` with the change as it is, for another one than was shown and for what is not to be decided; `forbidden` for who
 * does not decide it. @param setting the item of the settings, where it has just been read
 */
export async function requireDecidable(
  context: Pick<OperationContext, 'table' | 'caller'>,
  change: StoredChange,
  { hash, setting }: { hash: string; setting?: { item: Item | undefined } },
): Promise<void> {
  if (change.hash !== hash) throw movedChange(change)
  const obstacle = await obstacleTo(context, change, setting)
  if (obstacle === 'decided' || obstacle === 'waitsForAuthor') throw movedChange(change)
  if (obstacle !== undefined) throw new AppError('forbidden', { message: obstacle })
}

/** Settles a change on its own. Throws `change_moved` with the change as it is where somebody else was there first. */
export async function settle(
  context: SettleContext,
  change: StoredChange,
  settlement: Settlement,
): Promise<StoredChange> {
  try {
    await runSteps(context.table, settlementSteps(context, change, settlement))
    return settledChange(context, change, settlement)
  } catch (error) {
    if (error instanceof AppError && error.code === 'change_moved')
      throw movedChange(await requireChange(context.table, change.id))
    throw error
  }
}

const { rejected, changesRequested, withdrawn, expired, superseded } = WORKFLOW_STATUS

/** What people and the clock may make of a change beside applying it. */
export const SETTLEMENTS = {
  reject: (reason: string): Settlement => ({
    status: rejected,
    event: 'reject',
    actionType: 'reject',
    notice: 'decided',
    reason,
  }),
  request: (reason: string): Settlement => ({
    status: changesRequested,
    event: 'request',
    actionType: 'request_changes',
    notice: 'requested',
    reason,
  }),
  withdraw: (reason?: string): Settlement => ({
    status: withdrawn,
    event: 'withdraw',
    actionType: 'withdraw',
    notice: 'withdrawn',
    reason,
  }),
  expire: (): Settlement => ({ status: expired, event: 'expire', actionType: 'expire', notice: 'decided' }),
  supersede: (): Settlement => ({
    status: superseded,
    event: 'supersede',
    actionType: 'withdraw',
    notice: 'decided',
  }),
  /** Where it stands stays as it is: waiting, or approved and not applied. */
  remind: ({ status, failure }: Pick<StoredChange, 'status' | 'failure'>, now: Date): Settlement => ({
    status,
    event: 'remind',
    ...(failure && { failure }),
    more: { reminded: now.toISOString() },
  }),
} as const
