import { createHash } from 'node:crypto'
import { FREE_TRIAL_PATH, MOVED_PATHS } from '@flou/shared/paths.ts'
import { LOCALE_COOKIE } from '@flou/shared/locale.ts'
import { PAGE_FILES } from '@flou/shared/publishing/publishing.ts'
import { afterEach, expect, test } from 'vitest'
import { loadEdgeFunction, viewerRequest } from './edgeRuntime.ts'

const values = new Map<string, string>()
const settings = { ADMIN_ORIGIN: 'https://admin.example', REGISTER_URL: 'https://portal.example/register' }
const run = loadEdgeFunction('siteRequest.js', settings, values)
const call = (event: Parameters<typeof run>[0]) => Promise.resolve(run(event))
afterEach(() => values.clear())
const id = { cookies: { [LOCALE_COOKIE]: 'id' } }
const en = { cookies: { [LOCALE_COOKIE]: 'en' } }

/** Result of a request: its S3 key, or `status location`. */
async function outcome(...request: Parameters<typeof viewerRequest>): Promise<string> {
  const answer = await call(viewerRequest(...request))
  if ('uri' in answer) return answer.uri
  return [answer.statusCode, answer.headers['location']?.value].filter(Boolean).join(' ')
}

test.each([
  ['/', {}, '/en/index.html'],
  ['/', en, '/en/index.html'],
  ['/', id, '/id/index.html'],
  ['/news/a-story', {}, '/en/news/a-story/index.html'],
  ['/news/a-story', id, '/id/news/a-story/index.html'],
  ['/news', { cookies: { [LOCALE_COOKIE]: 'fr' } }, '/en/news/index.html'],
  ['/id', en, '/id/index.html'],
  ['/id/news', en, '/id/news/index.html'],
  ['/identity', {}, '/en/identity/index.html'],
])('a page: %s with %o is served from %s', async (address, options, file) => {
  expect(await outcome(address, options)).toBe(file)
})

test.each([
  ['/_.data', {}, '/en/_.data'],
  ['/_.data', id, '/id/_.data'],
  ['/news.data', {}, '/en/news.data'],
  ['/news.data', id, '/id/news.data'],
  ['/id.data', en, '/id/_.data'],
  ['/id/_.data', en, '/id/_.data'],
  ['/id/news/a-story.data', en, '/id/news/a-story.data'],
])('data of a page: %s with %o is served from %s', async (address, options, file) => {
  expect(await outcome(address, options)).toBe(file)
})

test.each(['/robots.txt', '/sitemap.xml', '/favicon.ico', '/404.html'])(
  'a file: %s is served as it is',
  async (file) => {
    expect(await outcome(file, id)).toBe(file)
  },
)

test.each([
  ['id-ID,id;q=0.9,en;q=0.8', {}, '302 /id'],
  ['en-US,en;q=0.9,id;q=0.8', {}, '/en/index.html'],
  ['fr-FR,id;q=0.5', {}, '302 /id'],
  ['fr-FR', {}, '/en/index.html'],
  ['id-ID', { [LOCALE_COOKIE]: 'en' }, '/en/index.html'],
])(
  'the root follows the browser (%s) until a language was chosen: %o gives %s',
  async (header, cookies, expected) => {
    expect(await outcome('/', { cookies, headers: { 'accept-language': header } })).toBe(expected)
  },
)

test.each([
  ['https://www.example/id', '/en/index.html'],
  ['https://www.example/id/news', '/en/index.html'],
  ['https://elsewhere.example/', '302 /id'],
  ['https://elsewhere.example/www.example', '302 /id'],
  ['', '302 /id'],
])(
  'the root follows the browser of who arrives, not of who is here: from %j it gives %s',
  async (referer, expected) => {
    const headers = { 'accept-language': 'id', host: 'www.example', referer }
    expect(await outcome('/', { headers })).toBe(expected)
  },
)

test.each(['/register', '/id/register', '/Register'])(
  '%s leads to the portal’s registration',
  async (path) => {
    expect(await outcome(path)).toBe('302 https://portal.example/register')
  },
)

test('only the root follows the browser, and keeps its query', async () => {
  const headers = { 'accept-language': 'id' }
  expect(await outcome('/news', { headers })).toBe('/en/news/index.html')
  expect(await outcome('/?utm_source=mail&a', { headers })).toBe('302 /id?utm_source=mail&a')
})

test.each([
  ['/news/', '301 /news'],
  ['/news///', '301 /news'],
  ['/id/', '301 /id'],
  ['/news/?page=2&tag=a&tag=b', '301 /news?page=2&tag=a&tag=b'],
  ['/news/index.html', '301 /news'],
  ['/index.html', '301 /'],
  ['//evil.example/', '301 /evil.example'],
  ['//evil.example', '301 /evil.example'],
  ['/\\evil.example/', '301 /%5Cevil.example'],
])('one address per page: %s is answered %s', async (address, expected) => {
  expect(await outcome(address)).toBe(expected)
})

