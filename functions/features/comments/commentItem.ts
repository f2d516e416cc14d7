import type { Comment, CommentSubject, CommentTask } from '@flou/shared/comments.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import { cutText } from '@flou/shared/strings/letters.ts'
import { AppError } from '../../core/errors.ts'
import { subjectOf } from '../../core/store/items/auditItem.ts'
import { liveKey } from '../../core/store/items/recordItem.ts'
import type { Key } from '../../core/store/keys.ts'
import { dataOf } from '../../core/store/liveItem.ts'
import type { Table } from '../../core/store/dynamo/table.ts'
import { parentIdOf } from '../../core/store/writeContext.ts'
import { commentKeys, commentOf, commentPartitions, type CommentItem } from './commentKeys.ts'

const MAX_COMMENTS = 500
export const EXCERPT_LENGTH = 200
const WITHOUT_DATE = '9999'

/** Returns the subject of a comment. Throws `not_found` if the record is gone; sections need no content. */
export async function requireSubject(table: Table, type: AnyType, id: number): Promise<CommentSubject> {
  const item = await table.get(liveKey(type, id), { consistent: true })
  if (!item && !type.single) throw new AppError('not_found')
  const fields = item ? dataOf(item) : {}
  const parentId = type.single ? undefined : parentIdOf(type, fields)
  return {
    type: type.key,
    id,
    titles: subjectOf(type, fields),
    ...(parentId !== undefined && { parentId }),
  }
}

/** Returns the item of a comment; an open task is in its assignee's list. */
export function commentItem(
  type: AnyType,
  subject: CommentSubject,
  { version, ...comment }: Comment,
): Key & CommentItem & Record<string, unknown> {
  const { id, thread, assignee, due, resolved, isDeleted, text, by } = comment
  const isOpenTask = assignee !== undefined && !resolved && !isDeleted
  const task: CommentTask = {
    subject,
    thread,
    text: cutText(text, EXCERPT_LENGTH),
    by,
    ...(due !== undefined && { due }),
  }
  return {
    ...commentKeys.comment(type, subject.id, id),
    comment: JSON.stringify(comment),
    version,
    ...(isOpenTask && {
      gsi1pk: commentPartitions.tasksOf(assignee.id),
      gsi1sk: `${due ?? WITHOUT_DATE}#${id}`,
      row: JSON.stringify(task),
    }),
  }
}

/** Returns the newest comments of a record, oldest first. */
export async function commentsOf(table: Table, type: AnyType, id: number): Promise<Comment[]> {
  const { pk, sk } = commentKeys.comment(type, id, '')
  const { items } = await table.query<CommentItem>({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :comments)',
    ExpressionAttributeValues: { ':pk': pk, ':comments': sk },
    ConsistentRead: true,
    ScanIndexForward: false,
    Limit: MAX_COMMENTS,
  })
  return items.map(commentOf).toReversed()
}

/** Throws `not_found`, also if the comment is deleted. */
export async function requireComment(
  table: Table,
  type: AnyType,
  { id, comment }: { id: number; comment: string },
): Promise<Comment> {
  const item = await table.get(commentKeys.comment(type, id, comment), { consistent: true })
  const found = item && commentOf(item)
  if (!found || found.isDeleted) throw new AppError('not_found')
  return found
}
