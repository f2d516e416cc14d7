import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { preloadPrices } from './preloadPrices.ts'

const ALL = [1, 2, 3].map((product) => ({ product, version: 'abcdefghijklmno1' }))
const FILE = /\/prices\/(\d+)\//

/** Products with cached files, and requested ones. */
let kept: number[]
let asked: number[]
const productOf = (address: string) => Number(FILE.exec(address)?.[1])

beforeEach(() => {
  kept = []
  asked = []
  const cache = {
    match: (address: string) =>
      Promise.resolve(kept.includes(productOf(address)) ? new Response('{}') : undefined),
    put: (address: string) => Promise.resolve(void kept.push(productOf(address))),
    keys: () => Promise.resolve([]),
  }
  vi.stubGlobal('window', { caches: { open: () => Promise.resolve(cache) } })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(productOf(address))
    return Promise.resolve(new Response('{}'))
  })
})
afterEach(() => vi.unstubAllGlobals())

test('prices that this browser does not have are fetched and kept', async () => {
  kept = [2]
  const isDone = await preloadPrices(ALL, () => true)

  expect({ isDone, asked, kept }).toEqual({ isDone: true, asked: [1, 3], kept: [2, 1, 3] })
})

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'nothing is fetched ahead with %o',
  async (connection) => {
    vi.stubGlobal('navigator', { connection })
    const isDone = await preloadPrices(ALL, () => true)

    expect({ isDone, asked }).toEqual({ isDone: false, asked: [] })
  },
)

test('it ends with the page, and where the network does', async () => {
  const isDone = await preloadPrices(ALL, () => asked.length < 1)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const isDoneOffline = await preloadPrices(ALL, () => true)

  expect({ isDone, isDoneOffline, asked }).toEqual({ isDone: false, isDoneOffline: false, asked: [1] })
})
