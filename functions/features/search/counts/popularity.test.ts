import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestApi, type TestApi } from '../../../core/http/testApi.ts'
import { apiHandler } from '../../../core/http/apiHandler.ts'
import { searchKeys } from './searchKeys.ts'
import { dayItem } from '../../visits/sumUpDays.ts'
import { popularityReader, sumUpPopularity } from './popularity.ts'
import { weekItem } from './sumUpWeeks.ts'
import { noTotals } from './weekCounts.ts'

const now = new Date('2026-11-23T05:00:00Z')
let api: TestApi

beforeAll(async () => {
  api = await startTestApi((services) => apiHandler([], services))
})
afterAll(() => api.stop())

const views = (day: string, pages: readonly { path: string; en: number; id: number }[]) =>
  api.services.table.put(dayItem(day, { pages: [...pages], referrers: [] }))

/** Result of a reader after its first read. */
async function read() {
  const known = popularityReader(api.services.table, () => now)
  known()
  return vi.waitUntil(known, { timeout: 5_000 })
}

test('views of late count more than older ones, opened results more than views, each language by itself', async () => {
  await views('2026-11-21', [
    { path: '/late', en: 100, id: 0 },
    { path: '/opened', en: 100, id: 0 },
    { path: '/few', en: 2, id: 0 },
    { path: '*', en: 9_000, id: 9_000 },
  ])
  await views('2026-10-20', [{ path: '/old', en: 100, id: 40 }])
  const pages = [{ path: '/opened', language: 'en' as const, clicks: 50 }]
  await api.services.table.put(weekItem('2026-11-16', { totals: noTotals(), queries: [], pages }))

  await sumUpPopularity(api.services.table, now)

  const { en, id } = await read()
  expect([...en.keys()]).toEqual(['/opened', '/late', '/old'])
  expect(en.get('/opened')).toBe(1)
  expect(en.get('/old')).toBeGreaterThan(0)
  expect([...id]).toEqual([['/old', 1]])
})

test('it ends by itself where nobody counts any more', async () => {
  const item = await api.services.table.get(searchKeys.popularity())

  expect(item?.['ttl']).toBe(now.getTime() / 1000 + 60 * 24 * 60 * 60)
})

test('a search never waits for it, nor fails with it', () => {
  const get = vi.spyOn(api.services.table, 'get').mockRejectedValue(new Error('no connection'))
  const known = popularityReader(api.services.table, () => now)

  expect(known()).toBeUndefined()
  expect(get).toHaveBeenCalledOnce()
  get.mockRestore()
})
