import type { SavedViews } from '@flou/shared/accounts/account.ts'
import { grantList } from '@flou/shared/content/permissions.ts'
import { role, user } from '@flou/shared/content/types/staff.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startTestApi, type TestApi } from '../http/testApi.ts'
import { keys } from '../store/keys.ts'
import { requireSnapshot } from '../store/read/snapshot.ts'
import { createRecord } from '../store/write/createRecord.ts'
import { updateRecord } from '../store/write/saveRecord.ts'
import { contentHandler } from '../../lambdas/content/routes.ts'

const PATH = '/api/dashboard/views'
const LIST = '/api/dashboard/news'
let api: TestApi

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
  api = await startTestApi((services) => contentHandler(services))
})
afterAll(() => api.stop())

const view = (name: string, isDefault = false) => ({
  id: `v-${name}`,
  name,
  search: 'state=staleTranslation',
  isDefault,
})
/** Token of the same person in a new role. */
async function roleWith(canEdit: boolean): Promise<string> {
  const { table, services, clock } = api
  const by = { id: 1, name: 'Ayu', title: '' }
  const context = {
    table,
    now: clock.now,
    newId: services.newId,
    by,
    service: 'user',
    method: 'PUT',
  } as const
  const permission = grantList((_, right) => canEdit || right !== 'edit')
  const { id } = await createRecord(context, role, {
    fields: { roleName: `Role ${services.newId()}`, needApproval: false, permission },
  })
  const before = await requireSnapshot(context, user, { id: 1 })
  await updateRecord(context, user, { before, fields: { ...before.fields, role: id } })
  return api.sign({ sub: '1', sid: 'session-1', role: id })
}
const put = (list: string, views: unknown) => api.call('PUT', PATH, { body: { list, views } })

test('what is saved for a list comes back, and replaces what was there', async () => {
  await put(LIST, [view('Old')])
  await put('/api/dashboard/menu/{parentId}/sub-menu', [view('Sub')])

  await put(LIST, [view('Behind', true), view('Mine')])

  expect((await api.call('GET', PATH)).data).toEqual({
    [LIST]: [view('Behind', true), view('Mine')],
    '/api/dashboard/menu/{parentId}/sub-menu': [view('Sub')],
  })
})

test('inboxes have views, too', async () => {
  const inbox = '/api/dashboard/inbox/contactMessage'
  await put(inbox, [view('Urgent')])

  expect((await api.call('GET', PATH)).data).toMatchObject({ [inbox]: [view('Urgent')] })
  expect((await put('/api/dashboard/inbox/nothing', [])).status).toBe(404)
})

test.each([
  ['two defaults', [view('A', true), view('B', true)]],
  ['the same name twice', [view('A'), { ...view('a'), id: 'other' }]],
  ['no name', [view(' ')]],
  ['too many', Array.from({ length: 21 }, (_, index) => view(`V${index}`))],
])('%s: refused', async (_, views) => {
  expect((await put(LIST, views)).status).toBe(422)
})

test('a list that is not there is not found', async () => {
  expect((await put('/api/dashboard/no-such-list', [])).status).toBe(404)
})

describe('shared views', () => {
  const SHARED = `${PATH}/shared/one`
  const content = { list: '/api/dashboard/footer', name: 'Outdated', search: 'state=staleTranslation' }
  const listed = async () =>
    (await api.call<SavedViews>('GET', PATH)).data[content.list]?.map(({ name, sharedBy }) => [
      name,
      sharedBy?.name,
    ])
  const withAuthor = (author: number) =>
    api.table.put({
      ...keys.sharedView(content.list, 'other'),
      view: JSON.stringify({
        ...content,
        id: 'other',
        isDefault: false,
        sharedBy: { id: author, name: 'Damar' },
      }),
    })
  test('are listed with their author, renamed and deleted', async () => {
    await api.call('PUT', SHARED, { body: content })
    expect(await listed()).toEqual([['Outdated', 'Ayu Lestari']])

    await api.call('PUT', SHARED, { body: { ...content, name: 'Old texts' } })
    expect(await listed()).toEqual([['Old texts', 'Ayu Lestari']])

    await api.call('DELETE', `${SHARED}?list=${content.list}`)
    expect(await listed()).toBeUndefined()
  })

  test('open the list of one person, until they choose another default', async () => {
    await api.call('PUT', SHARED, { body: content })
    const isDefault = async () =>
      (await api.call<SavedViews>('GET', PATH)).data[content.list]?.map((one) => one.isDefault)
    const body = { list: content.list, views: [] }

    await api.call('PUT', PATH, { body: { ...body, sharedDefault: 'one' } })
    expect(await isDefault()).toEqual([true])

    await api.call('PUT', PATH, { body })
    expect(await isDefault()).toEqual([false])
    await api.call('DELETE', `${SHARED}?list=${content.list}`)
  })

  test.each([
    ['an editor of the list may rename one of another person', true, 200],
    ['a role without the right to edit may not', false, 403],
  ])('%s', async (_, canEdit, status) => {
    await withAuthor(9)
    const token = await roleWith(canEdit)

    const renamed = await api.call('PUT', `${PATH}/shared/other`, {
      body: { ...content, name: 'New' },
      token,
    })
    const deleted = await api.call('DELETE', `${PATH}/shared/other?list=${content.list}`, { token })

    expect([renamed.status, deleted.status]).toEqual([status, status])
    expect((await listed()) ?? []).toEqual(canEdit ? [] : [['Outdated', 'Damar']])
  })

  test('every role may share and change its own', async () => {
    const token = await roleWith(false)

    const [first, second] = [
      await api.call('PUT', SHARED, { body: content, token }),
      await api.call('DELETE', `${SHARED}?list=${content.list}`, { token }),
    ]

    expect([first.status, second.status]).toEqual([200, 200])
  })
})
