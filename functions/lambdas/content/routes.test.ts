import type { Envelope, ListRow, StoredRecord, Usage } from '@flou/shared/api.ts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startTestApi, type TestApi } from '../../core/http/testApi.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { permissionList } from '@flou/shared/content/permissions.ts'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { auditKeys } from '../../features/audit/chain/chainStore.ts'
import { ESTIMATES, estimateKey } from '../../features/pricing/estimateItem.ts'
import { keys } from '../../core/store/keys.ts'
import { apiHandler } from '../../core/http/apiHandler.ts'
import { putApiToken } from '../../core/http/testApiToken.ts'
import { allowedBy, routesWithin } from '../../core/store/testTableWithin.ts'
import { manifest } from './manifest.ts'
import { contentRoutes } from './routes.ts'

let api: TestApi
const used = new Set<string>()

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
  api = await startTestApi((services) =>
    apiHandler(
      routesWithin(
        contentRoutes(REGISTRY, { openSeals: async () => async () => undefined }),
        manifest.table,
        used,
      ),
      services,
    ),
  )
})
beforeEach(async () => {
  await api.call('GET', '/api/dashboard/role/permission') // permissions are cached for some seconds
  api.calls.length = 0
})
afterAll(() => {
  expect(used).toEqual(allowedBy(manifest.table))
  return api.stop()
})

const CATEGORY = '/api/dashboard/news/category'
const both = (texts: Record<string, string>) =>
  [1, 2].map((languageId) => ({ languageId, ...texts, title: `${texts['title']} ${languageId}` }))
const category = (title: string) => ({ contents: both({ title, description: 'About it' }) })
const createCategory = async (title: string) =>
  (await api.call<StoredRecord>('POST', CATEGORY, { body: category(title) })).data

/** An estimate, a sealed day and a session, as other functions store them. */
async function putStored(): Promise<void> {
  const at = '2026-11-20T03:00:00.000Z'
  const price = { name: 'Servers', period: 'month', lines: 1, total: 0, created: at, updated: at }
  const row = JSON.stringify({
    ...price,
    id: '1',
    lastDay: '2026-12-31',
    products: [],
    regions: [],
    language: 'en',
  })
  await api.table.put({ ...estimateKey('1'), gsi1pk: ESTIMATES, gsi1sk: '1', row })
  const chain = { day: '2026-11-20' }
  await api.table.put({
    ...auditKeys.auditHead(),
    head: { began: '2026-11-01', chain, position: '', revision: 1 },
  })
  const session = await api.table.get(keys.session('session-1'))
  await api.table.put({ ...keys.session('session-1'), ...session, row: {} })
}

test('people, mailed decisions, estimates, the audit log and API tokens are within the role', async () => {
  await putStored()
  const permission = permissionList((key) => key === 'Manage News')
  const role = { roleName: 'Author', needApproval: false, permission }
  const user = { email: 'siti@flou.example', role: 1, title: 'Author', nik: '7', language: 'en', status: '1' }
  const own = await api.call<StoredRecord>('GET', '/api/dashboard/user/1')
  const password = { password: 'teh tarik tanpa gula', confirmPassword: 'teh tarik tanpa gula' }
  const days = 'from=2026-11-19&to=2026-11-19'
  const answers = [
    await api.call('GET', CATEGORY, { token: await putApiToken(api.table) }),
    await api.call('POST', '/api/dashboard/admin', { body: role }),
    await api.call('POST', '/api/dashboard/user', { body: { ...user, fullName: 'Siti' } }),
    await api.call('GET', '/api/dashboard/user?keyword=siti'),
    await api.call('PUT', '/api/dashboard/user/1', { body: { ...own.data, ...password } }),
    await api.call('GET', STAFF_PATHS.estimates),
    await api.call('GET', `${STAFF_PATHS.auditVerify}?${days}`),
    await api.call('POST', STAFF_PATHS.openDecisionLink, {
      body: { token: `${'0'.repeat(26)}.1.${'a'.repeat(43)}` },
    }),
  ]

  expect(answers.map(({ status }) => status)).toEqual([200, 201, 201, 200, 200, 200, 200, 404])
})

test('a created record can be read and is listed: a read is one call, a list adds two, a create adds its transaction', async () => {
  await createCategory('Warm up')
  api.calls.length = 0

  const created = await api.call<StoredRecord>('POST', CATEGORY, { body: category('Cloud') })
  const createCalls = api.calls.splice(0)
  const read = await api.call<StoredRecord>('GET', `${CATEGORY}/${created.data.id}`)
  const readCalls = api.calls.splice(0)
  const list = await api.call<ListRow[]>('GET', CATEGORY)
  const listCalls = api.calls.splice(0)

  expect(created).toMatchObject({
    status: 201,
    message: 'Data successfully saved!',
    data: { recordVersion: 1 },
  })
  expect(read.data).toEqual(created.data)
  expect(list.data.map(({ id }) => id)).toContain(created.data.id)
  expect(createCalls).toEqual(['BatchGetItemCommand', 'TransactWriteItemsCommand'])
  expect(readCalls).toEqual(['BatchGetItemCommand'])
  expect(listCalls.sort()).toEqual(['BatchGetItemCommand', 'GetItemCommand', 'QueryCommand'])
})

