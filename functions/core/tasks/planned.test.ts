import type { ListRow, NewTimes, RevisionRow, StoredRecord } from '@flou/shared/api.ts'
import type { ChangeRequestRow } from '@flou/shared/approval/workflow.ts'
import type { Bell } from '@flou/shared/comments.ts'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { CalendarEntry } from '@flou/shared/planned.ts'
import { todayInJakarta } from '@flou/shared/strings/calendar.ts'
import { tableWithin } from '../store/testTableWithin.ts'
import { manifest } from '../../lambdas/schedule/manifest.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { newsCategory } from '@flou/shared/content/types/news.ts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startTestApproval } from '../../features/approval/notify/testApproval.ts'
import { auditSentence } from '../../features/audit/routes/auditSentence.ts'
import { runPlanned } from '../../features/publishing/runs/runPlanned.ts'
import { POLICIES } from '../../lambdas/policies.ts'
import type { AuditRow } from '../store/items/auditItem.ts'
import { GSI1 } from '../store/keys.ts'
import { partitions } from '../store/partitions.ts'
import { readSnapshot } from '../store/read/snapshot.ts'

const CATEGORIES = '/api/dashboard/news/category'
const MINUTE = 60_000
const DAY = 1_440 * MINUTE

let world: Awaited<ReturnType<typeof startTestApproval>>
let now: () => number
beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
  world = await startTestApproval()
  now = () => world.api.clock.now
})
afterAll(() => world.stop())
beforeEach(() => pass(MINUTE))

const pass = (ms: number) => void (world.api.clock.now += ms)
const texts = (title: string) => [1, 2].map((languageId) => ({ languageId, title, description: 'x' }))
const add = async (title: string) =>
  (await world.call('ayu', CATEGORIES, { contents: texts(title) })).data as unknown as StoredRecord
const at = (ms: number) => new Date(Math.floor((now() + ms) / MINUTE) * MINUTE).toISOString()
const plan = (
  who: 'ayu' | 'citra' | 'budi',
  record: StoredRecord,
  { title = 'Nanti', ...planned }: NewTimes & { title?: string },
) =>
  world.save(who, `${CATEGORIES}/${record.id}`, {
    ...record,
    contents: texts(title),
    state: 'published',
    planned,
  })
/** Each read of the clock is a millisecond later, so that entries have an order. */
const run = () =>
  runPlanned({
    table: tableWithin(world.table, manifest.table),
    registry: REGISTRY,
    ...POLICIES,
    now: () => new Date((world.api.clock.now += 1)),
  })
const snapshotOf = (id: number) => readSnapshot(world.table, newsCategory, { id, consistent: true })
const liveTitle = async (id: number) => {
  const snapshot = await snapshotOf(id)
  return (snapshot?.fields['contents'] as { title: string }[] | undefined)?.[0]?.title
}
const bellOf = async (who: 'ayu' | 'citra') =>
  ((await world.read(who, '/api/dashboard/bell')).data as unknown as Bell).notifications
/** Sentences of the audit log about a record, newest first. */
async function entriesOf(id: number) {
  const { items } = await world.table.query({
    IndexName: GSI1,
    KeyConditionExpression: 'gsi1pk = :of',
    ExpressionAttributeValues: { ':of': partitions.auditOf('newsCategory', id) },
    ScanIndexForward: false,
  })
  return items.map(({ row }) => {
    const entry = JSON.parse(String(row)) as AuditRow
    return { id: entry.id, action: auditSentence(entry, REGISTRY, 'en') }
  })
}

