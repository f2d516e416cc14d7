import type { Context } from 'aws-lambda'
import type { AuditEntry } from '@flou/shared/audit/auditEntry.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { news } from '@flou/shared/content/types/news.ts'
import { PREVIEW_LINK_API, type PreviewLink, type PreviewLinkRow } from '@flou/shared/publishing/preview.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { auditRoutes } from '../../audit/routes/auditRoutes.ts'
import { apiHandler } from '../../../core/http/apiHandler.ts'
import { eventOf, startTestApi, type TestApi } from '../../../core/http/testApi.ts'
import type { Previewer } from './previewer.ts'
import { previewRoutes } from './previewRoutes.ts'
import { tokenPermitting } from './testTokens.ts'
import { previewLinkRoutes } from './previewLinkRoutes.ts'

const SITE = 'https://site.example'

const previewer: Previewer = {
  registry: REGISTRY,
  renderRelease: async () => '',
  style: async () => '',
  drawings: async () => ({}),
  site: { origin: SITE, adminOrigin: 'https://admin.example' },
  renderer: async () => ({
    buildId: 'build-1',
    async renderDocument(path, source) {
      const article = await source.bySlug(news, path.split('/').at(-1) ?? '')
      if (article?.title === 'Break it') throw new Error('no such thing')
      const head =
        '<head><link rel="canonical" href="/x"/><link rel="stylesheet" href="/assets/a.css"/></head>'
      const body = `<a href="/id/x" data-language="id">Bahasa</a>${article?.title}<script>run()</script>`
      return { status: 200, html: `<html lang="${source.language}">${head}<body>${body}</body></html>` }
    },
  }),
}

let api: TestApi
let handler: ReturnType<typeof apiHandler>

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
  api = await startTestApi((services) => {
    handler = apiHandler(
      [...previewRoutes(previewer), ...previewLinkRoutes(REGISTRY, SITE), ...auditRoutes(REGISTRY)],
      services,
    )
    return handler
  })
})
afterAll(() => api.stop())

const values = (title: string) => ({
  contents: [
    { languageId: 1, title: `${title} (id)` },
    { languageId: 2, title },
  ],
})
const request = (title: string, days = 7, id = 5) => ({
  type: 'news',
  id,
  values: values(title),
  language: 'en',
  days,
})
const share = async (title: string, days?: number, id?: number) =>
  (await api.call<PreviewLink>('POST', PREVIEW_LINK_API, { body: request(title, days, id) })).data

/** Opens a URL as a visitor, without a staff token. */
async function open(url: string, address = '192.0.2.9') {
  const event = eventOf('GET', url, { headers: { 'x-viewer-address': address } })
  const result = await handler(event, {} as Context) // the handlers do not read the context
  return result as { statusCode: number; headers: Record<string, string>; body: string } // as `toResult` returns it
}

test('a link shows the draft to whoever has it, marked, unseen by search engines and caches, with nothing that runs', async () => {
  const { url, expires } = await share('Soon to come')

  const { statusCode, headers, body } = await open(url)
  const indonesian = await open(url.replace('language=en', 'language=id'))

  expect(url).toMatch(/^https:\/\/site\.example\/api\/preview\/[\w-]{43}\?language=en$/)
  expect(expires).toBe('2026-11-28T03:00:00.000Z')
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'no-store, private',
    'referrer-policy': 'no-referrer',
  })
  expect(body).toContain('Soon to come')
  expect(body).toContain('Preview – not published')
  expect(body).toContain('Link expires November 28, 2026 at 10:00')
  expect(body).toContain('<meta name="robots" content="noindex, nofollow"/>')
  expect(body).not.toMatch(/<script|canonical/)
  expect(body).toContain('<a href="?language=id" data-language="id">')
  expect(indonesian.body).toContain('Soon to come (id)')
  expect(indonesian.body).toContain('Pratinjau – belum terbit')
})

