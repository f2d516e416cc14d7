import { REGISTRY } from '@flou/shared/content/registry.ts'
import { homeCta } from '@flou/shared/content/types/home.ts'
import { region } from '@flou/shared/content/types/company/region.ts'
import { news, newsCategory, newsHomeTitle } from '@flou/shared/content/types/news.ts'
import { instancePackage } from '@flou/shared/content/types/product/packages.ts'
import { product } from '@flou/shared/content/types/product/product.ts'
import { subMenu } from '@flou/shared/content/types/menu.ts'
import type { ContentSource, DocumentRenderer } from '@flou/shared/site/contentSource.ts'
import { PREVIEW_API, type PreviewResponse, type PreviewStyle } from '@flou/shared/publishing/preview.ts'
import type { PageCheckResponse } from '@flou/shared/publishing/pageCheck.ts'
import { keys } from '../../../core/store/keys.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { apiHandler } from '../../../core/http/apiHandler.ts'
import { startTestApi, type TestApi } from '../../../core/http/testApi.ts'
import { publishKeys } from '../store/publishKeys.ts'
import { storeMark } from '../../../core/store/machineMarks.ts'
import { partitions } from '../../../core/store/partitions.ts'
import { createRecord } from '../../../core/store/write/createRecord.ts'
import { allowedBy, tableWithin } from '../../../core/store/testTableWithin.ts'
import { manifest } from '../../../lambdas/preview/manifest.ts'
import { tokenPermitting } from './testTokens.ts'
import { previewRoutes } from './previewRoutes.ts'

/** Pages as short texts that use the same reads as real ones. */
const PAGES: Record<string, (source: ContentSource) => Promise<string>> = {
  '/': async (source) => {
    const [cta, menus] = await Promise.all([source.section(homeCta), source.list(subMenu)])
    return `cta ${cta?.title ?? 'none'} menus ${menus.map(({ title }) => title).join()}`
  },
  '/regions': async (source) =>
    (await source.list(region)).map(({ title }) => title.replace('&', '&amp;')).join(),
  '/news-and-information': async (source) => {
    const [articles, categories] = await Promise.all([source.list(news), source.list(newsCategory)])
    return `${articles.map(({ title }) => title).join()} in ${categories.map(({ title }) => title).join()}`
  },
  '/products/machine': async (source) =>
    (await source.list(instancePackage, { parentId: 1 })).map(({ title }) => title).join(),
}

/** Pages of products that show the price of another product's package. */
const OTHERS = Array.from({ length: 20 }, (_, at) => `/products/a-${at}`)

const renderer: DocumentRenderer = {
  buildId: 'build-1',
  async renderDocument(path, source) {
    const article = await source.bySlug(news, path.split('/').at(-1) ?? '')
    if (path.startsWith('/products/') && !PAGES[path] && !OTHERS.includes(path))
      return { status: 404, html: '<html><head></head><body>404</body></html>' }
    if (article?.title === 'Break it') throw new Error('article is undefined')
    const text = article
      ? `${article.title}|${article.description}|${article.content}`
      : await PAGES[path]?.(source)
    const sheet = '<style data-precedence="page" data-href="/assets/b.css">p{mask:url(/assets/b.svg)}</style>'
    const head = `<head><meta charSet="utf-8"/><link rel="stylesheet" href="/assets/a.css"/>${sheet}</head>`
    const script = '<script>alert("</" + "b>")</script><script type="application/json" id="rr">{}</script>'
    return {
      status: 200,
      html: `<html lang="${source.language}">${head}<body>${text}${script}</body></html>`,
    }
  },
}

const DRAWINGS = { '/assets/land-1.svg': 'data:image/svg+xml;base64,PHN2Zy8+' }

let api: TestApi
const used = new Set<string>()

const both = (title: string, more: Record<string, string> = {}) => [
  { languageId: 1, ...more, title: `${title} (id)` },
  { languageId: 2, ...more, title },
]

async function dependsOn(path: string, ...dependencies: string[]) {
  for (const key of dependencies) {
    await api.table.put({
      ...publishKeys.pageDependency(path, key),
      gsi2pk: partitions.dependents(key),
      gsi2sk: path,
    })
  }
}

const change = () => ({
  table: api.services.table,
  now: api.services.now(),
  newId: api.services.newId,
  by: { id: 1, name: 'Ayu', title: '' },
  service: 'news',
  method: 'POST',
})

