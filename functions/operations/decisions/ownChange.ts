import { isOpen, WORKFLOW_STATUS, type ChangeEvent } from '@flou/shared/workflow.ts'
import { AppError } from '../../appError.ts'
import { contentItem, eventItem, holderOf, type StoredChange } from '../../store/changes/changeItems.ts'
import { noticeItem } from '../../store/changes/noticeItem.ts'
import {
  contentOfChange,
  openChangeOf,
  requireChange,
  typeOfChange,
} from '../../store/changes/readChanges.ts'
import { keys } from '../../store/keys.ts'
import { runSteps } from '../../store/step.ts'
import { personOf } from '../../store/writeContext.ts'
import type { OperationContext } from '../operation.ts'
import { APPROVE, isPermitted } from '../permission.ts'
import { changeHash } from '../changes/changeHash.ts'
import { isOutdated } from './isOutdated.ts'
import { movedChange, requireDecidable, settle, settlementSteps, SETTLEMENTS } from './settle.ts'
import { settledChange } from './settlement.ts'
import { shownMedia } from '../changes/shownMedia.ts'

/** Throws `forbidden` for who had no part in a change. */
function requireContributor({ by }: OperationContext, change: StoredChange): void {
  if (!change.contributors.includes(by.id)) throw new AppError('forbidden')
}

/** An approver's no, with its reason. @throws AppError `change_moved`, `forbidden` */
export async function refuse(
  context: OperationContext,
  { id, hash, reason }: { id: string; hash: string; reason: string },
  outcome: 'reject' | 'request',
): Promise<StoredChange> {
  const change = await requireChange(context.table, id)
  await requireDecidable(context, change, { hash })
  return settle(context, change, SETTLEMENTS[outcome](reason))
}

/** Takes an own change back; what was typed stays in the draft and in the change. @throws AppError `change_moved`, `forbidden` */
export async function withdraw(context: OperationContext, id: string): Promise<StoredChange> {
  const change = await requireChange(context.table, id)
  requireContributor(context, change)
  if (!isOpen(change.status)) throw movedChange(change)
  return settle(context, change, SETTLEMENTS.withdraw())
}

/**
 * Submits a change again as it is, which was refused, withdrawn, sent back or has expired: a new round, with a clock of its own.
 * @throws AppError `record_changed` where the record has moved on, `change_moved` where it is open or another change of it is
 */
export async function sendAgain(context: OperationContext, id: string): Promise<StoredChange> {
  const { table, registry, now, by } = context
  const change = await requireChange(table, id)
  requireContributor(context, change)
  const { pending, approved, applyFailed } = WORKFLOW_STATUS
  if (([pending, approved, applyFailed] as number[]).includes(change.status)) throw movedChange(change)
  const type = typeOfChange(registry, change)
  if (await isOutdated(table, type, change)) throw new AppError('record_changed')
  const name = holderOf({ ...change, type, id: change.recordId })
  const other = name === undefined ? undefined : await openChangeOf(table, name)
  if (other && other.id !== change.id) throw movedChange(other)
  const content = await contentOfChange(table, change)
  const media = await shownMedia(table, type, content.command)
  const contributors = [...new Set([...change.contributors, by.id])]
  const more = {
    media,
    contributors,
    submitted: now.toISOString(),
    round: change.round + 1,
    hash: changeHash({ ...change, content, media, contributors }),
  }
  const { reminded: _, taskToken: __, ...before } = change
  const settlement = { status: pending, event: 'submit', actionType: 'submit', more } as const
  const again = settledChange(context, before, settlement)
  await runSteps(table, [
    ...settlementSteps(context, before, settlement),
    { write: { Put: { Item: contentItem(again.id, again.hash, content) } } },
    { write: { Put: { Item: noticeItem(again, { kind: 'submitted', now }) } } },
  ])
  return again
}

/** Says something of a change, or of one of its fields. @throws AppError `forbidden` for who neither takes part nor decides */
export async function comment(
  context: OperationContext,
  { id, text, field }: { id: string; text: string; field?: string | undefined },
): Promise<ChangeEvent> {
  const { table, now, newId, by, caller } = context
  const change = await requireChange(table, id)
  if (!change.contributors.includes(by.id) && !isPermitted(APPROVE, caller)) throw new AppError('forbidden')
  const event: ChangeEvent = {
    id: newId(),
    kind: 'comment',
    by: personOf(by),
    at: now.toISOString(),
    round: change.round,
    text,
    ...(field !== undefined && { field }),
  }
  await runSteps(table, [
    { write: { ConditionCheck: { Key: keys.change(id), ConditionExpression: 'attribute_exists(pk)' } } },
    { write: { Put: { Item: eventItem(id, event) } } },
    {
      write: {
        Put: { Item: noticeItem(change, { kind: 'commented', now, more: { by: by.id, event: event.id } }) },
      },
    },
  ])
  return event
}
