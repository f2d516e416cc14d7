import type { ListRow, StoredRecord, RevisionRow } from '@flou/shared/api.ts'
import type { AuditEntry } from '@flou/shared/audit/auditEntry.ts'
import type { VersionedRecord, OrderConflict, OrderRequest } from '@flou/shared/content/order.ts'
import { fc } from '@flou/shared/strings/fuzz.ts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startTestApi, type TestApi } from '../http/testApi.ts'
import { keys } from '../store/keys.ts'
import { contentHandler } from '../../lambdas/content/routes.ts'

/** Reordering of lists in one call: plain lists, and menus with sub-menus. */
const REGION = '/api/dashboard/region'
const MENU = '/api/dashboard/menu'
let api: TestApi
let seed = 0

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
  api = await startTestApi((services) => contentHandler(services))
})
afterAll(() => api.stop())

async function add(path: string, body: Record<string, unknown>): Promise<StoredRecord> {
  const answer = await api.call<StoredRecord>('POST', path, { body })
  expect(answer.errors).toBeUndefined()
  return answer.data
}
const both = (text: string) => [
  { languageId: 1, title: `${text} id`, contentTitle: 'x' },
  { languageId: 2, title: text, contentTitle: 'x' },
]
const addRegion = (order: number) => add(REGION, { order, contents: both(`Region ${(seed += 1)}`) })
const addMenu = (order: number) => add(MENU, { type: 0, order, translations: both(`Menu ${(seed += 1)}`) })
const addBelow = (menu: number, order: number) =>
  add(`${MENU}/${menu}/sub-menu`, { order, translations: both(`Below ${(seed += 1)}`) })

const rowsOf = async (path: string) =>
  (await api.call<ListRow[]>('GET', `${path}?perPage=100`)).data.map(({ id, recordVersion }) => ({
    id,
    recordVersion,
  }))
const idsOf = async (path: string) => (await rowsOf(path)).map(({ id }) => id)
const arrange = (path: string, body: OrderRequest, key = crypto.randomUUID()) =>
  api.call<OrderRequest>('PUT', `${path}/order`, { body, headers: { 'idempotency-key': key } })
const conflictOf = (data: unknown) => {
  const { added, removed, moved } = data as OrderConflict
  return [added, removed, moved].map((records) => records.map(({ id }) => id))
}
const withFirstLast = (rows: VersionedRecord[]) => [...rows.slice(1), ...rows.slice(0, 1)]

beforeEach(async () => {
  for (const { id } of await rowsOf(REGION)) await api.call('DELETE', `${REGION}/${id}`)
})

test('one record to the end: one transaction, one version, one audit entry that names it', async () => {
  const [first] = [await addRegion(0), await addRegion(10), await addRegion(20)]
  const rows = await rowsOf(REGION)
  api.calls.length = 0

  const answer = await arrange(REGION, { records: withFirstLast(rows) })

  const writes = api.calls.filter((name) => name === 'TransactWriteItemsCommand')
  const versions = await api.call<RevisionRow[]>('GET', `${REGION}/${first.id}/versions`)
  const { data: entries } = await api.call<AuditEntry[]>('GET', '/api/dashboard/audit-log?actionType=update')
  const { data: entry } = await api.call<AuditEntry>('GET', `/api/dashboard/audit-log/${entries[0]?.id}`)
  expect(answer).toMatchObject({ status: 200, message: 'The new order is saved.' })
  expect(await rowsOf(REGION)).toEqual(answer.data.records)
  expect(writes).toHaveLength(1)
  expect(answer.data.records.map(({ recordVersion }) => recordVersion)).toEqual([1, 1, 2])
  expect(versions.data.map(({ changed }) => changed)).toEqual([expect.anything(), undefined])
  expect(entries).toHaveLength(1)
  expect(entries[0]).toMatchObject({ entity: 'region', entityId: first.id })
  expect(entries[0]?.action).toBe(`Changed the order of Region “Region ${seed - 2}”`)
  expect(JSON.parse(String(entry.data))).toMatchObject({
    before: { order: `Region ${seed - 2}, Region ${seed - 1}, Region ${seed}` },
  })
})