test('a change of a live record waits for its minute, then goes live with an audit entry', async () => {
  const record = await add('Lama')
  pass(MINUTE)
  const planned = await plan('ayu', record, { publish: at(2 * DAY) })
  const rows = (await world.read('ayu', CATEGORIES)).data as unknown as ListRow[]

  const early = [await run(), await liveTitle(record.id)]
  pass(2 * DAY - MINUTE)
  const before = [await run(), await liveTitle(record.id)]
  pass(MINUTE)
  const onTime = [await run(), await liveTitle(record.id)]
  const again = await run()

  expect(planned.data).toMatchObject({ live: { version: 1 }, planned: { publish: { by: { id: 1 } } } })
  expect(rows.find(({ id }) => id === record.id)?.listStates).toMatchObject({ publishAt: expect.any(String) })
  expect([early, before, onTime, again]).toEqual([[0, 'Lama'], [0, 'Lama'], [1, 'Nanti'], 0])
  expect(await snapshotOf(record.id)).not.toHaveProperty('planned')
  const versions = (await world.read('ayu', `${CATEGORIES}/${record.id}/versions`)).data
  expect((versions as unknown as RevisionRow[])[0]).toMatchObject({ by: { id: 0 } })
  expect((await entriesOf(record.id)).map(({ action }) => action)).toEqual([
    expect.stringMatching(/^Updated .* \(scheduled for .* WIB\)$/),
    expect.stringMatching(/^Scheduled .* for .* WIB$/),
    expect.stringContaining('Created'),
  ])
})

test('a new record goes live at its time and off the site at its end', async () => {
  const body = { contents: texts('Baru'), planned: { publish: at(DAY), unpublish: at(2 * DAY) } }
  const { data } = await world.call('ayu', CATEGORIES, body)
  const id = Number(data['id'])
  const stateOf = async () => (await snapshotOf(id))?.state

  const states = [await stateOf()]
  for (const _ of [1, 2]) {
    pass(DAY)
    expect(await run()).toBe(1)
    states.push(await stateOf())
  }

  expect(states).toEqual(['draft', 'published', 'draft'])
})

test('late times are made up in their order, and their authors learn how late', async () => {
  const [second, first] = [await add('Dua'), await add('Satu')]
  await plan('citra', second, { publish: at(2 * 60 * MINUTE), title: 'Dua baru' })
  await plan('citra', first, { publish: at(60 * MINUTE), title: 'Satu baru' })
  pass(5 * 60 * MINUTE)

  expect(await run()).toBe(2)

  const done = await Promise.all([first, second].map(({ id }) => entriesOf(id)))
  expect(done.map(([entry]) => entry?.action)).toEqual([
    expect.stringContaining('240 minutes late'),
    expect.stringContaining('180 minutes late'),
  ])
  const [firstEntry = '', secondEntry = ''] = done.map(([entry]) => String(entry?.id))
  expect(firstEntry < secondEntry).toBe(true)
  expect((await bellOf('citra')).slice(0, 2).map(({ kind, subject }) => [kind, subject.id])).toEqual([
    ['plannedLate', second.id],
    ['plannedLate', first.id],
  ])
})

test('a time that another person makes void is dropped with a notification, and the text stays', async () => {
  const [published, trashed] = [await add('Terbit'), await add('Buang')]
  const waiting = (await plan('citra', published, { publish: at(DAY) })).data as unknown as StoredRecord
  const other = (await plan('citra', trashed, { publish: at(DAY) })).data as unknown as StoredRecord

  await world.save('ayu', `${CATEGORIES}/${published.id}`, {
    ...waiting,
    contents: texts('Segera'),
    planned: undefined,
  })
  await world.remove('ayu', `${CATEGORIES}/${trashed.id}`, { recordVersion: String(other.recordVersion) })
  pass(2 * DAY)
  const count = await run()

  expect([count, await liveTitle(published.id), (await snapshotOf(trashed.id))?.state]).toEqual([
    0,
    'Segera',
    'trashed',
  ])
  expect((await bellOf('citra')).slice(0, 2).map(({ kind, by }) => [kind, by.id])).toEqual([
    ['plannedDropped', 1],
    ['plannedDropped', 1],
  ])
  const { data } = await world.read('ayu', `${CATEGORIES}/${published.id}/versions/2`)
  expect(data).toMatchObject({ contents: texts('Nanti') })
})

