import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { closeConnections, tableClient } from './client.ts'
import { superviseDynoxide, type TableService } from './superviseDynoxide.ts'

const stateDir = mkdtempSync(path.join(tmpdir(), 'tables-'))
let service: TableService | undefined
afterEach(async () => {
  closeConnections()
  await service?.stop()
  rmSync(stateDir, { recursive: true, force: true })
})

test('a table service that is killed runs again on the same port with its tables, and it is said', async () => {
  const said: unknown[] = []
  service = await superviseDynoxide(stateDir, (cause) => said.push(cause))
  const call = tableClient(service.endpoint)
  await call('DynamoDB_20120810.CreateTable', {
    TableName: 'content',
    AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
    KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
    BillingMode: 'PAY_PER_REQUEST',
  })
  await call('DynamoDB_20120810.PutItem', { TableName: 'content', Item: { pk: { S: 'kept' } } })

  process.kill(Number(readFileSync(path.join(stateDir, 'dynoxide.pid'), 'utf8')), 'SIGKILL')
  await vi.waitFor(() => expect(said).toHaveLength(1), { timeout: 10_000 })

  const { Item } = await call('DynamoDB_20120810.GetItem', {
    TableName: 'content',
    Key: { pk: { S: 'kept' } },
  })
  expect(Item).toEqual({ pk: { S: 'kept' } })
  expect(String(said[0])).toContain('runs again')
})
