import type { PersonRef } from '@flou/shared/account.ts'
import type { Submission } from '@flou/shared/submissions/define.ts'
import { isSettled, type SubmissionEvent, type SubmissionState } from '@flou/shared/submissions/inbox.ts'
import { AppError } from '../../appError.ts'
import { ConditionFailed, type TransactItem } from '../dynamo/transact.ts'
import type { Table } from '../dynamo/table.ts'
import { personOf, type WriteContext } from '../writeContext.ts'
import { submissionAudit } from './submissionAudit.ts'
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

/** Writes held back from a suspected submission until staff say that it is no spam. */
export interface Held {
  steps: readonly TransactItem[]
  /** Called with whether the steps were written. */
  settle?: (isWritten: boolean) => Promise<void>
}

const isReleased = (before: StoredSubmission, after: StoredSubmission) =>
  before.state === 'spam' && before.suspect !== undefined && after.state !== 'spam'

const movedOn = (item: unknown, cause: unknown) =>
  new AppError(item === undefined ? 'not_found' : 'record_changed', {
    cause,
    ...(item !== undefined && { data: rowOfSubmission(submissionOfItem(item as Record<string, unknown>)) }), // an item of the table
  })

/** Writes it all in one transaction; without what was held back where that is there already. @returns whether it was written */
async function writeOver(
  table: Table,
  steps: readonly TransactItem[],
  held: readonly TransactItem[],
): Promise<boolean> {
  try {
    await table.transact([...steps, ...held])
    return held.length > 0
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error
    const main = error.failures.find(({ index }) => index === 0)
    if (main) throw movedOn(main.item, error)
    return writeOver(table, steps, [])
  }
}

interface Changing {
  before: StoredSubmission
  change: SubmissionChange
  /** Derives what was held back; the form's mails if absent. */
  release?: (after: StoredSubmission) => Promise<Held>
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
  { before, change, release }: Changing,
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
  const held: Held = isReleased(before, after)
    ? ((await release?.(after)) ?? { steps: mailsOf(form, after) })
    : { steps: [] }
  let isWritten = false
  try {
    isWritten = await writeOver(context.table, steps, held.steps)
  } finally {
    await held.settle?.(isWritten)
  }
  return after
}
