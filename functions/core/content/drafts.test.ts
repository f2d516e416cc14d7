import type { ListCounts, ListRow, StoredRecord, Usage, RevisionRow } from '@flou/shared/api.ts'
import type { AuditEntry } from '@flou/shared/audit/auditEntry.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestApi, type TestApi } from '../http/testApi.ts'
import { keys } from '../store/keys.ts'
import { contentHandler } from '../../lambdas/content/routes.ts'

/** Drafts of published records and sections: stored next to the published content until published or discarded. */
const CATEGORY = '/api/dashboard/news/category'
const MENU = '/api/dashboard/menu'
const FAQ = '/api/dashboard/faq'
const SECTION = '/api/dashboard/community/title'
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
/** Entries with the same timestamp have no order. */
const tick = () => (api.clock.now = new Date(api.clock.now.getTime() + 1000))
const call = async <T = StoredRecord>(method: string, path: string, body?: object) => {
  tick()
  return api.call<T>(method, path, body && { body })
}
async function addCategory(): Promise<StoredRecord> {
  seed += 1
  const body = { contents: texts(`Judul ${seed}`, `Title ${seed}`) }
  return (await call('POST', CATEGORY, body)).data
}
const names = (id: string, en: string) => [
  { languageId: 1, title: id },
  { languageId: 2, title: en },
]
async function addMenu(): Promise<StoredRecord> {
  const menu = await call('POST', MENU, { type: 0, order: 1, isActive: true, translations: names('M', 'M') })
  expect(menu.errors).toBeUndefined()
  return menu.data
}
const draftOf = (record: StoredRecord, contents: unknown) =>
  call('PUT', `${CATEGORY}/${record.id}/draft`, { ...record, contents })
const liveOf = ({ id }: StoredRecord) => api.table.get(keys.live('newsCategory', id))
const draftItemOf = ({ id }: StoredRecord) => api.table.get(keys.draft('newsCategory', id))
const idsIn = async (state: string) =>
  (await call<ListRow[]>('GET', `${CATEGORY}?state=${state}&perPage=100`)).data.map(({ id }) => id)
const changedCount = async () => (await call<ListCounts>('GET', `${CATEGORY}/counts`)).data.changed

test('a draft is what editors read, and the published content stays where visitors read it', async () => {
  const record = await addCategory()

  const saved = await draftOf(record, texts('Draf', 'Draft'))
  const read = await call('GET', `${CATEGORY}/${record.id}`)
  const live = await liveOf(record)

  expect(saved.message).toContain('Draft saved')
  expect(saved.data).toMatchObject({
    recordVersion: 2,
    contents: texts('Draf', 'Draft'),
    live: { version: 1 },
  })
  expect(read.data).toEqual(saved.data)
  expect(JSON.parse(String(live?.data))).toMatchObject({ contents: record['contents'] })
  expect([live?.version, live?.updated]).toEqual([2, record.updated])
})

test('a list says what is changed, counts it, and is narrowed to it', async () => {
  const record = await addCategory()
  const before = await changedCount()

  await draftOf(record, texts('Draf', 'Draft'))
  const { data: rows } = await call<ListRow[]>('GET', `${CATEGORY}?state=changed&perPage=100`)

  const row = rows.find(({ id }) => id === record.id)
  expect(row).toMatchObject({ listStates: { visibility: 'published', hasDraft: true }, recordVersion: 2 })
  expect(row?.titles.en).toBe(`Title ${seed}`) // public fields
  expect(row?.updated).not.toBe(record.updated)
  expect(await changedCount()).toBe(Number(before) + 1)
  expect(await idsIn('published')).toContain(record.id)
})

test('a saved record is published as it was sent, and its draft is gone', async () => {
  const record = await addCategory()
  const draft = (await draftOf(record, texts('Draf', 'Draft'))).data

  const saved = await call('PUT', `${CATEGORY}/${record.id}`, { ...draft, contents: texts('Jadi', 'Done') })

  expect(saved.data).toMatchObject({ recordVersion: 3, contents: texts('Jadi', 'Done') })
  expect(saved.data.live).toBeUndefined()
  expect(JSON.parse(String((await liveOf(record))?.data))).toMatchObject({
    contents: texts('Jadi', 'Done'),
  })
  expect(await draftItemOf(record)).toBeUndefined()
  expect(await idsIn('changed')).not.toContain(record.id)
})

test('publishing makes the draft what visitors see', async () => {
  const record = await addCategory()
  await draftOf(record, texts('Draf', 'Draft'))

  const published = await call('POST', `${CATEGORY}/${record.id}/publish?recordVersion=2`)
  const { data: versions } = await call<RevisionRow[]>('GET', `${CATEGORY}/${record.id}/versions`)

  expect(published.data).toMatchObject({ recordVersion: 3, contents: texts('Draf', 'Draft') })
  expect(published.data.live).toBeUndefined()
  expect(JSON.parse(String((await liveOf(record))?.data))).toMatchObject({
    contents: texts('Draf', 'Draft'),
  })
  expect(await draftItemOf(record)).toBeUndefined()
  expect(versions.map(({ action }) => action)).toEqual(['publish', 'draft', 'create'])
})

