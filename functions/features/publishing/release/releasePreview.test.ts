import type { Context } from 'aws-lambda'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { news, newsCta } from '@flou/shared/content/types/news.ts'
import { menu } from '@flou/shared/content/types/menu.ts'
import {
  RELEASE_PREVIEW_API,
  type PreviewLink,
  type PreviewResponse,
} from '@flou/shared/publishing/preview.ts'
import { RELEASE_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { apiHandler } from '../../../core/http/apiHandler.ts'
import { eventOf, startTestApi, type TestApi } from '../../../core/http/testApi.ts'
import { createRecord } from '../../../core/store/write/createRecord.ts'
import { saveSection } from '../../../core/store/write/saveSection.ts'
import { previewRoutes } from '../preview/previewRoutes.ts'
import { releaseLinkRoutes } from './releaseLinkRoutes.ts'
import type { ReleaseWrite } from './releaseEvents.ts'
import { releasePreviewRoutes, renderReleasePage, type ReleasePreviewer } from './releasePreview.ts'

const SITE = 'https://site.example'
let writes: ReleaseWrite[] = []
let api: TestApi
let handler: ReturnType<typeof apiHandler>

const previewer: ReleasePreviewer = {
  registry: REGISTRY,
  drawings: async () => ({}),
  site: { origin: SITE, adminOrigin: 'https://admin.example' },
  readRelease: async (_, id) => (id === 'spring' ? { writes } : undefined),
  renderer: async () => ({
    buildId: 'build-1',
    async renderDocument(path, source) {
      const article = await source.bySlug(news, path.split('/').at(-1) ?? '')
      const [all, menus] = await Promise.all([source.list(news), source.list(menu)])
      const cta = await source.section(newsCta)
      const text = path === '/' ? all.map(({ title }) => title).join() : (article?.title ?? 'missing')
      const items = menus.map(({ title }) => title).join()
      const links =
        '<a href="/id/news/one#top">One</a><a href="/prices.csv">Prices</a><a href="https://x.example/">X</a>'
      return {
        status: article || path === '/' ? 200 : 404,
        html: `<html><head></head><body>${text}|${items}|${cta?.title}${links}<script>run()</script></body></html>`,
      }
    },
  }),
}

const both = (title: string) => [
  { languageId: 1, title: `${title} (id)`, description: 'x', content: '<p>x</p>' },
  { languageId: 2, title, description: 'x', content: '<p>x</p>' },
]
const article = (title: string, slug: string, day = '2026-11-10') => ({
  slug,
  status: '1',
  publishDate: day,
  contents: both(title),
})
const menuItem = (title: string, order: number) => ({
  type: 1,
  order,
  isActive: true,
  url: '/',
  translations: both(title),
})

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
  const links = releaseLinkRoutes({ siteOrigin: SITE, nameOf: async () => 'Spring prices' })
  const previews = previewRoutes({
    ...previewer,
    style: async () => '',
    renderRelease: (...page) => renderReleasePage(previewer, ...page),
  })
  api = await startTestApi((services) => {
    handler = apiHandler([...previews, ...releasePreviewRoutes(previewer), ...links], services)
    return handler
  })
  const { table, now, newId } = api.services
  const by = { id: 1, name: 'Ayu', title: '' }
  const context = { table, now: now(), newId, by, service: 'news', method: 'POST' }
  for (const [index, title] of ['One', 'Two', 'Three'].entries())
    await createRecord(context, news, {
      fields: article(title, title.toLowerCase(), `2026-11-0${3 - index}`),
    })
  for (const [order, title] of ['Home', 'Products'].entries())
    await createRecord(context, menu, { fields: menuItem(title, order) })
  await saveSection(context, newsCta, { id: 0, before: undefined, fields: { contents: both('Call us') } })
})
afterAll(() => api.stop())

async function page(path: string): Promise<string> {
  const body = { release: 'spring', path, language: 'en' }
  const { data } = await api.call<PreviewResponse>('POST', RELEASE_PREVIEW_API, { body })
  if (data.kind !== 'page') throw new Error(JSON.stringify(data))
  return data.html
}

const store = (type: string, id: number, fields: Record<string, unknown>): ReleaseWrite => ({
  type,
  id,
  command: { name: 'store', fields, state: 'published' },
})

test('a page shows every write of the release together', async () => {
  writes = [
    store('news', 1, article('One and a half', 'one', '2026-11-03')),
    store('news', 0, article('Newest', 'newest', '2026-11-09')),
    { type: 'news', id: 3, command: { name: 'trash', fields: {} } },
    store('news.cta', 0, { contents: both('Visit us') }),
    store('menu', 0, menuItem('New entry', 0)),
    {
      type: 'menu',
      id: 0,
      command: {
        name: 'reorder',
        request: { records: [2, 1].map((id) => ({ id, recordVersion: 1 })) },
      },
    },
  ]
  expect(await page('/')).toContain('Newest,One and a half,Two|Products,Home,New entry|Visit us')
  expect(await page('/news/newest')).toContain('Newest|')
  expect(await page('/news/three')).toContain('missing|')
})

test('without writes a page is as published', async () => {
  writes = []
  expect(await page('/')).toContain('One,Two,Three|Home,Products|Call us')
})

test('a batch and an unpublished record are applied in their order', async () => {
  const entry = (id: number, title: string) => ({
    id,
    action: 'update' as const,
    from: 1,
    titles: { en: title, id: title },
    fields: article(title, title.toLowerCase(), `2026-11-0${id}`),
  })
  writes = [
    { type: 'news', id: 0, command: { name: 'batch', rows: [], changes: [entry(1, 'A'), entry(2, 'B')] } },
    { type: 'news', id: 2, command: { name: 'unpublish', fields: {} } },
  ]
  expect(await page('/')).toContain('>Three,A|')
})

test('an unknown release is not found', async () => {
  const body = { release: 'autumn', path: '/', language: 'en' }
  expect((await api.call('POST', RELEASE_PREVIEW_API, { body })).status).toBe(404)
})

/** Opens a URL as a visitor. */
const open = async (url: string) =>
  (await handler(eventOf('GET', url, {}), {} as Context)) as { statusCode: number; body: string }

test('a share link shows every page, and its links stay in the preview until it is revoked', async () => {
  writes = [store('news', 1, article('Shared', 'one', '2026-11-03'))]
  const links = RELEASE_PATHS.previewLinks('spring')
  const { data: link } = await api.call<PreviewLink>('POST', links, { body: { language: 'en', days: 7 } })
  const first = await open(link.url)
  expect(first.body).toContain('Shared,Two,Three')
  expect(first.body).toContain('href="?language=id&amp;path=%2Fnews%2Fone#top"')
  expect(first.body).toContain('href="/prices.csv"')
  expect(first.body).not.toContain('<script')
  expect((await open(`${link.url}&path=/news/one`)).body).toContain('<body>Shared|')
  expect((await api.call<PreviewLink[]>('GET', links)).data.map(({ id }) => id)).toEqual([link.id])
  await api.call('DELETE', RELEASE_PATHS.previewLink('spring', link.id))
  expect((await open(link.url)).statusCode).toBe(410)
})
