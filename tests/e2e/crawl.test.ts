import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { isPagePath, LANGUAGES, localPath } from '@flou/shared/locale.ts'
import { hasParameter, pathTo } from '@flou/shared/paths.ts'
import { builtPages, UNLISTED } from '@flou/shared/site/pages.ts'
import { crawl, reachedByLinks, type Crawl } from './crawl/crawl.ts'
import type { Document } from './crawl/document.ts'
import { laterRouteOf } from './crawl/laterRoutes.ts'
import { product } from './browser.ts'
import { staffCall } from './staff.ts'

/** The demo site for search engines: plain requests without script. */
let site: Crawl
let found: Document[]
/** Indexable pages. */
let shown: Document[]

beforeAll(async () => {
  site = await crawl(product.site)
  found = [...site.pages.values()].filter(({ status }) => status === 200)
  shown = found.filter(({ isHidden }) => !isHidden)
})

/** Each drawing takes a tenth of a second. */
const CARD_SAMPLE = 25

const pathOf = (address: string) => new URL(address).pathname
const twice = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index)
const ARTICLE = new RegExp(`^(?:/id)?${pathTo('news', '[^/]+')}$`)
/** `#top` is the top of every page in HTML. */
const isAnchor = (link: string) => /^#./.test(link) && link !== '#top'
const isHome = ({ path: own }: Document) => own === '/' || own === '/id'

test('no link leads nowhere, but for those to areas that are still to come', () => {
  const broken = [...site.pages.values()].filter(
    ({ status, path: own }) => status !== 200 && laterRouteOf(own) === undefined,
  )

  expect(
    broken.map(
      ({ path: own, status }) => `${status} ${own} from ${[...(site.linkedFrom.get(own) ?? [])][0]}`,
    ),
  ).toEqual([])
  expect(found.length).toBeGreaterThan(100)
})

