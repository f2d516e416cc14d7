import { initialOf } from '@flou/shared/content/values/initial.ts'
import { news, newsCategory, newsMostPopular } from '@flou/shared/content/types/news.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keys } from '../../../core/store/keys.ts'
import { searchKeys } from './searchKeys.ts'
import { searchAll } from '../../../core/store/read/searchAll.ts'
import { startTestTable, type TestTable } from '../../../core/store/testTable.ts'
import { newUlid } from '../../../core/store/ulid.ts'
import type { WriteContext } from '../../../core/store/writeContext.ts'
import { createRecord } from '../../../core/store/write/createRecord.ts'
import { saveDraft } from '../../../core/store/write/saveDraft.ts'
import { saveSection } from '../../../core/store/write/saveSection.ts'
import { readSnapshot } from '../../../core/store/read/snapshot.ts'
import { trashRecord, updateRecord } from '../../../core/store/write/saveRecord.ts'
import { snapshotOf } from '../../../core/store/items/recordItem.ts'
import { idsByKeyword } from '../../../core/store/read/list/keyword.ts'
import { updateRecordText } from './updateRecordText.ts'
import { updateSearchWords } from './updateSearchWords.ts'
import { updateTextsFromStream } from './updateTextsFromStream.ts'

const NOW = new Date('2026-11-23T03:00:00Z')
const TYPES = new Map([[newsCategory.key, newsCategory]])

let server: TestTable
let change: WriteContext
beforeAll(async () => {
  server = await startTestTable()
  const by = { id: 1, name: 'Ayu', title: '' }
  change = { table: server.table, now: NOW, newId: () => newUlid(NOW), by, service: 'news', method: 'POST' }
})
afterAll(() => server.stop())

const contents = (id: string, en: string) => [
  { languageId: 1, title: id, description: 'x' },
  { languageId: 2, title: en, description: 'y' },
]
const create = (id: string, en: string) =>
  createRecord(change, newsCategory, {
    fields: { ...initialOf(newsCategory.declaration, NOW), contents: contents(id, en) },
  })
const renew = (hasTime = () => true) =>
  updateSearchWords({ table: server.table, registry: REGISTRY, hasTime })
const found = async (keyword: string) =>
  (await searchAll(server.table, { keyword, types: TYPES, language: 'en' })).map(({ id }) => id)

/** Stores search words of older rules: one without stem, one that is no longer a word. */
async function savedByEarlierRules(id: number, stem: string, outdated: string) {
  await updateRecordText(server.table, newsCategory, id)
  await server.table.remove(keys.word(newsCategory.key, id, stem))
  const { pk } = keys.live(newsCategory.key, id)
  await server.table.put({
    pk,
    sk: `word#${outdated}`,
    gsi2pk: `words#~${outdated[0]}`,
    gsi2sk: `${outdated}#${newsCategory.key}#${id}`,
  })
}

test('records that were saved by earlier rules are found by other forms of their words, and by no outdated word', async () => {
  const { id } = await create('Mengelola server', 'Keeping servers')
  await savedByEarlierRules(id, 'kelola', 'usang')
  expect(await found('kelola')).toEqual([])
  expect(await found('usang')).toEqual([id])

  const renewed = await renew()

  expect(renewed).toBe(1)
  expect(await found('kelola')).toEqual([id])
  expect(await found('usang')).toEqual([])
  expect(await renew()).toBe(0)
})

test('what one call has no time for the next one goes on with', async () => {
  await server.table.remove(searchKeys.wordRules())
  const { id } = await create('Menyimpan arsip', 'Keeping archives')
  await savedByEarlierRules(id, 'simpan', 'usang')
  let calls = 0
  let renewed = 0

  for (; calls < 500 && renewed === 0; calls += 1) {
    let parts = 1
    renewed = await renew(() => parts-- > 0)
  }

  expect(calls).toBeGreaterThan(1)
  expect(await found('simpan')).toEqual([id])
})

test('records stored before a list filter existed get its entries, and lose those of one that is gone', async () => {
  await server.table.remove(searchKeys.wordRules())
  const { id } = await create('Filter lama', 'Older filter')
  const author = keys.filter(newsCategory.key, id, 'updatedBy')
  const written = await server.table.get(author)
  const gone = keys.filter(newsCategory.key, id, 'gone=1')
  await server.table.remove(author)
  await server.table.put({ ...gone, gsi1pk: 'gone', gsi1sk: '1' })

  await renew()

  expect(await server.table.get(author)).toEqual(written)
  expect(written).toBeDefined()
  expect(await server.table.get(gone)).toBeUndefined()
  const trashed = await create('Buang', 'Bin')
  const live = await server.table.get(keys.live(newsCategory.key, trashed.id), { consistent: true })
  if (!live) throw new Error('no record')
  await trashRecord(change, newsCategory, { before: snapshotOf(live) })
  await server.table.remove(searchKeys.wordRules())
  await renew()
  expect(await server.table.get(keys.filter(newsCategory.key, trashed.id, 'updatedBy'))).toBeUndefined()
})

