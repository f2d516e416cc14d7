import type { StoredRecord } from '@flou/shared/api.ts'
import type { Bell } from '@flou/shared/comments.ts'
import { REGISTRY, requireContentType } from '@flou/shared/content/registry.ts'
import { media } from '@flou/shared/content/types/media.ts'
import type {
  AssignmentResult,
  PreviousSources,
  TranslationProgress,
  TranslationRow,
} from '@flou/shared/translation/queue.ts'
import type { DynamoDBRecord } from 'aws-lambda'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { apiHandler } from '../../core/http/apiHandler.ts'
import { startTestApi, type TestApi } from '../../core/http/testApi.ts'
import { contentRoutes } from '../../lambdas/content/routes.ts'
import { readSnapshot } from '../../core/store/read/snapshot.ts'
import { createRecord } from '../../core/store/write/createRecord.ts'
import { updateRecord } from '../../core/store/write/saveRecord.ts'
import { signUpAt } from '../inbox/testInbox.ts'
import { rebuildTranslations } from './rebuildTranslations.ts'
import { translationRoutes } from './translationRoutes.ts'
import { updateTranslations, updateTranslationsFromStream } from './updateTranslations.ts'

const TRANSLATIONS = '/api/dashboard/translations'
const CATEGORY = '/api/dashboard/news/category'
const FAQ_CATEGORY = '/api/dashboard/faq/category'

let api: TestApi
let signUp: ReturnType<typeof signUpAt>
let empty: Awaited<ReturnType<TestApi['backUp']>>
beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
  api = await startTestApi((services) =>
    apiHandler([...contentRoutes(REGISTRY), ...translationRoutes(REGISTRY)], services),
  )
  signUp = signUpAt(api)
  empty = await api.backUp()
})
beforeEach(() => api.restore(empty))
afterAll(() => api.stop())

const contents = (id: string, en: string) => [
  { languageId: 1, title: id, description: id },
  { languageId: 2, title: en, description: en },
]
const callAs = <T = StoredRecord>(token: string, ...[method, path, body]: [string, string, object?]) => {
  api.clock.now = new Date(api.clock.now.getTime() + 1_000)
  return api.call<T>(method, path, { token, ...(body && { body }) })
}
const call = <T = StoredRecord>(...request: [method: string, path: string, body?: object]) =>
  callAs<T>(api.token, ...request)
const source = () => ({ table: api.table, registry: REGISTRY })
const update = (type: string, ...ids: number[]) =>
  updateTranslations(
    source(),
    ids.map((id) => ({ type: requireContentType(type), id })),
  )
const queue = async (search = '', token = api.token) =>
  (await callAs<TranslationRow[]>(token, 'GET', `${TRANSLATIONS}/queue?${search}`)).data
const progress = async () => (await call<TranslationProgress[]>('GET', `${TRANSLATIONS}/progress`)).data

async function draftCategory(id: string, en: string): Promise<StoredRecord> {
  const { data } = await call('POST', CATEGORY, { state: 'draft', contents: contents(id, en) })
  await update('newsCategory', data.id)
  return data
}
const assign = (rows: readonly TranslationRow[], values: object, token = api.token) => {
  const tasks = rows.map(({ type, id, language }) => ({ type, id, language }))
  return callAs<AssignmentResult>(token, 'PUT', `${TRANSLATIONS}/assignments`, { tasks, ...values })
}

test('a record is in the queue while one of its languages is missing or outdated', async () => {
  const shown = async () =>
    (await queue()).map(({ language, missing, outdated }) => `${language} ${missing} ${outdated}`)
  const { data: created } = await call('POST', CATEGORY, { contents: contents('Judul', 'Title') })
  const { id } = created
  const save = async (suffix: string, id_: string, en: string) => {
    const { data: present } = await call('GET', `${CATEGORY}/${id}`)
    const { recordVersion } = present
    await call('PUT', `${CATEGORY}/${id}${suffix}`, { recordVersion, contents: contents(id_, en) })
    await update('newsCategory', id)
    return shown()
  }
  await update('newsCategory', id)

  expect(await shown()).toEqual([])
  expect(await save('', 'Judul baru', 'Title')).toEqual(['en 0 2'])
  expect(await save('/draft', 'Judul baru', 'New title')).toEqual([])
  expect(await save('/draft', 'Judul baru', '')).toEqual(['en 2 0'])
  expect(await save('', 'Judul baru', 'New title')).toEqual([])
  expect(await save('', 'Judul baru', 'Newest title')).toEqual(['id 0 2'])
  await call('POST', `${CATEGORY}/${id}/checked`)
  await update('newsCategory', id)
  expect(await shown()).toEqual([])
  expect(await save('', 'Judul terbaru', 'Newest title')).toEqual(['en 0 2'])
  await call('DELETE', `${CATEGORY}/${id}`)
  await update('newsCategory', id)
  expect(await shown()).toEqual([])
  await call('POST', `${CATEGORY}/${id}/restore`)
  await update('newsCategory', id)
  expect(await shown()).toEqual(['en 0 2'])
})

