import { splitMentions, type Bell, type Comment } from '@flou/shared/comments.ts'
import type { StoredRecord } from '@flou/shared/api.ts'
import type { Permission } from '@flou/shared/content/permissions.ts'
import { requireContentType } from '@flou/shared/content/registry.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestApi, type TestApi } from '../../core/http/testApi.ts'
import { GSI1, keys } from '../../core/store/keys.ts'
import { partitions } from '../../core/store/partitions.ts'
import { createRecord } from '../../core/store/write/createRecord.ts'
import { contentHandler } from '../../lambdas/content/routes.ts'
import { signUpAt } from '../inbox/testInbox.ts'

const NEWS: readonly Permission[] = ['Manage News']
const AYU = 1
let api: TestApi
let viewer: string
let outsider: string
let category: number

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
  api = await startTestApi((services) => contentHandler(services), { undescribed: 'records' })
  const signUp = signUpAt(api)
  viewer = (await signUp(NEWS, { lacks: ['edit', 'delete', 'publish'] })).token
  outsider = (await signUp(['Event'])).token
  category = await makeCategory('kabar')
})
afterAll(() => api.stop())

async function makeCategory(slug: string): Promise<number> {
  const { table, now, newId } = api.services
  const by = { id: 0, name: 'System', title: '' }
  const context = { table, now: now(), newId, by, service: 'news', method: 'POST' }
  const fields = { slug, contents: [] }
  return (await createRecord(context, requireContentType('newsCategory'), { fields })).id
}

const pathOf = (id: number, comment = '') =>
  `/api/dashboard/comments/newsCategory/${id}${comment && `/${comment}`}`
const post = (body: object, token = api.token, headers = {}) =>
  api.call<Comment>('POST', pathOf(category), { body, token, headers })
const list = async (id = category) => (await api.call<Comment[]>('GET', pathOf(id))).data
const bell = async (token: string) => (await api.call<Bell>('GET', '/api/dashboard/bell', { token })).data

test('a repeated request makes one comment, with an audit entry without its text', async () => {
  const id = await makeCategory('sekali')
  const headers = { 'idempotency-key': 'comment-once-1' }
  const send = () => api.call<Comment>('POST', pathOf(id), { body: { text: 'Once' }, headers })

  const [first, second] = [await send(), await send()]

  expect([first.status, second.data.id]).toEqual([201, first.data.id])
  expect(await list(id)).toMatchObject([{ text: 'Once', by: { name: 'Ayu Lestari' }, version: 1 }])
  const { items } = await api.table.query({
    IndexName: GSI1,
    KeyConditionExpression: 'gsi1pk = :entity',
    ExpressionAttributeValues: { ':entity': partitions.auditOf('newsCategory', id) },
  })
  const rows = items.map(({ row }) => String(row)).filter((row) => row.includes('"comment"'))
  expect(rows).toHaveLength(1)
  expect(rows[0]).not.toContain('Once')
})

test('a mention, a task and a reply reach the bell once each, and reading is stored', async () => {
  const { data: thread } = await post({ text: '@Ayu Lestari, please check' }, viewer)
  await post({ text: 'Checked', thread: thread.thread })

  const own = await bell(api.token)
  expect(own.notifications).toMatchObject([
    { kind: 'mention', isRead: false, thread: thread.id, by: { name: 'Dewi' } },
  ])
  expect((await bell(viewer)).notifications).toMatchObject([{ kind: 'reply', text: 'Checked' }])
  expect((await bell(outsider)).notifications).toEqual([])

  await api.call('POST', '/api/dashboard/bell/read', { body: { ids: own.notifications.map(({ id }) => id) } })
  expect((await bell(api.token)).notifications).toMatchObject([{ isRead: true }])
})

test('a task is in its assignee’s list until its thread is resolved', async () => {
  const { data: thread } = await post({ text: 'Shorten', assignee: AYU, due: '2026-12-01' }, viewer)

  const { tasks } = await bell(api.token)
  const resolved = await api.call<Comment>('PUT', pathOf(category, thread.id), {
    body: { version: 1, isResolved: true },
  })

  expect(tasks).toMatchObject([{ text: 'Shorten', due: '2026-12-01', subject: { type: 'newsCategory' } }])
  expect(resolved.data.resolved?.by.name).toBe('Ayu Lestari')
  expect((await bell(api.token)).tasks).toEqual([])
})