test('links lead to pages of the language they stand in, but for the language switch', () => {
  const foreign = found.flatMap(({ path: own, language, links, languageLinks }) =>
    links
      .filter((link) => isPagePath(link) && !languageLinks.includes(link))
      .filter((link) => /^\/id(?:[/?#]|$)/.test(link) !== (language === 'id'))
      .map((link) => `${own} → ${link}`),
  )

  expect(foreign).toEqual([])
})

test('no page answers that is declared as planned', () => {
  const built = found.filter(({ path: own }) => laterRouteOf(own) !== undefined)

  expect(built.map(({ path: own }) => own)).toEqual([])
})

test('every declared page that has no parameter is there, in both languages', () => {
  const paths = builtPages().flatMap(({ name, path }) =>
    hasParameter(path) || UNLISTED.has(name) ? [] : [path],
  )

  for (const path of paths)
    for (const language of LANGUAGES) expect(site.listed).toContain(localPath(path, language))
})

test('anchors within a page have what they lead to', () => {
  const lost = found.flatMap(({ path: own, links, ids }) =>
    links.filter((link) => isAnchor(link) && !ids.has(link.slice(1))).map((link) => own + link),
  )

  expect(lost).toEqual([])
})

test('the sitemap has every page that may be found but the empty search page, and nothing else', () => {
  const paths = shown.map(({ path: own }) => own).filter((own) => !own.endsWith(pathTo('search')))

  expect(paths.toSorted()).toEqual([...site.listed].toSorted())
})

test('links alone lead from the home page to every page of the sitemap', () => {
  const reached = reachedByLinks(site)

  expect([...site.listed].filter((path) => !reached.has(path))).toEqual([])
})

test('every page is canonical to itself, at the site’s origin', () => {
  for (const { path: own, canonical } of shown) expect([own, canonical]).toEqual([own, product.site + own])
})

test('every page names both languages, the default, and is named by the other one alike', () => {
  for (const { path: own, language, alternates } of shown) {
    expect([own, Object.keys(alternates).toSorted()]).toEqual([own, ['en', 'id', 'x-default']])
    expect(pathOf(alternates[language] ?? '')).toBe(own)
    expect(alternates['x-default']).toBe(alternates['en'])
    const other = site.pages.get(pathOf(alternates[language === 'en' ? 'id' : 'en'] ?? ''))
    expect([own, other?.alternates]).toEqual([own, alternates])
  }
})

test.each(['en', 'id'])(
  'in %s no two pages share a title or a description, and none is without',
  (language) => {
    const pages = shown.filter((page) => page.language === language)

    expect(pages.filter(({ title, description }) => title === '' || description === '')).toEqual([])
    expect(twice(pages.map(({ title }) => title))).toEqual([])
    expect(twice(pages.map(({ description }) => description))).toEqual([])
  },
)

/** Logos and icons, drawings all of them, may return. */
const PHOTOGRAPH = /\.(?:jpe?g|png|webp|avif)$/

test('no page shows one picture twice', () => {
  const repeated = found.flatMap(({ path: own, images }) =>
    twice(images.map(({ src = '' }) => src).filter((src) => PHOTOGRAPH.test(src))).map(
      (src) => `${own} ${src}`,
    ),
  )

  expect(repeated).toEqual([])
})

test('every picture has a text, even an empty one, and its measures', () => {
  const wrong = found.flatMap(({ path: own, images }) =>
    images
      .filter((image) => !('alt' in image) || !('width' in image) || !('height' in image))
      .map(({ src }) => `${own} ${src}`),
  )

  expect(wrong).toEqual([])
})

test('what pages are made of is there: style sheets, icons, pictures in every size', async () => {
  const files = [...new Set(found.flatMap((page) => page.files))]
  const missing: string[] = []
  for (const file of files) {
    const { status } = await fetch(new URL(file, product.site), { method: 'HEAD' })
    if (status !== 200) missing.push(`${status} ${file}`)
  }

  expect(missing).toEqual([])
  expect(files.length).toBeGreaterThan(50)
})

test('programs that read no page find the feed and the icon', async () => {
  const answers = await Promise.all(
    ['/feed.xml', '/id/feed.xml', '/favicon.ico'].map((path) => fetch(product.site + path)),
  )

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(answers.map(({ headers }) => headers.get('content-type'))).toEqual([
    'application/rss+xml; charset=utf-8',
    'application/rss+xml; charset=utf-8',
    'image/x-icon',
  ])
})

test('every page can be shared: title, text, address, both locales, and a picture with its measures', async () => {
  const pictures = new Set<string>()
  for (const { path: own, meta, language } of shown) {
    const [locale, alternate] = language === 'en' ? ['en_US', 'id_ID'] : ['id_ID', 'en_US']
    expect([own, meta]).toEqual([
      own,
      expect.objectContaining({
        'og:url': product.site + own,
        'og:site_name': expect.stringMatching(/./) as string,
        'og:title': expect.stringMatching(/./) as string,
        'og:description': expect.stringMatching(/./) as string,
        'og:locale': locale,
        'og:locale:alternate': alternate,
        'og:image:type': expect.stringMatching(/^image\/(?:jpeg|png)$/) as string,
        'og:image:width': '1200',
        'og:image:height': '630',
        'og:image:alt': expect.stringMatching(/./) as string,
        'twitter:card': 'summary_large_image',
      }),
    ])
    pictures.add(meta['og:image'] ?? '')
  }
  // Each page has its own picture, and messengers read it as it is.
  expect(pictures.size).toBe(shown.length)
  const sample = [...pictures].filter((_, at) => at % CARD_SAMPLE === 0)
  for (const picture of sample) {
    const response = await fetch(picture)
    expect([picture, response.status]).toEqual([picture, 200])
    expect(response.headers.get('content-type')).toMatch(/^image\/(?:jpeg|png)$/)
    expect(response.headers.get('cache-control')).toContain('immutable')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 })
    expect([picture, bytes.length < 300_000]).toEqual([picture, true])
  }
  expect(sample.length).toBeGreaterThan(20)
})

test('nobody can have another title drawn, and a stored card outlives a second request', async () => {
  const cardOfPage = async () => {
    // not the crawled page: tests beside this one may have published it again
    const html = await (await fetch(`${product.site}/id/products/dns`)).text()
    return /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
  }
  // a copied product has other addresses than those whose card its pages name
  await staffCall('POST', STAFF_PATHS.publishRuns, { kind: 'pages', paths: ['/products/dns'] })
  const card = await cardOfPage()
  const [first, second] = [await fetch(card, { method: 'HEAD' }), await fetch(card)]

  expect([first.status, second.status]).toEqual([200, 200])
  expect(second.headers.get('etag')).toBeTruthy()
  await expect
    .poll(async () => {
      const current = await cardOfPage()
      const invented = current.replace(/[^/]+\.jpg$/, 'abc-def.jpg')
      const answer = await fetch(invented, { redirect: 'manual' })
      return [answer.status, answer.headers.get('location') === new URL(current).pathname]
    })
    .toEqual([302, true])
  expect((await fetch(`${product.site}/og/id/absent/abc-def.jpg`)).status).toBe(404)
})

test('home says who and what the site is, every other page the way to it', () => {
  for (const page of shown) {
    const wanted = isHome(page) ? ['Organization', 'WebSite'] : ['BreadcrumbList']
    expect([page.path, Object.keys(page.things)]).toEqual([page.path, expect.arrayContaining(wanted)])
  }
  const { Organization, WebSite } = site.pages.get('/')?.things ?? {}
  expect(Organization).toMatchObject({ url: `${product.site}/` })
  expect(Organization?.['name']).toMatch(/./)
  expect(Organization?.['logo']).toMatchObject({ '@type': 'ImageObject' })
  expect(WebSite?.['potentialAction']).toMatchObject({ '@type': 'SearchAction' })
})

test('an article is described in full', () => {
  const articles = shown.filter(({ path: own }) => ARTICLE.test(own))
  expect(articles.length).toBeGreaterThan(20)
  for (const { path: own, things } of articles) {
    expect([own, things['NewsArticle']]).toEqual([
      own,
      expect.objectContaining({
        headline: expect.stringMatching(/./) as string,
        image: [expect.stringMatching(/^http/)],
        datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00\+07:00$/) as string,
        dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
        inLanguage: own.startsWith('/id') ? 'id-ID' : 'en-US',
        mainEntityOfPage: product.site + own,
        author: expect.objectContaining({ '@type': 'Organization' }) as object,
        publisher: expect.objectContaining({ '@type': 'Organization' }) as object,
      }),
    ])
  }
})

test('feeds that pages name are feeds, and what they name exists', async () => {
  for (const feed of new Set(shown.flatMap((page) => page.feeds))) {
    const response = await fetch(new URL(feed, product.site))
    const text = await response.text()
    expect([feed, response.status]).toEqual([feed, 200])
    expect(text).toMatch(/^<\?xml[^>]*\?>\s*<(?:rss|feed)\b/)
    for (const [, address = ''] of text.matchAll(/<link>([^<]+)<\/link>/g)) {
      expect([address, site.pages.get(pathOf(address))?.status]).toEqual([address, 200])
    }
  }
})
