import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBRecord } from 'aws-lambda'
import type { StoredRecord } from '@flou/shared/api.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import { recordOf } from '../../store/liveItem.ts'
import type { Item } from '../../store/dynamo/table.ts'

export interface StreamEvent {
  type: AnyType
  /** Parent id for a section, or 0. */
  id: number
  before?: StoredRecord
  after?: StoredRecord
  sequence: string
}

type Image = Record<string, AttributeValue>

const itemOf = (image: unknown) => (image ? unmarshall(image as Image) : undefined)

const isLive = (sortKey: unknown) => typeof sortKey === 'string' && /(?:^|#)live$/.test(sortKey)

const isDraftSave = (before: Item, after: Item): boolean =>
  (before['draft'] !== undefined || after['draft'] !== undefined) &&
  before['version'] !== after['version'] &&
  ['data', 'state', 'updated'].every((name) => before[name] === after[name])

/**
 * Returns undefined for items without pages, for draft saves and for rows of a batch, which are published
 * together.
 */
export function streamEventOf(record: DynamoDBRecord, registry: Registry): StreamEvent | undefined {
  const { Keys, NewImage, OldImage, SequenceNumber: sequence = '' } = record.dynamodb ?? {}
  if (!isLive(Keys?.['sk']?.S)) return undefined
  const before = itemOf(OldImage)
  const after = itemOf(NewImage)
  if (after?.['batch'] !== undefined && after['batch'] !== before?.['batch']) return undefined
  if (before && after && isDraftSave(before, after)) return undefined
  const item = after ?? before
  const type = registry.types.get(String(item?.['type']))
  if (!item || !type) return undefined
  return {
    type,
    id: Number(item['id'] ?? 0),
    ...(before && { before: recordOf(before) }),
    ...(after && { after: recordOf(after) }),
    sequence,
  }
}
