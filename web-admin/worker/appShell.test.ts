import { beforeEach, expect, test } from 'vitest'
import { AppShell } from './appShell.ts'

const FILES = ['/assets/app-1.js', '/assets/app-1.css', '/assets/form-1.js']
const ORIGIN = 'https://admin.example'

const documentOf = (build: number, marker = ' data-offline') =>
  `<html lang="en"${marker}><link href="/assets/app-${build}.css"><script src="/assets/app-${build}.js"></script></html>`

/** Responses of the origin by path; undefined is no network. */
let origin: Map<string, string> | undefined
let stored: Map<string, Map<string, Response>>
let unregistered: number

const pathOf = (request: Request | string) =>
  new URL(typeof request === 'string' ? request : request.url, ORIGIN).pathname

/** The methods of the cache in use. */
const caches = {
  keys: () => Promise.resolve([...stored.keys()]),
  delete: (name: string) => Promise.resolve(stored.delete(name)),
  match: (url: string, { cacheName = '' } = {}) =>
    Promise.resolve(stored.get(cacheName)?.get(pathOf(url))?.clone()),
  open: (name: string) => {
    const cache = stored.get(name) ?? new Map<string, Response>()
    stored.set(name, cache)
    const put = (path: string, response: Response) => Promise.resolve(void cache.set(path, response))
    return Promise.resolve({ put } as unknown as Cache)
  },
} as unknown as CacheStorage

const fetch = (request: Request | string): Promise<Response> => {
  if (!origin) return Promise.reject(new TypeError('Failed to fetch'))
  const path = pathOf(request)
  const text = origin.get(path)
  const type = path.startsWith('/assets/') ? 'text/javascript' : 'text/html'
  return Promise.resolve(
    new Response(text, { status: text === undefined ? 404 : 200, headers: { 'content-type': type } }),
  )
}

const shellOf = (build = '1') =>
  new AppShell({
    build,
    files: FILES,
    caches,
    fetch,
    unregister: () => {
      unregistered += 1
      return Promise.resolve(true)
    },
  })

async function opened(shell: AppShell): Promise<string> {
  const work: Promise<unknown>[] = []
  const response = await shell.openDocument({
    request: new Request(`${ORIGIN}/index.html`),
    preloadResponse: Promise.resolve(undefined),
    waitUntil: (one) => void work.push(one),
  })
  await Promise.all(work)
  return response.text()
}
const names = () => [...stored.keys()]
const paths = (name = 'app-shell:1') => [...(stored.get(name)?.keys() ?? [])].toSorted()

beforeEach(() => {
  stored = new Map()
  unregistered = 0
  origin = new Map([['/index.html', documentOf(1)], ...FILES.map((file) => [file, file] as const)])
})

test('without network the app opens with the files of its build', async () => {
  const shell = shellOf()
  await shell.install()
  origin = undefined

  expect(await opened(shell)).toBe(documentOf(1))
  expect(await (await shell.openFile(new Request(`${ORIGIN}/assets/form-1.js`))).text()).toBe(
    '/assets/form-1.js',
  )
  expect(paths()).toEqual([...FILES, '/index.html'].toSorted())
})

test('a new release comes first, and is not put into the cache of the other build', async () => {
  const shell = shellOf()
  await shell.install()
  origin?.set('/index.html', documentOf(2))

  expect(await opened(shell)).toBe(documentOf(2))
  origin = undefined
  expect(await opened(shell)).toBe(documentOf(1))
})

test.each<[string, () => void]>([
  ['a file is missing', () => origin?.delete('/assets/form-1.js')],
  ['the document is of another build', () => origin?.set('/index.html', documentOf(2))],
  ['the document must not be cached', () => origin?.set('/index.html', documentOf(1, ''))],
  ['the document is none of the app', () => origin?.set('/index.html', '<html data-offline></html>')],
])('nothing is cached if %s', async (_, happen) => {
  happen()

  await expect(shellOf().install()).rejects.toThrow(/answers 404|another build/)
  expect(names()).toEqual([])
})

test('the cache of an earlier build is removed, other caches stay', async () => {
  stored.set('app-shell:0', new Map()).set('other', new Map())
  const shell = shellOf()
  await shell.install()
  await shell.removeOutdated()

  expect(names()).toEqual(['other', 'app-shell:1'])
})

test('a release without the marker has the worker remove itself and its caches', async () => {
  stored.set('other', new Map())
  const shell = shellOf()
  await shell.install()
  origin?.set('/index.html', documentOf(2, ''))

  expect(await opened(shell)).toBe(documentOf(2, ''))
  expect([names(), unregistered]).toEqual([['other'], 1])
})

test('an error page removes nothing', async () => {
  const shell = shellOf()
  await shell.install()
  origin?.delete('/index.html')

  await opened(shell)
  expect([names(), unregistered]).toEqual([['app-shell:1'], 0])
})
