import { WORKFLOW_STATUS, type ApplyFailure, type NewTime } from '@flou/shared/workflow.ts'
import { user } from '@flou/shared/content/types/staff.ts'
import { AppError } from '../../appError.ts'
import { contentOf, type StoredChange } from '../../store/changes/changeItems.ts'
import { requireChange, typeOfChange } from '../../store/changes/readChanges.ts'
import type { Item } from '../../store/dynamo/table.ts'
import { keys } from '../../store/keys.ts'
import { SETTINGS_KEY } from '../approvers.ts'
import type { OperationContext } from '../operation.ts'
import { applyApproved, completed, type ApprovedChange } from './applyApproved.ts'
import { isGrave } from '../grave.ts'
import { requireConfirmed } from '../permission.ts'
import { withNewTime } from './newTime.ts'
import { requireDecidable, settle } from './settle.ts'
import { relatedChanges } from '../changes/relatedChanges.ts'
import { replacedAmong, shownMedia } from '../changes/shownMedia.ts'

/** What an approver has decided to apply: the change, and the hash of what was shown to him. */
interface Decision {
  id: string
  hash: string
  /** When to publish what its author planned for a day; absent: as planned. */
  time?: NewTime | undefined
}

/** What an approved change can fail by, for good or until something else is mended; anything else passes and is tried again. */
const FAILURES: ReadonlySet<string> = new Set([
  'validation_failed',
  'not_found',
  'in_use',
  'forbidden',
  'bad_request',
  'too_large',
])

/** Everything that a decision rests on, beside the record itself. */
interface Read extends ApprovedChange {
  setting: { item: Item | undefined }
}

/** Reads it in one call of the table. Throws `not_found`. */
async function readAll({ table }: OperationContext, change: StoredChange): Promise<Read> {
  const [content, setting, author] = await table.getAll(
    [keys.changeContent(change.id, change.hash), SETTINGS_KEY, keys.live(user.key, change.author.id)],
    { consistent: true },
  )
  return { change, content: contentOf(content), setting: { item: setting }, author: { item: author } }
}

/**
 * Approves a change: it is applied, and everything that tells of the decision is written, in one transaction; of an arrangement of many
 * records, in its first. Only the very content that was shown: another hash, a file that was replaced meanwhile or a record that has
 * moved on is refused. What no longer fits is kept as "approved, not applied" with its reason, and may be tried again (decision 54).
 * @throws AppError `change_moved` with the change as it is, `record_changed` where it has to be brought up to date, `forbidden`,
 * `confirmation_needed` for what is grave
 */
export async function approve(context: OperationContext, decision: Decision): Promise<StoredChange> {
  const { table } = context
  const change = await requireChange(table, decision.id)
  if (isRepeated(context, change, decision)) return completed(context, change)
  const read = await readAll(context, change)
  await requireDecidable(context, change, { hash: decision.hash, setting: read.setting })
  const { content } = read
  const type = typeOfChange(context.registry, change)
  if (await isGrave(table, { change, type, command: content.command })) requireConfirmed(context)
  const replaced = replacedAmong(change.media, await shownMedia(table, type, content.command))
  if (replaced.length > 0)
    throw new AppError('record_changed', { message: 'changeFilesReplaced', data: replaced })
  await requireDecidedFirst(table, {
    id: change.id,
    type,
    recordId: change.recordId,
    command: content.command,
  })
  const retimed = withNewTime({ content, type }, decision.time, context.now)
  try {
    return await applyApproved(context, { ...read, ...retimed })
  } catch (error) {
    const failure = failureIn(error)
    if (!failure) throw error
    return settle(context, change, {
      status: WORKFLOW_STATUS.applyFailed,
      event: 'fail',
      actionType: 'approve',
      notice: 'decided',
      failure,
    })
  }
}

/** Throws `validation_failed` where a change shows what visitors see only once another one is approved. */
async function requireDecidedFirst(
  table: OperationContext['table'],
  subject: Parameters<typeof relatedChanges>[1],
): Promise<void> {
  const needed = (await relatedChanges(table, subject)).filter(({ isNeeded }) => isNeeded)
  if (needed.length > 0)
    throw new AppError('validation_failed', { message: 'changeNeedsOther', data: needed })
}

/** The same person sends the same decision again, whose answer was lost on its way. */
const isRepeated = ({ by }: OperationContext, change: StoredChange, { hash }: Decision): boolean =>
  change.status === WORKFLOW_STATUS.approved && change.hash === hash && change.decidedBy?.id === by.id

/** Why a change could not be applied; undefined for what is no failure of the change. */
function failureIn(error: unknown): ApplyFailure | undefined {
  if (!(error instanceof AppError) || !FAILURES.has(error.code)) return undefined
  const [first] = Object.values(error.fields ?? {})
  return {
    reason: error.messageCode ?? first ?? error.code,
    ...(error.fields && { fields: error.fields }),
  }
}