test('any permutation saved is the permutation read', async () => {
  for (let at = 0; at < 7; at += 1) await addRegion(at % 3)
  const ids = await idsOf(REGION)
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray(ids, { minLength: ids.length }), async (wanted) => {
      const known = new Map((await rowsOf(REGION)).map((row) => [row.id, row]))
      const records = wanted.flatMap((id) => known.get(id) ?? [])

      const answer = await arrange(REGION, { records })

      expect(answer.status).toBe(200)
      expect(await idsOf(REGION)).toEqual(wanted)
      expect(await rowsOf(REGION)).toEqual(answer.data.records)
    }),
    { numRuns: 20 },
  )
})

test('a list that has gained, lost or moved records since is refused by name, and nothing is moved', async () => {
  const [, second, third] = [await addRegion(1), await addRegion(2), await addRegion(3)]
  const records = withFirstLast(await rowsOf(REGION))
  const added = await addRegion(9)
  await api.call('DELETE', `${REGION}/${second.id}`)
  await api.call('PUT', `${REGION}/${third.id}`, { body: { ...third, order: 0 } })
  const before = await rowsOf(REGION)

  const answer = await arrange(REGION, { records })

  expect([answer.status, answer.code]).toEqual([409, 'record_changed'])
  expect(conflictOf(answer.data)).toEqual([[added.id], [second.id], [third.id]])
  expect(answer.data).toMatchObject({ added: [{ titles: { en: `Region ${seed}` } }] })
  expect(await rowsOf(REGION)).toEqual(before)
})

test('a record that was saved otherwise is no conflict, and keeps what was saved', async () => {
  const first = await addRegion(1)
  await addRegion(2)
  const records = withFirstLast(await rowsOf(REGION))
  await api.call('PUT', `${REGION}/${first.id}`, { body: { ...first, contents: both('Renamed') } })

  const answer = await arrange(REGION, { records })

  const read = await api.call<StoredRecord>('GET', `${REGION}/${first.id}`)
  expect(answer.status).toBe(200)
  expect(await idsOf(REGION)).toEqual(records.map(({ id }) => id))
  expect(read.data['contents']).toMatchObject(both('Renamed').map(({ title }) => ({ title })))
})

/** Simulates a crash after the given number of transactions. @returns a function that ends the simulation */
function dieAfter(transactions: number): () => void {
  const { middlewareStack } = api.services.table.client
  let left = transactions
  middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        if (commandName === 'TransactWriteItemsCommand' && (left -= 1) < 0) throw new Error('killed')
        return next(args)
      },
    { step: 'initialize', name: 'kill' },
  )
  return () => void middlewareStack.remove('kill')
}

test('killed between two transactions, the same request again completes it, with one audit entry', async () => {
  for (let at = 0; at < 45; at += 1) await addRegion(0)
  const records = (await rowsOf(REGION)).toReversed()
  const audited = async () =>
    (await api.call<AuditEntry[]>('GET', '/api/dashboard/audit-log?actionType=update&perPage=100')).data
      .length
  const [key, before] = [crypto.randomUUID(), await audited()]
  const revive = dieAfter(1)

  const killed = await arrange(REGION, { records }, key)
  revive()
  const half = await idsOf(REGION)
  const again = await arrange(REGION, { records }, key)

  expect(killed.status).toBe(500)
  expect(half).not.toEqual(records.map(({ id }) => id))
  expect(again.status).toBe(200)
  expect(await idsOf(REGION)).toEqual(records.map(({ id }) => id))
  expect(await audited()).toBe(before + 1)
})

