import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import type { SiteRenderer } from '@flou/shared/site/contentSource.ts'
import type { Language } from '@flou/shared/locale.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { builtRenderer } from './builtRenderer.ts'
import { DECLARED_PAGES as PAGES } from './declaredPages.ts'
import { FIXTURE } from './fixture.ts'
import { picture } from './fixtureParts.ts'
import { memorySource } from './memorySource.ts'

const SITE = { origin: 'https://site.example', adminOrigin: 'https://admin.example' }
const ARTICLE = pathTo('news', 'first-story')
let renderer: SiteRenderer

beforeAll(async () => {
  renderer = await builtRenderer()
}, 60_000)

const render = (path: string, language: Language = 'en') =>
  renderer.renderPage(path, memorySource(FIXTURE, language), SITE)

const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const decoded = (text: string) => text.replace(/&#x27;/g, "'").replace(/&amp;/g, '&')
const policyOf = (html: string) =>
  decoded(/http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? '')
const runningScripts = (html: string) =>
  [...html.matchAll(/<script(?![^>]*application\/(?:ld\+)?json)[^>]*>([\s\S]*?)<\/script>/g)].map(
    // browsers hash normalised line ends
    ([, code = '']) => code.replace(/\r\n?/g, '\n'),
  )

test.each(PAGES)(
  '%s renders in both languages with one h1, its language and a way past the menu',
  async (path) => {
    for (const language of ['en', 'id'] as const) {
      const { html, status } = await render(path, language)

      expect(status).toBe(200)
      expect(html).toMatch(/^<!DOCTYPE html><html/)
      expect(html).toContain(`<html lang="${language}"`)
      expect(count(html, /<h1[ >]/g)).toBe(1)
      expect(html).toContain('href="#main"')
      expect(count(html, /<title>/g)).toBe(1)
    }
  },
)

test('an article tells search engines its facts and the way to it, whatever its texts hold', async () => {
  const { html } = await render(ARTICLE, 'id')
  const [, text = ''] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html) ?? []
  const { '@graph': graph } = JSON.parse(text) as { '@graph': Record<string, unknown>[] }
  const [article, way] = graph

  expect(text).not.toContain('<')
  expect(article).toMatchObject({
    '@type': 'NewsArticle',
    inLanguage: 'id-ID',
    mainEntityOfPage: `https://site.example/id${ARTICLE}`,
  })
  expect(article?.['datePublished']).toMatch(/^\d{4}-\d\d-\d\dT00:00:00\+07:00$/)
  expect(way?.['itemListElement']).toHaveLength(4)
})

test('a product names its packages to search engines in rupiah, with tax, and shows the same to visitors', async () => {
  const { html } = await render(pathTo('product', 'virtual-server'), 'id')
  const [, text = ''] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html) ?? []
  const { '@graph': graph } = JSON.parse(text) as { '@graph': Record<string, unknown>[] }

  expect(graph[0]).toMatchObject({
    '@type': 'Product',
    offers: { lowPrice: 111_000, highPrice: 222_000, offerCount: 2, priceCurrency: 'IDR' },
  })
  expect(html).toContain('Rp111.000 termasuk pajak')
  expect(html).toContain('Sesuai permintaan')
  expect(html).toContain('PPN 12 % × 11/12 (efektif 11 %)')
})

test('a page names itself and its other language to search engines', async () => {
  const { html } = await render(ARTICLE, 'id')

  expect(html).toContain(`<link rel="canonical" href="https://site.example/id${ARTICLE}"`)
  for (const [language, address] of [
    ['id', `/id${ARTICLE}`],
    ['en', ARTICLE],
    ['x-default', ARTICLE],
  ]) {
    expect(html).toContain(`hrefLang="${language}" href="https://site.example${address}"`)
  }
  expect(html).toContain('<title>Kisah pertama | SEO</title>')
})

test('the page of a missing language shows the other text, and names its address only', async () => {
  const [first, ...others] = FIXTURE.records['news'] ?? []
  const [indonesian] = (first?.['contents'] ?? []) as object[]
  const only = { ...first, id: 1, contents: [indonesian], onlyIn: 'id' }
  const records = { ...FIXTURE.records, news: [only, ...others] }

  const { html } = await renderer.renderPage(ARTICLE, memorySource({ ...FIXTURE, records }, 'en'), SITE)

  const address = `https://site.example/id${ARTICLE}`
  expect(html).toMatch(/<html lang="en"[\s\S]*<article [^>]*lang="id"/)
  expect(html).toContain(`<link rel="canonical" href="${address}"`)
  expect([...html.matchAll(/hrefLang="([^"]+)" href="([^"]+)"/g)].map(([, ...link]) => link)).toEqual([
    ['id', address],
    ['x-default', address],
  ])
  expect(html).toContain('"inLanguage":"id-ID"')
  expect(html).not.toContain('"inLanguage":"en-US"')
})