const article = (title: string, changes: Record<string, unknown> = {}) => ({
  status: '1',
  publishDate: '2026-11-10',
  contents: both(title, { description: 'About it', content: '<p>Text</p>' }),
  ...changes,
})

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
  const site = { origin: 'https://site.example', adminOrigin: 'https://admin.example' }
  const previewer = {
    registry: REGISTRY,
    renderer: async () => renderer,
    style: async () => 'body{}',
    drawings: async () => DRAWINGS,
    renderRelease: async () => '',
    site,
  }
  api = await startTestApi((services) =>
    apiHandler(previewRoutes(previewer), {
      ...services,
      table: tableWithin(services.table, manifest.table, used),
    }),
  )
  await createRecord(change(), newsCategory, { fields: { contents: both('Cloud', { description: 'x' }) } })
  for (const [day, title] of [
    ['2026-11-01', 'Oldest'],
    ['2026-11-20', 'Newest'],
  ] as const)
    await createRecord(change(), news, {
      fields: article(title, { publishDate: day, slug: title.toLowerCase() }),
    })
  await dependsOn('/', 'section:home.cta')
  await dependsOn('@shell', 'list:subMenu')
  await dependsOn('/news-and-information/newest', 'section:news.cta', 'list:news')
  await dependsOn('/news-and-information', 'section:news.cta', 'list:news', 'list:newsCategory')
})
afterAll(() => {
  expect(used).toEqual(allowedBy(manifest.table))
  return api.stop()
})

async function preview(type: string, values: unknown, options: Record<string, unknown> = {}) {
  const body = { type, id: 0, values, language: 'en', ...options }
  return (await api.call<PreviewResponse>('POST', PREVIEW_API, { body })).data
}
const pageOf = (answer: PreviewResponse) => {
  if (answer.kind !== 'page') throw new Error(`no page: ${JSON.stringify(answer)}`)
  return answer
}

test('a record with a page of its own is shown there, new ones too, in the language asked for', async () => {
  const english = pageOf(await preview('news', article('Brand new')))
  const indonesian = pageOf(await preview('news', article('Brand new'), { language: 'id' }))

  expect(english).toMatchObject({ path: '/news-and-information/brand-new', build: 'build-1' })
  expect(english.html).toContain('Brand new|About it|<p>Text</p>')
  expect(indonesian.html).toContain('<html lang="id">')
  expect(indonesian.html).toContain('Brand new (id)|')
})

test('a record for which the site has no page yet is shown where it is listed, or nowhere', async () => {
  const product = { slug: 'vm', contents: both('Machine') }
  const nowhere = await preview('product', product)
  await dependsOn('/news-and-information', 'list:product')

  const listed = pageOf(await preview('product', product))

  expect(nowhere).toEqual({ kind: 'none' })
  expect(listed).toMatchObject({ path: '/news-and-information', pages: ['/news-and-information'] })
})

test('a draft without its required fields is shown all the same', async () => {
  const half = { publishDate: 'soon', mediaId: 'none', contents: [{ languageId: 2, title: 'Half done' }] }

  const shown = pageOf(await preview('news', half))

  expect(shown.html).toContain('Half done||')
})

test('in lists the draft takes the place it will have, and its earlier self is gone', async () => {
  const path = '/news-and-information'

  const added = pageOf(await preview('news', article('Middle'), { path }))
  const renamed = pageOf(
    await preview('news', article('Renamed', { publishDate: '2026-11-20' }), { id: 2, path }),
  )
  const hidden = pageOf(
    await preview('news', article('Later', { publishDate: '2027-01-01' }), { id: 2, path }),
  )

  expect(added.html).toContain('Newest,Middle,Oldest in')
  expect(renamed.html).toContain('Renamed,Oldest in')
  expect(hidden.html).toContain('>Oldest in')
})

test('a section or a list entry is shown on the page nearest to the root that reads it', async () => {
  const section = pageOf(await preview('home.cta', { contents: both('Start now') }))
  const shared = pageOf(
    await preview('subMenu', { menuId: 1, isActive: true, translations: both('Compute') }),
  )
  const listed = pageOf(
    await preview('newsCategory', { contents: both('Data') }, { path: '/news-and-information' }),
  )
  const cta = pageOf(await preview('news.cta', { contents: both('Talk') }))

  expect([section.path, section.html]).toEqual(['/', expect.stringContaining('cta Start now')])
  expect([shared.path, shared.html]).toEqual(['/', expect.stringContaining('menus Compute')])
  expect([listed.path, listed.html]).toEqual(['/news-and-information', expect.stringContaining('Cloud,Data')])
  expect(cta.pages).toEqual(['/news-and-information', '/news-and-information/newest'])
})

test('of pages that read a record, one that has its words is shown before one nearer to the root that has not', async () => {
  await dependsOn('/', 'list:region')
  await dependsOn('/regions', 'list:region')
  const found = pageOf(await preview('region', { contents: both('R&D') }))
  const wordless = pageOf(await preview('region', { contents: [] }))
  const asked = pageOf(await preview('region', { contents: both('R&D') }, { path: '/' }))

  expect([found.path, found.html]).toEqual(['/regions', expect.stringContaining('R&amp;D')])
  expect(found.pages).toEqual(['/', '/regions'])
  expect(wordless.path).toBe('/')
  expect(asked.path).toBe('/')
})