test.each([
  [FREE_TRIAL_PATH, '301 /special-offers'],
  ['/special-offers/free-trial-2024/terms', '301 /special-offers'],
  ['/id/special-offers/free-trial', '301 /id/special-offers'],
  ['/special-offers/free-trial?utm_source=mail', '301 /special-offers?utm_source=mail'],
  ['/special-offers', '/en/special-offers/index.html'],
])('the ended free trial: %s is answered %s', async (address, expected) => {
  expect(await outcome(address)).toBe(expected)
})

test.each(Object.entries(MOVED_PATHS))(
  'the former page %s leads to %s in both languages',
  async (from, to) => {
    expect(await outcome(from)).toBe(`301 ${to}`)
    expect(await outcome(`/id${from}/?a=1`)).toBe(`301 /id${to}?a=1`)
    expect(await outcome(`${from}.data`)).toBe(`/en${from}.data`)
  },
)

test.each([
  '/login',
  '/forgot-password',
  '/account/reset-password?token=a%2Bb',
  '/dashboard',
  '/dashboard2/news/edit/3',
])('staff address %s leads to the back-office', async (address) => {
  expect(await outcome(address)).toBe(`302 https://admin.example${address}`)
})

test.each([
  ['/id/login', '/login'],
  ['/id/forgot-password', '/forgot-password'],
  ['/id/account/reset-password?token=a%2Bb', '/account/reset-password?token=a%2Bb'],
  ['/id/dashboard', '/dashboard'],
  ['/id/dashboard2/news/edit/3', '/dashboard2/news/edit/3'],
  ['/Login', '/Login'],
])(
  'staff address %s leads to %s of the back-office, which has no language in its paths',
  async (address, target) => {
    expect(await outcome(address)).toBe(`302 https://admin.example${target}`)
  },
)

test.each([
  ['/News-And-Information', '301 /news-and-information'],
  ['/ID/Products?Token=Ab', '301 /id/products?Token=Ab'],
  ['/Products/', '301 /products'],
  ['/products/%C3%89', '/en/products/%C3%89/index.html'],
  ['/search/VPS', '301 /search?query=VPS'],
  ['/id/search/C%2B%2B+a/', '301 /id/search?query=C%2B%2B%2Ba'],
  ['/search?query=VPS', '/en/search/index.html'],
  ['/Search?query=VPS', '301 /search?query=VPS'],
  ['/Assets/index-a1B2.js', '/Assets/index-a1B2.js'],
  ['/en/shell/Ab1.json', '/en/shell/Ab1.json'],
  ['/Products.data', '/en/products.data'],
])(
  'paths of pages are lower-case, those of files are not changed: %s gives %s',
  async (address, expected) => {
    expect(await outcome(address)).toBe(expected)
  },
)

test.each([
  ['/feed.xml', {}, '/en/feed.xml'],
  ['/feed.xml', id, '/id/feed.xml'],
  ['/id/feed.xml', en, '/id/feed.xml'],
  ['/en/feed.xml', id, '/en/feed.xml'],
  ['/event/feed.xml', id, '/id/event/feed.xml'],
  ['/changelog/feed.xml', id, '/id/changelog/feed.xml'],
  ['/en/event/feed.xml', id, '/en/event/feed.xml'],
])('the feed: %s with %o is the one of the chosen language, %s', async (address, options, file) => {
  expect(await outcome(address, options)).toBe(file)
})

test.each([
  ['/event/flou-day.ics', {}, '/en/event/flou-day.ics'],
  ['/event/flou-day.ics', id, '/id/event/flou-day.ics'],
  ['/id/event/flou-day.ics', en, '/id/event/flou-day.ics'],
  ['/resources/documentation/guide.md', id, '/id/resources/documentation/guide.md'],
  ['/llms.txt', en, '/en/llms.txt'],
  ['/.well-known/security.txt', id, '/id/.well-known/security.txt'],
  ['/id/llms.txt', en, '/id/llms.txt'],
  ['/prices.json', {}, '/en/prices.json'],
  ['/id/prices.csv', en, '/id/prices.csv'],
  ['/event/Flou.ics.html', id, '/event/Flou.ics.html'],
])('a file beside a page: %s with %o is the one of the language, %s', async (address, options, file) => {
  expect(await outcome(address, options)).toBe(file)
})

test('files beside pages that publishing writes are those that the function leads to', async () => {
  for (const ending of Object.keys(PAGE_FILES)) {
    expect(await outcome(`/a/page.${ending}`)).toBe(`/en/a/page.${ending}`)
  }
})

test.each(['/loginfo', '/dashboards', '/account'])('%s is an ordinary page', async (address) => {
  expect(await outcome(address)).toBe(`/en${address}/index.html`)
})

