import { DeleteObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { initialOf } from '@flou/shared/content/values/initial.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { media } from '@flou/shared/content/types/media.ts'
import { menu, subMenu } from '@flou/shared/content/types/menu.ts'
import { event } from '@flou/shared/content/types/promotion/event.ts'
import { news } from '@flou/shared/content/types/news.ts'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { contentReader } from '../store/contentReader.ts'
import { POLICIES } from '../../lambdas/policies.ts'
import { keys } from '../store/keys.ts'
import { partitions } from '../store/partitions.ts'
import { dataOf } from '../store/liveItem.ts'
import { tableWithin } from '../store/testTableWithin.ts'
import { manifest } from '../../lambdas/schedule/manifest.ts'
import { startTestTable, type TestTable } from '../store/testTable.ts'
import { facetCountsOf } from '../store/read/list/facets.ts'
import { newUlid } from '../store/ulid.ts'
import type { WriteContext } from '../store/writeContext.ts'
import { createRecord } from '../store/write/createRecord.ts'
import { saveDraft } from '../store/write/saveDraft.ts'
import { trashRecord, untrashRecord, updateRecord } from '../store/write/saveRecord.ts'
import { requireSnapshot } from '../store/read/snapshot.ts'
import { emptyTrash } from './emptyTrash.ts'
import { mediaFiles } from '../../features/media/files/mediaFiles.ts'
import { publishDue } from '../../features/publishing/runs/publishDue.ts'

const DAY = 86_400_000
const NOW = new Date('2026-11-21T03:00:00Z')
const later = (milliseconds: number) => new Date(NOW.getTime() + milliseconds)

let server: TestTable
let change: WriteContext
beforeAll(async () => {
  server = await startTestTable()
  const by = { id: 1, name: 'Ayu', title: '' }
  change = { table: server.table, now: NOW, newId: () => newUlid(NOW), by, service: 'news', method: 'POST' }
})
afterAll(() => server.stop())

const article = (publishDate: string, slug = '', more: object = {}) =>
  createRecord(change, news, { fields: { ...initialOf(news.declaration, NOW), publishDate, slug, ...more } })
const tickOf = async (id: number) => (await server.table.get(keys.live('news', id)))?.['publishedTick']
const noFiles = async () => {}
const minute = () => tableWithin(server.table, manifest.table)
const empty = (now: Date, removeFiles = noFiles as Parameters<typeof emptyTrash>[0]['removeFiles']) =>
  emptyTrash({ table: minute(), registry: REGISTRY, now, removeFiles, approval: POLICIES.approval })
const itemsOf = async (pk: string) =>
  (await server.table.query({ KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': pk } }))
    .items

test('an article is made known when its day begins in Jakarta, once', async () => {
  const { id } = await article('2026-11-22', 'besok')
  const midnight = new Date('2026-11-21T17:00:00Z')

  const early = await publishDue(minute(), new Date(midnight.getTime() - 1))
  const onTime = await publishDue(minute(), midnight)
  const again = await publishDue(minute(), midnight)

  expect([early, onTime, again]).toEqual([0, 1, 0])
  expect(await tickOf(id)).toBe(midnight.toISOString())
})

test('a due record that cannot be published is reported and holds up no other', async () => {
  const due = new Date('2026-12-05T17:00:00Z')
  const early = { gsi1pk: partitions.due(), gsi1sk: '2026-12-01T00:00:00.000Z' }
  await server.table.put({ pk: 'ghost#1', sk: 'due', ...early })
  const { id } = await article('2026-12-05', 'di-belakang')
  const lines: string[] = []
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0)

  const published = await publishDue(minute(), due)

  write.mockRestore()
  await server.table.transact([{ Delete: { Key: { pk: 'ghost#1', sk: 'due' } } }])
  expect([published, await tickOf(id)]).toEqual([1, due.toISOString()])
  expect(lines.join('')).toContain('"event":"due record not published","record":"ghost#1"')
})

const articleOf = async (id: number) => (await requireSnapshot(change, news, { id })).fields
const isShown = async (id: number, now: Date) =>
  (await contentReader({ table: server.table, now }).byId(news, id)) !== undefined

test.each([
  ['an earlier day', '2026-11-01', NOW],
  ['today, by its day alone', '2026-11-22', new Date('2026-11-21T17:00:00Z')],
])('a scheduled article of %s is hidden until the schedule publishes it, once', async (_, day, when) => {
  const { id } = await article(day, `terjadwal-${day}`, { status: '2' })
  const before = await isShown(id, when)

  const published = [await publishDue(minute(), when), await publishDue(minute(), when)]

  const { items } = await server.table.query({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :of',
    ExpressionAttributeValues: { ':of': partitions.auditOf('news', id) },
  })
  expect([before, ...published, await isShown(id, when)]).toEqual([false, 1, 0, true])
  expect(await articleOf(id)).toMatchObject({ status: '1', publishDate: day })
  expect(await server.table.get(keys.revision('news', id, 2))).toMatchObject({ action: 'publish' })
  expect(items.map(({ row }) => JSON.parse(String(row)))).toContainEqual(
    expect.objectContaining({
      actionType: 'publish',
      version: 2,
      account: expect.objectContaining({ id: 0 }),
    }),
  )
})

test('a scheduled article waits for its day, and its draft is not published with it', async () => {
  const { id } = await article('2026-11-23', 'dengan-draf', { status: '2' })
  const before = await requireSnapshot(change, news, { id })
  await saveDraft(change, news, { before, fields: { ...before.fields, slug: 'masih-draf' } })
  const midnight = new Date('2026-11-22T17:00:00Z')

  const early = await publishDue(minute(), new Date(midnight.getTime() - 1))
  const onTime = await publishDue(minute(), midnight)

  const { fields, draft, drafted } = await requireSnapshot(change, news, { id })
  const seen = await server.table.get(keys.revision('news', id, draft?.live ?? 0))
  expect([early, onTime]).toEqual([0, 1])
  expect(fields).toMatchObject({ status: '1', slug: 'dengan-draf' })
  expect(drafted?.fields).toMatchObject({ status: '1', slug: 'masih-draf' })
  expect(seen && dataOf(seen)).toMatchObject({ status: '1', slug: 'dengan-draf' })
})

test('an event is rendered when its registration opens and when it closes, once each', async () => {
  const [opens, closes] = [later(DAY), later(2 * DAY)]
  const { id } = await createRecord({ ...change, service: 'event' }, event, {
    fields: {
      ...initialOf(event.declaration, NOW),
      slug: 'acara',
      registrationOpens: opens.toISOString(),
      registrationCloses: closes.toISOString(),
    },
  })
  const due = async (now: Date) => {
    await publishDue(minute(), now)
    return (await server.table.get(keys.live('event', id)))?.['publishedTick']
  }
  const justBefore = (instant: Date) => new Date(instant.getTime() - 1)

  expect(await due(justBefore(opens))).toBeUndefined()
  expect(await due(opens)).toBe(opens.toISOString())
  expect(await due(justBefore(closes))).toBe(opens.toISOString())
  expect(await due(closes)).toBe(closes.toISOString())
  expect(await due(later(3 * DAY))).toBe(closes.toISOString())
})

test('an article whose date has been moved waits for its new day', async () => {
  const { id } = await article('2026-11-23', 'lusa')
  const before = await requireSnapshot(change, news, { id })
  await updateRecord(change, news, { before, fields: { ...before.fields, publishDate: '2026-12-24' } })

  await publishDue(minute(), later(5 * DAY))

  expect(await tickOf(id)).toBeUndefined()
})

test('after 30 days nothing of a trashed record is left, not even its earlier addresses', async () => {
  const { id } = await article('2026-11-21', 'alamat-lama')
  const first = await requireSnapshot(change, news, { id })
  await updateRecord(change, news, { before: first, fields: { ...first.fields, slug: 'alamat-baru' } })
  await trashRecord(change, news, { before: await requireSnapshot(change, news, { id }) })
  const kept = await empty(later(30 * DAY - 1))
  const purged = await empty(later(30 * DAY))

  expect([kept, purged]).toEqual([0, 1])
  expect(await itemsOf(`news#${id}`)).toEqual([])
  expect(await server.table.get(keys.guard('news', 'slug', 'alamat-lama'))).toBeUndefined()
  expect(await server.table.get(keys.guard('news', 'slug', 'alamat-baru'))).toBeUndefined()
  expect((await server.table.get(keys.counter('news')))?.['trashed']).toBe(0)
})

test('a record whose files cannot be removed is tried again after a day and delays no others', async () => {
  const { id } = await article('2026-11-21', 'gagal')
  await trashRecord(change, news, { before: await requireSnapshot(change, news, { id }) })
  const failing = () => Promise.reject(new Error('no access'))

  const tries = [
    await empty(later(30 * DAY), failing),
    await empty(later(31 * DAY - 1)),
    await empty(later(31 * DAY)),
  ]

  expect(tries).toEqual([0, 0, 1])
})

test('what came back from the trash stays', async () => {
  const { id } = await article('2026-11-21', 'kembali')
  await trashRecord(change, news, { before: await requireSnapshot(change, news, { id }) })
  await untrashRecord(change, news, { before: await requireSnapshot(change, news, { id, trashed: true }) })

  expect(await empty(later(31 * DAY))).toBe(0)
  expect(await server.table.get(keys.live('news', id))).toBeDefined()
})

test('the trash of a record that belongs to another one is emptied, too', async () => {
  const parent = await createRecord(change, menu, { fields: initialOf(menu.declaration, NOW) })
  const child = await createRecord(change, subMenu, {
    fields: { ...initialOf(subMenu.declaration, NOW), menuId: parent.id },
  })
  await trashRecord(change, subMenu, { before: await requireSnapshot(change, subMenu, { id: child.id }) })

  server.calls.length = 0
  expect(await empty(later(29 * DAY))).toBe(0)
  // not one for each parent or type
  expect(server.calls).toEqual(['QueryCommand'])
  expect(await empty(later(31 * DAY))).toBe(1)
  expect(await itemsOf(`subMenu#${child.id}`)).toEqual([])
})

test('the files of a purged picture go, those of its earlier versions and its original included', async () => {
  const client = new S3Client({ region: 'ap-southeast-3' })
  const s3 = mockClient(client)
  s3.on(DeleteObjectCommand).resolves({})
  const files = (folder: string) => ({
    path: `/media/${folder}/file.jpg`,
    original: `originals/${folder}.jpg`,
    variants: [{ path: `/media/${folder}/320.avif`, mime: 'image/avif', width: 320, height: 200, size: 1 }],
    stored: 500,
  })
  const { id } = await createRecord(change, media, {
    fields: { ...initialOf(media.declaration, NOW), mime: 'image/jpeg', ...files('first') },
  })
  const first = await requireSnapshot(change, media, { id })
  await updateRecord(change, media, { before: first, fields: { ...first.fields, ...files('second') } })
  await trashRecord(change, media, { before: await requireSnapshot(change, media, { id }) })
  const trash = () => facetCountsOf(server.table, media)
  const inTrash = await trash()

  await empty(later(31 * DAY), mediaFiles({ s3: client, bucket: 'bucket' }))

  const removed = s3.commandCalls(DeleteObjectCommand).map(({ args }) => args[0].input.Key ?? '')
  expect(removed.toSorted()).toEqual(
    ['first', 'second']
      .flatMap((folder) => [
        `media/${folder}/320.avif`,
        `media/${folder}/file.jpg`,
        `originals/${folder}.jpg`,
      ])
      .toSorted(),
  )
  expect(inTrash).toMatchObject([{ name: 'trash', count: 1, weight: 500 }])
  expect(await trash()).toEqual([])
})
