import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { openTable, type Table } from '@flou/functions/core/store/dynamo/table.ts'
import { writeAll } from '@flou/functions/core/store/dynamo/writeAll.ts'
import { contentTable, readerOfAll } from './testContent.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { close, listen } from '../aws/http.ts'
import { closeConnections, tableClient } from '../dynamodb/client.ts'
import { startDynoxide, type Dynoxide } from '../dynamodb/dynoxide.ts'
import { createGateway } from '../dynamodb/gateway.ts'
import type { Intercept } from '../dynamodb/intercept.ts'
import { rawForward } from '../dynamodb/rawForward.ts'
import { createTables, type Table as LocalTable } from '../dynamodb/tables.ts'
import { createFaults } from './faults.ts'
import { indexLag } from './indexLag.ts'
import type { SwitchName } from './switches.ts'
import { tableFaults } from './tableFaults.ts'

const stateDir = mkdtempSync(path.join(tmpdir(), 'flou-faults-'))
let dynoxide: Dynoxide
let upstream: ReturnType<typeof rawForward>
let local: LocalTable
const servers: Server[] = []

beforeAll(async () => {
  dynoxide = await startDynoxide(stateDir)
  upstream = rawForward(dynoxide.endpoint)
  const [created] = await createTables(contentTable, tableClient(dynoxide.endpoint))
  if (!created) throw new Error('There is no table')
  local = created
})
afterAll(async () => {
  await Promise.all(servers.map(close))
  upstream.close()
  closeConnections()
  await dynoxide.stop()
  rmSync(stateDir, { recursive: true, force: true })
})

/** The product's table behind a gateway, and the number of answers that the faults changed. */
async function openFaulty(intercepts: readonly Intercept[]): Promise<Table> {
  const server = createGateway({
    forward: upstream.forward,
    permissions: readerOfAll,
    onWrite: () => undefined,
    intercepts,
  })
  servers.push(server)
  const endpoint = `http://127.0.0.1:${await listen(server)}`
  const credentials = { accessKeyId: 'any', secretAccessKey: 'any' }
  return openTable(local.name, new DynamoDBClient({ endpoint, region: 'local', credentials, maxAttempts: 8 }))
}

const faultsOf = (...names: SwitchName[]) => createFaults({ switches: new Set(names), seed: 7 })
const keyOf = (id: number, pk = 'news') => ({ pk: `${pk}#${id}`, sk: 'live' })
const ids = Array.from({ length: 60 }, (_, id) => id)

test('the same seed repeats the same faults', () => {
  const first = faultsOf('conflicts')
  const second = faultsOf('conflicts', 'throttling')

  const draws = ids.map(() => first.random('conflicts'))
  ids.forEach(() => second.random('throttling'))

  expect(ids.map(() => second.random('conflicts'))).toEqual(draws)
  expect(new Set(draws).size).toBe(ids.length)
})

test('no write is lost or applied twice under conflicts and throttling', async () => {
  const table = await openFaulty([tableFaults(faultsOf('conflicts', 'throttling'))])

  for (const id of ids) {
    await table.update(keyOf(0, 'count'), {
      UpdateExpression: 'ADD times :one',
      ExpressionAttributeValues: { ':one': 1 },
    })
    await table.transact([
      { Put: { Item: keyOf(id, 'transacted') } },
      {
        Update: {
          Key: keyOf(1, 'count'),
          UpdateExpression: 'ADD times :one',
          ExpressionAttributeValues: { ':one': 1 },
        },
      },
    ])
  }

  const counts = await table.getAll([keyOf(0, 'count'), keyOf(1, 'count')])
  expect(counts.map((count) => (count as { times?: number } | undefined)?.times)).toEqual([60, 60])
})

test('batches that leave keys and items unprocessed are completed', async () => {
  const table = await openFaulty([tableFaults(faultsOf('unprocessed'))])
  const all = Array.from({ length: 250 }, (_, id) => keyOf(id, 'batch'))

  await writeAll(
    table,
    all.map((Item) => ({ PutRequest: { Item } })),
  )
  const items = await table.getAll(all)

  expect(items).toEqual(all)
})

test('an index shows a write late, with the old entry until then; the table itself shows it at once', async () => {
  let now = 0
  const faults = faultsOf('indexLag')
  const call = tableClient(dynoxide.endpoint, upstream.forward)
  const table = await openFaulty([indexLag({ call, table: local, faults, now: () => now })])
  const put = (id: number, gsi1sk: string) => table.put({ ...keyOf(id, 'late'), gsi1pk: 'late', gsi1sk })
  const listed = async () => {
    const { items } = await table.query<{ gsi1sk: string }>({
      IndexName: 'gsi1',
      KeyConditionExpression: 'gsi1pk = :pk AND begins_with(gsi1sk, :start)',
      ExpressionAttributeValues: { ':pk': 'late', ':start': 'open' },
    })
    return items.map(({ gsi1sk }) => gsi1sk)
  }

  await put(1, 'open 1')
  expect([await listed(), await table.get(keyOf(1, 'late'))]).toEqual([[], expect.anything()])
  now = 1_001
  expect(await listed()).toEqual(['open 1'])
  await put(2, 'open 2')
  await put(1, 'closed 1')
  expect(await listed()).toEqual(['open 1'])
  now = 2_002
  expect(await listed()).toEqual(['open 2'])
  await table.remove(keyOf(2, 'late'))
  expect(await listed()).toEqual(['open 2'])
  now = 3_003
  expect(await listed()).toEqual([])
})