const metaOf = (html: string, name: string) =>
  new RegExp(`<meta property="${name}" content="([^"]*)"([^>]*)/>`).exec(html)?.slice(1)

test('a page is shared with a card of its title and picture, in its language', async () => {
  const [english, indonesian] = [await render(ARTICLE), await render(ARTICLE, 'id')]

  expect(metaOf(indonesian.html, 'og:image')).toEqual([
    expect.stringMatching(
      /^https:\/\/site\.example\/og\/id\/news-and-information\/first-story\/[a-z\d-]+\.jpg$/,
    ),
    expect.stringMatching(/^ data-section="[^"]+" data-picture="\/media\/a\/hero\.jpg"$/),
  ])
  expect(metaOf(english.html, 'og:image')?.[0]).not.toBe(metaOf(indonesian.html, 'og:image')?.[0])
  for (const [name, value] of [
    ['og:image:type', 'image/jpeg'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', expect.stringMatching(/: Kisah pertama \| SEO$/) as string],
  ] as const)
    expect([name, metaOf(indonesian.html, name)?.[0]]).toEqual([name, value])
  expect(indonesian.html).toContain('<meta name="twitter:card" content="summary_large_image"/>')
})

test.each([
  ['made for sharing', { width: 1600, height: 840 }, '/media/a/hero.jpg'],
  ['of another shape', { width: 1600, height: 900 }, '/og/en/page/about/'],
])('a record’s own SEO picture %s', async (_, size, path) => {
  const pictures = { ...FIXTURE.pictures, 1: { ...picture, ...size } }
  const source = memorySource({ ...FIXTURE, pictures }, 'en')
  const { html } = await renderer.renderPage(pathTo('customPage', 'about'), source, SITE)

  expect(metaOf(html, 'og:image')?.[0]).toContain(`https://site.example${path}`)
  expect(html).toContain('/media/a/hero.jpg')
})

test.each(['/', pathTo('customPage', 'about'), ARTICLE])(
  'links of the Indonesian tree stay in it, those of the English one have no prefix: %s',
  async (path) => {
    const [english, indonesian] = [await render(path), await render(path, 'id')]
    const links = (html: string) =>
      [...html.matchAll(/<a [^>]*href="(\/[^"]*)"[^>]*>/g)]
        .filter(([tag]) => !tag.includes('data-language'))
        .map(([, href]) => href ?? '')

    expect(links(english.html).filter((href) => /^\/id(\/|$)/.test(href))).toEqual([])
    expect(links(indonesian.html).filter((href) => !/^\/id(\/|$)/.test(href))).toEqual([])
    expect(links(indonesian.html)).toContain('/id/products/compute')
  },
)

test('a page with a script of its own is not hydrated, and asks to be loaded as a document', async () => {
  const { html, data } = await render(pathTo('customPage', 'about'))

  expect(html).toContain('id="rr">{"entry":""}</script>')
  expect(data).toContain('needsDocument')
})

test('links in texts keep query and place, lead to records where they are now, and go with the record', async () => {
  const { html } = await render(pathTo('customPage', 'about'), 'id')

  expect(html).toContain('<a href="/id/pricing?a=1#plans">x</a>')
  expect(html).toContain(`<a href="/id${ARTICLE}">y</a>`)
  expect(html).toContain('without a link</p>')
  expect(html).not.toContain('data-record')
})

test('a text of the menu that is missing in a language is marked with the one that it is in', async () => {
  const { html } = await render(ARTICLE)

  expect(html).toMatch(/<li lang="id"><a [^>]*href="\/products\/edge"/)
  expect(html).toMatch(/<li><a [^>]*href="\/products\/compute"/)
})

test('the pages that belong to no area are listed where no slug is given', async () => {
  const { html } = await render(pathTo('customPageList'), 'id')

  expect(html).toMatch(new RegExp(`<a [^>]*href="/id${pathTo('customPage', 'about')}"[^>]*>Tentang`))
})

test('what leads on to other pages is not printed with an article', async () => {
  const { html } = await render(ARTICLE)
  const article = html.slice(html.indexOf('<article'), html.indexOf('</article>'))
  const unprinted = article.split('no-print').slice(1)

  expect(html).toContain('<div class="no-print">')
  expect(unprinted).toEqual([expect.stringContaining('id="share-title"')])
})

test.each(PAGES)('%s lets only its own scripts and colours pass its policy', async (path) => {
  const { html } = await render(path)
  const policy = policyOf(html)

  expect(policy).toContain("object-src 'none'")
  expect(policy).not.toContain('unsafe-inline')
  for (const script of runningScripts(html)) expect(policy).toContain(hash(script))
  for (const [, style = ''] of html.matchAll(/ style="([^"]*)"/g)) expect(policy).toContain(hash(style))
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<link'))
})

test('scripts of ours are the same bytes on every page, so that one policy could hold for the site', async () => {
  const home = runningScripts((await render('/')).html)
  const article = runningScripts((await render(ARTICLE, 'id')).html)

  expect(article).toEqual(home)
})

test('nothing is fetched as script before the page is painted', async () => {
  const { html } = await render('/')

  expect(html).not.toMatch(/<script[^>]+src=/)
  expect(html).not.toMatch(/<link[^>]+modulepreload/)
})

test('a page that does not exist answers 404, also where its type does', async () => {
  const statuses = await Promise.all(
    ['/nowhere', pathTo('news', 'nothing'), pathTo('customPage', 'nothing')].map(
      async (path) => (await render(path)).status,
    ),
  )

  expect(statuses).toEqual([404, 404, 404])
})

test.each(['en', 'id'] as const)(
  'the 404 page of %s has menu, search field and footer, and stays as it is',
  async (language) => {
    const { html, status } = await render(pathTo('notFound'), language)

    expect(status).toBe(200)
    expect(html).toContain(language === 'en' ? 'This page could not be found' : 'Halaman ini tidak ditemukan')
    expect(html).toContain('name="robots" content="noindex"')
    for (const part of ['<header', 'id="main-nav"', '<search>', '<footer']) expect(html).toContain(part)
    expect(html).toMatch(new RegExp(`<a href="${language === 'en' ? '/id' : '/'}"[^>]*data-language=`))
    // not loaded again: its path belongs to another page
    expect(html).toContain('id="rr">{"entry":""}</script>')
  },
)

test('the error pages of the CDN speak both languages and carry no script', async () => {
  for (const path of Object.values(renderer.errorPages)) {
    const { html } = await render(path)

    expect(html).toContain('lang="id"')
    expect(html).toContain('lang="en"')
    expect(html).not.toContain('<script')
  }
})

test('white text that an editor left on the brand green is shown dark', async () => {
  const { html } = await render('/')

  expect(html).toMatch(/--fill:#64E818;--ink:#07111f"[^>]*>Start now/)
})

test('pictures say their measures, the first one comes first, later ones wait', async () => {
  const { html } = await render('/')
  const images = html.match(/<img[^>]*hero[^>]*>/g) ?? []

  expect(images[0]).toMatch(/width="1600" height="900".*fetchPriority="high"/)
  expect(images.slice(1).every((image) => image.includes('loading="lazy"'))).toBe(true)
  expect(html).toContain('type="image/avif" srcSet="/media/a/hero-400.avif 400w')
  expect(html).not.toContain('type="image/jpeg"')
})

test('a document carries its style, and asks for its largest picture before any other', async () => {
  const { html } = await render('/')
  const [head = '', body = ''] = html.split('</head>')
  const ahead = /<link[^>]*as="image"[^>]*>/.exec(head)?.[0] ?? ''

  expect(html).not.toContain('rel="stylesheet"')
  expect(head).toMatch(/<style [^>]*data-href="[^"]*shell-/)
  expect(ahead).toMatch(/imageSrcSet="[^"]*hero/)
  expect(ahead).toContain('fetchPriority="high"')
  const source = /<source[^>]*type="image\/avif"[^>]*>/.exec(body)?.[0] ?? ''
  expect(/imageSrcSet="([^"]*)"/.exec(ahead)?.[1]).toBe(/srcSet="([^"]*)"/.exec(source)?.[1])
})

