import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestApi, type TestApi } from '../http/testApi.ts'
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