test('descriptions of pictures are in the queue, except of decorations', async () => {
  const { table, now, newId } = api.services
  const by = { id: 1, name: 'Ayu', title: '' }
  const context = { table, now: now(), newId, by, service: 'media', method: 'POST' } as const
  const alts = (id: string, en: string) => [
    { languageId: 1, alt: id },
    { languageId: 2, alt: en },
  ]
  const create = (more: object) =>
    createRecord(context, media, { fields: { name: 'a.jpg', mime: 'image/jpeg', ...more } })
  const missing = await create({ contents: alts('Ruang server', '') })
  const decoration = await create({ contents: alts('Garis', ''), decorative: true })
  await update('media', missing.id, decoration.id)

  expect((await queue()).map(({ type, id, language }) => [type, id, language])).toEqual([
    ['media', missing.id, 'en'],
  ])
  const before = await readSnapshot(table, media, { id: missing.id })
  if (!before) throw new Error('no file')
  const translated = await updateRecord(context, media, {
    before,
    fields: { ...before.fields, contents: alts('Ruang server', 'Server room') },
  })
  await update('media', missing.id)
  expect(await queue()).toEqual([])
  const next = await readSnapshot(table, media, { id: translated.id })
  if (!next) throw new Error('no file')
  await updateRecord(context, media, {
    before: next,
    fields: { ...next.fields, contents: alts('Ruang server di Batam', 'Server room') },
  })
  await update('media', missing.id)
  expect(await queue()).toMatchObject([{ type: 'media', language: 'en', outdated: 1 }])
})

test('the stream updates records, drafts and sections, repeated events change nothing, and counts are exact', async () => {
  const records = [await draftCategory('Satu', ''), await draftCategory('Dua', 'Two')]
  for (const [recordVersion, title] of ['Komunitas', 'Komunitas baru'].entries())
    await call('PUT', '/api/dashboard/community/title', {
      recordVersion,
      contents: contents(title, 'Community'),
    })
  const event = (type: string, id: number, sk = 'live') =>
    ({
      dynamodb: {
        Keys: { pk: { S: type }, sk: { S: sk } },
        NewImage: { type: { S: type }, id: { N: String(id) } },
      },
    }) as DynamoDBRecord
  const events = [
    ...records.map(({ id }) => event('newsCategory', id)),
    event('community.title', 0, 'title#live'),
    event('newsCategory', 1, 'draft'),
    event('role', 1),
  ]
  await updateTranslationsFromStream(source(), events)

  expect(await updateTranslationsFromStream(source(), events)).toBe(0)
  expect((await queue()).map(({ type, language }) => `${type} ${language}`).toSorted()).toEqual([
    'community.title en',
    'newsCategory en',
  ])
  expect((await progress()).filter(({ area }) => area === 'news')).toEqual([
    { area: 'news', language: 'en', records: 2, missing: 1, outdated: 0 },
    { area: 'news', language: 'id', records: 2, missing: 0, outdated: 0 },
  ])
})

test('pages of several areas follow the order of due date, then age, in both directions', async () => {
  const ids = [await draftCategory('A', ''), await draftCategory('B', ''), await draftCategory('C', '')]
  const faq = await call('POST', FAQ_CATEGORY, {
    state: 'draft',
    type: 'general',
    contents: contents('D', ''),
  })
  await update('faqCategory', faq.data.id)
  const third = (await queue('area=news')).find(({ id }) => id === ids[2]?.id)
  if (third) await assign([third], { due: '2026-11-01' })
  const titles = (rows: readonly TranslationRow[]) => rows.map((row) => row.titles.id)

  expect(titles(await queue())).toEqual(['C', 'A', 'B', 'D'])
  expect(titles(await queue('sort=since'))).toEqual(['A', 'B', 'C', 'D'])
  const first = await call<TranslationRow[]>('GET', `${TRANSLATIONS}/queue?perPage=3`)
  expect(titles(first.data)).toEqual(['C', 'A', 'B'])
  expect(titles(await queue(`perPage=3&after=${encodeURIComponent(first.cursor ?? '')}`))).toEqual(['D'])
  const around = encodeURIComponent(first.data[1]?.cursor ?? '')
  expect(titles(await queue(`perPage=1&after=${around}`))).toEqual(['B'])
  expect(titles(await queue(`perPage=1&before=${around}`))).toEqual(['C'])
  const filtered = ['area=faq', 'state=outdated', 'language=id', 'owner=me', 'owner=none&area=news']
  expect(await Promise.all(filtered.map(async (search) => titles(await queue(search)).join('')))).toEqual([
    'D',
    '',
    '',
    '',
    'CAB',
  ])
  expect(titles(await queue('overdue=1'))).toEqual(['C'])
})

