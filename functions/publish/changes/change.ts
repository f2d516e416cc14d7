import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBRecord } from 'aws-lambda'
import type { StoredRecord } from '@flou/shared/api.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import { recordOf } from '../../store/liveItem.ts'
import type { Item } from '../../store/dynamo/table.ts'

/** A live record or section before and after a write. */
export interface Change {
  type: AnyType
  /** Of a section: the record it is below, or 0. */
  id: number
  before?: StoredRecord
  after?: StoredRecord
  /** Where it stands in the stream. */
  sequence: string
}

type Image = Record<string, AttributeValue>

/** The event's type of images is the SDK's in another package. */
const itemOf = (image: unknown) => (image ? unmarshall(image as Image) : undefined)

const isLive = (sortKey: unknown) => typeof sortKey === 'string' && /(?:^|#)live$/.test(sortKey)

/** A draft was saved or thrown away: the version moves, not what visitors see nor its date. */
const isInDraft = (before: Item, after: Item): boolean =>
  (before['draft'] !== undefined || after['draft'] !== undefined) &&
  before['version'] !== after['version'] &&
  ['data', 'state', 'updated'].every((name) => before[name] === after[name])

/**
 * What a stream record says of content; undefined for items from which no page is made (versions, guards, sessions …), and for the
 * single records of a batch: they are published together when all are there (`changesOfBatch`); and for what is done in drafts.
 */
export function changeOf(record: DynamoDBRecord, registry: Registry): Change | undefined {
  const { Keys, NewImage, OldImage, SequenceNumber: sequence = '' } = record.dynamodb ?? {}
  if (!isLive(Keys?.['sk']?.S)) return undefined
  const before = itemOf(OldImage)
  const after = itemOf(NewImage)
  if (after?.['batch'] !== undefined && after['batch'] !== before?.['batch']) return undefined
  if (before && after && isInDraft(before, after)) return undefined
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
