import type { ListRow, StoredRecord } from '@flou/shared/api.ts'
import { faq } from '@flou/shared/content/types/help/faq.ts'
import { subMenu } from '@flou/shared/content/types/menu.ts'
import { news } from '@flou/shared/content/types/news.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import type { OrderRequest } from '@flou/shared/content/order.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import type { ReleaseProblem } from '@flou/shared/releases/problems.ts'
import type { NewReleaseItem, ReleaseDetail, ReleaseItem, ReleaseRow } from '@flou/shared/releases/release.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { apiHandler } from '../../core/http/apiHandler.ts'
import { startTestApi, type TestApi } from '../../core/http/testApi.ts'
import type { Command } from '../../core/store/command.ts'
import { createRecord } from '../../core/store/write/createRecord.ts'
import { contentRoutes } from '../../lambdas/content/routes.ts'
import { unlinkedBy } from './checks/contentAfter.ts'
import { releaseRoutes } from './routes/releaseRoutes.ts'

/** Releases that change what refers to a deleted record, and menus. */
const RELEASES = '/api/dashboard/releases'
const FAQ = '/api/dashboard/faq'
const MENU = '/api/dashboard/menu'

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
const createRelease = () => send<ReleaseRow>('POST', RELEASES, { name: 'Linked' })
const collect = (release: ReleaseRow, body: NewReleaseItem) =>
  api.call<ReleaseItem>('POST', `${RELEASES}/${release.id}/items`, { body })
const checks = ({ id }: ReleaseRow) => send<ReleaseProblem[]>('GET', `${RELEASES}/${id}/checks`)
const read = ({ id }: ReleaseRow) => send<ReleaseDetail>('GET', `${RELEASES}/${id}`)
async function act(release: ReleaseRow, name: 'publish' | 'undo') {
  const { recordVersion } = await read(release)
  return send<ReleaseRow>('POST', `${RELEASES}/${release.id}/${name}`, { recordVersion })
}
async function store(type: ContentType, fields: Record<string, unknown>) {
  const { table, now, newId } = api.services
  const by = { id: 1, name: 'Ayu', title: '' }
  return createRecord({ table, now: now(), newId, by, service: 'x', method: 'POST' }, type, { fields })
}

const removal = (type: string, { id, recordVersion }: StoredRecord): NewReleaseItem => ({
  operation: 'trash',
  type,
  recordId: id,
  recordVersion,
})
const save = (type: string, { id, recordVersion }: StoredRecord, body: object): NewReleaseItem => ({
  operation: 'update',
  type,
  recordId: id,
  recordVersion,
  body: { ...body },
})

interface LinkedCase {
  target: StoredRecord
  targetType: string
  path: string
  /** Writes of the source with and without the link. */
  linked: NewReleaseItem
  unlinked: NewReleaseItem
  named: string
}

const category = (title: string) =>
  send('POST', `${FAQ}/category`, { type: 'general', ...both({ title, description: 'About it' }) })

async function fieldCase(): Promise<LinkedCase> {
  const [target, other] = [await category('Old'), await category('New')]
  const bodyOf = ({ id }: StoredRecord) => ({
    categoryId: id,
    ...both({ question: 'Which one?', answer: '<p>This</p>' }),
  })
  const source = await send('POST', FAQ, bodyOf(target))
  return {
    target,
    targetType: 'faqCategory',
    path: `${FAQ}/category`,
    linked: save('faq', source, bodyOf(target)),
    unlinked: save('faq', source, bodyOf(other)),
    named: 'Which one?',
  }
}

async function itemCase(): Promise<LinkedCase> {
  const target = await send('POST', '/api/dashboard/region', {
    order: 1,
    ...both({ title: 'Batam', description: 'x' }),
  })
  const bodyOf = (regionId: number) => ({
    ...both({ title: 'Map', content: '<p>Map</p>' }),
    items: [{ latitude: 1, longitude: 104, regionId, ...both({ title: 'Point' }) }],
  })
  const stored = await send('PUT', '/api/dashboard/global-network/map', {
    ...bodyOf(target.id),
    recordVersion: 0,
  })
  const source = { ...stored, id: 0 }
  return {
    target,
    targetType: 'region',
    path: '/api/dashboard/region',
    linked: save('globalNetwork.map', source, bodyOf(target.id)),
    unlinked: save('globalNetwork.map', source, bodyOf(0)),
    named: 'Map',
  }
}

