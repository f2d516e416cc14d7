import type { ListRow, StoredRecord } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import type { VersionedRecord } from '@flou/shared/content/order.ts'
import { customerStory } from '@flou/shared/content/types/company/customerStories.ts'
import { product } from '@flou/shared/content/types/product/product.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import type { ReleaseProblem } from '@flou/shared/releases/problems.ts'
import type {
  NewReleaseItem,
  ReleaseDetail,
  ReleaseItem,
  ReleaseOfRecord,
  ReleaseRow,
} from '@flou/shared/releases/release.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { apiHandler } from '../../core/http/apiHandler.ts'
import { operationContext } from '../../core/http/records/operationContext.ts'
import { startTestApi, type TestApi } from '../../core/http/testApi.ts'
import { createRecord } from '../../core/store/write/createRecord.ts'
import { updateRecord } from '../../core/store/write/saveRecord.ts'
import { requireSnapshot } from '../../core/store/read/snapshot.ts'
import { contentRoutes } from '../../lambdas/content/routes.ts'
import { POLICIES } from '../../lambdas/policies.ts'
import { runReleases } from './index.ts'
import { releaseRoutes } from './routes/releaseRoutes.ts'
import { startRelease } from './run/startRelease.ts'
import { requireRelease } from './store/readReleases.ts'

const RELEASES = '/api/dashboard/releases'
const MENU = '/api/dashboard/menu'
const REGION = '/api/dashboard/region'

let api: TestApi
beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
  api = await startTestApi(
    (services) => apiHandler([...contentRoutes(REGISTRY), ...releaseRoutes(REGISTRY)], services),
    { undescribed: 'records' },
  )
})
afterAll(() => api.stop())

const both = (texts: object, key = 'contents') => ({
  [key]: [1, 2].map((languageId) => ({ languageId, ...texts })),
})

