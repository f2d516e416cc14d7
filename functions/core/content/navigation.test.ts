import { requireContentType } from '@flou/shared/content/registry.ts'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { SidebarEntry } from '@flou/shared/content/routing/sidebar.ts'
import { settingLogo } from '@flou/shared/content/types/setting.ts'
import { initialOf } from '@flou/shared/content/values/initial.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentHandler } from '../../lambdas/content/routes.ts'
import { startTestApi, type TestApi } from '../http/testApi.ts'
import { writeAll } from '../store/dynamo/writeAll.ts'
import { keys } from '../store/keys.ts'
import { partitions } from '../store/partitions.ts'
import { createRecord } from '../store/write/createRecord.ts'
import { saveSection } from '../store/write/saveSection.ts'
import type { WriteContext } from '../store/writeContext.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi((services) => contentHandler(services), { undescribed: 'records' })
})
afterAll(() => api.stop())

const get = async <T>(path: string, token: string | undefined = api.token, language = 'en') =>
  (await api.call<T>('GET', path, { token, headers: { 'accept-language': language } })).data

test('the sidebar has the areas that the caller may open, in the caller’s language and office', async () => {
  const titles = (entries: SidebarEntry[]): string[] =>
    entries.flatMap(({ title, children }) => [title, ...titles(children)])
  const read = async (query: string, language = 'en') =>
    titles(await get<SidebarEntry[]>(`${STAFF_PATHS.sidebar}${query}`, api.token, language))
  const english = await read('')

  expect(english).toContain('News')
  expect(await read('?office=dashboard')).toEqual(english)
  expect(await read('?office=none')).toEqual(english)
  expect(await read('?office=dashboard2')).not.toEqual(english)
  expect(await read('', 'id-ID')).not.toEqual(english)
})

test('callers learn which permissions they have', async () => {
  const permissions = await get<{ menuName: string; permitted: boolean }[]>(STAFF_PATHS.permissions)

  expect(permissions.find(({ menuName }) => menuName === 'Manage News')?.permitted).toBe(true)
  expect(permissions.map(({ menuName }) => menuName)).toContain('Media')
  expect((await api.call('GET', STAFF_PATHS.permissions, { token: undefined })).status).toBe(401)
  expect((await api.call('GET', STAFF_PATHS.sidebar, { token: undefined })).status).toBe(401)
})

test('anybody sees the logo and the icon of the site, each once it is set', async () => {
  const context: WriteContext = {
    table: api.table,
    now: api.clock.now,
    newId: api.services.newId,
    by: { id: 1, name: 'Ayu Lestari', title: '' },
    service: 'test',
    method: 'PUT',
  }
  const type = requireContentType('media')
  const { id } = await createRecord(context, type, {
    fields: {
      ...initialOf(type.declaration, context.now),
      path: '/media/1/logo.png',
      mime: 'image/png',
      variants: [{ path: '/media/1/320.png', mime: 'image/png', width: 320, height: 100 }],
      contents: [1, 2].map((languageId) => ({ languageId, alt: 'Logo' })),
    },
  })
  const read = async () => (await api.call('GET', STAFF_PATHS.logo, { token: undefined })).data

  expect(await read()).toEqual({ favicon: null, logo: null })
  await saveSection(context, settingLogo, { fields: { faviconId: 0, logoId: id } })
  expect(await read()).toEqual({
    favicon: null,
    logo: {
      imageDefault: '/media/1/logo.png',
      imageBig: '/media/1/320.png',
      imageSmall: '/media/1/320.png',
    },
  })
})

test('whole records are read page by page; one whose index entry is late in leaving is not among them', async () => {
  const count = LIMITS.perPage.max + 2
  const items = Array.from({ length: count }, (_, index) => ({
    ...keys.live('storagePackage', index + 1),
    type: 'storagePackage',
    id: index + 1,
    version: 1,
    state: index === 3 ? 'trashed' : 'published',
    data: '{"productId":1}',
    row: JSON.stringify({ id: index + 1 }),
    gsi1pk: partitions.list('storagePackage', 1),
    gsi1sk: String(index).padStart(6, '0'),
  }))
  await writeAll(
    api.table,
    items.map((Item) => ({ PutRequest: { Item } })),
  )
  const read = (cursor: string) =>
    api.call<{ id: number }[]>('GET', `/api/dashboard/product/1/storage/records?cursor=${cursor}`)

  const first = await read('')
  const { cursor = '' } = first as { cursor?: string }
  const second = await read(cursor)

  expect(first.data.slice(0, 4).map(({ id }) => id)).toEqual([1, 2, 3, 5])
  expect(first.data).toHaveLength(LIMITS.perPage.max - 1)
  expect(second.data.map(({ id }) => id)).toEqual([count - 1, count])
  expect(second).not.toHaveProperty('cursor')
})