async function sectionCase(): Promise<LinkedCase> {
  const target = await store(news, {
    slug: 'popular',
    status: '1',
    publishDate: '2026-11-10',
    ...both({ title: 'Popular', description: 'x', content: 'x' }),
  })
  const bodyOf = (articleIds: readonly number[]) => ({ articleIds, ...both({ title: 'Most popular' }) })
  const stored = await send('PUT', '/api/dashboard/news/most-popular', {
    ...bodyOf([target.id]),
    recordVersion: 0,
  })
  const source = { ...stored, id: 0 }
  return {
    target,
    targetType: 'news',
    path: '/api/dashboard/news',
    linked: save('news.mostPopular', source, bodyOf([target.id])),
    unlinked: save('news.mostPopular', source, bodyOf([])),
    named: 'Most popular',
  }
}

describe.each([
  ['a field', fieldCase],
  ['a list item of a section', itemCase],
  ['a list of a section', sectionCase],
])('a record that %s refers to', (_, prepare) => {
  test('is deleted with the change that removes the reference, and both are undone', async () => {
    const { target, targetType, path, linked, unlinked, named } = await prepare()
    const release = await createRelease()
    const refused = await collect(release, removal(targetType, target))
    expect(refused).toMatchObject({ status: 409, code: 'in_use', data: [{ title: named }] })

    expect((await collect(release, unlinked)).status).toBe(201)
    expect((await collect(release, removal(targetType, target))).status).toBe(201)
    expect(await checks(release)).toEqual([])
    await collect(release, linked)
    const problems = (await checks(release)).filter(({ kind }) => kind !== 'brokenLink')
    const inUse = { itemId: `${targetType}-${target.id}`, kind: 'inUse', linkedFrom: [{ en: named }] }
    expect(problems).toMatchObject([inUse])
    await collect(release, unlinked)

    expect(await act(release, 'publish')).toMatchObject({ state: 'live' })
    expect((await send('GET', `${path}/${target.id}`)).state).toBe('trashed')
    expect(await act(release, 'undo')).toMatchObject({ state: 'undone' })
    expect((await read(release)).failure).toBeUndefined()
    expect((await send('GET', `${path}/${target.id}`)).state).toBe('published')
    expect((await collect(await createRelease(), removal(targetType, target))).code).toBe('record_changed')
  })
})

test('a link in a text warns until the release removes it, and keeps no record from being deleted', async () => {
  const target = await store(news, {
    slug: 'linked',
    status: '1',
    publishDate: '2026-11-10',
    ...both({ title: 'Linked', description: 'x', content: 'x' }),
  })
  const { id: categoryId } = await category('Links')
  const bodyOf = (answer: string) => ({ categoryId, ...both({ question: 'Where?', answer }) })
  const source = await send(
    'POST',
    FAQ,
    bodyOf(`<p><a href="/x" data-record="news#${target.id}">Here</a></p>`),
  )
  const release = await createRelease()
  expect((await collect(release, removal('news', target))).status).toBe(201)
  expect(await checks(release)).toMatchObject([{ kind: 'linked', linkedFrom: [{ en: 'Where?' }] }])
  await collect(release, save('faq', source, bodyOf('<p>Nowhere</p>')))
  expect(await checks(release)).toEqual([])
})

test('rows of a grid and orders unlink as single records do', () => {
  const itemOf = (type: string, command: Command, parentId?: number) =>
    ({ item: { type, parentId, recordId: 0 }, content: { permission: '', command } }) as never
  const row = {
    id: 1,
    action: 'update',
    from: 1,
    titles: { en: '', id: '' },
    fields: { categoryId: 2 },
  } as const
  const rows = itemOf('faq', { name: 'batch', rows: [], changes: [row] })
  const moved = { type: 'subMenu', parentId: 2, records: [{ id: 1, recordVersion: 1 }] }
  const order = itemOf('menu', { name: 'reorder', request: { records: [], below: [moved] } })
  const question = { type: faq, id: 1, fields: { categoryId: 1 } }
  const entry = { type: subMenu, id: 1, fields: { menuId: 1 } }

  expect(unlinkedBy([rows])(question, 'faqCategory#1')).toBe(true)
  expect(unlinkedBy([rows])({ ...question, id: 2 }, 'faqCategory#1')).toBe(false)
  expect(unlinkedBy([order])(entry, 'menu#1')).toBe(true)
  expect(unlinkedBy([order])(entry, 'menu#2')).toBe(false)
})

test('records that refer to each other are deleted together and restored in the other order', async () => {
  const target = await category('Whole')
  const source = await store(faq, { categoryId: target.id, ...both({ question: 'Part?', answer: 'x' }) })
  const release = await createRelease()
  await collect(release, removal('faq', source))
  api.clock.now = new Date(api.clock.now.getTime() + 1_000)
  expect((await collect(release, removal('faqCategory', target))).status).toBe(201)
  api.clock.now = new Date(api.clock.now.getTime() + 1_000)
  await collect(release, removal('faq', source))

  expect(await act(release, 'publish')).toMatchObject({ state: 'live' })
  await act(release, 'undo')
  expect((await read(release)).failure).toBeUndefined()
  expect((await send('GET', `${FAQ}/${source.id}`)).state).toBe('published')
})