test('an update is one round of reads and one transaction; a stale one answers the record as it is', async () => {
  const { id } = await createCategory('First name')
  api.calls.length = 0

  const updated = await api.call<StoredRecord>('PUT', `${CATEGORY}/${id}`, {
    body: { ...category('Second name'), recordVersion: 1 },
  })
  const calls = api.calls.splice(0)
  const stale = await api.call<StoredRecord>('PUT', `${CATEGORY}/${id}`, {
    body: { ...category('Third name'), recordVersion: 1 },
  })

  expect(updated).toMatchObject({
    status: 200,
    message: 'Data successfully updated!',
    data: { recordVersion: 2 },
  })
  expect(calls).toEqual([
    'BatchGetItemCommand',
    'GetItemCommand',
    'GetItemCommand',
    'TransactWriteItemsCommand',
  ])
  expect(stale).toMatchObject({ status: 409, code: 'record_changed', data: { recordVersion: 2 } })
})

test('wrong fields are named as the specification names them, in the reader’s language', async () => {
  const body = {
    contents: [
      { languageId: 1, title: '', description: 'x' },
      { languageId: 2, title: 'T', description: 'x' },
    ],
  }

  const answer = await api.call('POST', CATEGORY, { body, headers: { 'accept-language': 'id-ID' } })

  expect(answer).toMatchObject({
    status: 422,
    message: 'Gagal menyimpan data!',
    errors: { 'Contents[0].Title': 'Kolom ini wajib diisi.' },
  })
})

test('a category in use cannot be deleted, and the answer names where; without its user it can, and comes back', async () => {
  const { id } = await createCategory('Used')
  const sub = await api.call<StoredRecord>('POST', '/api/dashboard/news/sub-category', {
    body: { ...category('User'), categoryId: id },
  })

  const refused = await api.call<Usage[]>('DELETE', `${CATEGORY}/${id}`)
  await api.call('DELETE', `/api/dashboard/news/sub-category/${sub.data.id}`)
  const deleted = await api.call('DELETE', `${CATEGORY}/${id}`)
  const restored = await api.call('POST', `${CATEGORY}/${id}/restore`)

  expect(refused).toMatchObject({
    status: 409,
    code: 'in_use',
    data: [
      { type: 'newsSubCategory', title: 'User 2', url: `/dashboard2/news/sub-category/edit/${sub.data.id}` },
    ],
  })
  expect(deleted).toMatchObject({ status: 200, message: 'Data successfully deleted!' })
  expect(restored).toMatchObject({ status: 200, data: { id, state: 'published' } })
})

test('reference columns of a list show titles in both languages', async () => {
  const { id } = await createCategory('Shown')
  await api.call('POST', '/api/dashboard/news/sub-category', { body: { ...category('Row'), categoryId: id } })

  const list = await api.call<ListRow[]>('GET', '/api/dashboard/news/sub-category?keyword=row')

  expect(list.data[0]).toMatchObject({ categoryId: { id, title: { id: 'Shown 1', en: 'Shown 2' } } })
})

test('children live below their parent and nowhere else', async () => {
  const menuBody = { type: 0, order: 1, isActive: true, contentGroups: [], contentItems: [] }
  const menus = await Promise.all(
    ['One', 'Two'].map((title) =>
      api.call<StoredRecord>('POST', '/api/dashboard/menu', {
        body: { ...menuBody, translations: both({ title }) },
      }),
    ),
  )
  const [first, second] = menus.map(({ data }) => data.id)
  const child = await api.call<StoredRecord>('POST', `/api/dashboard/menu/${first}/sub-menu`, {
    body: {
      ...menuBody,
      menuId: second,
      isGroup: false,
      translations: both({ title: 'Child', contentTitle: 'C' }),
    },
  })

  const [own, foreign, elsewhere, blocked] = await Promise.all([
    api.call<ListRow[]>('GET', `/api/dashboard/menu/${first}/sub-menu`),
    api.call<ListRow[]>('GET', `/api/dashboard/menu/${second}/sub-menu`),
    api.call('GET', `/api/dashboard/menu/${second}/sub-menu/${child.data.id}`),
    api.call<Usage[]>('DELETE', `/api/dashboard/menu/${first}`),
  ])

  expect(child.data['menuId']).toBe(first)
  expect([own.total, foreign.total, elsewhere.status]).toEqual([1, 0, 404])
  expect(blocked).toMatchObject({
    status: 409,
    data: [{ url: `/dashboard2/menu/${first}/sub-menu/edit/${child.data.id}` }],
  })
})

