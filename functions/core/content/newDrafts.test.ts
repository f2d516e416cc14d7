import type { ListRow, StoredRecord } from '@flou/shared/api.ts'
import { requireContentType } from '@flou/shared/content/registry.ts'
import type { StartPage } from '@flou/shared/startPage.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestApi, type TestApi } from '../http/testApi.ts'
import { contentReader } from '../store/contentReader.ts'
import { contentHandler } from '../../lambdas/content/routes.ts'

/** Unfinished records: stored on the server and visible to editors only. */
const NEWS = '/api/dashboard/news'
const CATEGORY = '/api/dashboard/news/category'
let api: TestApi

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
  api = await startTestApi((services) => contentHandler(services))
})
afterAll(() => api.stop())

const call = async <T = StoredRecord>(method: string, path: string, body?: object) => {
  api.clock.now = new Date(api.clock.now.getTime() + 1000) // entries with the same timestamp have no order
  return api.call<T>(method, path, body && { body })
}
const english = (title: string, over: object = {}) => [{ languageId: 2, title, ...over }]
const both = (title: string) =>
  [1, 2].map((languageId) => ({ languageId, title: `${title} ${languageId}`, description: 'd' }))
const addDraft = (path: string, title: string) =>
  call('POST', path, { state: 'draft', contents: english(title) })
const publicNews = async (id: number) =>
  contentReader({ table: api.table, now: api.clock.now }).byId(requireContentType('news'), id)

test('a new record is kept with a title in one language, and visitors do not see it', async () => {
  const { status, data } = await addDraft(NEWS, 'Half an article')
  const { data: rows } = await call<ListRow[]>('GET', `${NEWS}?state=unpublished`)

  expect([status, data.state, data['slug'], data['mediaId']]).toEqual([201, 'draft', '', 0])
  expect(rows.find(({ id }) => id === data.id)).toMatchObject({
    state: 'draft',
    listStates: { visibility: 'unpublished' },
    titles: { en: 'Half an article', id: 'Half an article' },
  })
  expect(await publicNews(data.id)).toBeUndefined()
})

test('without a title it is refused, and so is what is filled in wrongly', async () => {
  const untitled = await call('POST', NEWS, { state: 'draft', contents: english(' ') })
  const wrong = await call('POST', NEWS, { state: 'draft', contents: english('x'.repeat(256)) })

  expect(untitled).toMatchObject({
    status: 422,
    errors: { 'Contents[0].Title': expect.anything() as string },
  })
  expect(Object.keys(wrong.errors ?? {})).toEqual(['Contents[0].Title'])
})

test('drafts without an address of their own do not stand in each other’s way', async () => {
  const [one, other] = [await addDraft(NEWS, 'Same'), await addDraft(NEWS, 'Same')]

  expect([one.status, other.status]).toEqual([201, 201])
})

test('it is saved as a draft again and again, and stays unseen', async () => {
  const { data: draft } = await addDraft(CATEGORY, 'Tariffs')

  const saved = await call('PUT', `${CATEGORY}/${draft.id}/draft`, { ...draft, contents: english('Rates') })

  expect(saved.message).toContain('Draft saved')
  expect(saved.data).toMatchObject({ recordVersion: 2, state: 'draft' })
  expect(saved.data.live).toBeUndefined()
})

test('publishing asks for everything, then makes the address from the English title of then', async () => {
  const { data: draft } = await addDraft(NEWS, 'First idea')
  const texts = (title: string) =>
    [1, 2].map((languageId) => ({
      languageId,
      title: `${title} ${languageId}`,
      description: 'd',
      content: '<p>c</p>',
      seoTitle: 's',
      seoDescription: 's',
    }))
  const picture = await api.table.get({ pk: 'media#1', sk: 'live' })
  if (!picture) await api.table.put({ pk: 'media#1', sk: 'live', state: 'published' })

  const early = await call('POST', `${NEWS}/${draft.id}/publish`)
  const refused = await call('PUT', `${NEWS}/${draft.id}`, { ...draft, state: 'published' })
  const full = { ...draft, publishDate: '2026-11-01', mediaId: 1, contents: texts('Last idea') }
  const shown = await call('PUT', `${NEWS}/${draft.id}`, { ...full, state: 'published' })

  for (const { status, errors } of [early, refused]) {
    expect(status).toBe(422)
    expect(Object.keys(errors ?? {})).toEqual(expect.arrayContaining(['MediaId', 'Contents[0].Content']))
  }
  expect(shown.errors).toBeUndefined()
  expect(shown.data).toMatchObject({ state: 'published', slug: 'last-idea-2' })
  expect(await publicNews(draft.id)).toBeDefined()
})

