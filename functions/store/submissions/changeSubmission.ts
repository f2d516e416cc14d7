import type { PersonRef } from '@flou/shared/account.ts'
import type { Submission } from '@flou/shared/submissions/define.ts'
import {
  isSettled,
  referenceOf,
  type SubmissionEvent,
  type SubmissionState,
} from '@flou/shared/submissions/inbox.ts'
import { AppError } from '../../appError.ts'
import { ConditionFailed, type TransactItem } from '../dynamo/transact.ts'
import type { Table } from '../dynamo/table.ts'
import { auditItem } from '../items/auditItem.ts'
import { keys } from '../keys.ts'
import { personOf, type WriteContext } from '../writeContext.ts'
import { eventStep } from './submissionEvents.ts'
import {
  expiryOf,
  rowOfSubmission,
  submissionItem,
  submissionOfItem,
  type StoredSubmission,
} from './submissionItems.ts'
import { mailsOf } from './submissionMails.ts'

/** What staff change about a submission; what is absent stays. */
export interface SubmissionChange {
  state?: SubmissionState
  /** Null takes it from whoever has it. */
  assignee?: PersonRef | null
  isCheckedIn?: boolean
  /** When the person came, where that was noted before now: at an entrance without a network. */
  checkedInAt?: string | undefined
  isRestricted?: boolean
}

const ID = /^[0-9a-f]{32}$/

/** Reads one of a form. Throws `not_found`, also for what has expired and waits for its deletion. */
export async function requireSubmission(
  table: Table,
  form: Submission,
  { id, now }: { id: string; now: Date },
): Promise<StoredSubmission> {
  const item = ID.test(id) ? await table.get(keys.submission(id), { consistent: true }) : undefined
  const stored = item && submissionOfItem(item)
  if (stored?.form !== form.key || expiryOf(form, stored) * 1000 <= now.getTime())
    throw new AppError('not_found')
  return stored
}

/** Personal data stays out of the log: an entry names what it is about by its reference. */
export const submissionAudit = (
  context: Omit<WriteContext, 'table'>,
  form: Submission,
  { id, actionType, data }: { id: string; actionType: string; data?: Record<string, unknown> },
) =>
  auditItem(context, {
    entity: form.key,
    entityId: 0,
    actionType,
    subject: {
      en: `${form.label.en} ${referenceOf(id)}`,
      id: `${form.label.id} ${referenceOf(id)}`,
    },
    data: { submission: id, ...data },
  })

type Facts = Pick<StoredSubmission, 'state' | 'assignee' | 'checkedIn' | 'isRestricted'>

/** Of a change, what was and what is, for the audit log: without what the visitor typed. */
const factsOf = ({ state, assignee, checkedIn, isRestricted }: Facts) => ({
  state,
  assignee: assignee?.name ?? null,
  ...(checkedIn && { checkedIn: checkedIn.at }),
  ...(isRestricted === true && { isRestricted }),
})

function changed(before: StoredSubmission, change: SubmissionChange, context: WriteContext) {
  const { assignee, checkedIn, settled, isRestricted, ...rest } = before
  const { now, by } = context
  const state = change.state ?? before.state
  const person = change.assignee === undefined ? assignee : (change.assignee ?? undefined)
  const isIn = change.isCheckedIn ?? checkedIn !== undefined
  const restricted = change.isRestricted ?? isRestricted === true
  const after: StoredSubmission = {
    ...rest,
    state,
    version: before.version + 1,
    ...(person && { assignee: person }),
    ...(isSettled(state) && { settled: settled ?? now.toISOString() }),
    ...(isIn && {
      checkedIn: checkedIn ?? { at: change.checkedInAt ?? now.toISOString(), by: personOf(by) },
    }),
    ...(restricted && { isRestricted: true }),
  }
  return after
}

type NewEvent = Pick<SubmissionEvent, 'kind' | 'text'>