test.each([
  '/api/dashboard',
  '/api/dashboard/news',
  '/api/authenticate',
  '/api/account/refresh-token',
  '/api/%64ashboard/news',
  '/api//dashboard/news',
  '/api/Dashboard/news',
  '/api/%E0%A4%A',
])('staff call %s does not exist on the public origin', async (address) => {
  const answer = await call(viewerRequest(address))
  expect(answer).toMatchObject({
    statusCode: 404,
    headers: { 'content-type': { value: 'application/json' } },
  })
})

test('a public call passes, with the address of the caller that nobody can forge', async () => {
  const event = viewerRequest('/api/news?page=2', { headers: { 'x-viewer-address': '1.1.1.1' } })
  expect(await call(event)).toMatchObject({
    uri: '/api/news',
    querystring: { page: { value: '2' } },
    headers: { 'x-viewer-address': { value: '203.0.113.7' } },
  })
})

test('a redirect by language or to staff is not cached; a moved page is', async () => {
  const cached = async (address: string, language = 'en') => {
    const answer = await call(viewerRequest(address, { headers: { 'accept-language': language } }))
    return answer.headers['cache-control']?.value
  }
  expect(await cached('/', 'id')).toBe('no-store')
  expect(await cached('/login')).toBe('no-store')
  expect(await cached('/news/')).toBe('public, max-age=3600')
})

test('what is searched for goes on in a header, beside the address of the visitor, and in no address', async () => {
  const headers = {
    'x-search': 'query=forged',
    'x-page-key': 'releases/forged/id/search/index.html',
    'x-viewer-address': '192.0.2.66',
    'accept-encoding': 'gzip, br',
  }

  const request = await call(viewerRequest('/id/search?query=gudang+data&page=2&empty', { headers }))

  expect(request).toMatchObject({
    uri: '/id/search/index.html',
    querystring: {},
    headers: {
      'x-search': { value: 'query=gudang+data&page=2&empty' },
      'x-page-key': { value: 'id/search/index.html' },
      'x-viewer-address': { value: '203.0.113.7' },
      'x-accept-encoding': { value: 'gzip, br' },
    },
  })
})

test.each(['/search', `/search?query=${'x'.repeat(9_000)}`, '/search?query=\u00fc\ud83d'])(
  'a search of any length and any signs is a header that can be sent: %s',
  async (address) => {
    const request = await call(viewerRequest(address))

    expect(request).toMatchObject({
      headers: { 'x-search': { value: expect.stringMatching(/^[\x21-\x7e]{0,2000}$/) } },
    })
  },
)

const MINUTE_MS = 60_000
function show(release: string, until: number, pages: readonly string[]) {
  values.set('release', `${release} ${until}`)
  const hashes = pages.map((page) => createHash('sha256').update(page).digest('base64url'))
  for (const [part, listed] of Map.groupBy(hashes, (hash) => hash.slice(0, 2)))
    values.set(`${release}/${part}`, listed.map((hash) => hash.slice(2, 10)).join(' '))
}

test.each([
  ['/', {}, '/releases/R1/en/index.html'],
  ['/_.data', id, '/releases/R1/id/_.data'],
  ['/id/news', {}, '/releases/R1/id/news/index.html'],
  ['/news.data', {}, '/releases/R1/en/news.data'],
  ['/event/day.ics', {}, '/releases/R1/en/event/day.ics'],
  ['/feed.xml', {}, '/releases/R1/en/feed.xml'],
  ['/about', {}, '/en/about/index.html'],
  ['/robots.txt', {}, '/robots.txt'],
])('while a release is shown, %s with %o is served from %s', async (address, options, file) => {
  show('R1', Date.now() + MINUTE_MS, ['', '/news', '/event/day', '/feed.xml'])
  expect(await outcome(address, options)).toBe(file)
})

test('while a release is shown, the search function is told its file of the page', async () => {
  show('R1', Date.now() + MINUTE_MS, ['/search'])

  expect(await call(viewerRequest('/id/search?query=vps'))).toMatchObject({
    uri: '/id/search/index.html',
    headers: { 'x-page-key': { value: 'releases/R1/id/search/index.html' } },
  })
})

test('page keys without a shown release, or after its time, change nothing', async () => {
  show('R1', Date.now() - 1, ['/news'])
  expect(await outcome('/news')).toBe('/en/news/index.html')
  values.delete('release')
  expect(await outcome('/news')).toBe('/en/news/index.html')
})

test.each([
  '/releases/R1/en/feed.xml',
  '/%72eleases/R1/en/feed.xml',
  '/releases%2FR1/en/feed.xml',
  '/releases/R1/en/news/index.html',
  '/releases/R1/en/news.data',
  '/releases/R1/en/event/day.ics',
])('the staged file %s cannot be requested', async (address) => {
  expect(await outcome(address)).toMatch(/^\/(?:en|id)\/|^301 /)
})
