import type { Option, SearchHit, StoredRecord } from '@flou/shared/api.ts'
import { permissionList, type Permission } from '@flou/shared/content/permissions.ts'
import { requireContentType } from '@flou/shared/content/registry.ts'
import { LIMITS } from '@flou/shared/limits.ts'
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
    { languageId: 2, title: 'Cloud community', description: 'Ships in the harbour' },
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

test('the number of types costs no calls: the caller, unindexed records, two queries a word and one batch', async () => {
  await search('cloud comm') // the role is cached from here on
  api.calls.length = 0

  await search('cloud comm')

  expect(api.calls).toHaveLength(7)
})

let people = 1

/** Signs in a new person whose role has this permission alone. */
async function tokenOnlyWith(permission: Permission): Promise<string> {
  people += 1
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
      roleName: `${permission} ${people}`,
      needApproval: false,
      permission: permissionList((key) => key === permission),
    },
  })
  const person = await createRecord(change, requireContentType('user'), {
    fields: {
      fullName: 'Budi',
      email: `budi-${people}@flou.example`,
      role: role.id,
      title: 'x',
      nik: String(people),
      status: '1',
    },
  })
  const ttl = api.clock.now.getTime() / 1000 + 86_400
  await api.services.table.put({ ...keys.session(`session-${people}`), userId: person.id, ttl })
  return api.sign({ sub: String(person.id), sid: `session-${people}`, role: role.id })
}

test('a role finds only what it may open', async () => {
  const token = await tokenOnlyWith('Manage Menu')

  const found = await search('cloud', token)

  expect(found.map(({ type }) => type).sort()).toEqual(['menu', 'subMenu'])
})

test('a role finds no text of records that it may not view', async () => {
  await api.services.table.put({ ...keys.textWord('harbour', 'newsCategory', 1) })

  expect(await search('harbour')).toMatchObject([{ type: 'newsCategory', excerpt: [{}, { isFound: true }] }])
  expect(await search('harbour', await tokenOnlyWith('Manage Menu'))).toEqual([])
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

test('no words, no finds; of a very long text only the start counts', async () => {
  expect(await search('  ')).toEqual([])
  expect(await search(`community${' '.repeat(LIMITS.text)}nothing`)).toHaveLength(1)
})

const optionsOf = (type: string, query = '', token = api.token) =>
  api.call<Option[]>('GET', `/api/dashboard/options/${type}${query}`, { token })

test.each([
  ['', ['Cloud community']],
  ['?keyword=%20', ['Cloud community']],
  ['?keyword=communi', ['Cloud community']],
  ['?keyword=komunitas%20awan', ['Cloud community']],
  ['?keyword=nothing', []],
  ['?ids=1', ['Cloud community']],
  ['?ids=7,1,-1,x,1.5', ['Cloud community']],
  ['?ids=7', []],
  ['?ids=x', []],
])('a reference picker asks for categories with “%s”', async (query, titles) => {
  const { data } = await optionsOf('newsCategory', query)

  expect(data.map(({ title }) => title.en)).toEqual(titles)
  for (const option of data)
    expect(option).toEqual({ id: 1, title: { id: 'Komunitas awan', en: 'Cloud community' } })
})

test('a picker has fifty entries at most, whatever it asks for', async () => {
  const contents = (title: string) => [1, 2].map((languageId) => ({ languageId, title, description: 'x' }))
  for (let index = 0; index < 55; index += 1)
    await api.call('POST', '/api/dashboard/event/category', {
      body: { contents: contents(`Kelas ${index}`) },
    })
  const ids = Array.from({ length: 55 }, (_, index) => index + 1).join(',')

  const answers = await Promise.all(
    ['', '?keyword=kelas', `?ids=${ids}`].map((query) => optionsOf('eventCategory', query)),
  )

  expect(answers.map(({ data }) => data.length)).toEqual([50, 50, 50])
})

test.each<[Permission, string, number]>([
  ['Manage News', 'newsCategory', 200],
  ['Manage Menu', 'newsCategory', 403],
  ['Manage News', 'media', 200],
  ['Manage News', 'role', 403],
  ['Manage News', 'subMenu', 404],
])('who has %s alone and picks a %s is answered %d', async (permission, type, status) => {
  expect((await optionsOf(type, '', await tokenOnlyWith(permission))).status).toBe(status)
})
