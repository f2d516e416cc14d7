import type { StoredRecord } from '@flou/shared/api.ts'
import { requireContentType } from '@flou/shared/content/registry.ts'
import { keys } from '@flou/functions/core/store/keys.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { letRightsApply, startContentApi, type ContentApi, type Fields } from './contentApi.ts'

/** Writes that require reauthentication even without an approver. */
const FAQ = '/api/dashboard/faq/category'
const USERS = '/api/dashboard/user'
const ROLES = '/api/dashboard/admin'
const APPROVAL = '/api/dashboard/setting/approval'
const SESSIONS = '/api/dashboard/setting/session'
const PASSWORD = 'es cendol durian enak'

let api: ContentApi
beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
  api = await startContentApi()
  await letRightsApply(api)
})
afterAll(() => api.stop())

const typed = (minutesAgo: number) =>
  api.table.update(keys.session('session-1'), {
    UpdateExpression: 'SET confirmed = :at',
    ExpressionAttributeValues: { ':at': api.clock.now.getTime() - minutesAgo * 60_000 },
  })
const filled = (type: string, more: Fields = {}) => ({
  ...api.filled(requireContentType(type).declaration),
  ...more,
})
const person = (more: Fields = {}) =>
  filled('user', { status: '0', password: PASSWORD, confirmPassword: PASSWORD, ...more })
const create = async (path: string, body: Fields) =>
  (await api.call<StoredRecord>('POST', path, { body })).data.id
const saving = (path: string, fields: Fields) => async () => {
  const { data } = await api.call<StoredRecord>('GET', path)
  return api.call('PUT', path, { body: { ...data, password: '', confirmPassword: '', ...fields } })
}
const trashed = async (path: string, body: Fields) => {
  const at = `${path}/${await create(path, body)}`
  await api.call('DELETE', at)
  return at
}

type Act = () => Promise<{ status: number; code?: string | undefined }>
const WRITES: [string, () => Promise<Act>][] = [
  ['a new person', async () => () => api.call('POST', USERS, { body: person() })],
  ['a new role', async () => () => api.call('POST', ROLES, { body: filled('role') })],
  [
    "a person's e-mail",
    async () =>
      saving(`${USERS}/${await create(USERS, person())}`, { email: `${crypto.randomUUID()}@flou.example` }),
  ],
  [
    "a person's password",
    async () =>
      saving(`${USERS}/${await create(USERS, person())}`, { password: PASSWORD, confirmPassword: PASSWORD }),
  ],
  ["a person's status", async () => saving(`${USERS}/${await create(USERS, person())}`, { status: '1' })],
  [
    'a role',
    async () => saving(`${ROLES}/${await create(ROLES, filled('role'))}`, { roleName: crypto.randomUUID() }),
  ],
  [
    'a role in the trash',
    async () => {
      const at = `${ROLES}/${await create(ROLES, filled('role'))}`
      return () => api.call('DELETE', at)
    },
  ],
  [
    'a role from the trash',
    async () => {
      const at = await trashed(ROLES, filled('role'))
      return () => api.call('POST', `${at}/restore`)
    },
  ],
  [
    'an earlier version of a role',
    async () => {
      const at = `${ROLES}/${await create(ROLES, filled('role'))}`
      await saving(at, { roleName: crypto.randomUUID() })()
      return () => api.call('POST', `${at}/versions/1/restore`)
    },
  ],
  ['settings of approval', async () => saving(APPROVAL, { remindAfterDays: 5 })],
  ['settings of sessions', async () => saving(SESSIONS, { sessionDays: 5 })],
  [
    'a record deleted permanently',
    async () => {
      const at = await trashed(FAQ, filled('faqCategory'))
      return () => api.call('DELETE', `${at}/trash`)
    },
  ],
]

test.each(WRITES)('%s asks for the password of the last ten minutes', async (_, prepare) => {
  await typed(0)
  const act = await prepare()
  await typed(11)
  const late = await act()
  await typed(9)
  const fresh = await act()

  expect(late).toMatchObject({ status: 403, code: 'confirmation_needed' })
  expect(fresh.status).toBeLessThan(300)
})

test('everyday content does not ask for it', async () => {
  await typed(11)
  const { data, status } = await api.call<StoredRecord>('POST', FAQ, { body: filled('faqCategory') })
  const deleted = await api.call('DELETE', `${FAQ}/${data.id}`)

  expect([status, deleted.status]).toEqual([201, 200])
})

test.each([APPROVAL, SESSIONS])(
  'who may change settings, but not roles, has no access to %s',
  async (path) => {
    await typed(0)
    const token = await api.tokenOnlyWith('Setting')
    const { data } = await api.call<StoredRecord>('GET', path)

    const answers = [
      await api.call('GET', path, { token }),
      await api.call('GET', `${path}/versions`, { token }),
      await api.call('PUT', path, { token, body: { ...data } }),
      await api.call('POST', `${path}/versions/1/restore`, { token }),
    ]
    const logo = await api.call('GET', '/api/dashboard/setting/logo', { token })

    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403])
    expect(logo.status).toBe(200)
  },
)

test.each([
  [{ sessionIdleMinutes: 14 }, 422],
  [{ sessionIdleMinutes: 1_441 }, 422],
  [{ sessionDays: 31 }, 422],
  [{ sessionIdleMinutes: 15, sessionDays: 30 }, 200],
])('lifetimes of sessions have bounds: %o', async (fields, status) => {
  await typed(0)

  expect((await saving(SESSIONS, fields)()).status).toBe(status)
})

const PORTAL = '/api/dashboard/setting/portal'
const LOG_IN = 'https://portal.flou.example/login'
const portal = async (fields: Fields) => {
  const { data } = await api.call<StoredRecord>('GET', PORTAL)
  const body = { loginUrl: '', registerUrl: '', ...fields, recordVersion: data.recordVersion }
  return api.call<StoredRecord>('PUT', PORTAL, { body })
}

test.each([
  ['loginUrl', 'LoginUrl', 'https://portal-flou.evil.example/login'],
  ['registerUrl', 'RegisterUrl', 'https://portal.flou.example.evil.example/'],
  ['loginUrl', 'LoginUrl', 'https://portal.flou.example@evil.example/'],
  ['loginUrl', 'LoginUrl', 'https://portal.flou.example:8443/login'],
  ['registerUrl', 'RegisterUrl', '//evil.example/register'],
])('customers are not sent to another host to log in: %s', async (field, key, url) => {
  const answer = await portal({ [field]: url })

  expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([422, [key]])
})

test('where customers log in is live once another person has approved it', async () => {
  const live = async () => (await api.table.get(keys.sectionLive('setting.portal', 0)))?.['data']
  const held = await portal({ loginUrl: LOG_IN })
  const before = await live()
  const approver = await api.tokenWithout('Setting')
  const approved = await api.call('POST', `/api/dashboard/workflow/${held.changeRequest?.id}/approve`, {
    token: approver,
    body: { hash: held.changeRequest?.hash },
  })

  expect(held).toMatchObject({ status: 202, changeRequest: { type: 'setting.portal' } })
  expect(String(before)).not.toContain(LOG_IN)
  expect(approved.status).toBe(200)
  expect(String(await live())).toContain(LOG_IN)
})
