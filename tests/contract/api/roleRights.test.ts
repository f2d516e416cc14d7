import type { StoredRecord } from '@flou/shared/api.ts'
import {
  ADMINISTRATOR_ROLE,
  permissionList,
  PERMISSIONS,
  type Permission,
} from '@flou/shared/content/permissions.ts'
import { requireContentType } from '@flou/shared/content/registry.ts'
import { activePeople } from '@flou/functions/features/accounts/rights/managers.ts'
import { keys } from '@flou/functions/core/store/keys.ts'
import { createRecord } from '@flou/functions/core/store/write/createRecord.ts'
import type { WriteContext } from '@flou/functions/core/store/writeContext.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { letRightsApply, startContentApi, type ContentApi, type Fields } from './contentApi.ts'

const ROLES = '/api/dashboard/admin'
const USERS = '/api/dashboard/user'
const WORKFLOW = '/api/dashboard/workflow'
const role = requireContentType('role')
const user = requireContentType('user')

let api: ContentApi
beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
  api = await startContentApi()
  await letRightsApply(api)
})
afterAll(() => api.stop())

const change = (): WriteContext => ({
  table: api.table,
  newId: api.services.newId,
  now: api.clock.now,
  by: { id: 1, name: 'Ayu Lestari', title: 'Editor' },
  service: 'test',
  method: 'POST',
})

async function signUp(isPermitted: (key: Permission) => boolean, needApproval = false) {
  const { id: roleId } = await createRecord(change(), role, {
    fields: {
      ...api.filled(role.declaration),
      needApproval,
      requiresFactor: false,
      permission: permissionList(isPermitted),
    },
  })
  const { id } = await createRecord(change(), user, {
    fields: {
      ...api.filled(user.declaration, { role: roleId }),
      status: '1',
      password: '',
      confirmPassword: '',
    },
  })
  const sid = `session-of-${id}`
  const now = api.clock.now.getTime()
  await api.table.put({ ...keys.session(sid), userId: id, ttl: now / 1000 + 86_400, confirmed: now })
  return { id, roleId, token: await api.sign({ sub: String(id), sid, role: roleId }) }
}

async function save(path: string, token: string, fields: Fields) {
  const { data } = await api.call<StoredRecord>('GET', path, { token })
  const body = { ...data, password: '', confirmPassword: '', ...fields }
  return api.call<StoredRecord>('PUT', path, { token, body })
}

const permitting = (isPermitted: (key: Permission) => boolean) => ({
  permission: permissionList(isPermitted),
})

const holders = async (key: Permission) =>
  (await activePeople(api.table)).filter(({ permissions }) => permissions.has(key)).map(({ id }) => id)

const PICKED = ['Management Admin', 'Management User', 'Manage News', 'Audit Log', 'Workflow'] as const
const FORBIDDEN = 'Custom Script'

/** A write on an existing record by a manager of roles and users. */
const writeArbitrary = fc.record({
  what: fc.constantFrom(
    'saveRole',
    'newRole',
    'trashRole',
    'restoreRole',
    'purgeRole',
    'restoreVersion',
    'duplicate',
    'draft',
    'saveUser',
    'newUser',
    'trashUser',
    'restoreUser',
  ),
  record: fc.nat(7),
  role: fc.nat(7),
  version: fc.integer({ min: 1, max: 3 }),
  permitted: fc.subarray([...PICKED, FORBIDDEN], { minLength: 1 }),
  status: fc.constantFrom('0', '1'),
})
type Write = typeof writeArbitrary extends fc.Arbitrary<infer W> ? W : never

/** A run has hundreds of calls. Milliseconds. */
const SLOW = 240_000
const PASSWORD = 'es cendol durian enak'

function carryOut({ what, record, role: roleIndex, version, permitted, status }: Write, token: string) {
  const roleAt = `${ROLES}/${record + 1}`
  const userAt = `${USERS}/${record + 1}`
  const rights = permitting((key) => (permitted as readonly Permission[]).includes(key))
  const calls = {
    saveRole: () => save(roleAt, token, rights),
    newRole: () => api.call('POST', ROLES, { token, body: { ...api.filled(role.declaration), ...rights } }),
    trashRole: () => api.call('DELETE', roleAt, { token }),
    restoreRole: () => api.call('POST', `${roleAt}/restore`, { token }),
    purgeRole: () => api.call('DELETE', `${roleAt}/trash`, { token }),
    restoreVersion: () => api.call('POST', `${roleAt}/versions/${version}/restore`, { token }),
    duplicate: () => api.call('POST', `${roleAt}/duplicate`, { token }),
    draft: () => api.call('PUT', `${roleAt}/draft`, { token, body: rights }),
    saveUser: () => save(userAt, token, { role: roleIndex + 1, status }),
    newUser: () => {
      const body = { ...api.filled(user.declaration, { role: roleIndex + 1 }), status }
      return api.call('POST', USERS, {
        token,
        body: { ...body, password: PASSWORD, confirmPassword: PASSWORD },
      })
    },
    trashUser: () => api.call('DELETE', userAt, { token }),
    restoreUser: () => api.call('POST', `${userAt}/restore`, { token }),
  } satisfies Record<Write['what'], () => Promise<{ status: number; changeRequest?: unknown }>>
  return calls[what]()
}

