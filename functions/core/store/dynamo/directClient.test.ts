import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { startTestTable, type TestTable } from '../testTable.ts'
import { openTable, Table } from './table.ts'
import { DirectClient } from './directClient.ts'
import { transact } from './transact.ts'
import { writeAll } from './writeAll.ts'

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

test('writes a transaction, without the SDK; one whose condition fails is refused with the stored item', async () => {
  const at = (sk: string) => ({ pk: 'list#2', sk })
  const read = async (sk: string) => direct.get(at(sk), { consistent: true })
  await direct.put({ ...at('counted'), count: 1 })
  await direct.put(at('gone'))
  const addTo = (from: number) => ({
    Update: {
      Key: at('counted'),
      UpdateExpression: 'SET #count = :next',
      ConditionExpression: '#count = :from',
      ExpressionAttributeNames: { '#count': 'count' },
      ExpressionAttributeValues: { ':from': from, ':next': from + 1 },
    },
  })
  store.calls.length = 0

  await transact(direct, [
    { Put: { Item: { ...at('new'), tags: ['a'], note: undefined } } },
    addTo(1),
    { Delete: { Key: at('gone') } },
    { ConditionCheck: { Key: at('none'), ConditionExpression: 'attribute_not_exists(pk)' } },
  ])
  expect(store.calls).toEqual([])
  const refused = transact(direct, [{ Delete: { Key: at('new') } }, addTo(1)])

  await expect(refused).rejects.toMatchObject({
    failures: [{ index: 1, item: { ...at('counted'), count: 2 } }],
  })
  expect([await read('new'), await read('counted'), await read('gone')]).toEqual([
    { ...at('new'), tags: ['a'] },
    { ...at('counted'), count: 2 },
    undefined,
  ])
})

test('more items than a request may name are read in several', async () => {
  const many = Array.from({ length: 205 }, (_, index) => ({ pk: 'list#3', sk: String(index), index }))
  await writeAll(
    direct,
    many.map((Item) => ({ PutRequest: { Item } })),
  )

  const found = await direct.getAll([...many, { pk: 'list#3', sk: 'none' }, { pk: 'list#3', sk: '7' }])

  expect(found).toEqual([...many, undefined, many[7]])
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
