import { gunzipSync, gzipSync } from 'node:zlib'
import type { AnyType } from '@flou/shared/content/define.ts'
import type { OpenChangeRequest } from '@flou/shared/approval/changeRequestDetail.ts'
import {
  isOpen,
  type ChangeRequestEvent,
  type ChangeRequestKind,
  type ChangeRequestRow,
} from '@flou/shared/approval/workflow.ts'
import { AppError, invalidFields } from '../../../core/errors.ts'
import type { Command } from '../../../core/store/command.ts'
import type { Item } from '../../../core/store/dynamo/table.ts'
import type { Key } from '../../../core/store/keys.ts'
import { approvalKeys, approvalPartitions, type ChangeRequestItem, type ContentItem } from './approvalKeys.ts'
import type { WriteStep } from '../../../core/store/step.ts'
import type { Author } from '../../../core/store/writeContext.ts'

export interface StoredChangeRequest extends ChangeRequestRow {
  author: Author
  method: string
  /** Revisions of displayed files by id; replacing a file makes it a different request. */
  media: Readonly<Record<string, number>>
  /** Approved but applied in several transactions; any worker may complete it. */
  isApplying?: boolean
  /** Task token of the waiting state machine execution. */
  taskToken?: string
}

export interface ChangeRequestContent {
  /** Permission keys, one of which the author needed. */
  permission: string | readonly string[]
  command: Command
}

/** Lock unit: at most one open change request per record, section or list order. */
export interface LockTarget {
  type: AnyType
  id: number
  parentId?: number | undefined
  kind: ChangeRequestKind
}

/** Returns the lock key, or undefined for batches and new records, which never conflict. */
export function lockKeyOf({ type, id, parentId, kind }: LockTarget): string | undefined {
  if (kind === 'reorder') return `order:${type.key}#${parentId ?? 0}`
  if (kind === 'batch' || kind === 'undoBatch') return undefined
  return id > 0 || type.single ? `${type.key}#${id}` : undefined
}

export function rowOfChangeRequest(
  changeRequest: ChangeRequestRow & Partial<Omit<StoredChangeRequest, keyof ChangeRequestRow>>,
): ChangeRequestRow {
  const { method: _, media: __, taskToken: ___, isApplying: ____, author, ...row } = changeRequest
  return { ...row, author: { id: author.id, name: author.name } }
}

export function changeRequestItem(changeRequest: StoredChangeRequest): Key & Item {
  const { taskToken: _, ...stored } = changeRequest
  const isLive = isOpen(changeRequest.status) || changeRequest.isApplying === true
  return {
    ...approvalKeys.changeRequest(changeRequest.id),
    status: changeRequest.status,
    hash: changeRequest.hash,
    round: changeRequest.round,
    ...(changeRequest.reminded !== undefined && { reminded: changeRequest.reminded }),
    row: JSON.stringify(stored),
    gsi1pk: isLive ? approvalPartitions.openChangeRequests() : approvalPartitions.closedChangeRequests(),
    gsi1sk: `${isLive ? changeRequest.submitted : (changeRequest.decided ?? changeRequest.updated)}#${changeRequest.id}`,
  }
}

export const changeRequestOf = ({ row, taskToken }: ChangeRequestItem): StoredChangeRequest => ({
  ...(JSON.parse(row) as StoredChangeRequest),
  ...(taskToken !== undefined && { taskToken }),
})

const MAX_CONTENT = 380_000

/** Returns the compressed content item. Throws `validation_failed` above the item limit. */
export function contentItem(id: string, hash: string, content: ChangeRequestContent): Key & Item {
  return { ...approvalKeys.changeRequestContent(id, hash), data: compress(content) }
}

export function compress(value: unknown): string {
  const data = gzipSync(JSON.stringify(value)).toString('base64')
  if (data.length > MAX_CONTENT) throw invalidFields({ Contents: 'tooLarge' })
  return data
}

/** Reverses `compress`; the caller asserts the type. */
export const decompress = (data: string): unknown =>
  JSON.parse(gunzipSync(Buffer.from(data, 'base64')).toString())

export function contentOf(item: ContentItem | undefined): ChangeRequestContent {
  if (!item) throw new AppError('not_found')
  return decompress(item.data) as ChangeRequestContent
}

export const eventItem = (change: string, event: ChangeRequestEvent): Key & Item => ({
  ...approvalKeys.changeRequestEvent(change, event.id),
  row: JSON.stringify(event),
})

function lockItem(lockKey: string, changeRequest: StoredChangeRequest): Key & Item {
  const { type, recordId, id, status, kind, author, submitted, parentId } = changeRequest
  const row: Omit<OpenChangeRequest, 'isOwn'> & { authorId: number; parentId?: number } = {
    id: recordId,
    changeRequestId: id,
    status,
    kind,
    by: { id: author.id, name: author.name },
    since: submitted,
    authorId: author.id,
    ...(parentId !== undefined && { parentId }),
  }
  return {
    ...approvalKeys.changeRequestLock(lockKey),
    changeRequest: id,
    row: JSON.stringify(row),
    gsi1pk: approvalPartitions.changeRequestLocksOf(type),
    gsi1sk: submitted,
  }
}

/** Acquires the lock. Throws `change_moved` if another request is open. */
export const lockStep = (lockKey: string, changeRequest: StoredChangeRequest): WriteStep => ({
  write: {
    Put: {
      Item: lockItem(lockKey, changeRequest),
      ConditionExpression: 'attribute_not_exists(pk) OR changeRequest = :changeRequest',
      ExpressionAttributeValues: { ':changeRequest': changeRequest.id },
    },
  },
  onConditionFailed: () => new AppError('change_moved'),
})

/** Stores a change request with an optimistic lock on status, hash and round. Throws `change_moved`. */
export function changeRequestStep(
  changeRequest: StoredChangeRequest,
  before: StoredChangeRequest | undefined,
): WriteStep {
  const Item = changeRequestItem(changeRequest)
  const moved = () => new AppError('change_moved')
  if (!before)
    return {
      write: { Put: { Item, ConditionExpression: 'attribute_not_exists(pk)' } },
      onConditionFailed: moved,
    }
  // two schedulers may remind: the first write wins
  const isReminder = changeRequest.reminded !== undefined && before.reminded === undefined
  return {
    write: {
      Put: {
        Item: {
          ...Item,
          ...(before.taskToken !== undefined &&
            before.round === changeRequest.round && { taskToken: before.taskToken }),
        },
        ConditionExpression: `#status = :status AND #hash = :hash AND #round = :round${isReminder ? ' AND attribute_not_exists(reminded)' : ''}`,
        ExpressionAttributeNames: { '#status': 'status', '#hash': 'hash', '#round': 'round' },
        ExpressionAttributeValues: { ':status': before.status, ':hash': before.hash, ':round': before.round },
      },
    },
    onConditionFailed: moved,
  }
}