test('what is withdrawn from visitors has its draft as its one content', async () => {
  const menu = await addMenu()
  await call('PUT', `${MENU}/${menu.id}/draft`, { ...menu, translations: names('Draf', 'Draft') })

  const withdrawn = await call('POST', `${MENU}/${menu.id}/unpublish`)
  const saved = await call('PUT', `${MENU}/${menu.id}/draft`, {
    ...withdrawn.data,
    translations: names('Lain', 'Other'),
  })

  expect(withdrawn.data).toMatchObject({ isActive: false, translations: names('Draf', 'Draft') })
  expect(withdrawn.data.live).toBeUndefined()
  expect(saved.data).toMatchObject({ state: 'draft', translations: names('Lain', 'Other') })
  expect(saved.data.live).toBeUndefined()
})

test('a discarded draft leaves what visitors see, and can be brought back from the versions', async () => {
  const record = await addCategory()
  await draftOf(record, texts('Draf', 'Draft'))

  const discarded = await call('DELETE', `${CATEGORY}/${record.id}/draft?recordVersion=2`)
  const again = await call('DELETE', `${CATEGORY}/${record.id}/draft`)
  const restored = await call('POST', `${CATEGORY}/${record.id}/versions/2/restore`)

  expect(discarded.data).toMatchObject({
    recordVersion: 3,
    contents: record['contents'],
    updated: record.updated,
  })
  expect(discarded.data.live).toBeUndefined()
  expect(again.data.recordVersion).toBe(3) // no draft left to discard
  expect(restored.data).toMatchObject({ recordVersion: 4, contents: texts('Draf', 'Draft') })
})

test('a second save, of a draft or over one, never silently takes the place of the first', async () => {
  const record = await addCategory()
  await draftOf(record, texts('Draf', 'Draft'))

  const draft = await draftOf(record, texts('Lain', 'Other'))
  const save = await call('PUT', `${CATEGORY}/${record.id}`, { ...record, contents: texts('Lain', 'Other') })
  const discard = await call('DELETE', `${CATEGORY}/${record.id}/draft?recordVersion=1`)

  for (const refused of [draft, save, discard])
    expect(refused).toMatchObject({
      status: 409,
      data: { recordVersion: 2, contents: texts('Draf', 'Draft'), live: { version: 1 } },
    })
})

test('a repeated request answers as the first did', async () => {
  const record = await addCategory()
  const body = { ...record, contents: texts('Draf', 'Draft') }
  const headers = { 'idempotency-key': `draft-${record.id}-0001` }
  const send = () => api.call<StoredRecord>('PUT', `${CATEGORY}/${record.id}/draft`, { body, headers })

  const first = await send()
  const second = await send()

  expect(first.status).toBe(200)
  expect(second.data).toEqual(first.data)
})

test('drift is found in the draft against what stood there before', async () => {
  const record = await addCategory()

  const ahead = (await draftOf(record, texts(`Judul ${seed}`, 'New title'))).data
  const checked = await call('POST', `${CATEGORY}/${record.id}/checked`)
  const read = await call('GET', `${CATEGORY}/${record.id}`)
  const published = await call('POST', `${CATEGORY}/${record.id}/publish`)

  expect(ahead.staleTranslation).toEqual({ title: 'en' })
  expect([checked.data.staleTranslation, read.data.staleTranslation]).toEqual([undefined, undefined])
  expect(published.data.staleTranslation).toBeUndefined()
})

test('a record goes to the trash with its draft and comes back with it', async () => {
  const record = await addCategory()
  await draftOf(record, texts('Draf', 'Draft'))

  await call('DELETE', `${CATEGORY}/${record.id}`)
  const whileAway = await idsIn('changed')
  const back = await call('POST', `${CATEGORY}/${record.id}/restore`)

  expect(whileAway).not.toContain(record.id)
  expect(back.data).toMatchObject({ contents: texts('Draf', 'Draft'), live: { version: 1 } })
  expect(await idsIn('changed')).toContain(record.id)
})

test('arranging a list moves what visitors see and the draft alike', async () => {
  const [one, other] = [await addMenu(), await addMenu()]
  await call('PUT', `${MENU}/${one.id}/draft`, { ...one, translations: names('Draf', 'Draft') })
  const { data: rows } = await call<ListRow[]>('GET', `${MENU}?perPage=100`)
  const rest = rows.filter(({ id }) => id !== one.id)

  const arranged = [...rest, { id: one.id, recordVersion: 2 }].map(({ id, recordVersion }) => ({
    id,
    recordVersion,
  }))
  const moved = await call<object>('PUT', `${MENU}/order`, { records: arranged })
  const draft = (await call('GET', `${MENU}/${one.id}`)).data
  const live = JSON.parse(String((await api.table.get(keys.live('menu', one.id)))?.['data'])) as StoredRecord
  const neighbour = (await call('GET', `${MENU}/${other.id}`)).data

  expect(moved.status).toBe(200)
  expect(draft).toMatchObject({ translations: names('Draf', 'Draft'), live: {} })
  expect(Number(draft['order'])).toBeGreaterThan(Number(neighbour['order']))
  expect(live['order']).toBe(draft['order'])
})

