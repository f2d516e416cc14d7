import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import type { ListRow, StoredRecord } from '@flou/shared/api.ts'
import type { AuditEntry } from '@flou/shared/audit/auditEntry.ts'
import { BATCH_ROWS, type Batch, type BatchCheck } from '@flou/shared/content/batch.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startTestApi, type TestApi } from '../http/testApi.ts'
import { resumeBatches } from '../tasks/resumeBatches.ts'
import { keys } from '../store/keys.ts'
import { contentHandler } from '../../lambdas/content/routes.ts'

const LOOKUPS = ['product', 'region', 'productDetail', 'billingMethod', 'billingItem', 'billingItemType']

let api: TestApi
/** Each test uses its own product. */
let product = 0
let screen = ''
/** Fault injection for transactions, by their number; decides whether to send. */
let disturb: (number: number, send: () => Promise<unknown>) => Promise<unknown> = (_, send) => send()
let sent = 0

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
  api = await startTestApi((services) => contentHandler(services))
  for (const type of LOOKUPS) await putRecord(type, 1)
  api.table.client.middlewareStack.add(
    (next, { commandName }) =>
      (args) => {
        if (commandName !== 'TransactWriteItemsCommand') return next(args)
        sent += 1
        return disturb(sent, () => next(args)) as ReturnType<typeof next> // a failing one throws
      },
    { step: 'initialize', name: 'disturb' },
  )
})
beforeEach(async () => {
  disturb = (_, send) => send()
  product += 1
  await putRecord('product', product)
  screen = `/api/dashboard/product/${product}/storage`
  sent = 0
})
afterAll(() => api.stop())

const putRecord = (type: string, id: number) => {
  const row = JSON.stringify({ titles: { en: 'Server', id: 'Server' } })
  return api.table.put({ ...keys.live(type, id), type, id, version: 1, state: 'published', data: '{}', row })
}

const row = (title: string, price = 250_000_0000) => ({
  title,
  regionId: 1,
  productDetailId: 1,
  billingMethodId: 1,
  billingItemId: 1,
  billingItemTypeId: 1,
  price,
  unit: 'month',
  order: 0,
  billingItemValue: 1,
  minimumSize: 10,
  maximumSize: 100,
})
const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => row(`Row ${index + 1}`))
const send = (rows: readonly object[], key = `key-${crypto.randomUUID()}`, dryRun = false) =>
  api.call<Batch>('POST', `${screen}/batch`, {
    // confirms large price changes
    body: { rows, confirmedProduct: 'Server', ...(dryRun && { dryRun }) },
    headers: { 'idempotency-key': key },
  })
/** Repeats the call until the batch is complete, as the back-office does after each partial response. */
async function sendUntilDone(rows: readonly object[], key: string) {
  let answer = await send(rows, key)
  while (answer.status === 200 && !answer.data.isDone) answer = await send(rows, key)
  return answer
}
const records = async () => (await api.call<StoredRecord[]>('GET', `${screen}/records`)).data
const undo = (id: string) => api.call<Batch>('POST', `/api/dashboard/batch/${id}/undo`)
const fault = (code: string) =>
  new TransactionCanceledException({
    message: code,
    $metadata: {},
    CancellationReasons: [{ Code: code }],
  })

test('a dry run names what would become of each row and what is wrong in which cell, and writes nothing', async () => {
  await send([row('Kept'), row('Dearer')])
  const [kept, dearer] = await records()

  const answer = await api.call<BatchCheck>('POST', `${screen}/batch`, {
    body: {
      dryRun: true,
      rows: [
        kept,
        { ...dearer, price: 1 },
        row('New'),
        { ...row(''), regionId: 9, minimumSize: 200 },
        { ...dearer, recordVersion: 7, id: 99_999 },
      ],
    },
  })

  expect(answer.data.rows).toEqual([
    { action: 'keep' },
    { action: 'update' },
    { action: 'create' },
    {
      action: 'create',
      errors: { Title: 'This field is required.', MaximumSize: 'Enter 200 or more.' },
    },
    { action: 'update', errors: { Id: 'The selected item no longer exists.' } },
  ])
  expect(await records()).toHaveLength(2)
})

test('a region that is gone and bounds out of order are named at their cells', async () => {
  const answer = await send([
    { ...row('A'), regionId: 9 },
    { ...row('B'), minimumSize: 200 },
  ])

  expect(answer).toMatchObject({
    status: 422,
    errors: {
      'Rows[0].RegionId': 'The selected item no longer exists.',
      'Rows[1].MaximumSize': 'Enter 200 or more.',
    },
  })
})

test('a small batch is one transaction, one audit entry, and a version of each record', async () => {
  await send([row('One'), row('Two')])
  const [one, two] = await records()
  api.clock.now = new Date(api.clock.now.getTime() + 1_000)
  sent = 0

  const answer = await send([{ ...one, price: 1_0000 }, two ?? {}, row('Three')])

  expect(answer.data).toMatchObject({ isDone: true, total: 2, done: 2, failures: [] })
  expect(sent).toBe(2) // recorded, executed
  expect((await records()).map(({ title, price, recordVersion }) => [title, price, recordVersion])).toEqual([
    ['One', 1_0000, 2],
    ['Two', 250_000_0000, 1],
    ['Three', 250_000_0000, 1],
  ])
  const log = await api.call<AuditEntry[]>('GET', '/api/dashboard/audit-log?entity=storagePackage&perPage=2')
  expect(log.data[0]).toMatchObject({ actionType: 'import', action: 'Imported Package “Storage (2)”' })
  const entry = await api.call<AuditEntry>('GET', `/api/dashboard/audit-log/${log.data[0]?.id}`)
  expect(JSON.parse(entry.data.data ?? '')).toMatchObject({
    batch: answer.data.id,
    rows: [
      { id: one?.id, action: 'update', version: 2 },
      { action: 'create', version: 1 },
    ],
  })
})

