import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import type { AnyType } from '@flou/shared/content/define.ts'
import { media } from '@flou/shared/content/types/media.ts'
import { visibilityOf } from '@flou/shared/content/visibility.ts'
import { pairSegments } from '@flou/shared/translation/segments/pairSegments.ts'
import { textUnits } from '@flou/shared/translation/textUnits.ts'
import type { Item, Table } from '../../../core/store/dynamo/table.ts'
import { liveKey } from '../../../core/store/items/recordItem.ts'
import type { Key } from '../../../core/store/keys.ts'
import { recordOf } from '../../../core/store/liveItem.ts'
import type { RecordItem } from '../../../core/store/storedItems.ts'
import { encodeTexts, memoryKey, MEMORY_PARTITION, type MemoryItem, type MemoryTexts } from './memoryItems.ts'

interface Content {
  type: AnyType
  id: number
}

function textsOf(type: AnyType, live: RecordItem | undefined): MemoryTexts {
  if (!live || (type.internal && type.key !== media.key)) return []
  const record = recordOf(live)
  const isPublished = type.single ? record.state !== 'draft' : visibilityOf(type, record) === 'published'
  if (!isPublished) return []
  return textUnits(type.declaration, record)
    .map(pairSegments)
    .filter((pairs) => pairs.length > 0)
}

async function store(table: Table, item: MemoryItem & Key & Item): Promise<void> {
  const isNewer = {
    ConditionExpression: 'attribute_not_exists(pk) OR #version <= :version',
    ExpressionAttributeNames: { '#version': 'version' },
    ExpressionAttributeValues: { ':version': item.version },
  }
  await table.put(item, isNewer).catch((error: unknown) => {
    if (!(error instanceof ConditionalCheckFailedException)) throw error
  })
}

/**
 * Stores the published texts of records and sections. Texts stay when their record is unpublished. Idempotent, and
 * independent of the order of events.
 */
export async function updateMemory(table: Table, contents: readonly Content[], now: Date): Promise<void> {
  const items = await table.getAll(
    contents.flatMap(({ type, id }) => [liveKey(type, id), memoryKey(type.key, id)]),
    { consistent: true },
  )
  for (const [at, { type, id }] of contents.entries()) {
    const live = items[2 * at] as RecordItem | undefined
    const stored = items[2 * at + 1] as MemoryItem | undefined
    const texts = textsOf(type, live)
    if (!live || texts.length === 0) continue
    const row = encodeTexts(texts)
    if (row === stored?.row) continue
    const order = { gsi1pk: MEMORY_PARTITION, gsi1sk: `${now.toISOString()} ${type.key}#${id}` }
    await store(table, { ...memoryKey(type.key, id), ...order, version: live.version, row })
  }
}
