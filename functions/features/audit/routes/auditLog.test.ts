import type { AuditEntry } from '@flou/shared/audit/auditEntry.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestApi, type TestApi } from '../../../core/http/testApi.ts'
import { auditItem } from '../../../core/store/items/auditItem.ts'
import { newUlid } from '../../../core/store/ulid.ts'
import { contentHandler } from '../../../lambdas/content/routes.ts'

/** Entries of two users over four months: one per hour, every tenth a log-in. */
const COUNT = 600
const START = Date.parse('2026-07-25T00:00:00Z')
const STEP_MS = 4.5 * 3_600_000
let api: TestApi

const instantOf = (index: number) => new Date(START + index * STEP_MS)

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
  api = await startTestApi((services) => contentHandler(services))
  const items = Array.from({ length: COUNT }, (_, index) => {
    const now = instantOf(index)
    const by = { id: index % 2 === 0 ? 7 : 8, name: `Person ${index % 2}`, title: '' }
    const change = { now, newId: () => newUlid(now), by, service: 'news', method: 'POST' }
    const isLogIn = index % 10 === 0
    return auditItem(change, {
      entity: isLogIn ? 'user' : 'news',
      entityId: index,
      actionType: isLogIn ? 'login' : 'update',
      subject: { en: `Entry ${index}`, id: `Entri ${index}` },
    })
  })
  for (let at = 0; at < COUNT; at += 100)
    await api.table.transact(items.slice(at, at + 100).map((Item) => ({ Put: { Item } })))
})
afterAll(() => api.stop())

async function idsOf(filter: string): Promise<{ ids: number[]; pages: number }> {
  const ids: number[] = []
  let cursor: string | undefined = ''
  let pages = 0
  while (cursor !== undefined) {
    const page: { data: AuditEntry[]; cursor?: string } = await api.call<AuditEntry[]>(
      'GET',
      `/api/dashboard/audit-log?perPage=50&${filter}&cursor=${cursor}`,
    )
    ids.push(...page.data.map(({ entityId }) => entityId))
    ;({ cursor } = page)
    pages += 1
  }
  return { ids, pages }
}
const expected = (isWanted: (index: number) => boolean) =>
  Array.from({ length: COUNT }, (_, index) => index)
    .filter(isWanted)
    .reverse()

test('all entries come once, newest first, over the months', async () => {
  const { ids } = await idsOf('service=news&from=2026-07-01')

  // signing up the test users also wrote entries, with other ids
  expect(ids.slice(-COUNT)).toEqual(expected(() => true))
})

test.each([
  ['entity=user&actionType=login', (index: number) => index % 10 === 0],
  ['entity=news', (index: number) => index % 10 !== 0],
  ['person=8', (index: number) => index % 2 === 1],
  ['person=7&actionType=login', (index: number) => index % 10 === 0],
  ['person=8&entity=user', () => false],
  ['entity=news&entityId=123', (index: number) => index === 123],
  ['entity=news&entityId=123&actionType=login', () => false],
])('%s', async (filter, isWanted) => {
  expect((await idsOf(filter)).ids).toEqual(expected(isWanted))
})

test('days are days in Jakarta, both inclusive, for every filter', async () => {
  const from = new Date('2026-08-31T17:00:00Z') // midnight in Jakarta
  const to = new Date('2026-09-02T17:00:00Z')
  const isWithin = (index: number) => instantOf(index) >= from && instantOf(index) < to

  expect((await idsOf('entity=news&from=2026-09-01&to=2026-09-02')).ids).toEqual(
    expected((index) => index % 10 !== 0 && isWithin(index)),
  )
  expect((await idsOf('person=7&from=2026-09-01&to=2026-09-02')).ids).toEqual(
    expected((index) => index % 2 === 0 && isWithin(index)),
  )
})

test('a call reads a bounded part of the log and goes on by its cursor', async () => {
  await idsOf('person=7&perPage=1') // the caller's role is cached from here on
  api.calls.length = 0

  const page = await api.call<AuditEntry[]>('GET', '/api/dashboard/audit-log?entity=nothing')

  expect(page.data).toEqual([])
  expect(api.calls.length).toBeLessThanOrEqual(24 + 10)
})

test('a period that ends before it starts is empty', async () => {
  expect((await idsOf('person=7&from=2026-09-03&to=2026-09-01')).ids).toEqual([])
})

test('a cursor of another filter is refused', async () => {
  const { cursor } = await api.call('GET', '/api/dashboard/audit-log?person=7&perPage=2')

  const answer = await api.call('GET', `/api/dashboard/audit-log?person=8&cursor=${cursor}`)

  expect(answer.status).toBe(400)
})

test('an export is in the log before its first line leaves', async () => {
  const noted = await api.call<{ id: string }>('POST', '/api/dashboard/audit-log/export', {
    body: { entity: 'news', from: '2026-09-01' },
  })

  const entry = await api.call<AuditEntry>('GET', `/api/dashboard/audit-log/${noted.data.id}`)

  expect(entry.data).toMatchObject({ actionType: 'export', action: 'Exported Audit Log', service: 'audit' })
  expect(JSON.parse(entry.data.data ?? '')).toEqual({
    before: null,
    after: { entity: 'news', from: '2026-09-01' },
  })
})
