import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newsCta } from '@flou/shared/content/types/news.ts'
import type { BrokenTarget } from '@flou/shared/publishing/publishing.ts'
import { startTestApi, type TestApi } from '../../../core/http/testApi.ts'
import { brokenLinkWrites, itemOf, type PageRecord } from '../pageData/pageItem.ts'
import { dependencies } from '../../../core/store/dependencies.ts'
import { writeAll } from '../../../core/store/dynamo/writeAll.ts'
import { liveItem } from '../../../core/store/items/recordItem.ts'
import { contentHandler } from '../../../lambdas/content/routes.ts'
import { AFTER_TARGET } from '../store/brokenLinkRows.ts'
import { publishKeys, publishPartitions } from '../store/publishKeys.ts'
import { namesTarget } from './linkSources.ts'

/** Times at which broken links were found; with many links the earliest is on a late page. */
const SINCE = '2026-11-10T00:00:00Z'
const MANY_SINCE: Record<string, string> = { '/news/169': '2026-11-01T00:00:00Z' }

const REPORT = '/api/dashboard/publishing/broken-links'
let api: TestApi

/** A page item as the publisher stores it. */
async function addPage(path: string, targets: readonly string[], more: Partial<PageRecord> = {}) {
  const broken = targets.map((target) => ({
    target,
    texts: { en: `to ${target}` },
    isInLayout: path === '/',
    since: target === '/many' ? (MANY_SINCE[path] ?? '2026-11-20T00:00:00Z') : SINCE,
  }))
  const page = { path, dependencies: [], hashes: { en: 'x', id: 'y' }, lastModified: '', broken, ...more }
  await writeAll(api.table, [
    { PutRequest: { Item: itemOf(page) } },
    ...brokenLinkWrites(page, undefined, false),
  ])
}

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
  api = await startTestApi((services) => contentHandler(services))
  for (let number = 100; number < 170; number += 1) await addPage(`/news/${number}`, ['/many', '/last'])
  await addPage('/a', ['/first', '/many'], { dependencies: [dependencies.section('news.cta')] })
  await addPage('/', ['/menu'])
})
afterAll(() => api.stop())

const report = (query: string) => api.call<BrokenTarget[]>('GET', `${REPORT}?${query}`)

test('each target comes once, with its first pages, however many lead there', async () => {
  const { data, total, cursor } = await report('')

  expect(data.map(({ target, hasMore }) => [target, hasMore])).toEqual([
    ['/first', false],
    ['/last', true],
    ['/many', true],
  ])
  expect(data[2]?.pages.map(({ path }) => path)).toEqual([
    '/a',
    '/news/100',
    '/news/101',
    '/news/102',
    '/news/103',
  ])
  expect([total, cursor]).toEqual([3, undefined])
})

test('targets say since when the first of all their links leads nowhere, and are sorted by it where asked', async () => {
  const { data: oldest, total } = await report('sort=oldest')
  const { data: newest } = await report('sort=newest')

  expect(oldest.map(({ target, since }) => [target, since])).toEqual([
    ['/many', '2026-11-01T00:00:00Z'],
    ['/first', SINCE],
    ['/last', SINCE],
  ])
  expect([newest.map(({ target }) => target), total]).toEqual([['/first', '/last', '/many'], 3])
})

test('what menu and footer name is apart, and targets are found by how they begin', async () => {
  const { data: shell } = await report('place=shell')
  const { data: found, total } = await report('prefix=/l')

  expect(shell.map(({ target }) => target)).toEqual(['/menu'])
  expect([found.map(({ target }) => target), total]).toEqual([['/last'], 1])
})

test('the section that names a target is named with its screen', async () => {
  const time = api.clock.now.toISOString()
  const by = { id: 1, name: 'Editor' }
  const meta = {
    id: 0,
    version: 1,
    state: 'published',
    created: time,
    updated: time,
    createdBy: by,
    updatedBy: by,
  } as const
  const fields = { customProperty: { buttons: [{ urlPath: '/first?from=news' }] }, contents: [] }
  await api.table.put(liveItem(newsCta, { ...meta, fields }, JSON.stringify(fields)))

  const { data } = await report('prefix=/first')

  expect(data[0]?.editedIn).toEqual([
    {
      type: 'news.cta',
      id: 0,
      title: `News › ${newsCta.label.en}`,
      url: expect.stringMatching(/news\/cta$/) as string,
    },
  ])
})

test('a target that is marked as fine names the person, until the mark is removed', async () => {
  const acceptedBy = async () => (await report('prefix=/first')).data[0]?.acceptedBy
  const mark = (isAccepted: boolean) =>
    api.call('PUT', `${REPORT}/accepted`, { body: { target: '/first', isAccepted } })

  await mark(true)
  expect(await acceptedBy()).toBe('Ayu Lestari')

  await mark(false)
  expect(await acceptedBy()).toBeUndefined()
})

test.each([
  ['{"url":"/a"}', true],
  ['{"url":"/id/a?x"}', true],
  ['{"url":"https://site.example/a#b"}', true],
  [String.raw`{"content":"<a href=\"/a\">x</a>"}`, true],
  ['{"url":"/ab"}', false],
  ['{"url":"/b/a"}', false],
  ['{"url":"see /a"}', false],
])('%s names /a: %j', (content, isNamed) => {
  expect(namesTarget(content, '/a')).toBe(isNamed)
})

test('links to other sites are apart, with what is wrong, and can be set aside like others', async () => {
  const target = 'https://docs.example/gone'
  const row = {
    pages: [{ path: '/a', texts: { en: 'Docs' } }],
    hasMore: false,
    since: SINCE,
    problem: 'missing' as const,
  }
  const index = { gsi1pk: publishPartitions.brokenLinks('outside'), gsi1sk: target + AFTER_TARGET }
  await api.table.put({ ...publishKeys.outsideLink(target), ...index, round: SINCE, row })

  const { data, total } = await report('place=outside&prefix=https://docs')
  await api.call('PUT', `${REPORT}/accepted`, { body: { target, isAccepted: true } })
  const { data: accepted } = await report('place=outside')

  expect([data, total]).toEqual([[{ target, editedIn: [], ...row }], 1])
  expect(accepted[0]?.acceptedBy).toBeDefined()
  expect((await report('')).data.map((one) => one.target)).not.toContain(target)
})
