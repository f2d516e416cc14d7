import * as z from 'zod/mini'
import type { Operation } from '../dynamodb/client.ts'
import { jsonResponse, type Input, type Intercept } from '../dynamodb/intercept.ts'
import type { Table } from '../dynamodb/tables.ts'
import type { Faults } from './faults.ts'
import { attributesSchema, keyQuerySchema, matchesKeys, textIn, type Attributes } from './keyCondition.ts'
import { OldImages } from './oldImages.ts'
import { writtenKeys } from './writtenKeys.ts'

const SHORTEST_MS = 100
const LONGEST_MS = 1_000

const answerSchema = z.looseObject({
  Items: z.array(attributesSchema),
  LastEvaluatedKey: z.optional(z.unknown()),
})

interface Options {
  call: Operation
  table: Table
  faults: Faults
  now?: () => number
}

/** Index queries show items as they were before the writes of the last second. */
export function indexLag({ call, table, faults, now = Date.now }: Options): Intercept {
  const images = new OldImages(table, now)

  async function read(keys: readonly Attributes[]): Promise<Attributes[]> {
    const response = await call('DynamoDB_20120810.BatchGetItem', {
      RequestItems: { [table.name]: { Keys: keys, ConsistentRead: true } },
    })
    return (response['Responses'] as Record<string, Attributes[]>)[table.name] ?? []
  }

  return async ({ operation, input }, send) => {
    const written = writtenKeys(operation, input, table.keys)
    const before = written.length > 0 ? await read(written) : []
    const response = await send(input)
    if (response.status >= 300) return response
    const delay = SHORTEST_MS + faults.random('indexLag') * (LONGEST_MS - SHORTEST_MS)
    images.remember(written, before, delay)
    const isLate = operation === 'Query' && input['IndexName'] !== undefined && input['Select'] !== 'COUNT'
    if (!isLate) return response
    const answer = answerSchema.parse(JSON.parse(response.body.toString()))
    // entries of other pages and filtered ones are not restored
    const isWhole = !answer.LastEvaluatedKey && !input['ExclusiveStartKey'] && !input['FilterExpression']
    const Items = lateItems({ input, table, images }, answer.Items, isWhole)
    return jsonResponse({ ...answer, Items, Count: Items.length })
  }
}

function lateItems(
  { input, table, images }: { input: Input; table: Table; images: OldImages },
  items: readonly Attributes[],
  isWhole: boolean,
): Attributes[] {
  const shown = images.shown()
  const index = table.indexes.find(({ name }) => name === input['IndexName'])
  const attributes = index?.attributes && new Set([...table.keys, ...index.keys, ...index.attributes])
  const projected = (item: Attributes): Attributes =>
    attributes ? Object.fromEntries(Object.entries(item).filter(([name]) => attributes.has(name))) : item
  const unchanged = items.filter((item) => !shown.has(images.nameOf(item)))
  const returned = new Set(items.map((item) => images.nameOf(item)))
  const query = keyQuerySchema.parse(input)
  const late = [...shown].flatMap(([name, item]) =>
    item && (isWhole || returned.has(name)) && matchesKeys(query, item) ? [projected(item)] : [],
  )
  if (late.length === 0) return unchanged
  const merged = sortItems([...unchanged, ...late], index?.keys[1] ?? '', input['ScanIndexForward'] !== false)
  return merged.slice(0, typeof input['Limit'] === 'number' ? input['Limit'] : merged.length)
}

function sortItems(items: readonly Attributes[], sortKey: string, isForward: boolean): Attributes[] {
  const valueOf = (item: Attributes) => textIn(item[sortKey])
  const sorted = items.toSorted((one, other) => {
    const [left, right] = [valueOf(one), valueOf(other)]
    if (left === right) return 0
    return left < right ? -1 : 1
  })
  return isForward ? sorted : sorted.toReversed()
}
