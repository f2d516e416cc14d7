import type {
  ChangeRequestFacets,
  ChangeRequestCounts,
  ChangeRequestStatistics,
  QueuedChangeRequest,
} from '@flou/shared/approval/changeRequestLists.ts'
import type { ChangeRequestRow } from '@flou/shared/approval/workflow.ts'
import type { AuditEntry } from '@flou/shared/audit/auditEntry.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { RECORD_SCREENS, startContentApi, type ContentApi, type Fields } from './contentApi.ts'

/** Lists and figures of change requests, as the workflow screens load them. */
const WORKFLOW = '/api/dashboard/workflow'
const DAY_MS = 86_400_000
const screenOf = (key: string) => {
  const [, screen] = RECORD_SCREENS.find(([, { type }]) => type.key === key) ?? []
  if (!screen) throw new Error(`No screen of ${key}`)
  return screen
}
const MILESTONE = screenOf('milestone')
const NEWS = screenOf('news')

let api: ContentApi
let author: string
let start: Date

async function submit(screen: typeof NEWS, days = 0, more: Fields = {}): Promise<ChangeRequestRow> {
  api.clock.now = new Date(start.getTime() + days * DAY_MS)
  const body = { ...api.filled(screen.type.declaration), ...more }
  const { changeRequest } = await api.call('POST', api.pathOf(screen), { token: author, body })
  if (!changeRequest) throw new Error('Nothing was submitted')
  return changeRequest
}
const decide = (changeRequest: ChangeRequestRow, how: 'approve' | 'reject') =>
  api.call('POST', `${WORKFLOW}/${changeRequest.id}/${how}`, {
    body: { hash: changeRequest.hash, ...(how === 'reject' && { reason: 'Not now' }) },
  })
const list = (query: string, token?: string) =>
  api.call<QueuedChangeRequest[]>('GET', `${WORKFLOW}?${query}`, { token: token ?? api.token })
const ids = (rows: readonly ChangeRequestRow[]) => rows.map(({ id }) => id)

let old: ChangeRequestRow
let middle: ChangeRequestRow
let planned: ChangeRequestRow
let approved: ChangeRequestRow
let rejected: ChangeRequestRow

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
  api = await startContentApi()
  author = await api.tokenNeedingApproval()
  start = api.clock.now
  old = await submit(MILESTONE, 0)
  approved = await submit(MILESTONE, 0)
  rejected = await submit(NEWS, 0)
  api.clock.now = new Date(start.getTime() + 0.5 * DAY_MS)
  await decide(approved, 'approve')
  api.clock.now = new Date(start.getTime() + 0.75 * DAY_MS)
  await decide(rejected, 'reject')
})
afterAll(() => api.stop())

test('open changes say how old they are, when they expire and who may decide them', async () => {
  middle = await submit(MILESTONE, 0.8)
  planned = await submit(NEWS, 0.9, { status: '2', publishDate: '2027-01-31' })
  const theirs = await list('view=open')
  const own = await list('view=mine', author)

  expect(ids(theirs.data)).toEqual(ids([old, middle, planned]))
  expect(theirs.data.map(({ canDecide, age }) => [canDecide, age])).toEqual([
    [true, 'fresh'],
    [true, 'fresh'],
    [true, 'fresh'],
  ])
  expect(theirs.data[0]?.expires).toBe(new Date(start.getTime() + 14 * DAY_MS).toISOString())
  expect(own.data.map(({ canDecide }) => canDecide)).toEqual([false, false, false])
})

test('what is scheduled says for when', async () => {
  const { data } = await list('view=open&area=news')

  expect(data.map(({ id, planned: day }) => [id, day])).toEqual([[planned.id, '2027-01-31']])
})

test.each([
  ['area=milestone', () => [old, middle]],
  ['kind=create&area=news', () => [planned]],
  ['kind=trash', () => []],
  ['age=fresh', () => [old, middle, planned]],
  ['age=expiring', () => []],
  ['author=999', () => []],
])('%s narrows the queue', async (query, expected) => {
  const { data, total } = await list(`view=open&${query}`)

  expect(ids(data)).toEqual(ids(expected()))
  expect(total).toBe(expected().length)
})

