import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb'
import { AppError } from '../../errors.ts'
import type { Key } from '../keys.ts'
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
  let pending: Record<string, unknown>[] = [...writes]
  for (let attempt = 0; pending.length > 0; attempt += 1) {
    if (attempt === ATTEMPTS) throw new AppError('unavailable')
    if (attempt > 0) await backOff(attempt)
    const command = new BatchWriteCommand({ RequestItems: { [table.name]: pending } })
    const { UnprocessedItems } = await table.client.send(command)
    pending = UnprocessedItems?.[table.name] ?? []
  }
}
