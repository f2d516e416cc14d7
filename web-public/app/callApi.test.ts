import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { callApi } from './callApi.ts'

afterEach(() => vi.unstubAllGlobals())

async function sentBy(call: () => Promise<unknown>, lang = 'en') {
  const fetched = vi.fn<typeof fetch>(async () => new Response())
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('document', { documentElement: { lang } })
  await call()
  return fetched.mock.calls[0]
}

test.each([
  ['en', undefined, 'en-US'],
  ['id', undefined, 'id-ID'],
  ['en', 'id', 'id-ID'],
] as const)(
  'on a page in %s, asked for %s, the answer is wanted as JSON in %s',
  async (lang, language, code) => {
    const [path, options] = (await sentBy(() => callApi('/api/menu', language && { language }), lang)) ?? []

    expect(path).toBe('/api/menu')
    expect(options?.headers).toEqual({ accept: 'application/json', 'accept-language': code })
  },
)

test('a body is JSON, and further headers are kept', async () => {
  const call = () => callApi('/api/estimates', { method: 'POST', body: '{}', headers: { 'x-edit-key': 'k' } })
  const [, options] = (await sentBy(call)) ?? []

  expect(options).toMatchObject({ method: 'POST', body: '{}' })
  expect(options?.headers).toMatchObject({ 'content-type': 'application/json', 'x-edit-key': 'k' })
})

test('nothing else of the site calls the API by itself', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^callApi\.ts$/.test(file))
  const direct = /\bfetch\(\s*(?:`\$\{)?(?:PUBLIC_PATHS|FORM_PATHS|['"`]\/api\/)|accept-language/i
  const own = sources.filter((file) => direct.test(readFileSync(join(import.meta.dirname, file), 'utf8')))

  expect(sources.length).toBeGreaterThan(100)
  expect(own).toEqual([])
})