test('a draft that is published from the list gets its address, another one where that is taken', async () => {
  await call('POST', CATEGORY, { contents: both('Cloud') })
  const { data: draft } = await call('POST', CATEGORY, { state: 'draft', contents: both('Cloud') })

  const published = await call('POST', `${CATEGORY}/${draft.id}/publish`)

  expect(published.data.state).toBe('published')
})

test('a draft of what is published may be unfinished, too, and is published when it is complete', async () => {
  const { data: record } = await call('POST', CATEGORY, { contents: both('Whole') })
  const half = { ...record, contents: english('Half') }

  const draft = await call('PUT', `${CATEGORY}/${record.id}/draft`, half)
  const refused = await call('POST', `${CATEGORY}/${record.id}/publish`)

  expect(draft.data).toMatchObject({ live: { version: 1 } })
  expect(refused.status).toBe(422)
  expect(Object.keys(refused.errors ?? {})).toContain('Contents[0].Description')
})

test('types without drafts refuse one', async () => {
  const refused = await call('POST', '/api/dashboard/user', { state: 'draft', fullName: 'Budi' })

  expect(refused).toMatchObject({ status: 400, code: 'bad_request' })
})

test('the start page lists the caller’s own drafts, the newest first, until they are published or thrown away', async () => {
  const { data: record } = await call('POST', CATEGORY, { contents: both('Shown') })
  const { data: own } = await call('POST', CATEGORY, { state: 'draft', contents: both('Own') })
  await call('PUT', `${CATEGORY}/${record.id}/draft`, { ...record, contents: both('Shown anew') })
  const drafts = async () => (await call<StartPage>('GET', '/api/dashboard/start')).data.drafts

  const [first, second] = await drafts()
  await call('POST', `${CATEGORY}/${own.id}/publish`)
  await call('DELETE', `${CATEGORY}/${record.id}/draft`)
  const left = await drafts()

  expect(first).toMatchObject({
    type: 'newsCategory',
    id: record.id,
    isLive: true,
    titles: { en: 'Shown anew 2' },
  })
  expect(second).toMatchObject({ id: own.id, isLive: false })
  expect(left.map(({ id, type }) => `${type}#${id}`)).not.toEqual(
    expect.arrayContaining([`newsCategory#${own.id}`]),
  )
})

/** Saves a draft to the list and to its own path. */
const PUTS = ['', '/draft'] as const

test.each(PUTS)(
  'a draft put at its address%s is checked, answered and kept as one that is posted',
  async (suffix) => {
    const posted = await addDraft(NEWS, 'Half an article')
    const put = (title: string) =>
      call('PUT', `${NEWS}/${posted.data.id}${suffix}`, {
        state: 'draft',
        recordVersion: posted.data.recordVersion,
        contents: english(title),
      })

    const refused = [await addDraft(NEWS, ' '), await put(' ')]
    const saved = await put('Half an article')

    expect(refused.map(({ status, errors, code }) => ({ status, errors, code }))).toEqual([
      {
        status: 422,
        errors: { 'Contents[0].Title': expect.anything() as string },
        code: 'validation_failed',
      },
      {
        status: 422,
        errors: { 'Contents[0].Title': expect.anything() as string },
        code: 'validation_failed',
      },
    ])
    expect(saved.message).toBe(posted.message)
    expect(saved.message).toBe('Draft saved.')
    expect(Object.keys(saved.data).toSorted()).toEqual(Object.keys(posted.data).toSorted())
    expect(saved.data).toMatchObject({ state: 'draft', contents: posted.data['contents'] })
    expect(await publicNews(posted.data.id)).toBeUndefined()
  },
)

test('a draft put at the address of what visitors see is kept beside it', async () => {
  const { data: live } = await call('POST', CATEGORY, { contents: both('Live') })

  const saved = await call('PUT', `${CATEGORY}/${live.id}`, {
    ...live,
    state: 'draft',
    contents: english('Half'),
  })

  expect(saved).toMatchObject({ status: 200, message: 'Draft saved.', data: { live: { version: 1 } } })
})
