import { event } from '@flou/shared/content/types/promotion/event.ts'
import type { Language } from '@flou/shared/locale.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { initialOf } from '@flou/shared/content/values/initial.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsByKeyword } from '../../../core/store/read/list/keyword.ts'
import { snapshotOf } from '../../../core/store/items/recordItem.ts'
import { keys } from '../../../core/store/keys.ts'
import { searchAll } from '../../../core/store/read/searchAll.ts'
import { startTestTable, type TestTable } from '../../../core/store/testTable.ts'
import { newUlid } from '../../../core/store/ulid.ts'
import { createRecord } from '../../../core/store/write/createRecord.ts'
import { trashRecord, updateRecord } from '../../../core/store/write/saveRecord.ts'
import type { Snapshot, WriteContext } from '../../../core/store/writeContext.ts'
import { updateTextsFromStream } from './updateTextsFromStream.ts'

const NOW = new Date('2026-11-23T03:00:00Z')
const type = event

let server: TestTable
let change: WriteContext
beforeAll(async () => {
  server = await startTestTable()
  const by = { id: 1, name: 'Ayu', title: '' }
  change = { table: server.table, now: NOW, newId: () => newUlid(NOW), by, service: 'event', method: 'POST' }
})
afterAll(() => server.stop())

const texts = (contentDescription: string, title: string) =>
  [1, 2].map((languageId) => ({ languageId, title, contentDescription }))
let meetings = 0
const fieldsOf = (speech: string, description: string) => ({
  ...initialOf(type.declaration, NOW),
  slug: `meeting-${(meetings += 1)}`,
  startDate: '2026-12-01',
  endDate: '2026-12-01',
  contents: texts(description, 'Meeting'),
  schedules: [
    {
      date: '2026-12-01',
      eventScheduleItems: [
        { startHour: '09:00', endHour: '10:00', mediaId: 0, contents: [{ languageId: 1, title: speech }] },
      ],
    },
  ],
})
const stream = (id: number) =>
  updateTextsFromStream({ table: server.table, registry: REGISTRY }, [
    { dynamodb: { Keys: { pk: { S: `event#${id}` }, sk: { S: 'live' } } } },
  ])
const search = async (keyword: string, language: Language = 'en') =>
  (await searchAll(server.table, { keyword, types: new Map([[type.key, type]]), language })).map(
    ({ id, excerpt }) => [id, excerpt?.map(({ text, isFound }) => (isFound ? `[${text}]` : text)).join('')],
  )
const snapshot = async (id: number): Promise<Snapshot> => {
  const live = await server.table.get(keys.live(type.key, id), { consistent: true })
  if (!live) throw new Error('no record')
  return snapshotOf(live)
}
const list = async (keyword: string) =>
  (await rowsByKeyword(server.table, type, { keyword, page: 1, perPage: 10, isFullText: true })).total

test('each text of a record is found after its save, in context, and no longer once it is gone', async () => {
  const { id } = await createRecord(change, type, {
    fields: fieldsOf('Sakelar tiga', '<p>Press the <b>red</b>&nbsp;switch &amp; wait.</p>'),
  })
  expect(await search('red switch')).toEqual([])
  await stream(id)

  expect(await search('red switch')).toEqual([[id, 'Press the [red] [switch] & wait.']])
  expect(await search('sakel')).toEqual([[id, '[Sakelar] tiga']])
  expect(await search('meeting')).toEqual([[id, undefined]])
  expect(await search('red sakelar lamp')).toEqual([])
  expect(await list('red switch')).toBe(1)
  const publicRows = await rowsByKeyword(server.table, type, { keyword: 'switch', page: 1, perPage: 10 })
  expect(publicRows.total).toBe(0)

  await updateRecord(change, type, {
    before: await snapshot(id),
    fields: fieldsOf('Lampu', '<p>Press the button.</p>'),
  })
  expect(await search('switch')).toEqual([])
  await stream(id)
  expect([await list('switch'), await list('lampu')]).toEqual([0, 1])

  await trashRecord(change, type, { before: await snapshot(id) })
  await stream(id)
  expect([await search('lampu'), await list('lampu')]).toEqual([[], 0])
})

test('an excerpt is in the language of the interface where that has the words, without spaces of inline markup', async () => {
  const contents = [
    {
      languageId: 1,
      title: 'Rapat',
      contentDescription: '<p>Baca <a href="/x">ransomware</a>, lalu pulih.</p>',
    },
    {
      languageId: 2,
      title: 'Meeting',
      contentDescription: '<p>Read <a href="/x">ransomware</a>, then recover.</p>',
    },
  ]
  const { id } = await createRecord(change, type, { fields: { ...fieldsOf('Feri', ''), contents } })
  await stream(id)

  expect(await search('ransomware')).toEqual([[id, 'Read [ransomware], then recover.']])
  expect(await search('ransomware', 'id')).toEqual([[id, 'Baca [ransomware], lalu pulih.']])
})

test('an update that was interrupted is completed by the next one, whatever was saved in between', async () => {
  const { id } = await createRecord(change, type, { fields: fieldsOf('Kapal', '<p>Two anchors.</p>') })
  const listKey = keys.recordText(type.key, id)
  await server.table.put({ ...listKey, words: 'obsolete kapal', revision: 1, isPartial: true })
  await server.table.put({ ...keys.textWord('obsolete', type.key, id) })
  expect(await list('obsolete')).toBe(1)

  await stream(id)

  expect([await list('obsolete'), await list('kapal'), await list('anchors')]).toEqual([0, 1, 1])
  const stored = await server.table.get(listKey, { consistent: true })
  expect([stored?.revision, stored?.isPartial]).toEqual([3, undefined])
  await stream(id)
  expect((await server.table.get(listKey, { consistent: true }))?.revision).toBe(3)
})

test('two updates at once leave the words of the newest content', async () => {
  const { id } = await createRecord(change, type, { fields: fieldsOf('Perahu', '<p>Three oars.</p>') })
  await Promise.all([stream(id), stream(id)])

  await updateRecord(change, type, {
    before: await snapshot(id),
    fields: fieldsOf('Layar', '<p>One mast.</p>'),
  })
  await Promise.all([stream(id), stream(id)])

  expect([await list('perahu'), await list('oars'), await list('mast')]).toEqual([0, 0, 1])
})

test('records whose title has the words are listed before newer ones that have them elsewhere', async () => {
  const titled = await createRecord(change, type, {
    fields: { ...fieldsOf('Pidato', '<p>x</p>'), contents: texts('<p>x</p>', 'Turbine hall') },
  })
  const newer = await createRecord(change, type, {
    fields: fieldsOf('Pidato', '<p>A turbine in a hall.</p>'),
  })
  for (const { id } of [titled, newer]) await stream(id)

  const { rows } = await rowsByKeyword(server.table, type, {
    keyword: 'turbine hall',
    page: 1,
    perPage: 10,
    isFullText: true,
  })

  expect(rows.map((row) => (JSON.parse(row) as { id: number }).id)).toEqual([titled.id, newer.id])
})
