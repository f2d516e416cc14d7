import type { SearchHit, StoredRecord } from '@flou/shared/api.ts'
import { permissionList } from '@flou/shared/content/permissions.ts'
import { requireContentType } from '@flou/shared/content/registry.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestApi, type TestApi } from '../http/testApi.ts'
import { keys } from '../store/keys.ts'
import { partitions } from '../store/partitions.ts'
import { createRecord } from '../store/write/createRecord.ts'
import { contentHandler } from '../../lambdas/content/routes.ts'

let api: TestApi
let menuId = 0

const translations = (id: string, en: string) => [
  { languageId: 1, title: id, contentTitle: id },
  { languageId: 2, title: en, contentTitle: en },
]

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
  api = await startTestApi((services) => contentHandler(services))
  const post = async (path: string, body: unknown) =>
    (await api.call<StoredRecord>('POST', `/api/dashboard/${path}`, { body })).data
  const contents = [
    { languageId: 1, title: 'Komunitas awan', description: 'x' },
    { languageId: 2, title: 'Cloud community', description: 'y' },
  ]
  await post('news/category', { contents })
  const nested = { contentGroups: [], contentItems: [], isActive: true, order: 1 }
  const menu = await post('menu', {
    ...nested,
    type: 0,
    url: '/x',
    translations: translations('Awan', 'Cloud'),
  })
  menuId = menu.id
  const below = translations('Produk awan', 'Products for the cloud')
  await post(`menu/${menuId}/sub-menu`, { ...nested, type: 0, isGroup: false, translations: below })
})
afterAll(() => api.stop())

const search = async (keyword: string, token = api.token) =>
  (
    await api.call<SearchHit[]>('GET', `/api/dashboard/search?keyword=${encodeURIComponent(keyword)}`, {
      token,
    })
  ).data

test('finds records of all types by words of either language, titles that start so first', async () => {
  const found = await search('clo')

  expect(found.map(({ type }) => type).sort()).toEqual(['menu', 'newsCategory', 'subMenu'])
  expect(found.at(-1)).toEqual({
    type: 'subMenu',
    id: 1,
    parentId: menuId,
    titles: { id: 'Produk awan', en: 'Products for the cloud' },
    visibility: 'published',
  })
  expect((await search('komunitas awan')).map(({ type }) => type)).toEqual(['newsCategory'])
})

test('what has a page comes with the end of its path, for those who link to it', async () => {
  const [category] = await search('komunitas awan')

  expect(category).toMatchObject({ type: 'newsCategory', slug: 'cloud-community', visibility: 'published' })
})

test('the number of types costs no calls: the caller, a query a word and one batch', async () => {
  await search('cloud comm') // the role is cached from here on
  api.calls.length = 0

  await search('cloud comm')

  expect(api.calls).toHaveLength(4)
})

test('a role finds only what it may open', async () => {
  const change = {
    table: api.services.table,
    now: api.clock.now,
    newId: api.services.newId,
    by: { id: 1, name: 'Ayu Lestari', title: '' },
    service: 'test',
    method: 'POST',
  }
  const role = await createRecord(change, requireContentType('role'), {
    fields: {
      roleName: 'Menus only',
      needApproval: false,
      permission: permissionList((key) => key === 'Manage Menu'),
    },
  })
  const person = await createRecord(change, requireContentType('user'), {
    fields: {
      fullName: 'Budi',
      email: 'budi@flou.example',
      role: role.id,
      title: 'x',
      nik: '2',
      status: '1',
    },
  })
  const ttl = api.clock.now.getTime() / 1000 + 86_400
  await api.services.table.put({ ...keys.session('session-2'), userId: person.id, ttl })
  const token = await api.sign({ sub: String(person.id), sid: 'session-2', role: role.id })

  const found = await search('cloud', token)

  expect(found.map(({ type }) => type).sort()).toEqual(['menu', 'subMenu'])
})

test.each([
  ['communities', 'newsCategory'],
  ['Communíty', 'newsCategory'],
  ['produknya', 'subMenu'],
  ['clouds product', 'subMenu'],
  ['#1', 'newsCategory'],
])('%s finds a record by another form of its words, or by its number', async (keyword, type) => {
  expect((await search(keyword)).map((hit) => hit.type)).toContain(type)
})

test('of a word that very many records have, a second and rarer word finds the one', async () => {
  const { table } = api.services
  await Promise.all(
    Array.from({ length: 410 }, (_, index) =>
      table.put({
        ...keys.word('news', 1000 + index, 'komunitas'),
        gsi2pk: partitions.anyWords('komunitas'),
        gsi2sk: `komunita#${1000 + index}`,
      }),
    ),
  )

  expect((await search('komunitas awan')).map(({ type }) => type)).toEqual(['newsCategory'])
})

test('no words, no finds', async () => {
  expect(await search('  ')).toEqual([])
})