test('only the author edits and deletes, and a stale version is refused with the current comment', async () => {
  const { data: comment } = await post({ text: 'First' })
  const at = pathOf(category, comment.id)
  const edit = (text: string, token = api.token) =>
    api.call<Comment>('PUT', at, { body: { version: 1, text }, token })

  expect((await edit('Not mine', viewer)).status).toBe(403)
  expect((await api.call('DELETE', at, { token: viewer })).status).toBe(403)
  expect((await edit('Second')).data).toMatchObject({ text: 'Second', version: 2 })
  const stale = await edit('Third')
  expect([stale.status, stale.data.text]).toEqual([409, 'Second'])
})

test('the start of a thread stays without text while it has replies', async () => {
  const id = await makeCategory('utas')
  const add = async (body: object, token = api.token) =>
    (await api.call<Comment>('POST', pathOf(id), { body, token })).data
  const start = await add({ text: 'Start' })
  api.clock.now = new Date(api.clock.now.getTime() + 1_000)
  const reply = await add({ text: 'Reply', thread: start.id }, viewer)

  await api.call('DELETE', pathOf(id, start.id))
  expect(await list(id)).toMatchObject([{ text: '', isDeleted: true }, { text: 'Reply' }])
  await api.call('DELETE', pathOf(id, reply.id), { token: viewer })
  expect(await list(id)).toEqual([])
})

test.each([
  ['no text', { text: ' ' }, 422],
  ['too long', { text: 'x'.repeat(2_001) }, 422],
  ['a field that the type lacks', { text: 'a', field: 'nothing' }, 422],
  ['no day', { text: 'a', assignee: AYU, due: '2026-02-31' }, 422],
  ['an assignee who cannot view it', { text: 'a', assignee: 3 }, 422],
  ['a thread that is gone', { text: 'a', thread: '01ARZ3NDEKTSV4RRFFQ69G5FAV' }, 404],
])('%s: refused', async (_, body, status) => {
  expect((await post(body)).status).toBe(status)
})

test('without the right to view there are no comments, and a missing record has none', async () => {
  expect((await api.call('GET', pathOf(category), { token: outsider })).status).toBe(403)
  expect((await post({ text: 'a' }, outsider)).status).toBe(403)
  expect((await api.call('POST', pathOf(999), { body: { text: 'a' } })).status).toBe(404)
})

test('a field of an item is accepted, one that its declaration lacks is refused', async () => {
  const about = (field: string) =>
    api.call<Comment>('POST', '/api/dashboard/comments/footer.socialMedia/0', {
      body: { text: 'a', field, items: ['a1b2c3'] },
    })

  expect((await about('items.2.title')).data).toMatchObject({ field: 'items.2.title', items: ['a1b2c3'] })
  const refused = await Promise.all(['items.2', 'items.2.nothing', 'title.0'].map(about))
  expect(refused.map(({ status }) => status)).toEqual([422, 422, 422])
})

test('the trash keeps comments, permanent deletion removes them', async () => {
  const id = await makeCategory('sampah')
  await api.call('POST', pathOf(id), { body: { text: 'Stays' } })
  const record = (await api.call<StoredRecord>('GET', `/api/dashboard/news/category/${id}`)).data

  expect((await api.call('DELETE', `/api/dashboard/news/category/${id}`, { body: record })).status).toBe(200)
  expect(await list(id)).toMatchObject([{ text: 'Stays' }])
  expect((await api.call('DELETE', `/api/dashboard/news/category/${id}/trash`)).status).toBe(200)
  expect(await api.table.get(keys.live('newsCategory', id))).toBeUndefined()
  expect(await list(id)).toEqual([])
})

test('the longest name is the one that is mentioned', () => {
  const people = [
    { id: 1, name: 'Ayu' },
    { id: 2, name: 'Ayu Lestari' },
  ]

  expect(splitMentions('Hi @Ayu Lestari and @Ayu, not @Ayus', people)).toEqual([
    'Hi ',
    people[1],
    ' and ',
    people[0],
    ', not @Ayus',
  ])
})
