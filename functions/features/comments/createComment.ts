import type { Comment, CommentSubject, NewComment } from '@flou/shared/comments.ts'
import type { PersonRef } from '@flou/shared/accounts/account.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import { AppError, invalidFields } from '../../core/errors.ts'
import type { RequestContext } from '../../core/http/records/operationContext.ts'
import { auditItem } from '../../core/store/items/auditItem.ts'
import { liveKey } from '../../core/store/items/recordItem.ts'
import type { Key } from '../../core/store/keys.ts'
import { runSteps, type WriteStep } from '../../core/store/step.ts'
import {
  findIdempotencyItem,
  idempotencyItemOf,
  RepeatedRequest,
  storeIdempotencyItemSteps,
} from '../../core/store/write/idempotency.ts'
import { personOf } from '../../core/store/writeContext.ts'
import { commentItem, commentsOf, requireSubject } from './commentItem.ts'
import { commentKeys, commentOf, type CommentItem } from './commentKeys.ts'
import { notificationSteps, viewersOf } from './notifications.ts'

export interface CommentTarget {
  type: AnyType
  id: number
}

async function earlierComment(context: RequestContext): Promise<Comment | undefined> {
  const item = await findIdempotencyItem(context)
  const key: Key<CommentItem> | undefined = item?.answer
  const found = key && (await context.table.get(key, { consistent: true }))
  return found && commentOf(found)
}

/** Throws `validation_failed` if the person cannot view the record. */
export function requireAssignee(id: number, viewers: readonly PersonRef[]): PersonRef {
  const person = viewers.find((one) => one.id === id)
  if (!person) throw invalidFields({ Assignee: 'missing' })
  return { id, name: person.name }
}

export const commentAudit = (
  context: RequestContext,
  { type, id, titles }: CommentTarget & Pick<CommentSubject, 'titles'>,
  { comment, kind }: { comment: string; kind: 'comment' | 'uncomment' },
): WriteStep => ({
  write: {
    Put: {
      Item: auditItem(context, {
        entity: type.key,
        entityId: id,
        actionType: kind,
        subject: titles,
        data: { comment },
      }),
    },
  },
})

function newComment(
  { now, newId, by }: RequestContext,
  { text, thread, field, items, assignee, due }: NewComment,
  viewers: readonly PersonRef[],
): Comment {
  const id = newId()
  const common = { id, by: personOf(by), at: now.toISOString(), text, version: 1 }
  if (thread !== undefined) return { ...common, thread }
  return {
    ...common,
    thread: id,
    ...(field !== undefined && { field, ...(items && { items }) }),
    ...(assignee !== undefined && { assignee: requireAssignee(assignee, viewers) }),
    ...(assignee !== undefined && due !== undefined && { due }),
  }
}

/** Checks that the record, or the thread of a reply, still exists. */
function parentSteps({ type, id }: CommentTarget, thread: string | undefined): WriteStep[] {
  if (type.single && thread === undefined) return []
  const Key = thread === undefined ? liveKey(type, id) : commentKeys.comment(type, id, thread)
  return [
    {
      write: { ConditionCheck: { Key, ConditionExpression: 'attribute_exists(pk)' } },
      onConditionFailed: () => new AppError('not_found'),
    },
  ]
}

async function stepsOf(
  context: RequestContext,
  target: CommentTarget,
  input: NewComment,
): Promise<{ after: Comment; steps: WriteStep[] }> {
  const { table, registry } = context
  const { type, id } = target
  const { thread } = input
  const [subject, viewers, others] = await Promise.all([
    requireSubject(table, type, id),
    viewersOf(table, registry, type),
    thread === undefined ? [] : commentsOf(table, type, id),
  ])
  const after = newComment(context, input, viewers)
  const participants = new Set(others.filter((one) => one.thread === thread).map((one) => one.by.id))
  const { pk, sk } = commentKeys.comment(type, id, after.id)
  const notifications = await notificationSteps(context, { type, subject, after, participants, viewers })
  return {
    after,
    steps: [
      ...storeIdempotencyItemSteps(idempotencyItemOf(context, { answer: { pk, sk } })),
      ...parentSteps(target, thread),
      { write: { Put: { Item: commentItem(type, subject, after) } } },
      commentAudit(context, { ...target, titles: subject.titles }, { comment: after.id, kind: 'comment' }),
      ...notifications.map((write) => ({ write })),
    ],
  }
}

/**
 * Creates a comment or reply once per idempotency key, with its notifications, mails and audit entry.
 * @throws AppError `not_found`, `validation_failed`
 */
export async function createComment(
  context: RequestContext,
  target: CommentTarget,
  input: NewComment,
): Promise<Comment> {
  const earlier = await earlierComment(context)
  if (earlier) return earlier
  const { after, steps } = await stepsOf(context, target, input)
  try {
    await runSteps(context.table, steps)
  } catch (error) {
    const repeated = error instanceof RepeatedRequest ? await earlierComment(context) : undefined
    if (!repeated) throw error
    return repeated
  }
  return after
}
