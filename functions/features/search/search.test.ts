import { expect, test, vi } from 'vitest'
import { ORIGIN_HEADER } from '@flou/shared/api.ts'
import { LANGUAGES } from '@flou/shared/locale.ts'
import { NO_RULES } from '@flou/shared/search/results.ts'
import { searchQuery } from '@flou/shared/search/results.ts'
import { SEARCH_END, SEARCH_START, searchMarkup } from '@flou/shared/search/searchMarkup.ts'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { search, suggest } from './indexing/answer.ts'
import { memoryIndexFiles } from './storage/indexFiles.ts'
import { MANIFEST_KEY, readManifest } from './storage/indexManifest.ts'
import { replaceIndex } from './storage/replaceIndex.ts'
import { readDocument } from './indexing/readDocument.ts'
import { addUpdates } from './storage/updateIndex.ts'
import { indexReader } from './indexReader.ts'
import { searchPages } from './searchPage.ts'

const now = new Date('2026-11-23T05:00:00Z')

/** A search document as the site writes it. */
const page = (title: string, content: string, head = '') =>
  `<!DOCTYPE html><html><head><meta property="og:site_name" content="Flou Cloud"/><meta property="og:title" content="${title}"/>` +
  `<meta name="description" content="About ${title}"/>${head}</head><body><nav>Menu</nav><main id="main"><h1>${title}</h1>${content}</main></body></html>`

const PAGES: Readonly<Record<string, string>> = {
  '/products/virtual-server': page(
    'Virtual Server',
    '<p>Sizes from g4.small to g4.large, for C++ and node.js.</p>',
  ),
  '/products/object-storage': page('Object Storage', '<p>Keeps files over the S3 API.</p>'),
  '/faq/account-and-access': page(
    'Account and access',
    '<details><summary>How do I open an account?</summary><span id="faq-1"></span><p>Choose Get started &amp; confirm your address.</p></details>',
  ),
  '/page/hidden': page('Hidden server', '<p>server</p>', '<meta name="robots" content="noindex"/>'),
}

const changeOf = (path: string, html: string | undefined) => {
  const document = html === undefined ? undefined : readDocument(path, html)
  return { path, documents: document ? { en: document, id: document } : {} }
}

async function startSearch() {
  const files = memoryIndexFiles()
  let time = 0
  const publish = (...changes: ReturnType<typeof changeOf>[]) =>
    addUpdates({ files, now: () => now, updates: changes, findCurrentPaths: async (paths) => new Set(paths) })
  await publish(...Object.entries(PAGES).map(([path, html]) => changeOf(path, html)))
  const { current } = indexReader({ files, now: () => time })
  const ask = async (query: string) =>
    search(searchQuery({ query }), await current(), { language: 'en', now })
  const paths = async (query: string) => (await ask(query)).results.map(({ id }) => id)
  return { files, publish, current, ask, paths, pass: (ms: number) => (time += ms) }
}

test.each([
  ['g4.large', '/products/virtual-server'],
  ['C++', '/products/virtual-server'],
  ['Node.JS', '/products/virtual-server'],
  ['s3', '/products/object-storage'],
  ['virtual servers', '/products/virtual-server'],
  ['vrtual server', '/products/virtual-server'],
  ['Objéct Störage', '/products/object-storage'],
])('%s finds %s first', async (query, path) => {
  const { paths } = await startSearch()

  expect((await paths(query))[0]).toBe(path)
})

test('a page that search engines are not to show is not found, nor one that nobody visits', async () => {
  const { paths } = await startSearch()

  expect(await paths('hidden')).toEqual([])
  expect(readDocument('/404', PAGES['/products/virtual-server'] ?? '')).toBeUndefined()
  expect(
    readDocument('/news-and-information/page/2', PAGES['/products/virtual-server'] ?? ''),
  ).toBeUndefined()
})

test('a result leads to the heading that answers, with the words it was found by', async () => {
  const { ask } = await startSearch()

  const [first] = (await ask('open account')).results

  expect(first?.url).toBe('/faq/account-and-access#faq-1')
  expect(first?.heading).toBe('How do I open an account?')
  const words = first?.excerptHighlights.map(({ start, end }) => first.excerpt.slice(start, end))
  expect(words).toContain('account')
})

const FAQ = page(
  'Questions about Payment',
  '<section id="topic"><h2 id="topic-title">Payment</h2>' +
    '<details><summary>How can I pay?</summary><span id="faq-4"></span><p>By card.</p></details>' +
    '<details><summary>Who builds it?</summary><span id="faq-9"></span><p>You, or one of our partners.</p></details></section>',
)
const PIPELINE = page('Pipeline builds', '<h2>Pay for builds</h2><p>Who builds, can pay: builds, builds.</p>')

