import type { PersonRef } from '@flou/shared/accounts/account.ts'
import type { FormDeclaration } from '@flou/shared/forms/define.ts'
import { isCompleted, type SubmissionEvent, type SubmissionState } from '@flou/shared/inbox/inbox.ts'
import { AppError } from '../../../core/errors.ts'
import { ConditionFailed, type TransactItem } from '../../../core/store/dynamo/transact.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { personOf, type WriteContext } from '../../../core/store/writeContext.ts'
import {
  assignmentItem,
  formKeys,
  submissionAudit,
  eventStep,
  expiryOf,
  rowOfSubmission,
  submissionItem,
  submissionOfItem,
  type StoredSubmission,
  type SubmissionItem,
  mailsOf,
} from '../../forms/index.ts'

export interface SubmissionUpdate {
  state?: SubmissionState
  assignee?: PersonRef | null
  isCheckedIn?: boolean
  /** Check-in time if recorded offline. */
  checkedInAt?: string | undefined
  isRestricted?: boolean
}

type Facts = Pick<StoredSubmission, 'state' | 'assignee' | 'checkedIn' | 'isRestricted'>

const factsOf = ({ state, assignee, checkedIn, isRestricted }: Facts) => ({
  state,
  assignee: assignee?.name ?? null,
  ...(checkedIn && { checkedIn: checkedIn.at }),
  ...(isRestricted === true && { isRestricted }),
})

function applyUpdate(before: StoredSubmission, update: SubmissionUpdate, context: WriteContext) {
  const { assignee, checkedIn, completed, isRestricted, ...rest } = before
  const { now, by } = context
  const state = update.state ?? before.state
  const person = update.assignee === undefined ? assignee : (update.assignee ?? undefined)
  const isIn = update.isCheckedIn ?? checkedIn !== undefined
  const restricted = update.isRestricted ?? isRestricted === true
  const after: StoredSubmission = {
    ...rest,
    state,
    version: before.version + 1,
    ...(person && { assignee: person }),
    ...(isCompleted(state) && { completed: completed ?? now.toISOString() }),
    ...(isIn && {
      checkedIn: checkedIn ?? { at: update.checkedInAt ?? now.toISOString(), by: personOf(by) },
    }),
    ...(restricted && { isRestricted: true }),
  }
  return after
}

type NewEvent = Pick<SubmissionEvent, 'kind' | 'text'>

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

/** Deferred writes of a suspected submission, executed when staff mark it as not spam. */
export interface DeferredWrites {
  steps: readonly TransactItem[]
  complete?: (isWritten: boolean) => Promise<void>
}

const isReleased = (before: StoredSubmission, after: StoredSubmission) =>
  before.state === 'spam' && before.suspect !== undefined && after.state !== 'spam'

const conflictError = (item: SubmissionItem | undefined, cause: unknown) =>
  new AppError(item === undefined ? 'not_found' : 'record_changed', {
    cause,
    ...(item !== undefined && { data: rowOfSubmission(submissionOfItem(item)) }),
  })

/**
 * Writes all steps, or only the main ones if the deferred writes already exist. @returns whether the deferred
 * ones were written
 */
async function writeWithDeferred(
  table: Table,
  steps: readonly TransactItem[],
  deferred: readonly TransactItem[],
): Promise<boolean> {
  try {
    await table.transact([...steps, ...deferred])
    return deferred.length > 0
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error
    const main = error.failures.find(({ index }) => index === 0)
    if (main) throw conflictError(main.item as SubmissionItem | undefined, error)
    return writeWithDeferred(table, steps, [])
  }
}

function assignmentSteps(
  form: FormDeclaration,
  before: StoredSubmission,
  after: StoredSubmission,
): TransactItem[] {
  const [old, item] = [assignmentItem(form, before), assignmentItem(form, after)]
  if (item) return item.gsi1pk === old?.gsi1pk ? [] : [{ Put: { Item: item } }]
  return old ? [{ Delete: { Key: formKeys.assignment(before.id) } }] : []
}

interface UpdateRequest {
  before: StoredSubmission
  update: SubmissionUpdate
  /** Written in the same transaction. */
  related?: readonly TransactItem[]
  auditData?: Readonly<Record<string, unknown>>
  deriveDeferred?: (after: StoredSubmission) => Promise<DeferredWrites>
}

/**
 * Updates a submission with history and audit entry in one transaction. Without differences it writes
 * nothing.
 * @throws AppError `record_changed` with the current row, `not_found`
 */
export async function updateSubmission(
  context: WriteContext,
  form: FormDeclaration,
  { before, update, deriveDeferred, related = [], auditData }: UpdateRequest,
): Promise<StoredSubmission> {
  const after = applyUpdate(before, update, context)
  const events = eventsBetween(before, after)
  if (events.length === 0 && related.length === 0) return before
  const { id } = before
  const audit = submissionAudit(context, form, {
    id,
    actionType: 'update',
    data: { before: factsOf(before), after: factsOf(after), ...auditData },
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
    ...assignmentSteps(form, before, after),
    ...related,
  ]
  const deferred: DeferredWrites = isReleased(before, after)
    ? ((await deriveDeferred?.(after)) ?? { steps: mailsOf(form, after) })
    : { steps: [] }
  let isWritten = false
  try {
    isWritten = await writeWithDeferred(context.table, steps, deferred.steps)
  } finally {
    await deferred.complete?.(isWritten)
  }
  return after
}
