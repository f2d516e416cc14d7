import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import type { ListRow } from '@flou/shared/api.ts'
import { news } from '@flou/shared/content/types/news.ts'
import type { Api } from '../api/client.ts'

vi.mock('../session/current.ts', () => ({ api: vi.fn<Api>() }))
// files share a worker, which has loaded the modules without the mock
vi.resetModules()
afterAll(() => vi.resetModules())
const { api } = await import('../session/current.ts')
const { unpublishRow } = await import('./unpublish.ts')

const list = { type: news, apiUrl: '/news' }
const row = (listStates: ListRow['listStates']) => ({ id: 7, recordVersion: 4, listStates }) as ListRow
let version = 4

const calls = () =>
  vi.mocked(api).mock.calls.map(([path, { method = 'GET', body } = {}]) => {
    const { slug, recordVersion } = (body ?? {}) as { slug?: string; recordVersion?: number }
    return [method, path, ...(body ? [slug, recordVersion] : [])]
  })

beforeEach(() => {
  version = 4
  vi.mocked(api)
    .mockReset()
    .mockImplementation((path, { method = 'GET' } = {}) => {
      if (method !== 'GET') version += 1
      const isEarlier = path.includes('/versions/')
      const live = isEarlier ? undefined : { version: 3 }
      return Promise.resolve({
        data: { id: 7, recordVersion: version, slug: isEarlier ? 'published' : 'draft', live },
      } as never)
    })
})

test('undo of a row without a draft publishes the version that was left', async () => {
  const { undo } = await unpublishRow(list, row({ visibility: 'published' }))
  await undo?.()

  expect(calls()).toEqual([
    ['POST', '/news/7/unpublish?recordVersion=4'],
    ['POST', '/news/7/publish?recordVersion=5'],
  ])
})

test('undo of a row with a draft publishes the earlier content and keeps the draft', async () => {
  const { undo } = await unpublishRow(list, row({ visibility: 'published', hasDraft: true }))
  vi.mocked(api).mockClear()
  await undo?.()

  expect(calls()).toEqual([
    ['GET', '/news/7/versions/3'],
    ['PUT', '/news/7', 'published', 5],
    ['PUT', '/news/7/draft', 'draft', 6],
  ])
})

test('a row that was not published has no undo', async () => {
  vi.mocked(api).mockResolvedValue({ data: { recordVersion: 4 } })

  expect((await unpublishRow(list, row({ visibility: 'unpublished' }))).undo).toBeUndefined()
})

test('a row that waits for approval has no undo', async () => {
  vi.mocked(api).mockResolvedValue({ data: { recordVersion: 5 }, changeRequest: { id: '1' } } as never)

  expect((await unpublishRow(list, row({ visibility: 'published' }))).undo).toBeUndefined()
})
