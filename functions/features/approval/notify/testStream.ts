import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { marshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBRecord } from 'aws-lambda'
import type { Item, StoredItem, Table } from '../../../core/store/dynamo/table.ts'
import { handleStream, type MailerServices } from '../../mail/send/handleStream.ts'

const nameOf = ({ pk, sk }: Item): string => `${String(pk)} ${String(sk)}`
const timeOf = (item: Item): string => String(item['at'] ?? item['created'])
const serialize = (item: Item): string =>
  JSON.stringify(Object.entries(item).toSorted(([a], [b]) => a.localeCompare(b)))

const recordOf = (item: Item, eventName: 'INSERT' | 'MODIFY'): DynamoDBRecord => ({
  eventName,
  dynamodb: {
    Keys: { pk: { S: String(item['pk']) }, sk: { S: String(item['sk']) } },
    NewImage: marshall(item, { removeUndefinedValues: true }) as never,
    SequenceNumber: nameOf(item),
  },
})

export async function itemsOf<T>(table: Table, prefix: string): Promise<StoredItem<T>[]> {
  const { Items = [] } = await table.client.send(
    new ScanCommand({
      TableName: table.name,
      FilterExpression: 'begins_with(pk, :prefix)',
      ExpressionAttributeValues: { ':prefix': prefix },
    }),
  )
  return Items.toSorted((a, b) => timeOf(a).localeCompare(timeOf(b))) as StoredItem<T>[]
}

const MAX_ROUNDS = 10

export function testStream(table: Table, services: MailerServices) {
  const delivered = new Map<string, string>()

  async function newRecords(failed: ReadonlySet<string>): Promise<DynamoDBRecord[]> {
    const items = [...(await itemsOf(table, 'notification#')), ...(await itemsOf(table, 'mail#'))]
    return items.flatMap((item) => {
      const [name, serialized] = [nameOf(item), serialize(item)]
      const previous = delivered.get(name)
      if (previous === serialized || failed.has(name)) return []
      delivered.set(name, serialized)
      return [recordOf(item, previous === undefined ? 'INSERT' : 'MODIFY')]
    })
  }

  async function deliver(): Promise<string[]> {
    const failed = new Set<string>()
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const Records = await newRecords(failed)
      if (Records.length === 0) break
      const { batchItemFailures } = await handleStream({ Records }, services)
      for (const { itemIdentifier } of batchItemFailures) {
        failed.add(itemIdentifier)
        delivered.delete(itemIdentifier)
      }
    }
    return [...failed]
  }

  return {
    deliver,
    forget: () => delivered.clear(),
    redeliver: () => {
      delivered.clear()
      return deliver()
    },
  }
}
