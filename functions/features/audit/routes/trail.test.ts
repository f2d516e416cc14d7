import type { DayReport } from '@flou/shared/audit/auditCheck.ts'
import type { Envelope } from '@flou/shared/api.ts'
import type { AuditEntry } from '@flou/shared/audit/auditEntry.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestApi, type TestApi } from '../../../core/http/testApi.ts'
import { entryAt, fakeSeals, sealAt } from '../chain/testAuditLog.ts'
import { verifyExport } from '../chain/verifyExport.ts'
import { contentHandler } from '../../../lambdas/content/routes.ts'

const LOG = '/api/dashboard/audit-log'
const seals = fakeSeals()
let api: TestApi

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
  const openSeals = () => Promise.resolve(seals.read)
  api = await startTestApi((services) => contentHandler(services, REGISTRY, { openSeals }))
  for (const day of ['18', '19'])
    await api.table.put(entryAt(`2026-11-${day}T05:00:00Z`, 1, { before: null, after: { slug: 'a' } }))
  await sealAt(api.table, seals, '2026-11-21T03:30:00Z')
})
afterAll(() => api.stop())

async function pagesOf<T>(path: string): Promise<T[]> {
  const pages: T[] = []
  let cursor: string | undefined = ''
  while (cursor !== undefined) {
    const answer: Envelope<T> = await api.call<T>('GET', `${LOG}/${path}&cursor=${cursor}`)
    pages.push(answer.data)
    ;({ cursor } = answer)
  }
  return pages
}

test('a range is checked day by day, up to today', async () => {
  const reports = (await pagesOf<DayReport[]>('verify?from=2026-11-17&to=2026-12-24')).flat()

  expect(reports.map(({ day, state, entries }) => [day, state, entries])).toEqual([
    ['2026-11-17', 'outside', 0],
    ['2026-11-18', 'sealed', 1],
    ['2026-11-19', 'sealed', 1],
    ['2026-11-20', 'sealed', 0],
    ['2026-11-21', 'open', expect.any(Number)],
  ])
  expect(reports.flatMap(({ problems }) => problems)).toEqual([])
})

test('a long range is checked in calls of a month, and a range that ends before it begins is empty', async () => {
  const pages = await pagesOf<DayReport[]>('verify?from=2026-01-01&to=2026-03-31')

  expect(pages.map(({ length }) => length)).toEqual([31, 31, 28])
  expect((await api.call('GET', `${LOG}/verify?from=2026-11-19&to=2026-11-18`)).data).toEqual([])
})

test.each(['verify?from=yesterday', 'verify?cursor=x', 'trail?to=2026-13-01', 'trail?cursor=e30'])(
  '%s is refused',
  async (path) => {
    expect((await api.call('GET', `${LOG}/${path}`)).status).toBe(400)
  },
)

test('the export for auditors is a file that can be checked by itself, and the log says who made it', async () => {
  const range = { from: '2026-11-18', to: '2026-11-20' }
  await api.call('POST', `${LOG}/export`, { body: { ...range, format: 'trail' } })
  const text = (await pagesOf<string>('trail?from=2026-11-18&to=2026-11-20')).join('')

  async function* lines() {
    yield* text.split('\n')
  }
  expect(await verifyExport(lines())).toMatchObject([
    { day: '2026-11-18', state: 'sealed', entries: 1, problems: [] },
    { day: '2026-11-19', state: 'sealed', entries: 1, problems: [] },
    { day: '2026-11-20', state: 'sealed', entries: 0, problems: [] },
  ])
  const [noted] = (await api.call<AuditEntry[]>('GET', `${LOG}?actionType=export`)).data
  const { data } = (await api.call<AuditEntry>('GET', `${LOG}/${noted?.id}`)).data
  expect(JSON.parse(data ?? '')).toEqual({ before: null, after: { ...range, format: 'trail' } })
})
