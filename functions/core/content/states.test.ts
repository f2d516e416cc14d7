import type { ListCounts, ListRow, StoredRecord } from '@flou/shared/api.ts'
import type { AuditEntry } from '@flou/shared/audit/auditEntry.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestApi, type TestApi } from '../http/testApi.ts'
import { contentHandler } from '../../lambdas/content/routes.ts'

/** Lists filtered by state, and calls that change the state of records. */
const CATEGORY = '/api/dashboard/news/category'
const MENU = '/api/dashboard/menu'
let api: TestApi
let seed = 0

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
  api = await startTestApi((services) => contentHandler(services))
})
afterAll(() => api.stop())

const texts = (id: string, en: string) => [
  { languageId: 1, title: id, description: 'x' },
  { languageId: 2, title: en, description: 'y' },
]
async function addCategory(): Promise<StoredRecord> {
  seed += 1
  const body = { contents: texts(`Judul ${seed}`, `Title ${seed}`) }
  return (await api.call<StoredRecord>('POST', CATEGORY, { body })).data
}
const save = async (record: StoredRecord, contents: unknown) =>
  (await api.call<StoredRecord>('PUT', `${CATEGORY}/${record.id}`, { body: { ...record, contents } })).data
const countsOf = async (path: string) => (await api.call<ListCounts>('GET', `${path}/counts`)).data
const idsIn = async (path: string, state: string) =>
  (await api.call<ListRow[]>('GET', `${path}?state=${state}&perPage=100`)).data.map(({ id }) => id)

test('a text changed in one language only drifts, and the other language following clears it', async () => {
  const record = await addCategory()

  const ahead = await save(record, texts('Judul lama', 'New title'))
  const englishOnly = await save(ahead, texts('Judul lama', 'Newer title'))
  const listed = await idsIn(CATEGORY, 'staleTranslation')
  const counted = await countsOf(CATEGORY)
  const followed = await save(englishOnly, texts('Judul baru', 'Newer title'))

  expect(ahead.staleTranslation).toBeUndefined() // both languages were changed at once
  expect(englishOnly.staleTranslation).toEqual({ title: 'en' })
  expect([listed, counted.staleTranslation]).toEqual([[record.id], 1])
  expect(followed.staleTranslation).toBeUndefined()
  expect((await countsOf(CATEGORY)).staleTranslation).toBe(0)
})

test('a row says which language is ahead, and a check takes the mark off without a new version', async () => {
  const record = await addCategory()
  const outdated = await save(record, texts('Judul berubah', `Title ${seed}`))

  const { data: rows } = await api.call<ListRow[]>('GET', `${CATEGORY}?state=staleTranslation`)
  const checked = await api.call<StoredRecord>('POST', `${CATEGORY}/${record.id}/checked`)
  const read = await api.call<StoredRecord>('GET', `${CATEGORY}/${record.id}`)

  expect(rows).toMatchObject([
    { id: record.id, listStates: { visibility: 'published', staleTranslation: 'id' } },
  ])
  expect([checked.data.recordVersion, checked.data.staleTranslation]).toEqual([
    outdated.recordVersion,
    undefined,
  ])
  expect(read.data.staleTranslation).toBeUndefined()
  expect(await idsIn(CATEGORY, 'staleTranslation')).toEqual([])
})

test('one text is checked by name; what else drifts stays marked, and the log says what was checked', async () => {
  const record = await addCategory()
  const behind = texts(`Judul ${seed}`, 'Only English').map((one) =>
    one.languageId === 2 ? { ...one, description: 'Only English' } : one,
  )
  const outdated = await save(record, behind)
  const address = `${CATEGORY}/${record.id}/checked`

  api.clock.now = new Date(api.clock.now.getTime() + 1000) // entries with the same timestamp have no order
  const stale = await api.call('POST', `${address}?text=title&recordVersion=${record.recordVersion}`)
  const checked = await api.call<StoredRecord>(
    'POST',
    `${address}?text=title&recordVersion=${outdated.recordVersion}`,
  )
  const unknown = await api.call<StoredRecord>('POST', `${address}?text=nothing`)
  const listed = await idsIn(CATEGORY, 'staleTranslation')
  const audit = await api.call<AuditEntry[]>(
    'GET',
    `/api/dashboard/audit-log?entity=newsCategory&entityId=${record.id}`,
  )
  const entry = await api.call<AuditEntry>('GET', `/api/dashboard/audit-log/${audit.data[0]?.id}`)

  expect(outdated.staleTranslation).toEqual({ title: 'en', description: 'en' })
  expect(stale).toMatchObject({ status: 409, code: 'record_changed' })
  expect([checked.data.recordVersion, checked.data.staleTranslation]).toEqual([
    outdated.recordVersion,
    { description: 'en' },
  ])
  expect(unknown.data.staleTranslation).toEqual({ description: 'en' })
  expect(listed).toContain(record.id)
  expect(JSON.parse(String(entry.data.data))).toEqual({
    before: { staleTranslation: { title: 'en', description: 'en' } },
    after: { staleTranslation: { description: 'en' } },
  })
})

