import type { Presence, PresenceReport } from '@flou/shared/api.ts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { requireContentType } from '@flou/shared/content/registry.ts'
import { startTestApi, type TestApi } from '../http/testApi.ts'
import { keys } from '../store/keys.ts'
import { createRecord } from '../store/write/createRecord.ts'
import { contentHandler } from '../../lambdas/content/routes.ts'

const ARTICLE = '/api/dashboard/presence/news'
const START = new Date('2026-11-21T03:00:00Z')
let api: TestApi
let other: string

/** Signs in a colleague with the same role. */
async function signInColleague(): Promise<string> {
  const { table, now, newId } = api.services
  const by = { id: 0, name: 'System', title: '' }
  const fields = {
    fullName: 'Citra Dewi',
    email: 'citra@flou.example',
    role: 1,
    title: '',
    nik: '2',
    status: '1',
  }
  await createRecord(
    { table, now: now(), newId, by, service: 'user', method: 'POST' },
    requireContentType('user'),
    { fields },
  )
  await table.put({
    ...keys.session('session-2'),
    userId: 2,
    ttl: Math.floor(START.getTime() / 1000) + 86_400,
  })
  return api.sign({ sub: '2', sid: 'session-2', role: 1 })
}

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
  api = await startTestApi((services) => contentHandler(services))
  other = await signInColleague()
})
afterAll(() => api.stop())
beforeEach(() => {
  api.clock.now = START
})

const call = async <T>(path: string, body: object) => (await api.call<T>('POST', path, { body })).data
const report = async (body: object, token?: string) =>
  (await api.call<PresenceReport>('POST', ARTICLE, { body, ...(token && { token }) })).data
const others = async (body: object, token?: string): Promise<Presence[]> => (await report(body, token)).others

test('two people on one record see each other, and a second tab of one’s own is told apart', async () => {
  await others({ id: 1, tab: 'a' })
  api.clock.now = new Date('2026-11-21T03:00:20Z')

  const seen = await others({ id: 1, tab: 'b' }, other)
  const back = await others({ id: 1, tab: 'a' })
  const again = await others({ id: 1, tab: 'c' })

  expect(seen).toEqual([{ id: 1, name: 'Ayu Lestari', since: START.toISOString(), isSelf: false }])
  expect(back).toMatchObject([{ name: 'Citra Dewi', isSelf: false }])
  expect(again.map(({ isSelf }) => isSelf)).toEqual([true, false])
})

test('who leaves, or has been silent for a minute, is gone; another record is another matter', async () => {
  await others({ id: 2, tab: 'a' })
  await others({ id: 2, tab: 'b' }, other)

  const elsewhere = await others({ id: 3, tab: 'a' })
  await others({ id: 2, tab: 'b', isLeaving: true }, other)
  const afterLeaving = await others({ id: 2, tab: 'a' })
  await others({ id: 2, tab: 'b' }, other)
  api.clock.now = new Date('2026-11-21T03:01:01Z')
  const afterSilence = await others({ id: 2, tab: 'a' })

  expect([elsewhere, afterLeaving, afterSilence]).toEqual([[], [], []])
})

test('the latest save of the record is named', async () => {
  const category = '/api/dashboard/presence/newsCategory'
  const before = await call<PresenceReport>(category, { id: 1, tab: 'a' })
  const by = { id: 2, name: 'Citra Dewi', title: '' }
  const { table, now, newId } = api.services
  const context = { table, now: now(), newId, by, service: 'news', method: 'POST' }
  const saved = await createRecord(context, requireContentType('newsCategory'), {
    fields: { slug: 'kabar', contents: [] },
  })

  const after = await call<PresenceReport>(category, { id: saved.id, tab: 'a' })

  expect(before).toEqual({ others: [] })
  expect(after.saved).toEqual({ version: 1, at: saved.updated, by: 'Citra Dewi' })
})

test('only who may edit a type may ask, and what is no form is refused', async () => {
  const unknown = await api.call('POST', '/api/dashboard/presence/nothing', { body: { id: 1, tab: 'a' } })
  const wrong = await api.call('POST', ARTICLE, { body: { id: -1, tab: '../x' } })
  const nobody = await api.call('POST', ARTICLE, { body: { id: 1, tab: 'a' }, token: 'x' })

  expect([unknown.status, wrong.status, nobody.status]).toEqual([404, 422, 401])
})