test.each([
  ['How can I pay?', '#faq-4', 'By card.'],
  ['  who BUILDS it ', '#faq-9', 'You, or one of our partners.'],
])('the question “%s” comes first and leads to its answer', async (query, anchor, answer) => {
  const { publish, ask, pass } = await startSearch()
  await publish(changeOf('/faq/payment', FAQ), changeOf('/products/pipeline', PIPELINE))
  pass(1_000)

  const [first] = (await ask(query)).results

  expect([first?.url, first?.excerpt]).toEqual([`/faq/payment${anchor}`, answer])
})

test('a heading of many pages is no question: their own words decide', async () => {
  const { publish, paths, pass } = await startSearch()
  const other = (name: string) =>
    changeOf(`/products/${name}`, page(name, '<h2 id="a">Before you begin</h2>'))
  await publish(...['one', 'two', 'three', 'four'].map(other))
  await publish(
    changeOf('/page/start', page('Start', '<h2 id="a">Before you begin</h2><p>Before you begin</p>')),
  )
  pass(1_000)

  expect((await paths('before you begin')).length).toBe(5)
})

test.each([
  ['Platypusgnu unveiled', 'platypusgnu'],
  ['C++', 'c++'],
  ['Kabar <em>Bekantanjaya</em>', 'bekantanjaya'],
])('a page is found by its headline “%s” whatever its title is', async (headline, query) => {
  const { publish, paths, pass } = await startSearch()
  const html = page('Neutral words', '<p>Text</p>').replace('<h1>Neutral words</h1>', `<h1>${headline}</h1>`)
  await publish(changeOf('/news-and-information/plain', html))
  pass(1_000)

  expect((await paths(query))[0]).toBe('/news-and-information/plain')
})

test('what is published is found, and what is withdrawn is gone, within a second', async () => {
  const { publish, paths, pass } = await startSearch()
  expect(await paths('warehouse')).toEqual([])

  await publish(changeOf('/products/data-warehouse', page('Data Warehouse', '<p>Questions</p>')))
  pass(1_000)
  expect(await paths('warehouse')).toEqual(['/products/data-warehouse'])
  await publish(changeOf('/products/data-warehouse', undefined))
  pass(1_000)

  expect(await paths('warehouse')).toEqual([])
})

test('without its files the search goes on with what it knows', async () => {
  const { files, paths, pass } = await startSearch()
  await paths('server')

  files.read = () => Promise.reject(new Error('no connection'))
  pass(1_000)

  expect(await paths('virtual server')).toEqual(['/products/virtual-server'])
})

test('a new reader finds what the segments that are left say', async () => {
  const { files, publish } = await startSearch()
  await publish(changeOf('/products/cdn', page('CDN', '<p>Near</p>')))
  for (const [at, key] of [...files.files.keys()].entries())
    if (key !== MANIFEST_KEY && at < 2) files.files.delete(key)

  const { current } = indexReader({ files, now: () => 0 })

  const found = search(searchQuery({ query: 'cdn' }), await current(), { language: 'en', now })
  expect(found.results.map(({ id }) => id)).toContain('/products/cdn')
})

const SIGNS = [
  '\0',
  '\u{1F600}',
  '\uD800',
  '\u0301',
  '<script>',
  '%',
  '"',
  '\\',
  '.',
  '..',
  '++',
  '=server',
  '(',
  'İ',
  'ß',
  '\u202e',
  '\n',
]

test('no query is too strange or too long for an answer', async () => {
  const { current } = await startSearch()
  const searched = await current()
  const strange = SIGNS.flatMap((sign) => [
    sign,
    `server${sign}`,
    sign.repeat(10_000),
    `${sign} `.repeat(3_000),
  ])
  const random = Array.from({ length: 300 }, (_, seed) =>
    String.fromCodePoint(
      ...Array.from({ length: 1 + (seed % 40) }, (__, at) => {
        const code = (seed * 7_919 + at * 104_729) % 0x110000
        return code >= 0xd800 && code <= 0xdfff ? 0x61 : code
      }),
    ),
  )
  for (const query of [...strange, ...random]) {
    for (const language of LANGUAGES) {
      const request = searchQuery({ query, page: query, perPage: query, sort: query, type: query })
      const { total, ...response } = search(request, searched, { language, now })
      const html = searchMarkup({ request, response, total, language })
      expect(html.includes('<script')).toBe(false)
      expect(Array.isArray(suggest(query, searched, { language, now }))).toBe(true)
    }
  }
})