test('a page beyond the last one is the last one', async () => {
  const { data, page, totalPage } = await list('view=open&perPage=2&page=9')

  expect([ids(data), page, totalPage]).toEqual([[planned.id], 2, 2])
})

test('choices count what each of them leaves', async () => {
  const { data } = await api.call<ChangeRequestFacets>('GET', `${WORKFLOW}/choices?view=open`)

  expect(data.areas).toEqual([
    { area: 'milestone', count: 2 },
    { area: 'news', count: 1 },
  ])
  expect(data.authors).toEqual([{ person: old.author, count: 3 }])
  expect(data.kinds).toEqual([{ kind: 'create', count: 3 }])
  expect(data.ages).toEqual([{ age: 'fresh', count: 3 }])
})

test('only who decides sees the changes of others, the log and its figures', async () => {
  const stranger = await api.tokenOnlyWith('Manage News')
  const statuses = await Promise.all(
    ['?view=open', '?view=decide', '/choices?view=open', '/log', '/figures'].map(
      async (path) => (await api.call('GET', WORKFLOW + path, { token: stranger })).status,
    ),
  )
  const note = await api.call('POST', `${WORKFLOW}/export`, { token: stranger, body: {} })
  const mine = await list('view=mine', stranger)

  expect([...statuses, note.status]).toEqual([403, 403, 403, 403, 403, 403])
  expect([mine.status, mine.data]).toEqual([200, []])
})

test('the counts are those of the two views', async () => {
  const counts = (token: string) => api.call<ChangeRequestCounts>('GET', `${WORKFLOW}/counts`, { token })

  expect((await counts(api.token)).data).toMatchObject({ toDecide: 3, own: 0 })
  expect((await counts(author)).data).toEqual({ toDecide: 0, newest: [], own: 3 })
})

test('days of the log are days in Jakarta, and one that ends before it begins holds nothing', async () => {
  // approved at 22:00, rejected at 04:00 of the next day in Jakarta
  const log = (query: string) => api.call<ChangeRequestRow[]>('GET', `${WORKFLOW}/log?${query}`)

  expect(ids((await log('')).data)).toEqual(ids([rejected, approved]))
  expect(ids((await log('from=2026-11-21&to=2026-11-21')).data)).toEqual([approved.id])
  expect(ids((await log('from=2026-11-22')).data)).toEqual([rejected.id])
  expect(ids((await log('status=3')).data)).toEqual([rejected.id])
  expect(await log('from=2026-11-22&to=2026-11-21')).toMatchObject({ status: 200, data: [] })
})

test('figures count what waits, who decided, and how long that took', async () => {
  const { data } = await api.call<ChangeRequestStatistics>('GET', `${WORKFLOW}/figures`)
  const none = await api.call<ChangeRequestStatistics>('GET', `${WORKFLOW}/figures?to=2026-01-01`)

  expect(data.ages.reduce((sum, { count }) => sum + count, 0)).toBe(3)
  expect(data.deciders).toEqual([{ person: { id: 1, name: 'Ayu Lestari' }, approved: 1, rejected: 1 }])
  expect(data.weeks).toEqual([{ week: '2026-11-16', decided: 2, medianHours: 12, p90Hours: 18 }])
  expect(data).toMatchObject({ authors: [old.author], isPartial: false })
  expect(none.data).toMatchObject({ deciders: [], weeks: [], authors: [] })
})

test('an export of decisions is in the audit log, with what it was narrowed to', async () => {
  const noted = await api.call('POST', `${WORKFLOW}/export`, { body: { area: 'news', format: 'csv' } })
  const { data } = await api.call<AuditEntry[]>('GET', '/api/dashboard/audit-log?actionType=export')
  const detail = await api.call<AuditEntry>('GET', `/api/dashboard/audit-log/${data[0]?.id}`)

  expect(noted.status).toBe(201)
  expect(data[0]?.action).toBe('Exported decisions about changes')
  expect(JSON.parse(detail.data.data ?? '')).toMatchObject({ after: { area: 'news', format: 'csv' } })
})
