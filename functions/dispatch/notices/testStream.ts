import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { marshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBRecord } from 'aws-lambda'
import type { Item, Table } from '../../store/dynamo/table.ts'
import { dispatch, type DispatchServices } from '../dispatch.ts'

const nameOf = ({ pk, sk }: Item): string => `${String(pk)} ${String(sk)}`
const timeOf = (item: Item): string => String(item['at'] ?? item['created'])
/** Attributes come in any order. */
const stateOf = (item: Item): string =>
  JSON.stringify(Object.entries(item).toSorted(([a], [b]) => a.localeCompare(b)))

const recordOf = (item: Item, eventName: 'INSERT' | 'MODIFY'): DynamoDBRecord => ({
  eventName,
  dynamodb: {
    Keys: { pk: { S: String(item['pk']) }, sk: { S: String(item['sk']) } },
    NewImage: marshall(item, { removeUndefinedValues: true }) as never, // two packages describe one notation
    SequenceNumber: nameOf(item),
  },
})

/** Items under keys that begin in some way, the oldest first. */
export async function itemsOf(table: Table, prefix: string): Promise<Item[]> {
  const { Items = [] } = await table.client.send(
    new ScanCommand({
      TableName: table.name,
      FilterExpression: 'begins_with(pk, :prefix)',
      ExpressionAttributeValues: { ':prefix': prefix },
    }),
  )
  return Items.toSorted((a, b) => timeOf(a).localeCompare(timeOf(b)))
}

const MAX_TURNS = 10

/** The table's stream to `dispatch`, for tests: it delivers what has been written since it was last asked. */
export function testStream(table: Table, services: DispatchServices) {
  const delivered = new Map<string, string>()

  async function newRecords(failed: ReadonlySet<string>): Promise<DynamoDBRecord[]> {
    const items = [...(await itemsOf(table, 'notice#')), ...(await itemsOf(table, 'mail#'))]
    return items.flatMap((item) => {
      const [name, state] = [nameOf(item), stateOf(item)]
      const known = delivered.get(name)
      if (known === state || failed.has(name)) return []
      delivered.set(name, state)
      return [recordOf(item, known === undefined ? 'INSERT' : 'MODIFY')]
    })
  }

  /** Delivers until nothing follows any more. @returns records that have to be repeated: the next call does */
  async function flow(): Promise<string[]> {
    const failed = new Set<string>()
    for (let turn = 0; turn < MAX_TURNS; turn += 1) {
      const Records = await newRecords(failed)
      if (Records.length === 0) break
      const { batchItemFailures } = await dispatch({ Records }, services)
      for (const { itemIdentifier } of batchItemFailures) {
        failed.add(itemIdentifier)
        delivered.delete(itemIdentifier)
      }
    }
    return [...failed]
  }

  return {
    flow,
    forget: () => delivered.clear(),
    /** Delivers everything once more, as a stream may. */
    flowAgain: () => {
      delivered.clear()
      return flow()
    },
  }
}
