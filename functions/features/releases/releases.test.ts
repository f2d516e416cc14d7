import type { ListRow, StoredRecord } from '@flou/shared/api.ts'
import { news } from '@flou/shared/content/types/news.ts'
import { permissionList } from '@flou/shared/content/permissions.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import type { ReleaseProblem } from '@flou/shared/releases/problems.ts'
import type {
  NewReleaseItem,
  ReleaseDetail,
  ReleaseEvent,
  ReleaseItem,
  ReleaseItemContent,
  ReleaseOfRecord,
  ReleaseRow,
} from '@flou/shared/releases/release.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { apiHandler } from '../../core/http/apiHandler.ts'
import { operationContext } from '../../core/http/records/operationContext.ts'
import { putApiToken } from '../../core/http/testApiToken.ts'
import { startTestApi, type TestApi } from '../../core/http/testApi.ts'
import { createRecord } from '../../core/store/write/createRecord.ts'
import { allowedBy, routesWithin, tableWithin } from '../../core/store/testTableWithin.ts'
import { manifest } from '../../lambdas/releases/manifest.ts'
import { contentRoutes } from '../../lambdas/content/routes.ts'
import { POLICIES } from '../../lambdas/policies.ts'
import { signUpAt } from '../inbox/testInbox.ts'
import { runReleases } from './index.ts'
import { advanceRelease } from './run/advanceRelease.ts'
import { startRelease } from './run/startRelease.ts'
import { requireRelease } from './store/readReleases.ts'
import { releaseRoutes } from './routes/releaseRoutes.ts'

const RELEASES = '/api/dashboard/releases'
const CATEGORY = '/api/dashboard/news/category'
const REGION = '/api/dashboard/region'

let api: TestApi
const used = new Set<string>()
let signUp: ReturnType<typeof signUpAt>
beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
  api = await startTestApi((services) =>
    apiHandler(
      [...contentRoutes(REGISTRY), ...routesWithin(releaseRoutes(REGISTRY), manifest.table, used)],
      services,
    ),
  )
  signUp = signUpAt(api)
})
afterAll(() => {
  expect(used).toEqual(allowedBy(manifest.table))
  return api.stop()
})

const both = (text: string) =>
  [1, 2].map((languageId) => ({ languageId, title: `${text} ${languageId}`, description: 'About it' }))
const category = (title: string) => ({ contents: both(title) })
const createCategory = async (title: string) =>
  (await api.call<StoredRecord>('POST', CATEGORY, { body: category(title) })).data
const readCategory = async (id: number) => (await api.call<StoredRecord>('GET', `${CATEGORY}/${id}`)).data
const titleOf = (record: StoredRecord) => (record.contents as { title: string }[])[0]?.title

const createRelease = async (name: string, more = {}) =>
  (await api.call<ReleaseRow>('POST', RELEASES, { body: { name, ...more } })).data
const add = (release: ReleaseRow, body: NewReleaseItem, token?: string) =>
  api.call<ReleaseItem>('POST', `${RELEASES}/${release.id}/items`, { body, token: token ?? api.token })
const read = async ({ id }: ReleaseRow) => (await api.call<ReleaseDetail>('GET', `${RELEASES}/${id}`)).data
const checks = async ({ id }: ReleaseRow) =>
  (await api.call<ReleaseProblem[]>('GET', `${RELEASES}/${id}/checks`)).data
const act = async (release: ReleaseRow, name: 'publish' | 'undo' | 'cancel', more = {}) => {
  const { recordVersion } = await read(release)
  return api.call<ReleaseRow>('POST', `${RELEASES}/${release.id}/${name}`, {
    body: { recordVersion, ...more },
  })
}
const update = ({ id, recordVersion }: StoredRecord, title: string): NewReleaseItem => ({
  operation: 'update',
  type: 'newsCategory',
  recordId: id,
  recordVersion,
  body: category(title),
})
const services = () => ({
  table: tableWithin(api.services.table, manifest.table, used),
  registry: REGISTRY,
  policies: POLICIES,
  now: () => api.clock.now,
})

/** Starts a release as a request does that is killed at once. */
async function start({ id }: ReleaseRow): Promise<void> {
  const { services } = api
  const caller = { id: 1, name: 'Ayu Lestari', title: 'Editor' }
  const call = { services, caller, headers: {}, method: 'POST', path: '', event: {}, language: 'en' }
  await startRelease(operationContext(call as never, 'releases'), await requireRelease(services.table, id))
}

test('API tokens list releases', async () => {
  const token = await putApiToken(api.table)

  expect((await api.call('GET', RELEASES, { token })).status).toBe(200)
})

