import type { StoredRecord } from '@flou/shared/api.ts'
import { customPage } from '@flou/shared/content/types/customHtml.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { contentHandler } from '../../../lambdas/content/routes.ts'
import { startTestApi, type TestApi } from '../../http/testApi.ts'
import { keys } from '../../store/keys.ts'
import { createRecord } from '../../store/write/createRecord.ts'
import { findDuplicateTitles } from './pageChecks.ts'

const SEO = '/api/dashboard/news/seo'
const CHECKS = '/api/dashboard/setting/page-checks'

let api: TestApi
beforeEach(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
  api = await startTestApi((services) => contentHandler(services))
  await api.table.put({
    ...keys.live('media', 7),
    id: 7,
    version: 1,
    state: 'published',
    data: '{"mime":"image/webp"}',
  })
})
afterEach(() => api.stop())

const seo = (title: string) => ({
  seoMediaId: 7,
  contents: [1, 2].map((languageId) => ({
    languageId,
    title: languageId === 1 ? 'Berita Flou Cloud' : title,
    content: 'News of our regions, products and prices, for customers and the press.',
  })),
  recordVersion: 0,
})
const set = async (severities: object) => {
  const { data } = await api.call<StoredRecord>('GET', CHECKS)
  const answer = await api.call('PUT', CHECKS, { body: { ...data, ...severities } })
  expect(answer.status).toBe(200)
  passCacheTime()
}
const passCacheTime = () => {
  api.clock.now = new Date(api.clock.now.getTime() + 5_000)
}
const publish = (title: string) => api.call('PUT', SEO, { body: seo(title) })

test('a warning does not stop publishing', async () => {
  expect((await publish('News')).status).toBe(200)
})

test('a title that the setting stops is refused at its field, and published once it is right', async () => {
  await set({ titleCheck: 'stop' })

  expect(await publish('News')).toMatchObject({
    status: 422,
    errors: { 'Contents[1].Title': 'A title for search engines needs at least 10 characters.' },
  })
  expect((await publish('News of Flou Cloud')).status).toBe(200)
})

test('a stop that another copy of the function stores holds within five seconds', async () => {
  await publish('News of Flou Cloud')
  await api.table.put({ ...keys.sectionLive('setting.pageChecks'), data: '{"titleCheck":"stop"}' })
  const early = await api.call('PUT', SEO, { body: { ...seo('News'), recordVersion: 1 } })
  passCacheTime()
  const late = await api.call('PUT', SEO, { body: { ...seo('New'), recordVersion: 2 } })

  expect([early.status, late.status]).toEqual([200, 422])
})

test('a draft is saved whatever its title', async () => {
  await publish('News of Flou Cloud')
  await set({ titleCheck: 'stop' })
  const draft = await api.call('PUT', `${SEO}/draft`, { body: { ...seo('News'), recordVersion: 1 } })

  expect(draft.status).toBe(200)
})

test('titles are compared with other published records, in each language and whatever their case', async () => {
  const { table, now, newId } = api.services
  const by = { id: 1, name: 'Ayu', title: '' }
  const context = { table, now: now(), newId, by, service: 'customHtml', method: 'POST' } as const
  const fields = (id: string, en: string) => ({
    slug: en.toLowerCase(),
    contents: [
      { languageId: 1, title: id },
      { languageId: 2, title: en },
    ],
  })
  const stored = await createRecord(context, customPage, { fields: fields('Karier', 'Careers') })
  await createRecord(context, customPage, { fields: fields('Magang', 'Interns'), state: 'draft' })
  const find = (id: number, ...titles: [string, string]) =>
    findDuplicateTitles(table, { type: customPage, id, fields: fields(...titles) })

  expect(await find(0, 'Lowongan', ' careers')).toEqual(['en'])
  expect(await find(0, 'KARIER', 'Jobs')).toEqual(['id'])
  expect(await find(0, 'Magang', 'Interns')).toEqual([])
  expect(await find(stored.id, 'Karier', 'Careers')).toEqual([])
})
