import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ORIGIN_HEADER } from '@flou/shared/api.ts'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { apiHandler } from '../../core/http/apiHandler.ts'
import { SECRET, startTestApi, type TestApi } from '../../core/http/testApi.ts'
import { searchCounter, type SearchCounter } from './counts/searchCounter.ts'
import { memoryIndexFiles } from './storage/indexFiles.ts'
import { readDocument } from './indexing/readDocument.ts'
import { addUpdates } from './storage/updateIndex.ts'
import { indexReader } from './indexReader.ts'
import { searchPages } from './searchPage.ts'
import { searchRoutes } from './searchRoutes.ts'

/** Complete search: routes, counting in the table, response. */
const files = memoryIndexFiles()
const { current } = indexReader({ files, now: () => 0 })
let api: TestApi
let count: SearchCounter

const PAGE =
  '<html><head><meta property="og:title" content="Virtual Server"/></head><body><main><h1>Virtual Server</h1><p>g4.large</p></main></body></html>'

beforeAll(async () => {
  api = await startTestApi((services) => {
    count = searchCounter(services)
    return apiHandler(searchRoutes({ current, count }), services)
  })
  const document = readDocument('/products/virtual-server', PAGE)
  const changes = [{ path: '/products/virtual-server', documents: document ? { en: document } : {} }]
  await addUpdates({
    files,
    now: () => new Date(),
    updates: changes,
    findCurrentPaths: async (paths) => new Set(paths),
  })
})
afterAll(() => api.stop())

test('a group of synonyms is tried without being stored or counted', async () => {
  const trial = async (words: string, language = 'en') => {
    const search = new URLSearchParams({ query: 'zebracloud', words, language })
    return (await api.call('GET', `/api/search/trial?${search.toString()}`, { token: '' })).data
  }

  expect(await trial('zebracloud, virtual server')).toEqual({ before: 0, after: 1 })
  expect(await trial('zebracloud')).toEqual({ before: 0, after: 0 })
  expect(await trial('zebracloud, virtual server', 'id')).toEqual({ before: 0, after: 0 })
})

/** Deterministic texts with characters of all Unicode planes, lone surrogates and control characters. */
function* strangeTexts(amount: number): Generator<string> {
  let state = 42
  const next = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  for (let made = 0; made < amount; made += 1) {
    const length = made % 20 === 0 ? 10_240 : 1 + next(60)
    const plane = [0x80, 0x3000, 0x10000, 0x110000][made % 4] ?? 0x80
    yield Array.from({ length }, () => String.fromCodePoint(next(plane))).join('')
  }
}

test('no query of any Unicode and up to 10 KB is answered with 500, and counting it does not fail', async () => {
  const headers = {
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  }
  const page = searchPages({
    read: async () => '<main><!--search-->form<!--/search--></main>',
    current,
    count,
    originSecret: SECRET,
    now: () => new Date(),
  })
  const log = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const wrong: number[] = []
  let visitor = 0
  for (const query of strangeTexts(160)) {
    visitor += 1
    const from = { ...headers, 'x-viewer-address': `198.51.${visitor >> 8}.${visitor & 255}` }
    const event = {
      headers: {
        ...from,
        [ORIGIN_HEADER]: SECRET,
        'x-search': new URLSearchParams({ query, page: query, sort: query }).toString(),
      },
      rawPath: '/id/search/index.html',
      requestContext: { http: { sourceIp: '' } },
    } as unknown as APIGatewayProxyEventV2 // fields the handler reads
    // API Gateway passes well-formed text: a URL cannot contain a lone surrogate
    const address = `?query=${encodeURIComponent(query.toWellFormed())}`
    const statuses = [
      (await page(event)).statusCode ?? 0,
      (await api.call('GET', `/api/search${address}`, { headers: from })).status,
      (await api.call('GET', `/api/search/suggest${address}`, { headers: from })).status,
    ]
    wrong.push(...statuses.filter((status) => status >= 500))
  }

  const lines = log.mock.calls.map(([line]) => String(line))
  log.mockRestore()
  expect(wrong).toEqual([])
  expect(lines.filter((line) => line.includes('not counted'))).toEqual([])
})