async function send<T = StoredRecord>(method: string, path: string, body?: object): Promise<T> {
  const answer = await api.call<T>(method, path, { body })
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`)
  return answer.data
}
const createRelease = (name = 'Contradictions') => send<ReleaseRow>('POST', RELEASES, { name })
const collect = ({ id }: ReleaseRow, body: NewReleaseItem) =>
  send<ReleaseItem>('POST', `${RELEASES}/${id}/items`, body)
const checks = ({ id }: ReleaseRow) => send<ReleaseProblem[]>('GET', `${RELEASES}/${id}/checks`)
const read = ({ id }: ReleaseRow) => send<ReleaseDetail>('GET', `${RELEASES}/${id}`)
async function act(release: ReleaseRow, name: 'publish' | 'undo', more = {}) {
  const { recordVersion } = await read(release)
  return api.call<ReleaseRow>('POST', `${RELEASES}/${release.id}/${name}`, {
    body: { recordVersion, ...more },
  })
}

async function start({ id }: ReleaseRow): Promise<void> {
  const { services } = api
  const caller = { id: 1, name: 'Ayu Lestari', title: 'Editor' }
  const call = { services, caller, headers: {}, method: 'POST', path: '', event: {}, language: 'en' }
  await startRelease(operationContext(call as never, 'releases'), await requireRelease(services.table, id))
}
const runAll = () =>
  runReleases(
    { table: api.services.table, registry: REGISTRY, policies: POLICIES, now: () => api.clock.now },
    () => true,
  )

const writeContext = () => {
  const { table, now, newId } = api.services
  return { table, now: now(), newId, by: { id: 1, name: 'Ayu', title: '' }, service: 'x', method: 'POST' }
}
const store = (type: ContentType, fields: Record<string, unknown>) =>
  createRecord(writeContext(), type, { fields })

const removal = ({ key }: ContentType, { id, recordVersion }: StoredRecord): NewReleaseItem => ({
  operation: 'trash',
  type: key,
  recordId: id,
  recordVersion,
})

test('records that refer to each other in a circle are deleted together and restored together', async () => {
  const { table } = api.services
  const titled = both({ title: 'Circle', review: 'x', content: 'x', companyAbout: 'x' })
  const story = await store(customerStory, { companyName: 'x', productIds: [], ...titled })
  const sold = await store(product, {
    slug: 'circle',
    order: 1,
    successStories: { customerStoryIds: [story.id] },
    ...titled,
  })
  const before = await requireSnapshot({ table }, customerStory, { id: story.id })
  const fields = { ...before.fields, productIds: [sold.id] }
  const linked = await updateRecord(writeContext(), customerStory, { before, fields })
  const release = await createRelease()

  await collect(release, removal(product, sold))
  const inUse = { itemId: `product-${sold.id}`, kind: 'inUse', linkedFrom: [{ en: 'Circle' }] }
  expect(await checks(release)).toMatchObject([inUse])
  expect((await act(release, 'publish')).messageCode).toBe('releaseBlocked')
  await collect(release, removal(customerStory, linked))
  expect(await checks(release)).toEqual([])

  expect((await act(release, 'publish')).data).toMatchObject({ state: 'live' })
  const states = async () =>
    (
      await Promise.all(
        [`product/${sold.id}`, `customer-stories/${story.id}`].map((path) =>
          send('GET', `/api/dashboard/${path}`),
        ),
      )
    ).map(({ state }) => state)
  expect(await states()).toEqual(['trashed', 'trashed'])
  expect((await act(release, 'undo')).data).toMatchObject({ state: 'undone' })
  expect((await read(release)).failure).toBeUndefined()
  expect(await states()).toEqual(['published', 'published'])
})

const regionBody = (title: string, order: number) => ({ order, ...both({ title }) })

test('a row of a grid that the release also edits alone is named, and neither is lost', async () => {
  const { id, recordVersion } = await send('POST', REGION, regionBody('Batam', 1))
  const release = await createRelease()
  const row = { id, recordVersion, ...regionBody('Batam by grid', 1) }
  const rows = await collect(release, { operation: 'batch', type: 'region', body: { rows: [row] } })
  expect(await checks(release)).toEqual([])
  const body = regionBody('Batam by form', 1)
  const form = await collect(release, {
    operation: 'update',
    type: 'region',
    recordId: id,
    recordVersion,
    body,
  })

  const linkedFrom = [{ id: 'Batam by grid', en: 'Batam by grid' }]
  expect(await checks(release)).toEqual([{ itemId: rows.id, kind: 'repeated', linkedFrom }])
  const refused = await act(release, 'publish')
  expect(refused).toMatchObject({ status: 422, messageCode: 'releaseBlocked', data: [{ kind: 'repeated' }] })
  expect((await read(release)).items.map((item) => item.id).toSorted()).toEqual([rows.id, form.id].toSorted())

  await send('DELETE', `${RELEASES}/${release.id}/items/${rows.id}`)
  expect((await act(release, 'publish')).data).toMatchObject({ state: 'live' })
  expect(await send('GET', `${REGION}/${id}`)).toMatchObject(body)
})

test('a row of a grid that another release edits alone, or in a grid too, is named in both', async () => {
  const { id, recordVersion } = await send('POST', REGION, regionBody('Bintan', 2))
  const grid = async (name: string) => {
    const release = await createRelease(name)
    const row = { id, recordVersion, ...regionBody(name, 2) }
    return {
      release,
      item: await collect(release, { operation: 'batch', type: 'region', body: { rows: [row] } }),
    }
  }
  const first = await grid('Grid')
  const form = await createRelease('Form')
  const edited = { recordId: id, recordVersion, body: regionBody('Bintan by form', 2) }
  const item = await collect(form, { operation: 'update', type: 'region', ...edited })
  const named = (itemId: string, releaseName: string, title: string) => ({
    itemId,
    kind: 'conflict',
    releaseName,
    linkedFrom: [{ id: title, en: title }],
  })

  expect(await checks(first.release)).toMatchObject([named(first.item.id, 'Form', 'Grid')])
  const ofRecord = await send<ReleaseOfRecord[]>('GET', `${RELEASES}?type=region&recordId=${id}`)
  expect(ofRecord).toMatchObject([
    { releaseId: form.id, operation: 'update' },
    { releaseId: first.release.id, operation: 'batch' },
  ])
  expect(await checks(form)).toMatchObject([named(item.id, 'Grid', 'Grid')])
  const second = await grid('Second grid')
  expect(await checks(first.release)).toMatchObject([
    named(first.item.id, 'Second grid', 'Second grid'),
    named(first.item.id, 'Form', 'Grid'),
  ])
  const other = await send('POST', REGION, regionBody('Natuna', 3))
  const row = { id: other.id, recordVersion: other.recordVersion, ...regionBody('Natuna by grid', 3) }
  const apart = await createRelease('Apart')
  await collect(apart, { operation: 'batch', type: 'region', body: { rows: [row] } })
  expect(await checks(apart)).toEqual([])

  expect((await act(form, 'publish')).data).toMatchObject({ state: 'live' })
  expect((await act(second.release, 'publish')).messageCode).toBe('releaseBlocked')
})

const menuTexts = (title: string) => both({ title, contentTitle: title }, 'translations')
const menuBody = (title: string, order: number) => ({ type: 0, order, isActive: true, ...menuTexts(title) })
const rowsOf = (path: string) => send<ListRow[]>('GET', `${path}?perPage=100`)
const versioned = (rows: readonly { id: number; recordVersion?: number }[]) =>
  rows.map(({ id, recordVersion = 0 }) => ({ id, recordVersion }))

test('the list of a submenu finds the release that orders the whole tree with it', async () => {
  const [named, other] = [
    await send('POST', MENU, menuBody('Named', 1)),
    await send('POST', MENU, menuBody('Other', 2)),
  ]
  const entry = await send('POST', `${MENU}/${named.id}/sub-menu`, menuBody('Entry', 1))
  const release = await createRelease('Tree')
  const menus = versioned(await rowsOf(MENU))
  const below = [{ type: 'subMenu', parentId: named.id, records: versioned([entry]) }]
  const item = await collect(release, { operation: 'reorder', type: 'menu', body: { records: menus, below } })
  const releasesOf = ({ id }: StoredRecord, more = '') =>
    send<ReleaseOfRecord[]>('GET', `${RELEASES}?type=subMenu&recordId=0&parentId=${id}${more}`)

  const found = { releaseId: release.id, itemId: item.id, name: 'Tree', operation: 'reorder', isAbove: true }
  expect(await releasesOf(named)).toMatchObject([found])
  expect(await releasesOf(other)).toEqual([])
  expect(await releasesOf(named, '&operation=batch')).toEqual([])
  const body = { records: versioned([entry]) }
  await collect(release, { operation: 'reorder', type: 'subMenu', parentId: named.id, body })
  expect(await releasesOf(named)).toMatchObject([{ itemId: `order-subMenu-${named.id}` }])
})

test('an order that others change while a release is applied stays, and the release is reverted', async () => {
  const parent = await send('POST', MENU, menuBody('Ordered', 3))
  const path = `${MENU}/${parent.id}/sub-menu`
  const entries: StoredRecord[] = []
  for (const [at, title] of ['a', 'b', 'c', 'd'].entries())
    entries.push(await send('POST', path, menuBody(title, at)))
  const [a, b, c, d] = entries as [StoredRecord, StoredRecord, StoredRecord, StoredRecord]
  const titles = async () => (await rowsOf(path)).map((one) => one.titles.en).join('')
  const release = await createRelease()
  const order = { operation: 'reorder', type: 'subMenu', parentId: parent.id } as const
  const renamed = { recordId: a.id, recordVersion: a.recordVersion, body: menuBody('A', 0) }
  await collect(release, { operation: 'update', type: 'subMenu', parentId: parent.id, ...renamed })
  await collect(release, { ...order, body: { records: versioned([d, c, b, a]) } })
  await start(release)
  await send('PUT', `${path}/order`, { records: versioned([a, c, b, d]) })
  expect(await titles()).toBe('acbd')
  await runAll()

  expect(await read(release)).toMatchObject({
    state: 'failed',
    failure: {
      problems: [{ itemId: `order-subMenu-${parent.id}`, kind: 'outdated', reason: 'orderChanged' }],
    },
  })
  expect(await titles()).toBe('acbd')
})

test('an undo asks before it replaces an order that others have changed since', async () => {
  const parent = await send('POST', MENU, menuBody('Later', 5))
  const path = `${MENU}/${parent.id}/sub-menu`
  for (const [at, title] of ['a', 'b', 'c'].entries()) await send('POST', path, menuBody(title, at))
  const rows = async () => (await rowsOf(path)) as unknown as (StoredRecord & ListRow)[]
  const titles = async () => (await rows()).map((one) => one.titles.en).join('')
  const release = await createRelease()
  const body = { records: versioned((await rows()).toReversed()) }
  await collect(release, { operation: 'reorder', type: 'subMenu', parentId: parent.id, body })
  await act(release, 'publish')
  expect(await titles()).toBe('cba')
  const [c, b, a] = versioned(await rows()) as [VersionedRecord, VersionedRecord, VersionedRecord]
  await send('PUT', `${path}/order`, { records: [b, c, a] })

  const item = { itemId: `order-subMenu-${parent.id}`, kind: 'outdated' }
  expect(await act(release, 'undo')).toMatchObject({ code: 'published_since', data: [item] })
  expect(await titles()).toBe('bca')
  expect((await act(release, 'undo', { isForced: true })).data).toMatchObject({ state: 'undone' })
  expect(await titles()).toBe('abc')
})

test('a release orders entries that its own writes have moved before', async () => {
  const parent = await send('POST', MENU, menuBody('Own', 4))
  const path = `${MENU}/${parent.id}/sub-menu`
  const [a, b] = [await send('POST', path, menuBody('a', 1)), await send('POST', path, menuBody('b', 2))]
  const release = await createRelease()
  const moved = { recordId: a.id, recordVersion: a.recordVersion, body: menuBody('A', 7) }
  await collect(release, { operation: 'update', type: 'subMenu', parentId: parent.id, ...moved })
  const body = { records: versioned([a, b]) }
  await collect(release, { operation: 'reorder', type: 'subMenu', parentId: parent.id, body })

  expect((await act(release, 'publish')).data).toMatchObject({ state: 'live' })
  expect((await rowsOf(path)).map((one) => one.titles.en)).toEqual(['A', 'b'])
})