test.each([
  ['takes effect at once', false],
  ['is approved by an administrator', true],
])(
  'no sequence of writes that %s gives or takes a key that its author lacks',
  async (_, needApproval) => {
    const { token } = await signUp((key) => PICKED.some((one) => one === key), needApproval)
    await signUp((key) => key === FORBIDDEN || key === 'Manage News')
    const before = await holders(FORBIDDEN)
    const statuses = new Set<number>()

    await fc.assert(
      fc.asyncProperty(fc.array(writeArbitrary, { minLength: 2, maxLength: 5 }), async (writes) => {
        for (const write of writes) {
          const answer = await carryOut(write, token)
          statuses.add(answer.status)
          if (answer.changeRequest)
            await api.call('POST', `${WORKFLOW}/${answer.changeRequest.id}/approve`, {
              body: { hash: answer.changeRequest.hash },
            })
          expect(await holders(FORBIDDEN)).toEqual(before)
        }
      }),
      { numRuns: 60, seed: 41 },
    )

    // some writes are accepted
    expect([...statuses]).toContain(needApproval ? 202 : 200)
  },
  SLOW,
)

const isManaging = (key: Permission) => key === 'Management Admin' || key === 'Management User'

test(
  'who manages roles without a key can neither take nor get it: every way is refused, so none can begin a sequence',
  async () => {
    const { token, id, roleId } = await signUp(isManaging)
    const put = (path: string, body: Fields) =>
      api.call('PUT', path, { token, body: { ...body, recordVersion: 1 } })
    const stored = (at: number, more: Fields) => ({
      ...api.filled(user.declaration, { role: at }),
      status: '1',
      ...more,
    })
    const unchanged = { password: '', confirmPassword: '' }
    for (const key of PERMISSIONS.filter((one) => !isManaging(one))) {
      const other = await signUp((one) => isManaging(one) || one === key)
      const named = (isPermitted: (one: Permission) => boolean) => ({
        roleName: crypto.randomUUID(),
        needApproval: false,
        ...permitting(isPermitted),
      })
      const answers = [
        await put(
          `${ROLES}/${ADMINISTRATOR_ROLE}`,
          named((one) => one !== key),
        ),
        await put(`${ROLES}/${other.roleId}`, named(isManaging)),
        await put(
          `${ROLES}/${roleId}`,
          named((one) => isManaging(one) || one === key),
        ),
        await put(`${USERS}/${id}`, stored(other.roleId, unchanged)),
        await put(`${USERS}/${other.id}`, stored(roleId, unchanged)),
      ]
      expect([key, ...answers.map(({ status }) => status)]).toEqual([key, 422, 422, 422, 422, 422])
    }
  },
  SLOW,
)

test('the administrator role has keys that were added after it was stored', async () => {
  const stored = await api.table.get(keys.live(role.key, ADMINISTRATOR_ROLE))
  const fields = JSON.parse(String(stored?.['data'])) as Fields
  const data = JSON.stringify({ ...fields, needApproval: true, ...permitting((key) => key !== 'Audit Log') })
  await api.table.update(keys.live(role.key, ADMINISTRATOR_ROLE), {
    UpdateExpression: 'SET #data = :data',
    ExpressionAttributeNames: { '#data': 'data' },
    ExpressionAttributeValues: { ':data': data },
  })
  api.clock.now = new Date(api.clock.now.getTime() + 6_000) // the cached role expires

  const log = await api.call('GET', '/api/dashboard/audit-log')
  const { data: shown } = await api.call<StoredRecord>('GET', `${ROLES}/${ADMINISTRATOR_ROLE}`)
  const other = await signUp((key) => key === 'Audit Log')
  const saved = await save(`${ROLES}/${other.roleId}`, api.token, { roleName: crypto.randomUUID() })

  expect([log.status, saved.status]).toEqual([200, 200])
  expect(shown).toMatchObject({ needApproval: false, permission: permissionList(() => true) })
})

test('the administrator role cannot lose a key, need approval or be deleted, and may be renamed', async () => {
  const at = `${ROLES}/${ADMINISTRATOR_ROLE}`

  const answers = [
    await save(
      at,
      api.token,
      permitting((key) => key !== 'Media'),
    ),
    await save(at, api.token, { needApproval: true }),
  ]
  const second = await signUp(() => true)
  // the role was in use; this ends the user's sessions
  await save(`${USERS}/1`, second.token, { role: second.roleId })
  const deleted = await api.call('DELETE', at, { token: second.token })
  const renamed = await save(at, second.token, { roleName: 'Pengelola' })

  expect(answers.map(({ status, errors }) => [status, Object.keys(errors ?? {})])).toEqual([
    [422, ['Permission']],
    [422, ['NeedApproval']],
  ])
  expect(deleted).toMatchObject({ status: 422, messageCode: 'administratorRole' })
  expect(renamed).toMatchObject({ status: 200, data: { roleName: 'Pengelola' } })
})
