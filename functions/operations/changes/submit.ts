import { isDraftable } from '@flou/shared/content/release.ts'
import { changesContent, WORKFLOW_STATUS, type ChangeEvent } from '@flou/shared/workflow.ts'
import { AppError } from '../../appError.ts'
import {
  changeStep,
  contentItem,
  eventItem,
  holderOf,
  pendingStep,
  type StoredChange,
} from '../../store/changes/changeItems.ts'
import { noticeItem } from '../../store/changes/noticeItem.ts'
import { hasPartIn, textSteps } from '../../store/changes/waitingText.ts'
import { openChangeOf } from '../../store/changes/readChanges.ts'
import { auditItem } from '../../store/items/auditItem.ts'
import { liveKey } from '../../store/items/recordItem.ts'
import type { WriteStep } from '../../store/step.ts'
import { personOf, type Along, type Snapshot } from '../../store/writeContext.ts'
import type { OperationContext } from '../operation.ts'
import type { Proposal } from '../proposal.ts'
import { changeOfOther } from './openContent.ts'
import { relatedChanges } from './relatedChanges.ts'
import { shownMedia } from './shownMedia.ts'
import { holder, ofNewRecord, submittedChange, type Submitted } from './submittedChange.ts'

/** Tells those who had a part in a change that it is somebody else's now. */
const takenOverNotice = (
  change: StoredChange,
  { id, by }: Pick<ChangeEvent, 'id' | 'by'>,
  now: Date,
): WriteStep => ({
  write: { Put: { Item: noticeItem(change, { kind: 'takenOver', now, more: { by: by.id, event: id } }) } },
})

/** What is written of a submission: change, content, mark, history, audit entry, and the notice that tells approvers and starts the clock. */
function submissionSteps(context: OperationContext, submitted: Submitted, change: StoredChange): WriteStep[] {
  const { proposal, open, kind } = submitted
  const { now, newId, by } = context
  const { permission, command } = proposal
  const name = holderOf({ ...holder(proposal, kind), id: change.recordId })
  const audit = auditItem(
    { ...context, workflowStatus: WORKFLOW_STATUS.pending },
    {
      entity: change.type,
      entityId: change.recordId,
      actionType: 'submit',
      subject: change.titles,
      data: { change: change.id, kind, hash: change.hash, version: change.recordVersion },
    },
  )
  const isTakenOver = open !== undefined && isOfOther(context, open)
  const event = {
    id: newId(),
    kind: isTakenOver ? 'takeOver' : 'submit',
    by: personOf(by),
    at: now.toISOString(),
    round: change.round,
  } as const
  const isNewRound = open?.round !== change.round
  return [
    changeStep(change, open),
    { write: { Put: { Item: contentItem(change.id, change.hash, { permission, command }) } } },
    { write: { Put: { Item: eventItem(change.id, event) } } },
    { write: { Put: { Item: audit } } },
    ...(isNewRound ? [{ write: { Put: { Item: noticeItem(change, { kind: 'submitted', now }) } } }] : []),
    ...(isTakenOver ? [takenOverNotice(change, event, now)] : []),
    ...(name === undefined ? [] : [pendingStep(name, change), ...ownTextSteps(context, submitted, change)]),
  ]
}

/** The author keeps reading the submitted text; a new record holds the first one itself. */
function ownTextSteps(
  { by }: OperationContext,
  { proposal, kind, open }: Submitted,
  { id, recordVersion: version, updated, type, recordId }: StoredChange,
): WriteStep[] {
  const { command } = proposal
  const isText =
    (kind !== 'create' || open !== undefined) && changesContent(kind) && isDraftable(proposal.type)
  if (!isText || !('fields' in command)) return []
  const text = { change: id, fields: command.fields, version, updated }
  return textSteps(`${type}#${recordId}`, by.id, text)
}

/** What is submitted without being stored beside the record rests on the very version that was read. */
const unchangedStep = ({ type }: Proposal, before: Snapshot): WriteStep => ({
  write: {
    ConditionCheck: {
      Key: liveKey(type, before.id),
      ConditionExpression: '#version = :version',
      ExpressionAttributeNames: { '#version': 'version' },
      ExpressionAttributeValues: { ':version': before.version },
    },
  },
  onConditionFailed: () => new AppError('record_changed'),
})

/** Items that a submission adds to the transaction of what it is about, at most. */
const SIZE = 10

/** True for an open change in which the caller has no part. */
const isOfOther = (context: OperationContext, open: StoredChange): boolean => !hasPartIn(context, open)

/** A submission that is about to be written, with the content it is about or on its own. */
export interface Submission {
  along: Along
  /** Steps of its own transaction, where nothing was stored that it could go along with; undefined where it has gone. */
  alone: () => readonly WriteStep[] | undefined
  /** The change, once its steps have been asked for. */
  change: () => StoredChange | undefined
}

/**
 * Prepares what an operation of somebody who needs approval submits (spec §4, decision 19). What is open of the same record becomes
 * this change: its contributors stay, its hash is another one.
 * @throws AppError `change_moved` with the open change where that is somebody else's, unless the caller takes it over (decision 21)
 */
export async function submission(
  context: OperationContext,
  { kind, proposal, before }: Pick<Submitted, 'kind' | 'proposal' | 'before'>,
): Promise<Submission> {
  const { table } = context
  const name = holderOf(holder(proposal, kind))
  const { type, id: recordId, command } = proposal
  const [open, media, related] = await Promise.all([
    name === undefined ? undefined : openChangeOf(table, name),
    shownMedia(table, type, command),
    relatedChanges(table, { type, recordId, command }),
  ])
  const others = related.filter((one) => one.id !== open?.id)
  if (open && isOfOther(context, open) && !context.takesOver) throw changeOfOther(open)
  const submitted = ofNewRecord({ kind, proposal, before, open, media })
  let change: StoredChange | undefined
  const stepsFor: Along['stepsFor'] = (after) => {
    change = submittedChange(context, submitted, after)
    return submissionSteps(context, submitted, change)
  }
  return {
    along: { size: SIZE, stepsFor },
    alone: () =>
      change ? undefined : [...stepsFor(before), ...(before ? [unchangedStep(proposal, before)] : [])],
    change: () => change && { ...change, ...(others.length > 0 && { related: others }) },
  }
}