test('the page has its results in it; without the search it is what was published', async () => {
  const { current } = await startSearch()
  const html = `<main>${SEARCH_START}form${SEARCH_END}</main>`
  const counted: number[] = []
  const count = async ({ found }: { found: number }) => void counted.push(found)
  const services = { read: async () => html, current, count, originSecret: 'secret', now: () => now }
  const event = (query: string) =>
    // fields the handler reads
    ({
      headers: {
        [ORIGIN_HEADER]: 'secret',
        'x-viewer-address': '203.0.113.1',
        'x-search': new URLSearchParams({ query }).toString(),
      },
      rawPath: '/en/search/index.html',
    }) as unknown as APIGatewayProxyEventV2

  const answered = await searchPages(services)(event('<storage>'))
  const empty = await searchPages(services)(event('  '))

  expect(answered.body).toContain('/products/object-storage')
  expect(answered.body).toContain('value="&lt;storage&gt;"')
  expect(answered.headers?.['cache-control']).toBe('no-store')
  expect(answered.headers?.['x-robots-tag']).toBe('noindex')
  expect(empty.body).toBe(html)
  expect(empty.headers).not.toHaveProperty('x-robots-tag')
  expect(counted).toEqual([1])
})

test.each([
  ['releases/R1-1/en/search/index.html', 'releases/R1-1/en/search/index.html'],
  ['en/search/index.html', 'en/search/index.html'],
  ['releases/R1-1/id/search/index.html', 'en/search/index.html'],
  ['releases/R1-1/../../en/search/index.html', 'en/search/index.html'],
  ['releases/R1-1/en/about/index.html', 'en/search/index.html'],
  [undefined, 'en/search/index.html'],
])('named by the CDN as %s, the page is read from %s at once', async (named, key) => {
  const { current } = await startSearch()
  const read = vi.fn<(name: string) => Promise<string>>(async (name) => name)
  const services = { read, current, count: async () => undefined, originSecret: 'secret', now: () => now }
  const page = searchPages(services)
  const ask = async (file?: string) => {
    const headers = { [ORIGIN_HEADER]: 'secret', ...(file !== undefined && { 'x-page-key': file }) }
    // fields the handler reads
    const event = { headers, rawPath: '/en/search/index.html', requestContext: { http: { sourceIp: '' } } }
    return (await page(event as unknown as APIGatewayProxyEventV2)).body
  }

  expect(await ask('releases/R0/en/search/index.html')).toBe('releases/R0/en/search/index.html')
  expect(await ask(named)).toBe(key)
  expect(read).toHaveBeenCalledTimes(2)
})

test('a page of another site is pinned before the pages of this one', async () => {
  const { current } = await startSearch()
  const { indexes } = await current()
  const status = { url: 'https://status.example/', title: 'Service status', description: 'Disturbances now' }
  const pins = [{ query: 'servers down', paths: [status.url] }]
  const rules = { en: { synonyms: [], pins, outside: [status] }, id: NO_RULES }
  const request = searchQuery({ query: 'servers down' })

  const { results, total, counts, ...response } = search(request, { indexes, rules }, { language: 'en', now })

  expect(results[0]).toMatchObject({
    url: status.url,
    title: status.title,
    isPinned: true,
    excerpt: status.description,
  })
  expect(results[1]?.id).toBe('/products/virtual-server')
  expect(total).toBe(2)
  expect(counts.page).toBe(1)
  const markup = searchMarkup({ request, response: { results, counts, ...response }, total, language: 'en' })
  expect(markup).toContain('<a href="https://status.example/">')
  expect(suggest('servers down', { indexes, rules }, { language: 'en', now })[0]?.url).toBe(status.url)
})

test('a site in several shards is searched as one shard is, also after an edit', async () => {
  const texts = ['Virtual servers in Jakarta', 'Object storage over S3', 'Backups of a server', 'Invoices']
  const documents = Array.from({ length: 40 }, (_, at) =>
    readDocument(`/page/p-${at}`, page(`Page ${at}`, `<h2 id="a">Part</h2><p>${texts[at % 4]}, ${at}.</p>`)),
  ).filter((document) => document !== undefined)
  const answersOf = async (mostPages: number) => {
    const files = memoryIndexFiles()
    const { manifest: since } = await readManifest(files)
    await replaceIndex(
      { files, now: () => now },
      { since, documents: { en: documents, id: documents }, mostPages },
    )
    let time = 0
    const { current } = indexReader({ files, now: () => time })
    const answers = async () => {
      const searched = await current()
      return ['servers', 'object storage', 'bakcups', 'page 7'].map((query) => {
        const { results, all } = search(searchQuery({ query }), searched, { language: 'en', now })
        return { all, first: query === 'page 7' && results[0] }
      })
    }
    const before = await answers()
    const updates = [changeOf('/page/p-7', page('Page 7', '<p>Object storage, edited.</p>'))]
    await addUpdates({ files, now: () => now, updates, findCurrentPaths: async (paths) => new Set(paths) })
    time += 1_000
    return { before, after: await answers() }
  }

  const whole = await answersOf(1_000)
  const inShards = await answersOf(8)

  expect(whole.before.map(({ all }) => all > 0)).toEqual([true, true, true, true])
  expect(whole.after).not.toEqual(whole.before)
  expect(inShards).toEqual(whole)
})