test('a link that has ended, was revoked or never was says so in both languages', async () => {
  const ending = await share('Ends soon', 1)
  const revoked = await share('Taken back')
  await api.call('DELETE', `${PREVIEW_LINK_API}/${revoked.id}`)
  const start = api.clock.now
  api.clock.now = new Date(start.getTime() + 24 * 60 * 60 * 1000)

  const answers = [
    await open(ending.url),
    await open(revoked.url),
    await open(`${SITE}/api/preview/${'x'.repeat(43)}`),
    await open(`${SITE}/api/preview/short`),
  ]
  api.clock.now = start

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([410, 410, 404, 404])
  expect(answers[0]?.body).toMatch(
    /This preview link has expired[\s\S]*Tautan pratinjau ini sudah kedaluwarsa/,
  )
  expect(answers[1]?.body).toMatch(/has been revoked[\s\S]*telah dicabut/)
  expect(answers[2]?.body).toMatch(/does not exist[\s\S]*tidak ada/)
  for (const { headers, body } of answers) {
    expect(headers['x-robots-tag']).toBe('noindex, nofollow')
    expect(body).not.toContain('Taken back')
  }
})

test('the table keeps no token, and nothing of the draft once the link is revoked', async () => {
  const { url, id } = await share('Frozen draft', 7, 6)
  const token = /preview\/([\w-]{43})/.exec(url)?.[1] ?? ''
  const key = { pk: `preview#${id}`, sk: '-' }

  const stored = JSON.stringify(await api.table.get(key))
  await api.call('DELETE', `${PREVIEW_LINK_API}/${id}`)
  const left = JSON.stringify(await api.table.get(key))

  expect(stored).toContain('Frozen draft')
  expect(stored).not.toContain(token)
  expect(left).not.toContain('Frozen draft')
})

test('links of a record are listed with who made them and until when; making and revoking is audited', async () => {
  const first = await share('First', 7, 7)
  const second = await share('Second', 30, 7)
  await api.call('DELETE', `${PREVIEW_LINK_API}/${first.id}`)

  const list = await api.call<PreviewLinkRow[]>('GET', `${PREVIEW_LINK_API}?type=news&id=7`)
  const audit = await api.call<AuditEntry[]>('GET', '/api/dashboard/audit-log?entity=news&entityId=7')

  expect(new Set(list.data.map(({ id }) => id))).toEqual(new Set([first.id, second.id]))
  expect(list.data.find(({ id }) => id === second.id)).toEqual({
    id: second.id,
    by: { id: 1, name: 'Ayu Lestari' },
    created: '2026-11-21T03:00:00.000Z',
    expires: '2026-12-21T03:00:00.000Z',
  })
  expect(list.data.find(({ id }) => id === first.id)?.revoked).toBe('2026-11-21T03:00:00.000Z')
  expect(audit.data.map(({ action }) => action).toSorted()).toEqual([
    'Revoked a preview link of Article “First”',
    'Shared a preview of Article “First”',
    'Shared a preview of Article “Second”',
  ])
})

test('only who may edit a record may share it, list its links or revoke them', async () => {
  const { id } = await share('Mine')
  const token = await tokenPermitting(api, ['Footer'])

  const answers = [
    await api.call('POST', PREVIEW_LINK_API, { token, body: request('Theirs') }),
    await api.call('GET', `${PREVIEW_LINK_API}?type=news&id=5`, { token }),
    await api.call('DELETE', `${PREVIEW_LINK_API}/${id}`, { token }),
    await api.call('POST', PREVIEW_LINK_API, { body: { ...request('Forever'), days: 365 } }),
    await api.call('DELETE', `${PREVIEW_LINK_API}/nothing`),
  ]

  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 422, 404])
})

test('one address opens so many previews a minute, and another is not held up by it', async () => {
  const { url } = await share('Popular')

  const answers = []
  for (let count = 0; count < 61; count += 1) answers.push((await open(url, '198.51.100.1')).statusCode)

  expect(answers.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 200))
  expect(answers[60]).toBe(429)
  expect((await open(url, '198.51.100.2')).statusCode).toBe(200)
})

test('a page that fails says so without its reason', async () => {
  const { url } = await share('Break it')

  const { statusCode, body } = await open(url)

  expect(statusCode).toBe(500)
  expect(body).toContain('This preview cannot be shown')
  expect(body).not.toContain('no such thing')
})
