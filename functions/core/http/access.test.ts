import { permissionList, type Permission } from '@flou/shared/content/permissions.ts'
import { role, user, USER_STATUS } from '@flou/shared/content/types/staff.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { contentHandler } from '../../lambdas/content/routes.ts'
import { keys } from '../store/keys.ts'
import type { WriteContext } from '../store/writeContext.ts'
import { createRecord } from '../store/write/createRecord.ts'
import { trashRecord, updateRecord } from '../store/write/saveRecord.ts'
import { requireSnapshot } from '../store/read/snapshot.ts'
import { endpoint } from './endpoint.ts'
import { startTestApi, type TestApi } from './testApi.ts'

let api: TestApi
const NEWS = '/api/dashboard/news'

beforeEach(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
  api = await startTestApi((services) => contentHandler(services))
})
afterEach(() => api.stop())

const change = (): WriteContext => ({
  table: api.table,
  now: api.clock.now,
  newId: api.services.newId,
  by: { id: 1, name: 'Ayu', title: '' },
  service: 'user',
  method: 'PUT',
})
const pass = (seconds: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + seconds * 1000)
}
const status = async (token = api.token) => (await api.call('GET', NEWS, { token })).status

/** Assigns a role other than administrator, whose permissions are fixed. */
async function takeRole(): Promise<string> {
  const before = await requireSnapshot(change(), user, { id: 1 })
  const fields = { roleName: 'Editor', needApproval: false, permission: permissionList(() => true) }
  const { id } = await createRecord(change(), role, { fields })
  await updateRecord(change(), user, { before, fields: { ...before.fields, role: id } })
  return api.sign({ sub: '1', sid: 'session-1', role: id })
}

async function setPermissions(permitted: (key: Permission) => boolean) {
  const before = await requireSnapshot(change(), role, { id: 2 })
  await updateRecord(change(), role, {
    before,
    fields: { ...before.fields, permission: permissionList(permitted) },
  })
}

test('a caller costs one batch of reads, which brings the record that is read, too', async () => {
  await status()
  api.calls.length = 0
  await status()
  const list = api.calls.splice(0)
  await api.call('GET', `${NEWS}/1`)
  const record = api.calls.splice(0)

  expect(list.toSorted()).toEqual(['BatchGetItemCommand', 'GetItemCommand', 'QueryCommand'])
  expect(record).toEqual(['BatchGetItemCommand'])
})

test('a permission taken away is gone within five seconds', async () => {
  const token = await takeRole()
  const before = await status(token)
  await setPermissions((key) => key !== 'Manage News')

  pass(5.1)

  expect([before, await status(token)]).toEqual([200, 403])
})

test('a role is read again after five seconds, not before', async () => {
  const token = await takeRole()
  await status(token)
  await setPermissions((key) => key !== 'Manage News')

  pass(4.999)
  const kept = await status(token)
  pass(0.001)

  expect([kept, await status(token)]).toEqual([200, 403])
})

test.each(['', 'Bearer', 'Basic x', 'Bearer a b', 'x Bearer a'])(
  'a call with the authorization “%s” is refused',
  async (authorization) => {
    const { status: refused } = await api.call('GET', NEWS, { headers: { authorization } })

    expect(refused).toBe(401)
  },
)

test('a session that was revoked, or begun before all were ended, is over', async () => {
  const session = keys.session('session-1')
  const item = await api.table.get(session)
  const statusWith = async (more: object) => {
    await api.table.put({ ...session, ...item, ...more })
    return status()
  }

  expect(await statusWith({ revoked: true })).toBe(401)
  expect(await statusWith({ revoked: false })).toBe(200)
  const before = await requireSnapshot(change(), user, { id: 1 })
  await updateRecord(change(), user, {
    before,
    fields: before.fields,
    secrets: { sessionsValidFrom: '100' },
  })
  expect(await statusWith({})).toBe(401)
  expect(await statusWith({ row: { validSince: 99 } })).toBe(401)
  expect(await statusWith({ row: { validSince: 100 } })).toBe(200)
})

test('a person that is locked out of signing in stays in, one in the trash does not', async () => {
  const statusAs = async (fields: object) => {
    const before = await requireSnapshot(change(), user, { id: 1 })
    await updateRecord(change(), user, { before, fields: { ...before.fields, ...fields } })
    return status()
  }

  expect(await statusAs({ status: USER_STATUS.locked })).toBe(200)
  expect(await statusAs({ status: USER_STATUS.active })).toBe(200)
  await trashRecord(change(), user, { before: await requireSnapshot(change(), user, { id: 1 }) })
  expect(await status()).toBe(401)
})

test('a token of a person or role that there is not is refused', async () => {
  expect(await status(await api.sign({ sub: '99', sid: 'session-1', role: 1 }))).toBe(401)
  expect(await status(await api.sign({ sub: '1', sid: 'session-9', role: 1 }))).toBe(401)
  await api.table.remove(keys.live('role', 1))
  pass(6)
  expect(await status()).toBe(401)
})

test('an ended session is over at once', async () => {
  const before = await status()
  await api.table.remove(keys.session('session-1'))

  expect([before, await status()]).toEqual([200, 401])
})

test('a session past its time is over, whether or not the table has removed it', async () => {
  const before = await status()

  pass(86_401)

  expect([before, await status()]).toEqual([200, 401])
})

test('an inactive person is out at once', async () => {
  const statusBefore = await status()
  const before = await requireSnapshot(change(), user, { id: 1 })
  await updateRecord(change(), user, { before, fields: { ...before.fields, status: '0' } })

  expect([statusBefore, await status()]).toEqual([200, 401])
})

test('the role of the person counts, not the one the token was made with', async () => {
  await takeRole()
  await setPermissions((key) => key === 'Manage Slider')
  const stale = await api.sign({ sub: '1', sid: 'session-1', role: 99 })

  expect(await status(stale)).toBe(403)
})

test('a token signed by somebody else is refused', async () => {
  const other = await startTestApi((services) => contentHandler(services))
  await other.stop()

  expect(await status(other.token)).toBe(401)
})

test('an endpoint asks for permissions that there are', () => {
  const handle = () => ({ data: null })

  expect(endpoint({ permission: 'Manage News', handle }).description?.permissions).toEqual(['Manage News'])
  // @ts-expect-error -- no such permission
  endpoint({ permission: 'Manage Newz', handle })
  // @ts-expect-error -- not in a list either
  endpoint({ permission: ['Manage News', 'Newz'], handle })
})
