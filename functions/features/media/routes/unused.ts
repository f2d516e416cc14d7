import { media } from '@flou/shared/content/types/media.ts'
import { GSI2 } from '../../../core/store/keys.ts'
import { partitions } from '../../../core/store/partitions.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'

async function isUsed(table: Table, id: number): Promise<boolean> {
  const { count } = await table.query({
    IndexName: GSI2,
    KeyConditionExpression: 'gsi2pk = :target',
    ExpressionAttributeValues: { ':target': partitions.references(`${media.key}#${id}`) },
    Select: 'COUNT',
    Limit: 1,
  })
  return count > 0
}

export async function onlyUnused<T extends { id: number }>(table: Table, rows: readonly T[]): Promise<T[]> {
  const used = await Promise.all(rows.map(({ id }) => isUsed(table, id)))
  return rows.filter((_, index) => !used[index])
}
