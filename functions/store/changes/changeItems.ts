import { gunzipSync, gzipSync } from 'node:zlib'
import type { AnyType } from '@flou/shared/content/define.ts'
import type { PendingMark } from '@flou/shared/changes/detail.ts'
import { isOpen, type ChangeEvent, type ChangeKind, type ChangeRow } from '@flou/shared/workflow.ts'
import { AppError, invalidFields } from '../../appError.ts'
import type { Item } from '../dynamo/table.ts'
import { keys, type Key } from '../keys.ts'
import { partitions } from '../partitions.ts'
import type { WriteStep } from '../step.ts'
import type { Author, Values } from '../writeContext.ts'
import type { BatchChange } from '../batch/batchItems.ts'

/** A change as it is stored: its row, and what applying it needs to know of the call that asked for it. */
export interface StoredChange extends ChangeRow {
  author: Author
  /** HTTP verb of the call, for audit entries (decision 22). */
  method: string
  /** The versions of the files it shows, by id: a file replaced behind its id is another change. */
  media: Readonly<Record<string, number>>
  /** Approved, and still being carried out in several transactions: whoever comes by completes it. */
  isApplying?: boolean
  /** Wakes the execution that waits for a decision; written by the state machine. */
  taskToken?: string
}

/** What a change asks for, in the words of the operation that carries it out. */
export interface ChangeContent {
  /** Permission keys of which its author had to have one. */
  permission: string | readonly string[]
  command: Command
}

export type Command =
  /** Content stored as a record, a section or a file's description; `secrets`: hashes of passwords. */
  | {
      name: 'store'
      fields: Values
      secrets?: Readonly<Record<string, string>>
      state?: 'published' | 'draft'
      isRestored?: boolean
    }
  /** A record that is shown, hidden, trashed, restored or deleted; `fields`: what it holds. */
  | { name: 'publish' | 'unpublish' | 'trash' | 'restore' | 'purge'; fields: Values }
  | { name: 'reorder'; request: Values }
  | { name: 'batch'; rows: readonly Values[]; changes: readonly BatchChange[] }
  | { name: 'undoBatch'; batch: string; changes: readonly BatchChange[] }

/** What has at most one open change: a record, a section, or the order of a list. */
export interface ChangeHolder {
  type: AnyType
  id: number
  parentId?: number | undefined
  kind: ChangeKind
}

/** The name of a holder; undefined for what cannot be in the way of another change: batches, and records that are not there yet. */
export function holderOf({ type, id, parentId, kind }: ChangeHolder): string | undefined {
  if (kind === 'reorder') return `order:${type.key}#${parentId ?? 0}`
  if (kind === 'batch' || kind === 'undoBatch') return undefined
  return id > 0 || type.single ? `${type.key}#${id}` : undefined
}

/** A change as lists and clients see it. */
export function rowOfChange(change: StoredChange): ChangeRow {
  const { method: _, media: __, taskToken: ___, isApplying: ____, author, ...row } = change
  return { ...row, author: { id: author.id, name: author.name } }
}

/** The item of a change, among the open or the decided ones. */
export function changeItem(change: StoredChange): Key & Item {
  const { taskToken: _, ...stored } = change
  const isLive = isOpen(change.status) || change.isApplying === true
  return {
    ...keys.change(change.id),
    status: change.status,
    hash: change.hash,
    round: change.round,
    ...(change.reminded !== undefined && { reminded: change.reminded }),
    row: JSON.stringify(stored),
    gsi1pk: isLive ? partitions.openChanges() : partitions.closedChanges(),
    gsi1sk: `${isLive ? change.submitted : (change.decided ?? change.updated)}#${change.id}`,
  }
}

/** The change in its item, or in an index entry of it. */
export const changeOf = (item: Item): StoredChange => ({
  ...(JSON.parse(String(item['row'])) as StoredChange), // written by `changeItem`
  ...(typeof item['taskToken'] === 'string' && { taskToken: item['taskToken'] }),
})

/** An item of the table holds 400 KB; what is stored beside the content fits into the rest. */
const MAX_CONTENT = 380_000

/**
 * The item of a change's content, compressed: a batch of 500 rows is larger than an item may be.
 * Throws `validation_failed` where it is too large even so.
 */
export function contentItem(id: string, hash: string, content: ChangeContent): Key & Item {
  return { ...keys.changeContent(id, hash), data: compressed(content) }
}

/** JSON as compressed text. Throws `validation_failed` where it does not fit into an item. */
export function compressed(value: unknown): string {
  const data = gzipSync(JSON.stringify(value)).toString('base64')
  if (data.length > MAX_CONTENT) throw invalidFields({ Contents: 'tooLarge' })
  return data
}

/** The value that `compressed` was given; the caller names its type. */
export const decompressed = (data: unknown): unknown =>
  JSON.parse(gunzipSync(Buffer.from(String(data), 'base64')).toString())

/** The content in its item. Throws `not_found` where there is none. */
export function contentOf(item: Item | undefined): ChangeContent {
  if (!item) throw new AppError('not_found')
  return decompressed(item['data']) as ChangeContent // written above only
}

export const eventItem = (change: string, event: ChangeEvent): Key & Item => ({
  ...keys.changeEvent(change, event.id),
  row: JSON.stringify(event),
})

/** The mark of a holder that has an open change. */
function pendingItem(holder: string, change: StoredChange): Key & Item {
  const { type, recordId, id, status, kind, author, submitted, parentId } = change
  const row: Omit<PendingMark, 'isOwn'> & { authorId: number; parentId?: number } = {
    id: recordId,
    change: id,
    status,
    kind,
    by: { id: author.id, name: author.name },
    since: submitted,
    authorId: author.id,
    ...(parentId !== undefined && { parentId }),
  }
  return {
    ...keys.pendingChange(holder),
    change: id,
    row: JSON.stringify(row),
    gsi1pk: partitions.pendingOf(type),
    gsi1sk: submitted,
  }
}

/** Marks a holder. Throws `change_moved` where another change of it is open. */
export const pendingStep = (holder: string, change: StoredChange): WriteStep => ({
  write: {
    Put: {
      Item: pendingItem(holder, change),
      ConditionExpression: 'attribute_not_exists(pk) OR #change = :change',
      ExpressionAttributeNames: { '#change': 'change' },
      ExpressionAttributeValues: { ':change': change.id },
    },
  },
  onConditionFailed: () => new AppError('change_moved'),
})

/** A change stored over the one that was read. Throws `change_moved`: somebody decided or changed it meanwhile. */
export function changeStep(change: StoredChange, before: StoredChange | undefined): WriteStep {
  const Item = changeItem(change)
  const moved = () => new AppError('change_moved')
  if (!before)
    return {
      write: { Put: { Item, ConditionExpression: 'attribute_not_exists(pk)' } },
      onConditionFailed: moved,
    }
  // two clocks remind: the one that writes first does it
  const isReminder = change.reminded !== undefined && before.reminded === undefined
  return {
    write: {
      Put: {
        Item: {
          ...Item,
          ...(before.taskToken !== undefined &&
            before.round === change.round && { taskToken: before.taskToken }),
        },
        ConditionExpression: `#status = :status AND #hash = :hash AND #round = :round${isReminder ? ' AND attribute_not_exists(reminded)' : ''}`,
        ExpressionAttributeNames: { '#status': 'status', '#hash': 'hash', '#round': 'round' },
        ExpressionAttributeValues: { ':status': before.status, ':hash': before.hash, ':round': before.round },
      },
    },
    onConditionFailed: moved,
  }
}
