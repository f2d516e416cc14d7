import type { Registry } from '@flou/shared/content/registry.ts'
import { WORKFLOW_STATUS, type ChangeEvent, type WorkflowStatus } from '@flou/shared/workflow.ts'
import { presentApprovers } from '../../operations/decisions/present.ts'
import { namedChange, shownChange } from '../../operations/notices/changeSummary.ts'
import { tellApprover, type Occasion } from '../../operations/notices/digest.ts'
import { mailedLinks } from '../../operations/notices/mailedLinks.ts'
import { putMail } from '../../operations/notices/outbox.ts'
import { recipientsOf, withLanguages, type Recipient } from '../../operations/notices/recipients.ts'
import type { StoredChange } from '../../store/changes/changeItems.ts'
import { eventsOf } from '../../store/changes/readChanges.ts'
import type { Table } from '../../store/dynamo/table.ts'

export interface NoticeMailContext {
  table: Table
  registry: Registry
  now: Date
}

/** Tells everybody who may decide about a change and is there: of its submission at once or collected, of its reminder collected. */
export async function mailApprovers(
  context: NoticeMailContext,
  change: StoredChange,
  occasion: Occasion,
): Promise<void> {
  const { table, now } = context
  const approvers = await withLanguages(table, await presentApprovers({ table, now }, change))
  const shown = await shownChange(context, change)
  const linkFor = await mailedLinks(context, change)
  // a change is reminded of twice: while it waits, and where it could not be applied
  const stage = change.failed === undefined ? occasion : `${occasion}-failed`
  for (const to of approvers) {
    const id = `${change.id}-${change.round}-${stage}-${to.id}`
    const token = linkFor(to.id)
    const params = { change: { ...shown(to.language), ...(token !== undefined && { token }) } }
    const mail = { id, to, template: 'approvalSubmitted', params, now } as const
    await tellApprover(table, { ...change, occasion }, mail)
  }
}

/** What was written into a change's history when it came to a status. */
const EVENT_OF: Readonly<Partial<Record<WorkflowStatus, ChangeEvent['kind']>>> = {
  [WORKFLOW_STATUS.approved]: 'approve',
  [WORKFLOW_STATUS.rejected]: 'reject',
  [WORKFLOW_STATUS.changesRequested]: 'request',
  [WORKFLOW_STATUS.withdrawn]: 'withdraw',
  [WORKFLOW_STATUS.expired]: 'expire',
  [WORKFLOW_STATUS.superseded]: 'supersede',
  [WORKFLOW_STATUS.applyFailed]: 'fail',
}

/** Statuses that a person decided on, who gets a receipt. */
const DECIDED_BY_PERSON: ReadonlySet<WorkflowStatus> = new Set([
  WORKFLOW_STATUS.approved,
  WORKFLOW_STATUS.rejected,
  WORKFLOW_STATUS.changesRequested,
  WORKFLOW_STATUS.applyFailed,
])

/** What has become of a round of a change. */
export interface Outcome {
  round: number
  status: WorkflowStatus
}

/** Tells the author what has become of a change, and who decided that it has been noted. Nobody hears of what they did themselves. */
export async function mailOutcome(
  context: NoticeMailContext,
  change: StoredChange,
  { round, status }: Outcome,
): Promise<void> {
  const { table, registry, now } = context
  const kind = EVENT_OF[status]
  const events = await eventsOf(table, change.id)
  const event = events.findLast((one) => one.round === round && one.kind === kind)
  if (!event) return
  const { by, text: reason, planned } = event
  const isDecision = DECIDED_BY_PERSON.has(status)
  const recipients = await recipientsOf(table, [change.author.id, ...(isDecision ? [by.id] : [])])
  for (const to of recipients) {
    const isReceipt = isDecision && to.id === by.id
    if (to.id === by.id && !isReceipt) continue
    const template = isReceipt ? 'approvalReceipt' : 'approvalDecided'
    const params = {
      change: namedChange(registry, change, to.language),
      status,
      by: by.name,
      ...(reason !== undefined && { reason }),
      ...(planned && { planned: planned.to }),
    }
    await putMail(table, { id: `${event.id}-${to.id}`, to, template, params, now })
  }
}

/** Tells those who had a part in a change, or have decided or said something about it, of a comment of somebody else. */
export async function mailComment(
  context: NoticeMailContext,
  change: StoredChange,
  commentId: string,
): Promise<void> {
  const { table, registry, now } = context
  const events = await eventsOf(table, change.id)
  const comment = events.find(({ id }) => id === commentId)
  if (!comment) return
  const part = new Set([...change.contributors, ...events.map(({ by }) => by.id)])
  part.delete(comment.by.id)
  const recipients: Recipient[] = await recipientsOf(table, part)
  for (const to of recipients) {
    const params = {
      change: namedChange(registry, change, to.language),
      by: comment.by.name,
      text: comment.text ?? '',
    }
    await putMail(table, { id: `${comment.id}-${to.id}`, to, template: 'approvalComment', params, now })
  }
}

/** Tells those who had a part in a change who has taken it over. */
export async function mailTakenOver(
  context: NoticeMailContext,
  change: StoredChange,
  eventId: string,
): Promise<void> {
  const { table, registry, now } = context
  const event = (await eventsOf(table, change.id)).find(({ id }) => id === eventId)
  if (!event) return
  const { by } = event
  const others = await recipientsOf(
    table,
    change.contributors.filter((id) => id !== by.id),
  )
  for (const to of others) {
    const params = { change: namedChange(registry, change, to.language), by: by.name }
    await putMail(table, { id: `${event.id}-${to.id}`, to, template: 'approvalTakenOver', params, now })
  }
}
