import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fingerprint } from '@flou/shared/strings/fingerprint.ts'
import { cachePage } from './cachedPage.ts'

const PATH = '/pricing/calculator'
const ORIGIN = 'https://www.example.com'

interface Edition {
  build?: string
  data?: string
  isMarked?: boolean
}

/** A document of the site, with the parts the worker reads. */
function documentOf({ build = '1', data = 'data', isMarked = true }: Edition = {}): string {
  const payload = {
    entry: `/assets/entry-${build}.js`,
    preload: ['/assets/shell.js'],
    layoutPath: '/en/shell/abc.json',
    manifest: '/assets/manifest.js',
    routes: { root: ['/assets/root.js'] },
    data: `${PATH}.data`,
    digest: fingerprint(data),
  }
  const style = '<style data-href="/assets/shell.css /assets/page.css">p{}</style>'
  return `<html><link rel="icon" href="/favicon.svg">${style}<img src="/media/logo.webp"><div${isMarked ? ' data-kept-offline=""' : ''}>
    <script type="application/json" id="rr">${JSON.stringify(payload)}</script></html>`
}

/** Responses of the site by path; other paths are 404. */
let site: Map<string, string>
let kept: Map<string, Response>

const pathOf = (key: string | { url: string }) =>
  new URL(typeof key === 'string' ? key : key.url, ORIGIN).pathname
/** The Cache API methods in use. */
const cache = {
  match: (key: string) => Promise.resolve(kept.get(pathOf(key))?.clone()),
  put: (key: string, response: Response) => Promise.resolve(void kept.set(pathOf(key), response)),
  delete: (key: { url: string }) => Promise.resolve(kept.delete(pathOf(key))),
  keys: () => Promise.resolve([...kept.keys()].map((path) => ({ url: ORIGIN + path }))),
}
const open = vi.fn<() => Promise<Cache>>(() => Promise.resolve(cache as unknown as Cache))

/** Files that the document references. */
const NAMED = [
  '/assets/manifest.js',
  '/assets/root.js',
  '/assets/shell.js',
  '/en/shell/abc.json',
  '/media/logo.webp',
]
const FILES = ['/assets/entry-1.js', '/assets/calculator.js']
const keep = (loaded = FILES) => cachePage({ path: PATH, loaded, open })

beforeEach(() => {
  kept = new Map()
  open.mockClear()
  site = new Map([
    [PATH, documentOf()],
    [`${PATH}.data`, 'data'],
    ...[...FILES, ...NAMED].map((file): [string, string] => [file, file]),
  ])
  vi.stubGlobal('fetch', (path: string) => {
    const body = site.get(path)
    return Promise.resolve(new Response(body ?? '', { status: body === undefined ? 404 : 200 }))
  })
})
afterEach(() => vi.unstubAllGlobals())

const paths = () => [...kept.keys()].toSorted()

test('a page is kept with all that it names and has loaded, and nothing else', async () => {
  await keep()

  expect(paths()).toEqual([PATH, `${PATH}.data`, ...FILES, ...NAMED].toSorted())
})

test('a new edition takes the place of the one before, whose own files are removed', async () => {
  await keep()
  site.set(PATH, documentOf({ build: '2', data: 'newer' }))
  site.set(`${PATH}.data`, 'newer')
  site.set('/assets/entry-2.js', 'entry')
  await keep(['/assets/entry-2.js'])

  expect(paths()).not.toContain('/assets/entry-1.js')
  expect(paths()).not.toContain('/assets/calculator.js')
  expect(await kept.get(`${PATH}.data`)?.clone().text()).toBe('newer')
})

test.each<[string, () => void]>([
  ['of another build than the open page', () => site.set(PATH, documentOf({ build: '2' }))],
  ['of another edition than its data', () => site.set(PATH, documentOf({ data: 'newer' }))],
  ['without one of its files', () => site.delete('/assets/calculator.js')],
  ['that no longer asks for it', () => site.set(PATH, documentOf({ isMarked: false }))],
  ['that is gone', () => site.delete(PATH)],
  ['that is none of ours', () => site.set(PATH, '<html data-kept-offline="">')],
])('a page %s is not kept, and what was kept before stays', async (_, happen) => {
  kept.set('/before', new Response('before'))
  happen()
  await keep().catch(() => undefined)

  expect(paths()).toEqual(['/before'])
})

test('no cache is made for a page that is not kept', async () => {
  site.delete(PATH)
  await keep()

  expect(open).not.toHaveBeenCalled()
})