test('an unpublished record leaves the published ones and comes back; its counts follow', async () => {
  const record = await addCategory()
  const before = await countsOf(CATEGORY)

  const hidden = await api.call<StoredRecord>('POST', `${CATEGORY}/${record.id}/unpublish`)
  const between = await countsOf(CATEGORY)
  const shown = await api.call<StoredRecord>('POST', `${CATEGORY}/${record.id}/publish`)

  expect([hidden.data.state, shown.data.state]).toEqual(['draft', 'published'])
  expect(between).toMatchObject({
    all: before.all,
    published: (before.published ?? 0) - 1,
    unpublished: (before.unpublished ?? 0) + 1,
  })
  expect(await countsOf(CATEGORY)).toEqual(before)
})

test('what has a switch of its own is unpublished by it, and the log says so', async () => {
  const translations = [1, 2].map((languageId) => ({ languageId, title: `Menu ${languageId}` }))
  const { data: menu } = await api.call<StoredRecord>('POST', MENU, {
    body: { type: 1, order: 1, url: '/x', isActive: true, contentGroups: [], contentItems: [], translations },
  })

  api.clock.now = new Date(api.clock.now.getTime() + 1000) // entries with the same timestamp have no order
  const { data } = await api.call<StoredRecord>('POST', `${MENU}/${menu.id}/unpublish`)
  const audit = await api.call<AuditEntry[]>(
    'GET',
    `/api/dashboard/audit-log?entity=menu&entityId=${menu.id}`,
  )

  expect([data['isActive'], data.state]).toEqual([false, 'published'])
  expect(audit.data[0]).toMatchObject({ actionType: 'unpublish', action: 'Unpublished Menu “Menu 2”' })
})

test('a draft in the trash comes back as a draft', async () => {
  const { id } = await addCategory()
  await api.call('POST', `${CATEGORY}/${id}/unpublish`)
  await api.call('DELETE', `${CATEGORY}/${id}`)

  const restored = await api.call<StoredRecord>('POST', `${CATEGORY}/${id}/restore`)

  expect(restored.data.state).toBe('draft')
})

test('a copy has marked titles in both languages and is not published', async () => {
  const { id } = await addCategory()

  const copy = await api.call<StoredRecord>('POST', `${CATEGORY}/${id}/duplicate`)

  expect(copy.status).toBe(201)
  expect(copy.data).toMatchObject({
    state: 'draft',
    contents: [{ title: `Judul ${seed} (salinan)` }, { title: `Title ${seed} (copy)` }],
  })
})

test('a step that was decided on an older version is refused with the record as it is', async () => {
  const record = await addCategory()
  await save(record, texts('Judul lain', 'Other title'))

  const refused = await api.call('DELETE', `${CATEGORY}/${record.id}?recordVersion=${record.recordVersion}`)

  expect(refused).toMatchObject({
    status: 409,
    code: 'record_changed',
    data: { id: record.id, recordVersion: 2 },
  })
})

test('only what is in the trash can be deleted for good; then nothing of it is left', async () => {
  const { id } = await addCategory()

  const tooEarly = await api.call('DELETE', `${CATEGORY}/${id}/trash`)
  await api.call('DELETE', `${CATEGORY}/${id}`)
  const inTrash = await idsIn(CATEGORY, 'trashed')
  const gone = await api.call('DELETE', `${CATEGORY}/${id}/trash`)
  const { items } = await api.table.query({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': `newsCategory#${id}` },
  })

  expect(tooEarly.status).toBe(404)
  expect(inTrash).toContain(id)
  expect([gone.status, items]).toEqual([200, []])
  expect((await countsOf(CATEGORY)).trashed).toBe(0)
})

test('people are neither published nor copied', async () => {
  const answers = await Promise.all(
    ['publish', 'unpublish', 'duplicate'].map((call) => api.call('POST', `/api/dashboard/user/1/${call}`)),
  )

  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
})

test('the trash is searched by words, and what is in it is found nowhere else', async () => {
  const gone = await addCategory()
  await addCategory()
  const find = async (words: string, state = '') =>
    (await api.call<ListRow[]>('GET', `${CATEGORY}?keyword=${words}&state=${state}`)).data.map(({ id }) => id)
  await api.call('DELETE', `${CATEGORY}/${gone.id}`)
  const word = `Title ${seed - 1}`

  expect(await find(word, 'trashed')).toEqual([gone.id])
  expect(await find(word)).toEqual([])
  expect(await find(`Title ${seed}`, 'trashed')).toEqual([])
  const { data: hits } = await api.call<{ id: number }[]>('GET', `/api/dashboard/search?keyword=${word}`)
  expect(hits.map(({ id }) => id)).not.toContain(gone.id)

  await api.call('POST', `${CATEGORY}/${gone.id}/restore`)
  expect(await find(word)).toEqual([gone.id])
  expect(await find(word, 'trashed')).toEqual([])
})
