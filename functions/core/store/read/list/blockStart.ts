import type { ContentType } from '@flou/shared/content/define.ts'
import { blockIn, blockLength } from '../../items/listBlock.ts'
import { keys } from '../../keys.ts'
import { partitions } from '../../partitions.ts'
import type { Item, Table } from '../../dynamo/table.ts'

interface Jump {
  type: ContentType
  parentId: number | undefined
  isForward: boolean
  skip: number
  total: number
}

interface BlockStart {
  start: Item
  /** Entries of the block before the wanted one. */
  skip: number
}

const LAST = '\u{10FFFF}'

/**
 * Finds the block of the list that has the entry after `skip` others. Undefined if the counters of the blocks
 * do not sum up to `total`, as during a save.
 */
export async function blockStart(
  table: Table,
  { type, parentId, isForward, skip, total }: Jump,
): Promise<BlockStart | undefined> {
  const { items, lastKey } = await table.query({
    KeyConditionExpression: 'pk = :list',
    ExpressionAttributeValues: { ':list': keys.listBlock(type.key, parentId, '').pk },
    ProjectionExpression: 'sk, entries',
    ScanIndexForward: isForward,
  })
  const sum = items.reduce((all, { entries }) => all + Number(entries), 0)
  if (lastKey || sum !== total) return undefined
  const length = blockLength(type)
  let before = 0
  for (const [block, parts] of Map.groupBy(items, ({ sk }) => blockIn(String(sk), length))) {
    const after = parts.reduce((all, { entries }) => all + Number(entries), before)
    if (after > skip) {
      const edge = { gsi1pk: partitions.list(type.key, parentId), gsi1sk: isForward ? block : block + LAST }
      return { start: { ...edge, pk: block, sk: block }, skip: skip - before }
    }
    before = after
  }
  return undefined
}