test('a repetition changes nothing, also after the order was undone', async () => {
  for (let at = 1; at <= 3; at += 1) await addRegion(at)
  const rows = await rowsOf(REGION)
  const [key, records] = [crypto.randomUUID(), withFirstLast(rows)]

  const answer = await arrange(REGION, { records }, key)
  const known = new Map(answer.data.records.map((record) => [record.id, record]))
  const undone = await arrange(REGION, { records: rows.flatMap(({ id }) => known.get(id) ?? []) })
  const repeated = await arrange(REGION, { records }, key)

  expect([undone.status, repeated.status]).toEqual([200, 200])
  expect(await idsOf(REGION)).toEqual(rows.map(({ id }) => id))
})

test('a conflict half way stops there: what is done stays in order among itself', async () => {
  for (let at = 0; at < 45; at += 1) await addRegion(0)
  const records = (await rowsOf(REGION)).toReversed()
  const [key, last] = [crypto.randomUUID(), records.at(-1)?.id ?? 0]
  const revive = dieAfter(1)
  await arrange(REGION, { records }, key)
  revive()
  const { data } = await api.call<StoredRecord>('GET', `${REGION}/${last}`)
  await api.call('PUT', `${REGION}/${last}`, { body: { ...data, order: 400 } })

  const answer = await arrange(REGION, { records }, key)

  expect(answer.status).toBe(409)
  expect(conflictOf(answer.data)).toEqual([[], [], [last]])
})

test('a sub-menu moves to another menu in the same call: both totals and both lists follow', async () => {
  const [one, other] = [await addMenu(1), await addMenu(2)]
  const [first, second] = [await addBelow(one.id, 1), await addBelow(one.id, 2)]
  const third = await addBelow(other.id, 1)
  const menus = (await rowsOf(MENU)).toReversed()

  const answer = await arrange(MENU, {
    records: menus,
    below: [
      { type: 'subMenu', parentId: one.id, records: [{ id: second.id, recordVersion: 1 }] },
      {
        type: 'subMenu',
        parentId: other.id,
        records: [third, first].map(({ id }) => ({ id, recordVersion: 1 })),
      },
    ],
  })

  const total = async (id: number) =>
    (await api.services.table.get(keys.counter('subMenu', id), { consistent: true }))?.['total']
  const found = await api.call<ListRow[]>('GET', `${MENU}/${other.id}/sub-menu?keyword=below`)
  const kept = await api.call('DELETE', `${MENU}/${other.id}`)
  expect(answer.status).toBe(200)
  expect(await idsOf(MENU)).toEqual(menus.map(({ id }) => id))
  expect(await idsOf(`${MENU}/${one.id}/sub-menu`)).toEqual([second.id])
  expect(await idsOf(`${MENU}/${other.id}/sub-menu`)).toEqual([third.id, first.id])
  expect([await total(one.id), await total(other.id)]).toEqual([1, 2])
  expect(new Set(found.data.map(({ id }) => id))).toEqual(new Set([first.id, third.id]))
  expect(kept.code).toBe('in_use')
})

test('what makes no sense is refused', async () => {
  const { id } = await addRegion(1)
  const menu = await addMenu(5)
  const one = { id, recordVersion: 1 }
  const below = { type: 'region', parentId: menu.id, records: [one] }

  const twice = await arrange(REGION, { records: [one, one] })
  const stranger = await arrange(MENU, { records: await rowsOf(MENU), below: [below] })
  const wrong = await arrange(REGION, { records: [{ id: -1, recordVersion: 0 }] })
  // a type without an order has no such route: `order` is parsed as a record id
  const unordered = await api.call('PUT', '/api/dashboard/news/category/order', { body: { records: [] } })
  const many = Array.from({ length: 501 }, (_, at) => ({ id: at + 1, recordVersion: 1 }))
  const tooMany = await arrange(REGION, { records: many })

  expect([twice, stranger, wrong, unordered, tooMany].map(({ status }) => status)).toEqual([
    400, 400, 422, 404, 413,
  ])
})