test('an assignment stays while the record is edited, and its owner is notified once', async () => {
  const translator = await signUp(['Manage News', 'Manage Translations'])
  await draftCategory('Satu', '')
  const { id } = await draftCategory('Dua', '')
  const rows = await queue()

  expect((await assign(rows, { owner: translator.id, due: '2026-12-24' })).data).toEqual({
    assigned: 2,
    missed: 0,
  })
  await call('PUT', `${CATEGORY}/${id}/draft`, { recordVersion: 1, contents: contents('Dua lagi', '') })
  await update('newsCategory', id)
  expect((await queue('owner=me', translator.token)).map(({ due, titles }) => `${titles.id} ${due}`)).toEqual(
    ['Satu 2026-12-24', 'Dua lagi 2026-12-24'],
  )
  const bell = await callAs<Bell>(translator.token, 'GET', '/api/dashboard/bell')
  expect(bell.data.notifications).toMatchObject([
    { kind: 'translation', translation: { count: 2, language: 'en' } },
  ])

  await call('PUT', `${CATEGORY}/${id}/draft`, { recordVersion: 2, contents: contents('Dua', 'Two') })
  await update('newsCategory', id)
  expect((await assign(rows, { owner: null, due: null })).data).toEqual({ assigned: 1, missed: 1 })
  expect((await queue('owner=none')).map(({ titles, due }) => [titles.id, due])).toEqual([
    ['Satu', undefined],
  ])
})

test('people see and assign only the areas that they may open', async () => {
  await draftCategory('Satu', '')
  const faq = await call('POST', FAQ_CATEGORY, {
    state: 'draft',
    type: 'general',
    contents: contents('Tanya', ''),
  })
  await update('faqCategory', faq.data.id)
  const news = await signUp(['Manage News', 'Manage Translations'])
  const reader = await signUp(['Manage News', 'Manage Translations'], { lacks: ['edit'] })
  const outsider = await signUp(['Manage News'])
  const all = await queue()

  expect((await queue('', news.token)).map(({ area }) => area)).toEqual(['news'])
  expect((await api.call('GET', `${TRANSLATIONS}/queue`, { token: outsider.token })).status).toBe(403)
  expect((await assign(all, { owner: null }, news.token)).status).toBe(403)
  expect((await assign(all, { owner: news.id })).errors).toHaveProperty('Owner')
  expect((await assign(all.slice(0, 1), { owner: outsider.id })).errors).toHaveProperty('Owner')
  expect((await assign(all.slice(0, 1), { owner: null }, reader.token)).status).toBe(403)
  const people = await call<{ id: number }[]>('GET', `${TRANSLATIONS}/people?types=newsCategory,faqCategory`)
  expect(people.data.map(({ id }) => id)).toEqual([1])
})

test('the previous source is that of the last edited translation', async () => {
  const { data } = await call('POST', CATEGORY, { contents: contents('Judul', 'Title') })
  const path = `${CATEGORY}/${data.id}`
  for (const [version, title] of [
    [1, 'Judul kedua'],
    [2, 'Judul ketiga'],
  ] as const)
    await call('PUT', path, { recordVersion: version, contents: contents(title, 'Title') })
  const read = async (language: string) =>
    (
      await call<PreviousSources>(
        'GET',
        `${TRANSLATIONS}/sources/newsCategory/${data.id}?language=${language}`,
      )
    ).data

  expect(await read('en')).toEqual({
    title: { value: 'Judul', at: data.updated },
    description: { value: 'Judul', at: data.updated },
  })
  expect(await read('id')).toEqual({})
  await call('PUT', path, { recordVersion: 3, contents: contents('Judul ketiga', 'Third title') })
  expect(await read('en')).toEqual({})
})

test('records that were stored before the queue existed are added once, in steps', async () => {
  await call('POST', CATEGORY, { state: 'draft', contents: contents('Lama', '') })
  const rebuild = async (steps: number) => {
    let remaining = steps
    return rebuildTranslations({ ...source(), hasTime: () => (remaining -= 1) >= 0 })
  }
  let changed = 0
  for (let round = 0; round < 50; round += 1) changed += await rebuild(20)
  api.calls.length = 0

  expect(changed).toBe(2)
  expect(await rebuild(20)).toBe(0)
  expect(api.calls).toHaveLength(1)
  expect((await queue()).map(({ titles }) => titles.id)).toEqual(['Lama'])
})
