import type { Registry } from '@flou/shared/content/registry.ts'
import { WORKFLOW_STATUS, type WorkflowStatus } from '@flou/shared/workflow.ts'
import * as z from 'zod/mini'
import { AppError } from '../../appError.ts'
import { SETTLEMENTS } from '../../operations/decisions/settle.ts'
import { approvalTimes } from '../../operations/notices/approvalTimes.ts'
import { decidableChange, pendingChange, settleByClock } from '../../operations/notices/settleByClock.ts'
import type { StoredChange } from '../../store/changes/changeItems.ts'
import { NOTICE_KINDS, type NoticeKind } from '../../store/changes/noticeItem.ts'
import { requireChange } from '../../store/changes/readChanges.ts'
import type { Table } from '../../store/dynamo/table.ts'
import { keys } from '../../store/keys.ts'
import { rightsNoticeOf } from '../../store/rightsNotice.ts'
import type { ApprovalClock } from './approvalClock.ts'
import { mailManagers } from './mailManagers.ts'
import { mailApprovers, mailComment, mailOutcome, mailTakenOver } from './noticeMails.ts'

const noticeSchema = z.object({
  kind: z.enum(NOTICE_KINDS),
  change: z.string(),
  round: z.number(),
  /** Of an outcome. */
  status: z.optional(z.number()),
  /** Of a comment: the id of its entry in the history. */
  event: z.optional(z.string()),
  /** That the execution has been started. */
  started: z.optional(z.string()),
})
type Notice = z.infer<typeof noticeSchema>

export interface NoticeServices {
  table: Table
  registry: Registry
  clock: ApprovalClock
  now: () => Date
}

interface Work {
  notice: Notice
  services: NoticeServices
  now: Date
}

/** Mails first: an outage of the clock holds nobody's mail back. */
async function submitted({ notice, services, now }: Work): Promise<void> {
  if (notice.started !== undefined) return
  const { table, registry, clock } = services
  const change = await pendingChange({ table }, { id: notice.change, round: notice.round })
  if (!change) return
  await mailApprovers({ table, registry, now }, change, 'submitted')
  await clock.start(change, await approvalTimes(table), now)
  await table.update(keys.notice(change.id, change.round, 'submitted'), {
    UpdateExpression: 'SET started = :now',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':now': now.toISOString() },
  })
}

async function remind({ notice, services, now }: Work): Promise<void> {
  const { table, registry } = services
  const context = { table, registry, now }
  const round = { id: notice.change, round: notice.round }
  const change = await decidableChange(context, round)
  if (!change) return
  // what was approved and not applied is the table's clock's alone
  if (change.reminded === undefined && change.status === WORKFLOW_STATUS.pending)
    await settleByClock(context, change, SETTLEMENTS.remind(change, now))
  // the other clock may have reminded of it, and somebody may have decided
  const reminded = await decidableChange(context, round)
  if (reminded?.reminded !== undefined) await mailApprovers(context, reminded, 'remind')
}

/** What follows is told by the notice of the expiry. */
async function overdue({ notice, services, now }: Work): Promise<void> {
  const { table, registry } = services
  const change = await pendingChange({ table }, { id: notice.change, round: notice.round })
  if (change) await settleByClock({ table, registry, now }, change, SETTLEMENTS.expire())
}

async function ended({ notice, services, now }: Work): Promise<void> {
  const { table, registry, clock } = services
  const { round } = notice
  const change = await existing(table, notice.change)
  if (!change) return
  const status = (notice.status ?? change.status) as WorkflowStatus // written by `settlementSteps`
  await mailOutcome({ table, registry, now }, change, { round, status })
  // a token of a later round is that of another execution
  await clock.end({ id: change.id, round }, change.round === round ? change.taskToken : undefined)
}

async function commented({ notice, services: { table, registry }, now }: Work): Promise<void> {
  const change = await existing(table, notice.change)
  if (change && notice.event !== undefined) await mailComment({ table, registry, now }, change, notice.event)
}

async function takenOver({ notice, services: { table, registry }, now }: Work): Promise<void> {
  const change = await existing(table, notice.change)
  if (change && notice.event !== undefined)
    await mailTakenOver({ table, registry, now }, change, notice.event)
}

const existing = (table: Table, id: string): Promise<StoredChange | undefined> =>
  requireChange(table, id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return undefined
    throw error
  })

const HANDLERS = {
  submitted,
  remind,
  overdue,
  decided: ended,
  requested: ended,
  withdrawn: ended,
  commented,
  takenOver,
} as const satisfies Record<NoticeKind, (work: Work) => Promise<void>>

/**
 * Handles a notice of a change request or of changed rights: mails, and the start or end of its execution. Idempotent; no mail is sent
 * twice. Throws if it has to be repeated.
 * @param item as it was written; it may have been written over since
 */
export async function handleNotice(item: unknown, services: NoticeServices): Promise<void> {
  const rights = rightsNoticeOf(item)
  if (rights) return mailManagers(services, rights)
  const notice = noticeSchema.parse(item)
  await HANDLERS[notice.kind]({ notice, services, now: services.now() })
}
