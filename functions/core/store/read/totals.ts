import type { ContentType } from '@flou/shared/content/define.ts'
import type { Item, Table } from '../dynamo/table.ts'
import { keys } from '../keys.ts'
import type { CounterItem } from '../storedItems.ts'

export async function withParts(
  table: Table,
  { key }: ContentType,
  counter: (CounterItem & Item) | undefined,
): Promise<Item> {
  if (counter?.hasParts !== true) return counter ?? {}
  const { items } = await table.query<Item>({
    KeyConditionExpression: 'pk = :parts',
    ExpressionAttributeValues: { ':parts': keys.counterPart(key, 0).pk },
  })
  const totals: Item = { ...counter }
  for (const { pk: _, sk: __, ...moves } of items)
    for (const [name, count] of Object.entries(moves))
      totals[name] = Number(totals[name] ?? 0) + Number(count)
  return totals
}
