import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStack } from '../template/stack.ts'
import { closeConnections, tableClient, type Operation } from './client.ts'
import { startDynoxide, type Dynoxide } from './dynoxide.ts'
import { expireItems } from './expire.ts'
import { createTables, type Table } from './tables.ts'

const NOW = new Date('2026-11-21T03:00:00Z')
const SECONDS = NOW.getTime() / 1000
const stateDir = mkdtempSync(path.join(tmpdir(), 'flou-expire-'))
let dynoxide: Dynoxide
let call: Operation
let table: Table

beforeAll(async () => {
  const Properties = {
    AttributeDefinitions: ['pk', 'sk'].map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
    KeySchema: [
      { AttributeName: 'pk', KeyType: 'HASH' },
      { AttributeName: 'sk', KeyType: 'RANGE' },
    ],
    TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
  }
  const template = { Resources: { Content: { Type: 'AWS::DynamoDB::GlobalTable', Properties } } }
  dynoxide = await startDynoxide(stateDir)
  call = tableClient(dynoxide.endpoint)
  const tables = await createTables(
    openStack({ name: 'Test', template, assetPath: (key) => key }),
    tableClient(dynoxide.endpoint),
  )
  table = tables[0]! // the template has exactly one
})
afterAll(async () => {
  closeConnections()
  await dynoxide.stop()
  rmSync(stateDir, { recursive: true, force: true })
})

const put = (pk: string, ttl?: number) =>
  call('DynamoDB_20120810.PutItem', {
    TableName: 'Content',
    Item: { pk: { S: pk }, sk: { S: '-' }, ...(ttl !== undefined && { ttl: { N: `${ttl}` } }) },
  })

async function keysLeft(): Promise<string[]> {
  const { Items: items } = await call('DynamoDB_20120810.Scan', { TableName: 'Content' })
  return (items as { pk: { S: string } }[]).map(({ pk }) => pk.S).sort() // DynamoDB's attribute values
}

test('what has expired goes, over more than one page; the rest and what never expires stays', async () => {
  for (let index = 0; index < 600; index += 1) await put(`session#${index}`, SECONDS - 1 - index)
  await put('session#later', SECONDS + 60)
  await put('news#1')

  expect(await expireItems(call, table, NOW)).toBe(600)

  expect(await keysLeft()).toEqual(['news#1', 'session#later'])
})

test('an item renewed between reading and deleting is spared', async () => {
  await put('session#renewed', SECONDS - 1)
  const renewing: Operation = async (target, input) => {
    const answer = await call(target, input)
    if (target.endsWith('Scan')) await put('session#renewed', SECONDS + 60)
    return answer
  }

  expect(await expireItems(renewing, table, NOW)).toBe(0)

  expect(await keysLeft()).toContain('session#renewed')
})
