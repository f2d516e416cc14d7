import type { Comment, CommentUpdate } from '@flou/shared/comments.ts'
import type { PersonRef } from '@flou/shared/accounts/account.ts'
import { AppError } from '../../core/errors.ts'
import type { RequestContext } from '../../core/http/records/operationContext.ts'
import { runSteps, type WriteStep } from '../../core/store/step.ts'
import { personOf } from '../../core/store/writeContext.ts'
import { commentItem, commentsOf, requireComment, requireSubject } from './commentItem.ts'
import { commentKeys, commentOf, type CommentItem } from './commentKeys.ts'
import { commentAudit, requireAssignee, type CommentTarget } from './createComment.ts'
import { notificationSteps, viewersOf } from './notifications.ts'

type Target = CommentTarget & { comment: string }

const isAt = (version: number) => ({
  ConditionExpression: 'version = :version',
  ExpressionAttributeValues: { ':version': version },
})

const onConditionFailed: NonNullable<WriteStep['onConditionFailed']> = (item) =>
  item
    ? new AppError('record_changed', { data: commentOf(item as Record<string, unknown> & CommentItem) })
    : new AppError('not_found')

/** Throws `forbidden` for another author's text, `bad_request` for a task or resolution of a reply. */
function requireChangeable(before: Comment, update: CommentUpdate, caller: number): void {
  const { text, isResolved, assignee, due } = update
  const isOfThread = isResolved !== undefined || assignee !== undefined || due !== undefined
  if (isOfThread && before.id !== before.thread) throw new AppError('bad_request')
  if (text !== undefined && before.by.id !== caller) throw new AppError('forbidden')
}

interface Change {
  before: Comment
  update: CommentUpdate
  viewers: readonly PersonRef[]
}

function applied({ now, by }: RequestContext, { before, update, viewers }: Change): Comment {
  const { assignee, due, resolved, ...rest } = before
  const { text, isResolved } = update
  const at = now.toISOString()
  const person =
    update.assignee === undefined
      ? assignee
      : update.assignee === null
        ? undefined
        : requireAssignee(update.assignee, viewers)
  const day = update.due === undefined ? due : (update.due ?? undefined)
  const resolution = isResolved === undefined ? resolved : isResolved ? { by: personOf(by), at } : undefined
  return {
    ...rest,
    ...(text !== undefined && text !== before.text && { text, edited: at }),
    ...(person && { assignee: person }),
    ...(person && day !== undefined && { due: day }),
    ...(resolution && { resolved: resolution }),
    version: before.version + 1,
  }
}

/**
 * Edits the text, resolves a thread or changes its task.
 * @throws AppError `record_changed` with the current comment, `forbidden`, `not_found`
 */
export async function updateComment(
  context: RequestContext,
  { type, id, comment }: Target,
  update: CommentUpdate,
): Promise<Comment> {
  const { table, registry, caller } = context
  const [subject, before, viewers] = await Promise.all([
    requireSubject(table, type, id),
    requireComment(table, type, { id, comment }),
    viewersOf(table, registry, type),
  ])
  requireChangeable(before, update, caller.id)
  if (before.version !== update.version) throw new AppError('record_changed', { data: before })
  const after = applied(context, { before, update, viewers })
  const announced = { type, subject, before, after, participants: new Set<number>(), viewers }
  await runSteps(table, [
    {
      write: { Put: { Item: commentItem(type, subject, after), ...isAt(before.version) } },
      onConditionFailed,
    },
    ...(await notificationSteps(context, announced)).map((write) => ({ write })),
  ])
  return after
}

const removal = (target: CommentTarget, { id, version }: Comment): WriteStep => ({
  write: {
    Delete: { Key: commentKeys.comment(target.type, target.id, id), ...isAt(version) },
  },
  onConditionFailed,
})

/**
 * Deletes an own comment. The first one of a thread with replies stays without text; it goes with the last
 * reply.
 * @throws AppError `forbidden`, `not_found`, `record_changed`
 */
export async function deleteComment(context: RequestContext, { comment, ...target }: Target): Promise<void> {
  const { table, caller } = context
  const { type, id } = target
  const [subject, all] = await Promise.all([requireSubject(table, type, id), commentsOf(table, type, id)])
  const before = all.find((one) => one.id === comment)
  if (!before || before.isDeleted) throw new AppError('not_found')
  if (before.by.id !== caller.id) throw new AppError('forbidden')
  const others = all.filter((one) => one.thread === before.thread && one.id !== comment)
  const isStart = before.id === before.thread
  const emptied = others.length === 1 && !isStart ? others.filter(({ isDeleted }) => isDeleted) : []
  const { assignee: _, due: __, ...rest } = before
  const tombstone: Comment = { ...rest, text: '', isDeleted: true, version: before.version + 1 }
  const step: WriteStep =
    isStart && others.length > 0
      ? {
          write: { Put: { Item: commentItem(type, subject, tombstone), ...isAt(before.version) } },
          onConditionFailed,
        }
      : removal(target, before)
  await runSteps(table, [
    step,
    ...emptied.map((one) => removal(target, one)),
    commentAudit(context, { ...target, titles: subject.titles }, { comment, kind: 'uncomment' }),
  ])
}
