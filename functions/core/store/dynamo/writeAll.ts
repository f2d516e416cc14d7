import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb'
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb'
import { AppError } from '../../errors.ts'
import type { Key } from '../keys.ts'
import type { MarshalledWrite } from './directClient.ts'
import type { Item, Table } from './table.ts'
import { backOff } from './transact.ts'

export type Write = { PutRequest: { Item: Item } } | { DeleteRequest: { Key: Key } }

const BATCH = 25
const ATTEMPTS = 8

/** Writes without conditions or atomicity; keys must be unique. Throws `unavailable` after all attempts. */
export async function writeAll(table: Table, writes: readonly Write[]): Promise<void> {
  for (let start = 0; start < writes.length; start += BATCH) {
    await writeBatch(table, writes.slice(start, start + BATCH))
  }
}

async function writeBatch(table: Table, writes: readonly Write[]): Promise<void> {
  let pending: readonly Write[] = writes
  for (let attempt = 0; pending.length > 0; attempt += 1) {
    if (attempt === ATTEMPTS) throw new AppError('unavailable')
    if (attempt > 0) await backOff(attempt)
    pending = await unprocessedOf(table, pending)
  }
}

async function unprocessedOf({ name, direct, client }: Table, writes: readonly Write[]): Promise<Write[]> {
  const marshalled = { RequestItems: { [name]: writes.map(marshalledWrite) } }
  const answer = await direct?.call('BatchWriteItem', marshalled)
  if (answer) return (answer.UnprocessedItems?.[name] ?? []).map(plainWrite)
  const command = new BatchWriteCommand({ RequestItems: { [name]: [...writes] } })
  const { UnprocessedItems } = await client.send(command)
  return (UnprocessedItems?.[name] ?? []) as Write[]
}

const marshalledWrite = (write: Write): MarshalledWrite =>
  'PutRequest' in write
    ? { PutRequest: { Item: marshall(write.PutRequest.Item, { removeUndefinedValues: true }) } }
    : { DeleteRequest: { Key: marshall(write.DeleteRequest.Key) } }

function plainWrite(write: MarshalledWrite): Write {
  if ('PutRequest' in write) return { PutRequest: { Item: unmarshall(write.PutRequest.Item) } }
  const { pk, sk } = unmarshall(write.DeleteRequest.Key)
  return { DeleteRequest: { Key: { pk: String(pk), sk: String(sk) } } }
}