test('collected writes change nothing, go live together and are undone together', async () => {
  const [first, second] = [await createCategory('First'), await createCategory('Second')]
  const removed = await createCategory('Removed')
  const release = await createRelease('Launch')

  const added = await add(release, update(first, 'First, released'))
  await add(release, update(second, 'Second, released'))
  await add(release, {
    operation: 'trash',
    type: 'newsCategory',
    recordId: removed.id,
    recordVersion: removed.recordVersion,
  })
  expect(added).toMatchObject({
    status: 201,
    data: { operation: 'update', recordId: first.id, liveVersion: 1 },
  })
  expect(titleOf(await readCategory(first.id))).toBe('First 1')
  expect(await checks(release)).toEqual([])

  expect((await act(release, 'publish')).data).toMatchObject({ state: 'live' })
  expect(titleOf(await readCategory(first.id))).toBe('First, released 1')
  expect(titleOf(await readCategory(second.id))).toBe('Second, released 1')
  expect((await readCategory(removed.id)).state).toBe('trashed')
  expect(await read(release)).toMatchObject({ canUndo: true, progress: { done: 3, total: 3 } })

  expect((await act(release, 'undo')).data).toMatchObject({ state: 'undone' })
  expect(titleOf(await readCategory(first.id))).toBe('First 1')
  expect(titleOf(await readCategory(second.id))).toBe('Second 1')
  expect((await readCategory(removed.id)).state).toBe('published')
  const log = await api.call<ReleaseEvent[]>('GET', `${RELEASES}/${release.id}/log`)
  expect(log.data.map(({ kind }) => kind).toSorted()).toEqual([
    'add',
    'add',
    'add',
    'create',
    'live',
    'publish',
    'undo',
    'undone',
  ])
})

test('a write is checked as its save is', async () => {
  const record = await createCategory('Checked')
  const release = await createRelease('Checks')
  const invalid = await add(release, {
    ...update(record, 'x'),
    body: { contents: [{ languageId: 1, title: '' }] },
  })
  const stale = await add(release, { ...update(record, 'x'), recordVersion: 9 })
  const rights = await add(release, { operation: 'update', type: 'user', recordId: 1, body: {} })

  expect(invalid).toMatchObject({
    status: 422,
    errors: { 'Contents[0].Title': expect.any(String) as string },
  })
  expect(stale).toMatchObject({ status: 409, code: 'record_changed', data: { id: record.id } })
  expect(rights).toMatchObject({ status: 400, messageCode: 'releaseNotHere' })
  expect((await act(release, 'publish')).messageCode).toBe('releaseEmpty')
})

test('a second write of a record replaces the first, and an item can be edited and taken out', async () => {
  const record = await createCategory('Twice')
  const release = await createRelease('Replace')
  const { data: item } = await add(release, update(record, 'One'))
  const before = await read(release)
  await add(release, update(record, 'Two'))
  const after = await read(release)
  expect(after.items).toHaveLength(1)
  expect(after.hash).not.toBe(before.hash)

  const path = `${RELEASES}/${release.id}/items/${item.id}`
  await api.call('PUT', path, { body: { body: category('Three'), recordVersion: record.recordVersion } })
  const content = await api.call<ReleaseItemContent>('GET', path)
  expect(titleOf(content.data.after as StoredRecord)).toBe('Three 1')
  expect(titleOf(content.data.before as StoredRecord)).toBe('Twice 1')
  expect(content.data.body).toEqual(content.data.after)

  expect((await api.call<ReleaseRow>('DELETE', path)).data).toMatchObject({ itemCount: 0 })
})

test('a new record is a hidden draft until the release is live, and again after its undo', async () => {
  const release = await createRelease('New record')
  const { data: item } = await add(release, {
    operation: 'create',
    type: 'newsCategory',
    body: category('New'),
  })
  expect(item.recordId).toBeGreaterThan(0)
  expect((await readCategory(item.recordId)).state).toBe('draft')
  await act(release, 'publish')
  expect((await readCategory(item.recordId)).state).toBe('published')
  await act(release, 'undo')
  expect((await readCategory(item.recordId)).state).toBe('draft')
})

