import type { Key } from '../../../core/store/keys.ts'
import type { Item, Table } from '../../../core/store/dynamo/table.ts'
import { visitKeys } from '../../visits/index.ts'
import { SEARCH_WEEKS } from './searchKeys.ts'
import type { WeekCounts } from './weekCounts.ts'

export async function storedWeeks(table: Table, from: string): Promise<Map<string, WeekCounts>> {
  const found = new Map<string, WeekCounts>()
  let start: Item | undefined
  do {
    const { items, lastKey } = await table.query<Key & { data: string }>({
      KeyConditionExpression: 'pk = :weeks AND sk >= :from',
      ExpressionAttributeValues: { ':weeks': SEARCH_WEEKS, ':from': from },
      ExclusiveStartKey: start,
    })
    for (const item of items) found.set(visitKeys.dayOf(item), JSON.parse(item.data) as WeekCounts)
    start = lastKey
  } while (start)
  return found
}