test('rows without a change are nothing to do', async () => {
  await send([row('Kept')])

  const { status, data } = await send(await records())

  expect(status).toBe(200)
  expect(data).toEqual({ id: '', isDone: true, total: 0, done: 0, failures: [], entries: [] })
  expect(await records()).toMatchObject([{ recordVersion: 1 }])
})

test.each([
  ['no list', 'x', 400],
  ['a row that is none', [null], 400],
  ['a row that is a list', [[]], 400],
  ['too many rows', Array.from({ length: BATCH_ROWS + 1 }, () => row('Row')), 422],
])('%s is refused', async (_, rows, status) => {
  expect((await api.call('POST', `${screen}/batch`, { body: { rows } })).status).toBe(status)
})

test('a stale row refuses the whole batch', async () => {
  await send([row('Stale'), row('Other')])
  const [stale, other] = await records()
  await api.call('PUT', `${screen}/${stale?.id}`, {
    body: { ...stale, price: 5_0000, confirmedProduct: 'Server' },
  })

  const answer = await send([
    { ...stale, price: 7_0000 },
    { ...other, price: 7_0000 },
  ])

  expect(answer).toMatchObject({ status: 422, errors: { 'Rows[0].RecordVersion': expect.any(String) } })
  expect((await records()).map(({ price }) => price)).toEqual([5_0000, 250_000_0000])
})

test('500 rows are stored once each, whatever is throttled, in conflict or lost on the way', async () => {
  disturb = async (number, send) => {
    if (number === 5) throw fault('TransactionConflict')
    if (number === 9) throw fault('ThrottlingError')
    await send()
    if (number === 20) throw new Error('the process died after the write')
    return { $metadata: {}, output: { $metadata: {} } }
  }

  const died = await sendUntilDone(rowsOf(500), 'five-hundred')
  const half = (await records()).length
  disturb = (_, send) => send()
  const answer = await sendUntilDone(rowsOf(500), 'five-hundred')

  expect(died.status).toBe(500)
  expect(half).toBeGreaterThan(0)
  expect(answer.data).toMatchObject({ isDone: true, done: 500, failures: [] })
  const list = await api.call<ListRow[]>('GET', `${screen}?perPage=100`)
  expect(list.total).toBe(500)
  const ids = answer.data.entries.map(({ id }) => id)
  expect(new Set(ids).size).toBe(500)
  expect(list.data.every(({ recordVersion }) => recordVersion === 1)).toBe(true)
})

test('a batch whose call has died is carried on within a minute', async () => {
  disturb = async (number, send) => {
    if (number > 3) throw new Error('the process died')
    return send()
  }
  await send(rowsOf(40), 'left-alone')
  disturb = (_, send) => send()
  const soon = new Date(api.clock.now.getTime() + 5_000)
  const later = new Date(api.clock.now.getTime() + 3_600_000)

  const hasTime = () => true
  const early = await resumeBatches({ table: api.table, registry: REGISTRY, now: soon }, hasTime)
  const resumed = await resumeBatches({ table: api.table, registry: REGISTRY, now: later }, hasTime)
  const again = await resumeBatches({ table: api.table, registry: REGISTRY, now: later }, hasTime)

  expect([early, resumed, again]).toEqual([0, 1, 0])
  expect(await records()).toHaveLength(40)
})

test('a row that somebody changes while the batch runs is passed over and named', async () => {
  await send(rowsOf(3))
  const stored = await records()
  disturb = async (number, send) => {
    if (number === 3) {
      disturb = (_, send) => send()
      await api.call('PUT', `${screen}/${stored[1]?.id}`, { body: { ...stored[1], title: 'Theirs' } })
    }
    return send()
  }

  const answer = await send(stored.map((record) => ({ ...record, price: 9_0000 })))

  expect(answer.data).toMatchObject({
    isDone: true,
    failures: [{ index: 1, id: stored[1]?.id, title: 'Row 2' }],
  })
  expect((await records()).map(({ price, title }) => [title, price])).toEqual([
    ['Row 1', 9_0000],
    ['Theirs', 250_000_0000],
    ['Row 3', 9_0000],
  ])
})

test('one undo takes the batch back, but for rows changed since, and is done once', async () => {
  await send([row('One'), row('Two')])
  const before = await records()
  const batch = await send([...before.map((record) => ({ ...record, price: 1_0000 })), row('Three')])
  const [, two] = await records()
  await api.call('PUT', `${screen}/${two?.id}`, { body: { ...two, title: 'Renamed' } })

  const undone = await undo(batch.data.id)
  const again = await undo(batch.data.id)

  expect(undone.data).toMatchObject({
    isDone: true,
    undoes: batch.data.id,
    failures: [{ id: two?.id, title: 'Two' }],
  })
  expect(again.data).toEqual(undone.data)
  expect((await records()).map(({ title, price }) => [title, price])).toEqual([
    ['One', 250_000_0000],
    ['Renamed', 1_0000],
  ])
  const state = await api.call<Batch>('GET', `/api/dashboard/batch/${batch.data.id}`)
  expect(state.data.undoneBy).toBe(undone.data.id)
})

test('another request under the same key is refused', async () => {
  await send([row('First')], 'same-key-1')

  expect((await send([row('Second')], 'same-key-1')).status).toBe(400)
})