test('a saved record is found at once, then from the index, and no longer by words that are gone', async () => {
  const listed = async (keyword: string) => (await idsByKeyword(server.table, newsCategory, { keyword })).ids
  const both = async (keyword: string) => [await listed(keyword), await found(keyword)]
  const record = await create('Pertama penghujung', 'Pertama')
  const unindexed = keys.unindexed(newsCategory.key, record.id)
  const stream = () =>
    updateTextsFromStream({ table: server.table, registry: REGISTRY }, [
      { dynamodb: { Keys: { pk: { S: `${newsCategory.key}#${record.id}` }, sk: { S: 'live' } } } },
    ])
  const current = async () => {
    const live = await server.table.get(keys.live(newsCategory.key, record.id), { consistent: true })
    if (!live) throw new Error('no record')
    return snapshotOf(live)
  }

  expect(await both('penghuj')).toEqual([[record.id], [record.id]])
  await stream()
  expect(await server.table.get(unindexed)).toBeUndefined()
  expect(await both('penghuj')).toEqual([[record.id], [record.id]])

  const before = await current()
  const fields = { ...before.fields, contents: contents('berikutnya', 'pertama') }
  await updateRecord(change, newsCategory, { before, fields })
  expect(await both('berikut')).toEqual([[record.id], [record.id]])
  expect(await listed('penghujung')).toEqual([])
  await stream()
  expect([await both('berikut'), await both('penghujung')]).toEqual([
    [[record.id], [record.id]],
    [[], []],
  ])

  await trashRecord(change, newsCategory, { before: await current() })
  expect(await both('berikut')).toEqual([[], []])
  await stream()
  const inTrash = await idsByKeyword(server.table, newsCategory, { keyword: 'berikut', isTrash: true })
  expect([await both('berikut'), inTrash.ids]).toEqual([[[], []], [record.id]])
})

test('a save that changes no search word leaves nothing to index', async () => {
  const { id } = await create('Tetap sama', 'Always same')
  await server.table.remove(keys.unindexed(newsCategory.key, id))
  const live = await server.table.get(keys.live(newsCategory.key, id), { consistent: true })
  if (!live) throw new Error('no record')
  const before = snapshotOf(live)

  await updateRecord(change, newsCategory, { before, fields: before.fields })

  expect(await server.table.get(keys.unindexed(newsCategory.key, id))).toBeUndefined()
})

test('records that earlier versions trashed get the entry by which they are purged', async () => {
  const { id } = await create('Usang', 'Obsolete')
  const key = keys.live(newsCategory.key, id)
  const live = await server.table.get(key, { consistent: true })
  if (!live) throw new Error('no record')
  await trashRecord(change, newsCategory, { before: snapshotOf(live) })
  const trashed = await server.table.get(key, { consistent: true })
  await server.table.update(key, { UpdateExpression: 'REMOVE gsi2pk, gsi2sk' })
  await server.table.remove(searchKeys.wordRules())

  await renew()

  expect(await server.table.get(key, { consistent: true })).toEqual(trashed)
})

test('texts that were stored before links were indexed get their links, also in drafts and sections', async () => {
  const { table } = server
  await table.remove(searchKeys.wordRules())
  const linkTo = (id: number) => `<p><a href="/x" data-record="newsCategory#${id}">x</a></p>`
  const textsWith = (content: string) => [
    { languageId: 1, title: 'Tautan lama', content },
    { languageId: 2, title: 'Older links', content },
  ]
  const initial = initialOf(news.declaration, NOW)
  const { id } = await createRecord(change, news, { fields: { ...initial, contents: textsWith(linkTo(71)) } })
  const before = await readSnapshot(table, news, { id, consistent: true })
  if (!before) throw new Error('no record')
  await saveDraft(change, news, { before, fields: { ...before.fields, contents: textsWith(linkTo(72)) } })
  await saveSection(change, newsMostPopular, {
    fields: { ...initialOf(newsMostPopular.declaration, NOW), contents: textsWith(linkTo(73)) },
  })
  const links = [
    keys.link(keys.live(news.key, id), 'newsCategory#71'),
    keys.link(keys.draft(news.key, id), 'newsCategory#72'),
    keys.link(keys.sectionLive(newsMostPopular.key), 'newsCategory#73'),
  ]
  const written = await table.getAll(links)
  expect(written.every(Boolean)).toBe(true)
  for (const key of links) await table.remove(key)
  const gone = keys.link(keys.live(news.key, id), 'newsCategory#74')
  await table.put({ ...gone, gsi2pk: 'link#newsCategory#74', gsi2sk: 'x' })

  expect(await renew()).toBe(2)

  expect(await table.getAll(links)).toEqual(written)
  expect(await table.get(gone)).toBeUndefined()
  expect(await renew()).toBe(0)
})