test.each([
  { list: 'newsList', category: 'newsCategory', without: { news: [] } },
  { list: 'eventList', category: 'eventCategory', without: { event: [] } },
] as const)(
  'the filter of $list offers categories that have something',
  async ({ list, category, without }) => {
    const [{ slug = '' } = {}] = FIXTURE.records[category] ?? []
    const link = `href="${pathTo(category, String(slug))}"`
    const empty = { ...FIXTURE, records: { ...FIXTURE.records, ...without } }

    expect((await render(pathTo(list))).html).toContain(link)
    expect((await renderer.renderPage(pathTo(list), memorySource(empty, 'en'), SITE)).html).not.toContain(
      link,
    )
  },
)

test('a failing loader fails the rendering: no half page comes back', async () => {
  const broken = { ...memorySource(FIXTURE, 'en'), section: () => Promise.reject(new Error('no table')) }

  await expect(renderer.renderPage('/', broken, SITE)).rejects.toThrow('/ does not render: no table')
})

test('below a menu stand the spec’s words where its editor left none', async () => {
  const [english, indonesian] = [await render('/'), await render('/', 'id')]

  expect(english.html).toContain('Not seing what you are looking for ?')
  expect(english.html).toContain('See all Cloud Products Solutions')
  expect(indonesian.html).toContain('Belum menemukan yang Anda cari?')
  expect(indonesian.html).toContain('Lihat semua solusi produk cloud')
})