test('a package is shown on the page of its product, however many others read it and stand before it', async () => {
  await createRecord(change(), product, { fields: { slug: 'machine', contents: both('Machine') } })
  for (const path of OTHERS) await dependsOn(path, 'list:instancePackage^1')

  const { path, html, pages } = pageOf(await preview('instancePackage', { productId: 1, title: 'Large' }))
  const config = pageOf(await preview('packageConfig.instance', {}, { id: 1 }))

  expect([path, html]).toEqual(['/products/machine', expect.stringContaining('Large')])
  expect(pages.slice(0, 2)).toEqual(['/products/machine', '/products/a-0'])
  expect(config.path).toBe('/products/machine')
})

test('what no page shows says so, and a page that fails says why', async () => {
  const none = await preview('slider', { contents: both('Detail') })
  const person = await preview('user', { fullName: 'Dewi', password: 'secret' })
  const unread = await preview(newsHomeTitle.key, { contents: both('Heading') })
  const failed = await preview('news', article('Break it'))

  expect([none, person, unread]).toEqual([{ kind: 'none' }, { kind: 'none' }, { kind: 'none' }])
  expect(failed).toMatchObject({ kind: 'failed', reason: 'article is undefined' })
})

test('nothing that runs or loads from the site reaches the frame', async () => {
  const content =
    '<p onclick="x()">Text</p><script>steal()</script><img src="https://elsewhere.example/p.gif">'
  const contents = both('Clean', { description: '', content })

  const { html } = pageOf(await preview('news', article('Clean', { contents })))

  expect(html).toContain('Clean||<p>Text</p></body>')
  expect(html).not.toMatch(/<script|<link|<style|onclick|elsewhere/)
  expect(html).toMatch(
    /^<html lang="en"><head><meta http-equiv="Content-Security-Policy" content="default-src 'none';/,
  )
})

test('only who may edit it, or decides about changes, may see the draft of it, and nothing is stored', async () => {
  const token = await tokenPermitting(api, ['Manage Home Page'])
  const approver = await tokenPermitting(api, ['Workflow'])
  const call = (type: string, given?: string) =>
    api.call('POST', PREVIEW_API, {
      body: { type, id: 0, values: {}, language: 'en' },
      ...(given !== undefined && { token: given }),
    })
  await call('home.cta', token)
  api.calls.length = 0

  const answers = [await call('news', token), await call('home.cta', token), await call('nothing', token)]
  const approving = [await call('news', approver), await call('nothing', approver)]
  const anonymous = await call('home.cta', '')

  expect(answers.map(({ status }) => status)).toEqual([403, 200, 404])
  expect(approving.map(({ status }) => status)).toEqual([200, 404])
  expect(anonymous.status).toBe(401)
  expect(api.calls.filter((name) => !/^(Get|BatchGet|Query)/.test(name))).toEqual([])
})

test('a check renders both languages, and names duplicate titles and broken links', async () => {
  const link = (path: string) => `<p><a href="${path}">to it</a></p>`
  const contents = both('Newest', {
    content: link('/news-and-information/oldest') + link('/news-and-information/gone'),
  })
  const check = async (id: number) => {
    const body = { type: 'news', id, values: article('', { contents }), language: 'en', isCheck: true }
    return (await api.call<PageCheckResponse>('POST', PREVIEW_API, { body })).data
  }
  const found = await check(0)

  expect(found).toMatchObject({ severities: { titleCheck: 'warning' }, duplicates: ['id', 'en'] })
  expect(found.pages.map(({ language, broken }) => [language, broken])).toEqual([
    ['id', ['/news-and-information/gone']],
    ['en', ['/news-and-information/gone']],
  ])
  expect((await check(2)).duplicates).toEqual([])
  await storeMark(api.table, { type: 'news', id: 2, mark: 'en title' }, 'Newest')
  expect(Object.keys((await check(2)).marks)).toEqual(['en title'])

  await api.table.put({ ...publishKeys.acceptedLink('/news-and-information/gone'), by: 'Ayu' })
  expect((await check(0)).pages.flatMap(({ broken }) => broken)).toEqual([])

  const off = Object.fromEntries(Object.keys(found.severities).map((name) => [name, 'off']))
  await api.table.put({ ...keys.sectionLive('setting.pageChecks'), data: JSON.stringify(off) })
  expect(await check(0)).toEqual({ severities: off, duplicates: [], marks: {}, pages: [] })
})

test('drawings that a page names come with it: a preview loads no file of the site', async () => {
  const land = '<svg><image href="/assets/land-1.svg" width="9"/></svg>'
  const { html } = pageOf(await preview('news', article(land)))

  expect(html).toContain(`<image href="${DRAWINGS['/assets/land-1.svg']}" width="9"/>`)
  expect(html).not.toContain('/assets/')
})

test('the style all previews share comes apart, with the build it belongs to', async () => {
  const { data } = await api.call<PreviewStyle>('GET', `${PREVIEW_API}/style`)

  expect(data).toEqual({ build: 'build-1', css: 'body{}' })
})
