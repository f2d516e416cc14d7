import { createHash } from 'node:crypto'
import type { OrderRequest } from '@flou/shared/content/order.ts'
import type { ReleaseItem, ReleaseRow, ReleaseState } from '@flou/shared/releases/release.ts'
import { AppError } from '../../../core/errors.ts'
import type { Item } from '../../../core/store/dynamo/table.ts'
import type { Key } from '../../../core/store/keys.ts'
import type { WriteStep } from '../../../core/store/step.ts'
import { personOf, type Author } from '../../../core/store/writeContext.ts'
import { compress, type ChangeRequestContent } from '../../approval/index.ts'
import { releaseKeys, releasePartitions } from './releaseKeys.ts'

export interface StoredRelease extends ReleaseRow {
  author: Author
  /** Set with the hour by someone who may publish. */
  plannedBy?: Author
  publishedBy?: Author
  decidedBy?: Author
  undoneBy?: Author
  /** Number of attempts to publish. */
  round: number
  undo?: Undo
}

interface Undo {
  build: string
  isForced: boolean
  /** True once visitors see these pages: the writes are reverted after it. */
  isShown: boolean
}

interface Applied {
  recordId: number
  version: number
  batch?: string
  /** Order of the lists before. */
  order?: OrderRequest
  /** Versions of the arranged records after it, by `type#id`. */
  orderVersions?: Readonly<Record<string, number>>
}

export interface StoredReleaseItem extends ReleaseItem {
  /** Content of the item and of the files that it shows. */
  hash: string
  needsApproval: boolean
  /** Record, section or list that the item changes; undefined for batches and new records. */
  subject?: string
  applied?: Applied
  undone?: true
  /** Message code: why the write could not be undone. */
  undoFailure?: string
}

export interface ItemWithContent {
  item: StoredReleaseItem
  content: ChangeRequestContent
}

const CLOSED: ReadonlySet<ReleaseState> = new Set(['live', 'undone'])
const isClosed = ({ state }: Pick<ReleaseRow, 'state'>): boolean => CLOSED.has(state)

export function rowOfRelease(release: StoredRelease): ReleaseRow {
  const { plannedBy: _, round: __, undo: ___, author, publishedBy, decidedBy, undoneBy, ...row } = release
  return {
    ...row,
    author: personOf(author),
    ...(publishedBy && { publishedBy: personOf(publishedBy) }),
    ...(decidedBy && { decidedBy: personOf(decidedBy) }),
    ...(undoneBy && { undoneBy: personOf(undoneBy) }),
  }
}

export function rowOfItem(item: StoredReleaseItem): ReleaseItem {
  const {
    hash: _,
    needsApproval: __,
    subject: ___,
    applied: ____,
    undone: _____,
    undoFailure: ______,
    ...row
  } = item
  return row
}

/** Stores a release with an optimistic lock. Throws `record_changed` with the row that was expected. */
export function releaseStep(release: StoredRelease, before: StoredRelease | undefined): WriteStep {
  const Item: Key & Item = {
    ...releaseKeys.release(release.id),
    version: release.recordVersion,
    row: JSON.stringify(release),
    gsi1pk: isClosed(release) ? releasePartitions.closed() : releasePartitions.active(),
    gsi1sk: release.id,
  }
  return {
    write: {
      Put: {
        Item,
        ...(before
          ? {
              ConditionExpression: '#version = :version',
              ExpressionAttributeNames: { '#version': 'version' },
              ExpressionAttributeValues: { ':version': before.recordVersion },
            }
          : { ConditionExpression: 'attribute_not_exists(pk)' }),
      },
    },
    onConditionFailed: () => new AppError('record_changed'),
  }
}

/** No write of a release that a concurrent worker has stopped takes effect. */
export const unmovedStep = ({ id, recordVersion }: StoredRelease): WriteStep => ({
  write: {
    ConditionCheck: {
      Key: releaseKeys.release(id),
      ConditionExpression: '#version = :version',
      ExpressionAttributeNames: { '#version': 'version' },
      ExpressionAttributeValues: { ':version': recordVersion },
    },
  },
})

export const isApplied = ({ applied, undone }: StoredReleaseItem): boolean =>
  applied !== undefined && undone !== true

export const rowsKey = ({ type, parentId = 0 }: Pick<ReleaseItem, 'type' | 'parentId'>): string =>
  `rows:${type}#${parentId}`

function indexOf(release: string, item: StoredReleaseItem) {
  const subject = item.operation === 'batch' ? rowsKey(item) : item.subject
  return subject === undefined ? {} : { gsi1pk: releasePartitions.ofSubject(subject), gsi1sk: release }
}

/** With a condition it throws `ConditionFailed` after a concurrent worker's write. */
export const itemStep = (
  release: string,
  item: StoredReleaseItem,
  condition?: { isAppliedBefore: boolean },
): WriteStep => ({
  write: {
    Put: {
      Item: {
        ...releaseKeys.item(release, item.id),
        row: JSON.stringify(item),
        isApplied: isApplied(item),
        ...indexOf(release, item),
      },
      ...(condition && {
        ConditionExpression: 'isApplied = :applied',
        ExpressionAttributeValues: { ':applied': condition.isAppliedBefore },
      }),
    },
  },
})

export const contentStep = (release: string, item: string, content: ChangeRequestContent): WriteStep => ({
  write: { Put: { Item: { ...releaseKeys.content(release, item), data: compress(content) } } },
})

/** SHA-256 of the items, independent of name, note and hour. */
export const releaseHash = (items: readonly Pick<StoredReleaseItem, 'id' | 'hash'>[]): string =>
  createHash('sha256')
    .update(
      items
        .map(({ id, hash }) => `${id} ${hash}`)
        .toSorted()
        .join('\n'),
    )
    .digest('base64url')