const menuTexts = (title: string) => both({ title, contentTitle: title }, 'translations')
const createMenu = (title: string, order: number) =>
  send('POST', MENU, { type: 0, order, isActive: true, ...menuTexts(title) })
const subMenuBody = (title: string, order: number) => ({
  type: 0,
  order,
  isActive: true,
  ...menuTexts(title),
})
const createSub = (menu: StoredRecord, title: string, order: number) =>
  send('POST', `${MENU}/${menu.id}/sub-menu`, subMenuBody(title, order))
const rowsOf = async (path: string) => send<ListRow[]>('GET', `${path}?perPage=100`)
const titlesBelow = async ({ id }: StoredRecord) =>
  (await rowsOf(`${MENU}/${id}/sub-menu`)).map(({ titles }) => titles.en).join('')
const versioned = (records: readonly StoredRecord[]) =>
  records.map(({ id, recordVersion }) => ({ id, recordVersion }))

test('a menu is changed as a tree: a new, a moved, a renamed and a removed entry go live and are undone', async () => {
  const [first, second] = [await createMenu('First', 100), await createMenu('Second', 101)]
  const [a, b, c] = [
    await createSub(first, 'a', 1),
    await createSub(first, 'b', 2),
    await createSub(second, 'c', 1),
  ]
  const release = await createRelease()
  const others = (await rowsOf(MENU)).filter(({ id }) => id !== first.id && id !== second.id)
  const body: OrderRequest = {
    records: versioned([second, first, ...(others as unknown as StoredRecord[])]),
    below: [
      { type: 'subMenu', parentId: first.id, records: versioned([b]) },
      { type: 'subMenu', parentId: second.id, records: versioned([c, a]) },
    ],
  }
  const added = [
    await collect(release, { operation: 'reorder', type: 'menu', body: { ...body } }),
    await collect(release, {
      operation: 'create',
      type: 'subMenu',
      parentId: second.id,
      body: subMenuBody('d', 1),
    }),
    await collect(release, { ...save('subMenu', a, subMenuBody('A', 7)), parentId: first.id }),
    await collect(release, { ...removal('subMenu', b), parentId: first.id }),
    await collect(release, removal('menu', first)),
  ]
  expect(added.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
  expect(await checks(release)).toEqual([])

  expect(await act(release, 'publish')).toMatchObject({ state: 'live' })
  expect((await read(release)).failure).toBeUndefined()
  expect(await titlesBelow(second)).toBe('cAd')
  expect((await send('GET', `${MENU}/${first.id}`)).state).toBe('trashed')

  expect(await act(release, 'undo')).toMatchObject({ state: 'undone' })
  expect((await read(release)).failure).toBeUndefined()
  expect(await titlesBelow(first)).toBe('ab')
  const ids = (await rowsOf(MENU)).map(({ id }) => id)
  expect(ids.indexOf(first.id)).toBeLessThan(ids.indexOf(second.id))
})

test('an order conflicts with those of the lists above and below it in other releases', async () => {
  const menu = await createMenu('Conflict', 200)
  const sub = await createSub(menu, 'x', 1)
  const menus = (await rowsOf(MENU)) as unknown as StoredRecord[]
  const [tree, list] = [await createRelease(), await createRelease()]
  const below = [{ type: 'subMenu', parentId: menu.id, records: versioned([sub]) }]
  await collect(tree, { operation: 'reorder', type: 'menu', body: { records: versioned(menus), below } })
  const body = { records: versioned([sub]) }
  await collect(list, { operation: 'reorder', type: 'subMenu', parentId: menu.id, body })

  expect(await checks(tree)).toMatchObject([{ kind: 'conflict', releaseId: list.id }])
  expect(await checks(list)).toMatchObject([{ kind: 'conflict', releaseId: tree.id }])
  expect(await act(tree, 'publish')).toMatchObject({ state: 'live' })
  expect(await checks(list)).toEqual([])
})

test('an entry that visitors see since makes an order outdated, a hidden one does not', async () => {
  const menu = await createMenu('Since', 300)
  const sub = await createSub(menu, 'x', 1)
  const release = await createRelease()
  const body = { records: versioned([sub]) }
  await collect(release, { operation: 'reorder', type: 'subMenu', parentId: menu.id, body })
  await send('POST', `${MENU}/${menu.id}/sub-menu`, { ...subMenuBody('hidden', 1), isActive: false })
  expect(await checks(release)).toEqual([])
  await createSub(menu, 'public', 1)
  expect(await checks(release)).toEqual([{ itemId: `order-subMenu-${menu.id}`, kind: 'outdated' }])
})