test('a section starts at version 0 and is saved over exactly what was read', async () => {
  const path = '/api/dashboard/news/home-title'

  const first = await api.call<StoredRecord>('GET', path)
  const saved = await api.call<StoredRecord>('PUT', path, {
    body: { ...category('Heading'), recordVersion: 0 },
  })
  const stale = await api.call('PUT', path, { body: { ...category('Again'), recordVersion: 0 } })
  const versions = await api.call<unknown[]>('GET', `${path}/versions`)

  expect(first.data.recordVersion).toBe(0)
  expect(saved).toMatchObject({ status: 200, data: { recordVersion: 1 } })
  expect(stale).toMatchObject({ status: 409, data: { recordVersion: 1 } })
  expect(versions.data).toMatchObject([{ version: 1, by: { name: 'Ayu Lestari' }, action: 'update' }])
})

test('an earlier version can be read and brought back', async () => {
  const { id } = await createCategory('Original')
  await api.call('PUT', `${CATEGORY}/${id}`, { body: { ...category('Changed'), recordVersion: 1 } })

  const old = await api.call<StoredRecord>('GET', `${CATEGORY}/${id}/versions/1`)
  const restored = await api.call<StoredRecord>('POST', `${CATEGORY}/${id}/versions/1/restore`)

  expect(restored.data).toMatchObject({ recordVersion: 3, contents: old.data['contents'] })
})

test('what runs is taken out of rich text; what means something stays', async () => {
  const body = {
    recordVersion: 0,
    contents: [1, 2].map((languageId) => ({
      languageId,
      value:
        '<h2 class="x">Office</h2><script>alert(1)</script><p onclick="x()">Jl. Sudirman <a href="javascript:x">1</a></p><img src="https://elsewhere.example/p.gif">',
    })),
  }

  const saved = await api.call<StoredRecord>('PUT', '/api/dashboard/contact/contact-footer/address', { body })

  expect(saved.data['contents']).toMatchObject([{ value: '<h2>Office</h2><p>Jl. Sudirman <a>1</a></p>' }, {}])
})

test('a repeated save with its idempotency key answers the same again, also after others changed the record', async () => {
  const { id } = await createCategory('Retry')
  const first = {
    body: { ...category('Retried'), recordVersion: 1 },
    headers: { 'idempotency-key': 'retry-key-1' },
  }

  const answers: Envelope[] = [await api.call('PUT', `${CATEGORY}/${id}`, first)]
  await api.call('PUT', `${CATEGORY}/${id}`, { body: { ...category('By another'), recordVersion: 2 } })
  answers.push(await api.call('PUT', `${CATEGORY}/${id}`, first))

  expect(answers[1]).toEqual(answers[0])
})

test('every change is in the audit log with what was before and after', async () => {
  const { id } = await createCategory('Audited')
  await api.call('PUT', `${CATEGORY}/${id}`, { body: { ...category('Audited more'), recordVersion: 1 } })

  const list = await api.call<{ id: string; action: string }[]>(
    'GET',
    `/api/dashboard/audit-log?entity=newsCategory&entityId=${id}`,
  )
  const detail = await api.call<{ data: string }>('GET', `/api/dashboard/audit-log/${list.data[0]?.id}`)

  expect(list.data.map(({ action }) => action).sort()).toEqual([
    'Created News category “Audited 2”',
    'Updated News category “Audited more 2”',
  ])
  expect(JSON.parse(detail.data.data)).toHaveProperty('after')
})

test.each([
  ['no token', undefined],
  ['a token of nobody', 'abc.def.ghi'],
])('%s is answered as the specification says', async (_, token) => {
  const answer = await api.call('GET', CATEGORY, { token })

  expect(answer).toMatchObject({ status: 401, message: 'Unauthorized' })
})

test.each([
  ['past the CDN', { headers: { 'x-origin-verify': 'wrong' } }, 403],
  ['malformed JSON', { body: '{' }, 400],
  ['a body that is no object', { body: '[]' }, 400],
  ['a malformed idempotency key', { body: category('X'), headers: { 'idempotency-key': 'x y' } }, 400],
])('%s is refused', async (_, options, status) => {
  const answer = await api.call('POST', CATEGORY, options)

  expect(answer.status).toBe(status)
})

test('an unknown address is 404', async () => {
  const answers = await Promise.all(
    ['/api/dashboard/nothing', `${CATEGORY}/0`, `${CATEGORY}/abc`, `${CATEGORY}/999999`].map((path) =>
      api.call('GET', path),
    ),
  )

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
})
