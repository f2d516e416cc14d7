import { ORIGIN_HEADER } from '@flou/shared/api.ts'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { beforeEach, expect, test, vi } from 'vitest'
import { notFoundPages } from './notFoundPage.ts'

const files = new Map<string, string>()
let now = new Date('2026-11-23T00:00:00Z')
const read = vi.fn<(key: string) => Promise<string>>(async (key) => {
  const file = files.get(key)
  if (file === undefined) throw new Error(`${key} is missing`)
  return file
})
let handle: ReturnType<typeof notFoundPages>

beforeEach(() => {
  files.clear()
  files.set('en/404/index.html', 'not found').set('id/404/index.html', 'tidak ditemukan')
  read.mockClear()
  handle = notFoundPages({ read, originSecret: 'secret', now: () => now })
})

/** Request of the CDN for a path without an object. */
const asked = (rawPath: string, secret = 'secret') =>
  handle({ rawPath, headers: { [ORIGIN_HEADER]: secret } } as unknown as APIGatewayProxyEventV2) // fields read

test.each([
  ['/en/nowhere/index.html', 'not found'],
  ['/id/nowhere/index.html', 'tidak ditemukan'],
  ['/id/index.html', 'tidak ditemukan'],
  ['/identity.txt', 'not found'],
  ['/releases/01A-1/id/gone/index.html', 'tidak ditemukan'],
])('%s is answered 404 with the page of its language', async (path, body) => {
  expect(await asked(path)).toMatchObject({
    statusCode: 404,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body,
  })
})

test('data of a page that is missing is answered 404 without a page', async () => {
  expect(await asked('/id/nowhere.data')).toMatchObject({ statusCode: 404, body: '' })
})

test('a new edition of the page is shown ten seconds later', async () => {
  await asked('/en/a/index.html')
  files.set('en/404/index.html', 'new menu')
  const early = await asked('/en/b/index.html')
  now = new Date(now.getTime() + 10_000)

  expect(early.body).toBe('not found')
  expect((await asked('/en/b/index.html')).body).toBe('new menu')
  expect(read).toHaveBeenCalledTimes(2)
})

test('before the first publish the CDN shows its own page; the next request looks again', async () => {
  files.clear()
  const before = await asked('/en/a/index.html')
  files.set('en/404/index.html', 'not found')

  expect(before.statusCode).toBe(403)
  expect((await asked('/en/a/index.html')).statusCode).toBe(404)
})

test('only the CDN is answered', async () => {
  expect(await asked('/en/a/index.html', 'guess')).toMatchObject({ statusCode: 403, body: '' })
  expect(read).not.toHaveBeenCalled()
})
