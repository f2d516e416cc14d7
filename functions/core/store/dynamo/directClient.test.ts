import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { startTestTable, type TestTable } from '../testTable.ts'
import { openTable, Table } from './table.ts'
import { DirectClient } from './directClient.ts'

const ITEMS = Array.from({ length: 5 }, (_, index) => ({
  pk: 'list#1',
  sk: `item#${index}`,
  state: 'published',
  version: index,
  createdBy: { id: 1, name: 'Ayu – é' },
  flags: [true, null],
}))
const ALL = {
  KeyConditionExpression: 'pk = :pk',
  ExpressionAttributeValues: { ':pk': 'list#1' },
}
let store: TestTable
let direct: Table

beforeAll(async () => {
  store = await startTestTable()
  const client = store.table.client
  direct = new Table(store.table.name, client, new DirectClient(client)) // both clients share a middleware stack
  for (const item of ITEMS) await direct.put(item) // the first call reveals the endpoint
})
afterAll(() => store.stop())

let output: MockInstance<typeof process.stdout.write>
beforeEach(() => {
  output = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})
afterEach(() => {
  output.mockRestore()
  vi.unstubAllEnvs()
})

/** Fall-backs in the log: the value of the metric by operation and reason. */
const fallbacks = () =>
  output.mock.calls
    .map(([line]) => JSON.parse(String(line)) as Record<string, unknown>)
    .filter((line) => '_aws' in line)
    .map(({ operation, reason, directCallFallbacks }) => ({ operation, reason, directCallFallbacks }))

test('reads what the SDK reads, without it', async () => {
  const key = { pk: 'list#1', sk: 'item#3' }
  const missing = { pk: 'list#1', sk: 'none' }
  store.calls.length = 0

  const answers = [
    await direct.get(key, { consistent: true }),
    await direct.get(missing),
    await direct.get(key, { attributes: ['state'] }),
    await direct.getAll([key, missing], { attributes: ['version'] }),
    await direct.query({ ...ALL, Limit: 2, ExclusiveStartKey: { pk: 'list#1', sk: 'item#1' } }),
    await direct.query({ ...ALL, Limit: 2, ExclusiveStartKey: undefined, Select: 'COUNT' }),
  ]

  expect(store.calls).toEqual([])
  expect(answers).toEqual([
    ITEMS[3],
    undefined,
    { state: 'published' },
    [{ ...key, version: 3 }, undefined],
    { items: ITEMS.slice(2, 4), count: 2, lastKey: { pk: 'list#1', sk: 'item#3' } },
    { items: [], count: 2, lastKey: { pk: 'list#1', sk: 'item#1' } },
  ])
})

test('what DynamoDB refuses is said by the SDK', async () => {
  store.calls.length = 0

  const refused = direct.query({ ...ALL, KeyConditionExpression: 'nonsense' })

  await expect(refused).rejects.toMatchObject({ name: 'ValidationException' })
  expect(store.calls).toEqual(['QueryCommand'])
  expect(fallbacks()).toEqual([{ operation: 'Query', reason: 'status 400', directCallFallbacks: 1 }])
})

test('where the service is busy for a moment, the SDK asks again', async () => {
  let asked = 0
  const server = await listen(() => (asked++ === 1 ? 500 : 200))
  const { port } = server.address() as AddressInfo // a server over TCP
  const client = new DynamoDBClient({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'ap-southeast-3',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  })
  const table = new Table('test', DynamoDBDocumentClient.from(client), new DirectClient(client))

  const items = [await table.get({ pk: 'a', sk: 'b' }), await table.get({ pk: 'a', sk: 'b' })]

  expect(items).toEqual([{ pk: 'a' }, { pk: 'a' }])
  expect(asked).toBe(3)
  expect(fallbacks()).toEqual([{ operation: 'GetItem', reason: 'status 500', directCallFallbacks: 1 }])
  client.destroy()
  server.closeAllConnections()
  server.close()
})

test.each([
  { tableCalls: undefined, isDirect: true },
  { tableCalls: 'direct', isDirect: true },
  { tableCalls: 'sdk', isDirect: false },
])(
  'TABLE_CALLS=$tableCalls chooses the kind of calls when the table is opened',
  ({ tableCalls, isDirect }) => {
    vi.stubEnv('TABLE_CALLS', tableCalls)

    expect(openTable('test').direct !== undefined).toBe(isDirect)
  },
)

async function listen(statusOf: () => number): Promise<Server> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(statusOf(), { 'content-type': 'application/x-amz-json-1.0' })
      response.end(JSON.stringify({ Item: { pk: { S: 'a' } } }))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}