test('the order of a list is part of a release', async () => {
  const region = async (order: number) =>
    (await api.call<StoredRecord>('POST', REGION, { body: { order, contents: both(`Region ${order}`) } }))
      .data
  const regions = [await region(0), await region(1), await region(2)]
  const idsOf = async () =>
    (await api.call<ListRow[]>('GET', `${REGION}?perPage=100`)).data.map(({ id }) => id)
  const before = await idsOf()
  const release = await createRelease('Order')
  const records = regions.toReversed().map(({ id, recordVersion }) => ({ id, recordVersion }))

  const { data: item } = await add(release, { operation: 'reorder', type: 'region', body: { records } })
  const listed = await api.call<ReleaseOfRecord[]>('GET', `${RELEASES}?type=region&recordId=0`)
  expect(listed.data).toMatchObject([{ releaseId: release.id, itemId: item.id }])
  expect(await idsOf()).toEqual(before)
  await act(release, 'publish')
  expect(await idsOf()).toEqual(records.map(({ id }) => id))
  await act(release, 'undo')
  expect(await idsOf()).toEqual(before)
})

test('a record that was saved, trashed, or is in another release is a problem; the first two stop the release', async () => {
  const [saved, gone, shared] = [
    await createCategory('Saved'),
    await createCategory('Gone'),
    await createCategory('Shared'),
  ]
  const [release, other] = [await createRelease('Problems'), await createRelease('Other')]
  for (const record of [saved, gone, shared]) await add(release, update(record, 'Released'))
  await add(other, update(shared, 'Other'))
  const english = [both('Saved')[0], { ...both('Saved')[1], title: 'Saved directly' }]
  await api.call('PUT', `${CATEGORY}/${saved.id}`, { body: { contents: english, recordVersion: 1 } })
  await api.call('DELETE', `${CATEGORY}/${gone.id}`)

  expect(await checks(release)).toMatchObject([
    { kind: 'outdated', itemId: `newsCategory-${saved.id}`, merge: { fields: ['contents.en.title'] } },
    { kind: 'gone', itemId: `newsCategory-${gone.id}` },
    {
      kind: 'conflict',
      releaseId: other.id,
      merge: { fields: ['contents.id.title', 'contents.en.title'] },
    },
  ])
  const blocked = await act(release, 'publish')
  expect(blocked).toMatchObject({ status: 422, messageCode: 'releaseBlocked' })
  expect(blocked.data).toHaveLength(2)
  expect(titleOf(await readCategory(shared.id))).toBe('Shared 1')
})

test('a release that takes a record from visitors names what still links to it', async () => {
  const record = await createCategory('Linked')
  const { table, now, newId } = api.services
  const by = { id: 1, name: 'Ayu', title: '' }
  await createRecord({ table, now: now(), newId, by, service: 'news', method: 'POST' }, news, {
    fields: {
      slug: 'linking',
      status: '1',
      publishDate: '2026-11-10',
      categoryId: record.id,
      contents: both('Linking'),
    },
  })
  const release = await createRelease('Removal')
  const { id: recordId, recordVersion } = record
  await add(release, { operation: 'unpublish', type: 'newsCategory', recordId, recordVersion })

  const linkedFrom = [{ id: 'Linking 1', en: 'Linking 2' }]
  expect(await checks(release)).toEqual([{ itemId: `newsCategory-${recordId}`, kind: 'linked', linkedFrom }])
  expect((await act(release, 'publish')).data).toMatchObject({ state: 'live' })
  expect((await readCategory(recordId)).state).toBe('draft')
})

test('a grid finds the releases that contain rows of its list', async () => {
  const { data: region } = await api.call<StoredRecord>('POST', REGION, {
    body: { order: 7, contents: both('Grid') },
  })
  const release = await createRelease('Rows')
  const { id, recordVersion } = region
  const rows = [{ id, recordVersion, order: 7, contents: both('Grid, released') }]
  await add(release, { operation: 'batch', type: 'region', body: { rows } })

  const releasesOf = async (query: string) =>
    (await api.call<ReleaseOfRecord[]>('GET', `${RELEASES}?type=region&recordId=0${query}`)).data
  expect(await releasesOf('&operation=batch')).toMatchObject([{ releaseId: release.id, name: 'Rows' }])
  expect((await releasesOf('')).filter(({ releaseId }) => releaseId === release.id)).toEqual([])
})

test('a write that is refused on the way reverts the earlier ones', async () => {
  const [first, second] = [await createCategory('Revert one'), await createCategory('Revert two')]
  const release = await createRelease('Reverted')
  await add(release, update(first, 'Released'))
  api.clock.now = new Date(api.clock.now.getTime() + 1_000)
  await add(release, update(second, 'Released'))
  await start(release)
  await api.call('PUT', `${CATEGORY}/${second.id}`, { body: { ...category('Meanwhile'), recordVersion: 1 } })

  await runReleases(services(), () => true)

  expect(await read(release)).toMatchObject({
    state: 'failed',
    failure: { problems: [{ itemId: `newsCategory-${second.id}`, kind: 'outdated' }] },
  })
  expect(titleOf(await readCategory(first.id))).toBe('Revert one 1')
  expect(titleOf(await readCategory(second.id))).toBe('Meanwhile 1')
})