test('what only a draft uses is in use, under the name of its record', async () => {
  const add = async (path: string, body: object) => (await call('POST', path, body)).data
  const addKind = () =>
    add(`${FAQ}/category`, { type: 'general', order: 1, contents: texts('Jenis', 'Kind') })
  const [kind, other] = [await addKind(), await addKind()]
  const contents = [1, 2].map((languageId) => ({ languageId, question: 'Why?', answer: '<p>So.</p>' }))
  const question = await add(FAQ, { categoryId: kind.id, order: 1, contents })

  await call('PUT', `${FAQ}/${question.id}/draft`, { ...question, categoryId: other.id })
  const usage = await call<Usage[]>('GET', `${FAQ}/category/${other.id}/usage`)
  const refused = await call('DELETE', `${FAQ}/category/${other.id}`)
  await call('DELETE', `${FAQ}/${question.id}/draft`)
  const afterwards = await call<Usage[]>('GET', `${FAQ}/category/${other.id}/usage`)

  expect(usage.data).toMatchObject([{ type: 'faq', id: question.id }])
  expect(refused).toMatchObject({ status: 409, code: 'in_use' })
  expect(afterwards.data).toEqual([])
})

test('usages are listed in pages, and counted as a whole with the first', async () => {
  const kind = (
    await call('POST', `${FAQ}/category`, { type: 'general', order: 1, contents: texts('J', 'K') })
  ).data
  const contents = [1, 2].map((languageId) => ({ languageId, question: 'Why?', answer: '<p>So.</p>' }))
  const ids: number[] = []
  for (let order = 1; order <= 53; order += 1)
    ids.push((await call('POST', FAQ, { categoryId: kind.id, order, contents })).data.id)
  const usage = `${FAQ}/category/${kind.id}/usage`

  const first = await call<Usage[]>('GET', usage)
  const second = await call<Usage[]>('GET', `${usage}?cursor=${first.cursor}`)

  expect([first.data.length, second.data.length, second.cursor]).toEqual([50, 3, undefined])
  expect([first.total, first.isTotalMinimum, second.total]).toEqual([53, undefined, undefined])
  expect([...first.data, ...second.data].map(({ id }) => id).toSorted((one, other) => one - other)).toEqual(
    ids,
  )
  expect((await call('GET', `${FAQ}/category/${ids[0]}/usage?cursor=${first.cursor}`)).status).toBe(400)
})

test('an error of an item names its position in the form, where unfilled items are above it', async () => {
  const unfilled = { url: '', contents: [], translations: [] }
  const { errors } = await call('POST', MENU, {
    type: 0,
    order: 1,
    isActive: true,
    translations: names('M', 'M'),
    contentItems: [unfilled, { mediaId: 99_999, order: 1, translations: names('A', 'A') }],
  })

  expect(Object.keys(errors ?? {})).toEqual(['ContentItems[1].MediaId'])
})

test('the log tells a publication against what visitors saw before, not against the draft', async () => {
  const record = await addCategory()
  await draftOf(record, texts('Draf', 'Draft'))
  await call('POST', `${CATEGORY}/${record.id}/publish`)

  const log = await call<AuditEntry[]>(
    'GET',
    `/api/dashboard/audit-log?entity=newsCategory&entityId=${record.id}`,
  )
  const entry = await call<AuditEntry>('GET', `/api/dashboard/audit-log/${log.data[0]?.id}`)

  expect(log.data.map(({ actionType }) => actionType)).toEqual(['publish', 'update', 'create'])
  expect(log.data[1]?.action).toBe(`Saved a draft of News category “Draft”`)
  expect(JSON.parse(String(entry.data.data))).toMatchObject({
    before: { contents: record['contents'] },
    after: { contents: texts('Draf', 'Draft') },
  })
})

test('a section has a draft as a record does, once it was saved', async () => {
  const contents = (title: string) => [1, 2].map((languageId) => ({ languageId, title }))
  const unsaved = (await call('GET', SECTION)).data
  const early = await call('PUT', `${SECTION}/draft`, { ...unsaved, contents: contents('Early') })
  const first = (await call('PUT', SECTION, { ...unsaved, contents: contents('Live') })).data

  const draft = await call('PUT', `${SECTION}/draft`, { ...first, contents: contents('Draft') })
  const read = await call('GET', SECTION)
  const discarded = await call('DELETE', `${SECTION}/draft`)

  expect(early.status).toBe(404)
  expect(draft.data).toMatchObject({ recordVersion: 2, live: { version: 1 } })
  expect(read.data).toEqual(draft.data)
  expect(discarded.data['contents']).toEqual(first['contents'])
})
