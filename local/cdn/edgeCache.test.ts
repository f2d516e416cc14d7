import { expect, test } from 'vitest'
import { EdgeCache, type CacheRequest } from './edgeCache.ts'

const HOUR = 3_600
const PAGES = { shortest: HOUR, normal: 24 * HOUR, longest: 365 * 24 * HOUR }
const NOT_CACHED = { shortest: 0, normal: 0, longest: 0 }

let now = 0
function edge(changes: Partial<CacheRequest> = {}) {
  const cache = new EdgeCache('X-Amz-Meta-Cache-Tag', () => now)
  let version = 0
  const request = { method: 'GET', path: '/en/news.html', key: '', times: PAGES, errorSeconds: new Map() }
  const get = async (status = 200, headers: Record<string, string> = {}) => {
    const load = () => ({ status, headers, body: Buffer.from(`version ${++version}`) })
    const { body } = await cache.through({ ...request, ...changes }, load)
    return Buffer.isBuffer(body) ? body.toString() : ''
  }
  return { cache, get }
}

test('a file is cached until an invalidation covers its path, at least for the shortest time', async () => {
  const { cache, get } = edge()
  await get(200, { 'cache-control': 'max-age=0' })

  now += (HOUR - 1) * 1000
  expect(await get()).toBe('version 1')
  cache.remove(['/id/*', '/en/news'])
  expect(await get()).toBe('version 1')
  cache.remove(['/en/*'])
  expect(await get()).toBe('version 2')
})

test('an invalidated tag removes the objects that have it', async () => {
  const { cache, get } = edge()
  await get(200, { 'x-amz-meta-cache-tag': 'pages, group-7' })

  cache.remove(['#group-1', '#group'])
  expect(await get()).toBe('version 1')
  cache.remove(['#Group-7'])
  expect(await get()).toBe('version 2')
})

test('an error is cached ten seconds, and not at all where the distribution sets 0', async () => {
  const { get } = edge({ times: NOT_CACHED })
  await get(503, { 'cache-control': 'no-store' })
  expect(await get(200)).toBe('version 1')
  now += 10_001
  expect(await get(200)).toBe('version 2')

  const mended = edge({ times: NOT_CACHED, errorSeconds: new Map([[503, 0]]) })
  await mended.get(503)
  expect(await mended.get(200)).toBe('version 2')
})

test('writes and responses without caching always reach the origin', async () => {
  const post = edge({ method: 'POST' })
  await post.get()
  expect(await post.get()).toBe('version 2')

  const api = edge({ times: NOT_CACHED })
  await api.get(200, { 'cache-control': 'max-age=60' })
  expect(await api.get()).toBe('version 2')
})