test('at its hour a release goes live; of two with one record the later one fails and its author is notified', async () => {
  const record = await createCategory('Hour')
  const publishAt = new Date(api.clock.now.getTime() + 60_000).toISOString()
  const release = await createRelease('At nine', { publishAt })
  api.clock.now = new Date(api.clock.now.getTime() + 1_000)
  const later = await createRelease('At nine too', { publishAt })
  await add(release, update(record, 'At nine'))
  await add(later, update(record, 'At nine too'))
  expect(await runReleases(services(), () => true)).toBe(0)

  api.clock.now = new Date(publishAt)
  await runReleases(services(), () => true)

  expect((await read(release)).state).toBe('live')
  expect(await read(later)).toMatchObject({ state: 'failed', failure: { reason: 'releaseBlocked' } })
  expect((await read(later)).publishAt).toBeUndefined()
  expect(titleOf(await readCategory(record.id))).toBe('At nine 1')
  const bell = await api.call<{ notifications: unknown[] }>('GET', '/api/dashboard/bell')
  expect(bell.data.notifications[0]).toMatchObject({ kind: 'releaseFailed', release: later.id })
})

test('two workers that stop anywhere apply each write once', async () => {
  const records = await Promise.all(['A', 'B', 'C', 'D'].map(createCategory))
  const release = await createRelease('Workers')
  for (const record of records) await add(release, update(record, 'Released'))
  const { recordVersion } = await read(release)
  await start(release)
  let steps = 0
  const twoSteps = () => (steps += 1) % 4 !== 0
  for (let round = 0; round < 10; round += 1)
    await Promise.all([1, 2].map(() => advanceRelease(services(), release.id, twoSteps)))

  expect((await read(release)).state).toBe('live')
  expect((await read(release)).recordVersion).toBe(recordVersion + 2)
  for (const { id } of records) expect((await readCategory(id)).recordVersion).toBe(2)
})

test('who needs approval collects and sends; a second person approves what was shown', async () => {
  const author = (await signUp(['Manage News', 'Manage Releases'], { needApproval: true })).token
  const record = await createCategory('Approval')
  const release = await createRelease('Approved')
  await add(release, update(record, 'Approved'), author)
  const collected = await read(release)
  expect(collected).toMatchObject({ needsApproval: true, canPublish: false })
  expect((await act(release, 'publish')).messageCode).toBe('releaseNotApproved')

  const decide = (decision: string, hash: string, token = api.token) =>
    api.call<ReleaseRow>('POST', `${RELEASES}/${release.id}/approval`, { body: { decision, hash }, token })
  expect((await decide('send', collected.hash, author)).data).toMatchObject({ state: 'waiting' })
  expect((await decide('approve', collected.hash, author)).status).toBe(403)
  expect((await decide('approve', 'another')).code).toBe('change_moved')
  expect((await decide('approve', collected.hash)).data).toMatchObject({ state: 'approved' })

  await add(release, update(record, 'Changed after it'), author)
  expect((await read(release)).state).toBe('open')
  await decide('send', (await read(release)).hash, author)
  await decide('approve', (await read(release)).hash)
  expect((await act(release, 'publish')).data).toMatchObject({ state: 'live' })
  expect(titleOf(await readCategory(record.id))).toBe('Changed after it 1')
})

test('an undo asks before it replaces later saves', async () => {
  const record = await createCategory('Later')
  const release = await createRelease('Later saves')
  await add(release, update(record, 'Released'))
  await act(release, 'publish')
  const { recordVersion } = await readCategory(record.id)
  await api.call('PUT', `${CATEGORY}/${record.id}`, { body: { ...category('Saved later'), recordVersion } })

  const refused = await act(release, 'undo')
  expect(refused).toMatchObject({ status: 409, code: 'published_since', data: [{ kind: 'outdated' }] })
  expect((await act(release, 'undo', { isForced: true })).data).toMatchObject({ state: 'undone' })
  expect(titleOf(await readCategory(record.id))).toBe('Later 1')
})

test('only who manages releases sees them, and a deleted one is gone', async () => {
  const { token } = await signUp(['Manage News'])
  expect((await api.call('GET', RELEASES, { token })).status).toBe(403)
  expect(permissionList(() => true)[40]).toEqual({
    menuId: 41,
    menuName: 'Manage Releases',
    permitted: true,
  })
  const release = await createRelease('Deleted')
  await api.call('DELETE', `${RELEASES}/${release.id}?recordVersion=1`)
  expect((await api.call('GET', `${RELEASES}/${release.id}`)).status).toBe(404)
})