test('times are moved and cancelled without a revision; past times and wrong orders are refused', async () => {
  const record = await add('Pindah')
  const { data } = await plan('ayu', record, { publish: at(DAY) })
  const schedule = (times: object) => world.save('ayu', `${CATEGORIES}/${record.id}/schedule`, times)

  const moved = await schedule({ publish: at(2 * DAY), unpublish: at(3 * DAY) })
  const past = await schedule({ publish: at(-MINUTE) })
  const reversed = await schedule({ unpublish: at(DAY) })
  const cancelled = await schedule({ publish: null, unpublish: null })
  pass(4 * DAY)

  expect(moved.data).toMatchObject({
    recordVersion: data['recordVersion'],
    planned: { publish: { at: expect.any(String) }, unpublish: { at: expect.any(String) } },
  })
  expect([past.message, reversed.message]).toEqual([
    'Choose a time in the future.',
    'Unpublishing must be later than publishing.',
  ])
  expect(cancelled.data).not.toHaveProperty('planned')
  expect([await run(), await liveTitle(record.id)]).toEqual([0, 'Pindah'])
})

test('an approved change waits for its time, and no later draft of its author gets past the approval', async () => {
  const record = await add('Setuju')
  const sent = await plan('budi', record, { publish: at(2 * DAY), title: 'Disetujui' })
  const { id, hash, planned } = (sent as { changeRequest?: ChangeRequestRow }).changeRequest ?? {}
  await world.call('citra', STAFF_PATHS.approveChangeRequest(String(id)), { hash })
  const approved = await snapshotOf(record.id)
  const draft = { ...record, contents: texts('Lewat'), recordVersion: approved?.version }
  const refused = await world.save('budi', `${CATEGORIES}/${record.id}/draft`, draft)
  const before = await liveTitle(record.id)
  pass(2 * DAY)

  expect(planned).toBe(approved?.planned?.publish?.at)
  expect(refused.code).toBe('forbidden')
  expect([before, await run(), await liveTitle(record.id)]).toEqual(['Setuju', 1, 'Disetujui'])
})

test('the calendar lists planned times and expiring requests of some days', async () => {
  const record = await add('Kalender')
  await plan('ayu', record, { publish: at(3 * DAY) })
  const request = await world.submit('Menunggu')
  const day = (ms: number) => todayInJakarta(new Date(now() + ms))
  const calendarOf = (from: string, to: string) =>
    world.read('citra', STAFF_PATHS.calendar, { from, to }) as Promise<unknown> as Promise<{
      status: number
      data: CalendarEntry[]
    }>

  const soon = await calendarOf(day(DAY), day(4 * DAY))
  const later = await calendarOf(day(13 * DAY), day(15 * DAY))
  const tooLong = await calendarOf(day(0), day(100 * DAY))

  expect(soon.data.map(({ kind, id }) => [kind, id])).toEqual([['publish', record.id]])
  expect(later.data.map(({ kind, changeRequest }) => [kind, changeRequest])).toEqual([
    ['request', request.id],
  ])
  expect(tooLong.status).toBe(400)
})

test('a time keeps the language in which its text goes live', async () => {
  const contents = [texts('Nanti')[0], { languageId: 2, title: '', description: '' }]
  const planned = { publish: at(DAY) }
  const { data } = await world.call('ayu', CATEGORIES, { contents, planned, onlyIn: 'id' })
  const id = Number(data['id'])
  const early = await snapshotOf(id)
  pass(DAY)

  expect(await run()).toBe(1)

  expect(early).toMatchObject({ state: 'draft', planned: { publish: { onlyIn: 'id' } } })
  expect(early).not.toHaveProperty('onlyIn')
  expect(await snapshotOf(id)).toMatchObject({ state: 'published', onlyIn: 'id' })
})