/** What happened, for the history; nothing where all is as it was. */
function eventsBetween(before: StoredSubmission, after: StoredSubmission): NewEvent[] {
  const events: (NewEvent | false)[] = [
    before.state !== after.state && { kind: 'state', text: after.state },
    before.assignee?.id !== after.assignee?.id && { kind: 'assigned', text: after.assignee?.name ?? '' },
    (before.checkedIn === undefined) !== (after.checkedIn === undefined) && {
      kind: 'checkedIn',
      text: after.checkedIn ? 'yes' : 'no',
    },
    before.isRestricted !== after.isRestricted && {
      kind: 'restricted',
      text: after.isRestricted ? 'yes' : 'no',
    },
  ]
  return events.filter((one) => one !== false)
}

/** The mails that waited for a person to say that it is no spam; one that was sent already is not sent again. */
const heldMails = (form: Submission, before: StoredSubmission, after: StoredSubmission): TransactItem[] =>
  before.state === 'spam' && before.suspect !== undefined && after.state !== 'spam'
    ? mailsOf(form, after)
    : []

const movedOn = (item: unknown, cause: unknown) =>
  new AppError(item === undefined ? 'not_found' : 'record_changed', {
    cause,
    ...(item !== undefined && { data: rowOfSubmission(submissionOfItem(item as Record<string, unknown>)) }), // an item of the table
  })

/** Writes it all in one transaction; without the held mails where they are there already. */
async function writeOver(
  table: Table,
  steps: readonly TransactItem[],
  mails: readonly TransactItem[],
): Promise<void> {
  try {
    await table.transact([...steps, ...mails])
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error
    const main = error.failures.find(({ index }) => index === 0)
    if (main) throw movedOn(main.item, error)
    await writeOver(table, steps, [])
  }
}

/**
 * Changes state, assignee, restriction or check-in of what was sent, with the entry of its history and of the audit log, in one
 * transaction. A change that changes nothing writes nothing.
 * @param before as its author saw it
 * @throws AppError `record_changed` with the row as it is, `not_found`
 */
export async function changeSubmission(
  context: WriteContext,
  form: Submission,
  { before, change }: { before: StoredSubmission; change: SubmissionChange },
): Promise<StoredSubmission> {
  const after = changed(before, change, context)
  const events = eventsBetween(before, after)
  if (events.length === 0) return before
  const { id } = before
  const audit = submissionAudit(context, form, {
    id,
    actionType: 'update',
    data: { before: factsOf(before), after: factsOf(after) },
  })
  const ttl = expiryOf(form, after)
  const steps: TransactItem[] = [
    {
      Put: {
        Item: submissionItem(form, after),
        ConditionExpression: 'version = :version',
        ExpressionAttributeValues: { ':version': before.version },
      },
    },
    ...events.map((event) => eventStep(context, { id, ttl, ...event }).step),
    { Put: { Item: audit } },
  ]
  await writeOver(context.table, steps, heldMails(form, before, after))
  return after
}

/** Adds a note to the thread of one; the notes of two at once both stay. Throws `not_found` where it is gone. */
export async function addNote(
  context: WriteContext,
  form: Submission,
  { stored, text }: { stored: StoredSubmission; text: string },
): Promise<SubmissionEvent> {
  const { id } = stored
  const { step, event } = eventStep(context, { id, ttl: expiryOf(form, stored), kind: 'note', text })
  try {
    await context.table.transact([
      { ConditionCheck: { Key: keys.submission(id), ConditionExpression: 'attribute_exists(pk)' } },
      step,
      {
        Put: { Item: submissionAudit(context, form, { id, actionType: 'update', data: { note: event.id } }) },
      },
    ])
  } catch (cause) {
    if (cause instanceof ConditionFailed) throw new AppError('not_found', { cause })
    throw cause
  }
  return event
}

/** Notes in the audit log that somebody reads it, once a person and day. */
export async function noteView(
  context: WriteContext,
  form: Submission,
  { id }: Pick<StoredSubmission, 'id'>,
): Promise<void> {
  const { now, by, table } = context
  const view = {
    ...keys.submissionView(id, by.id, now.toISOString().slice(0, 10)),
    ttl: Math.floor(now.getTime() / 1000) + 2 * 86_400,
  }
  try {
    await table.transact([
      { Put: { Item: view, ConditionExpression: 'attribute_not_exists(pk)' } },
      { Put: { Item: submissionAudit(context, form, { id, actionType: 'view_personal_data' }) } },
    ])
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error
  }
}