test('a text of the menu that one language lacks carries the language it is in', async () => {
  const [english, indonesian] = [await render('/'), await render('/', 'id')]

  expect(english.html).toMatch(/<p class="[^"]*">One bill<\/p>/)
  expect(indonesian.html).toMatch(/<p class="[^"]*" lang="en">One bill<\/p>/)
})

test('customers log in and register at the configured portal, unless the setting names another', async () => {
  const portal = { loginUrl: 'https://portal.example/in', registerUrl: 'https://portal.example/new' }
  const site = { ...SITE, portal }
  const loginUrl = 'https://own.example/in'
  const sections = { ...FIXTURE.sections, 'setting.portal': { loginUrl, registerUrl: '' } }

  const plain = await render('/')
  const configured = await renderer.renderPage('/', memorySource(FIXTURE, 'en'), site)
  const own = await renderer.renderPage('/', memorySource({ ...FIXTURE, sections }, 'en'), site)

  expect(plain.html).toContain(`href="${SITE.adminOrigin}/login"`)
  expect(configured.html).toContain(`href="${portal.loginUrl}"`)
  expect(configured.html).toContain(`href="${portal.registerUrl}"`)
  expect(own.html).toContain(`href="${loginUrl}"`)
  expect(own.html).toContain(`href="${portal.registerUrl}"`)
})

test('the 404 page has a field for the words of the address, and ways on', async () => {
  const { html } = await render(pathTo('notFound'))

  expect(count(html, /<input[^>]*\sdata-missing=""[^>]*\svalue=""[^>]*>/g)).toBe(1)
  expect(html).toContain('Popular pages')
})

test('offices stand in the order of their editor, with what they have of telephone and map', async () => {
  const { html } = await render(pathTo('contactForm'), 'id')
  const block = /<section[^>]*aria-labelledby="offices"[\s\S]*?<\/section>/.exec(html)?.[0] ?? ''

  expect(block.indexOf('Singapura')).toBeLessThan(block.indexOf('Medan'))
  expect(block.match(/href="[^"]*"/g)).toEqual(['href="https://maps.example/1"', 'href="tel:+62215550128"'])
  expect((await render(ARTICLE, 'id')).html).not.toContain('aria-labelledby="offices"')
})

test('the popup’s schedule travels with the home page only, its contents with none', async () => {
  const [home, article] = [await render('/'), await render(ARTICLE)]

  expect(home.data).toContain('popupShowInterval')
  expect(article.data).not.toContain('popupShowInterval')
  for (const text of [home.html, home.data]) expect(text).not.toContain('Hello')
})

test('no formatter is made while the shared scripts of a page are evaluated: that alone would block a phone for 100 ms', () => {
  const assets = new URL('../build/client/assets/', import.meta.url)
  const shared = readdirSync(assets).filter((name) =>
    /^(?:elements|entry\.client|root|home|news)-.*\.js$/.test(name),
  )

  expect(shared.length).toBeGreaterThan(3)
  for (const name of shared)
    expect(readFileSync(new URL(name, assets), 'utf8'), name).not.toContain('new Intl.')
})

test('no declaration of content travels to the browser: a loader keeps its reads in modules of their own', () => {
  const assets = new URL('../build/client/assets/', import.meta.url)
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))

  expect(scripts.length).toBeGreaterThan(5)
  for (const name of scripts) expect(readFileSync(new URL(name, assets), 'utf8'), name).not.toContain('_zod')
})
