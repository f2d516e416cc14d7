import { USER_STATUS } from '@flou/shared/content/types/staff.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { GSI1, keys } from '../../core/store/keys.ts'
import { partitions } from '../../core/store/partitions.ts'
import { startTestTable, type TestTable } from '../../core/store/testTable.ts'
import { mailKeys } from '../mail/outbox/mailKeys.ts'
import { breakGlass, type BreakGlass } from './breakGlass.ts'
import { accountKeys, findPersonByEmail } from './person.ts'
import { tableWithin } from '../../core/store/testTableWithin.ts'
import { manifest } from '../../lambdas/account/manifest.ts'
import { ADMIN, startTestApi, type TestApi } from './testApi.ts'

const OPERATOR = 'Operator arn:aws:iam::1:user/ayu'
const PASSWORD = 'pisang goreng hangat 7'
const EMAIL = 'night@flou.example'

let server: TestTable
let api: TestApi
beforeEach(async () => {
  server = await startTestTable()
  api = await startTestApi(server.table)
})
afterEach(() => server.stop())

const open = (input: Partial<BreakGlass>) =>
  breakGlass(
    { ...api.services, table: tableWithin(server.table, manifest.table), now: api.services.now() },
    { email: ADMIN.email, isAdministrator: false, operator: OPERATOR, ...input },
  )
const resetPassword = (token: string) =>
  api.call({
    path: '/api/account/reset-password',
    body: { token, password: PASSWORD, confirmPassword: PASSWORD },
  })
const signIn = (email: string) => api.call({ path: '/api/authenticate', body: { email, password: PASSWORD } })

async function auditEntries(id: number) {
  const { items } = await server.table.query({
    IndexName: GSI1,
    KeyConditionExpression: 'gsi1pk = :entity',
    ExpressionAttributeValues: { ':entity': partitions.auditOf('user', id) },
  })
  return items.map(({ row }): object => JSON.parse(String(row)))
}

async function lockAdministrator() {
  const person = (await findPersonByEmail(server.table, ADMIN.email)) ?? expect.unreachable()
  const data = JSON.stringify({ ...person.snapshot.fields, status: USER_STATUS.locked })
  await server.table.update(keys.live('user', person.id), {
    UpdateExpression: 'SET #data = :data',
    ExpressionAttributeNames: { '#data': 'data' },
    ExpressionAttributeValues: { ':data': data },
  })
  const hour = api.clock.now + 3_600_000
  await server.table.put({ ...accountKeys.signIn(person.id), attempts: 30, until: hour, locked: true })
}

test('a locked administrator is unlocked and sets a password with the token, once; the audit log names the operator', async () => {
  await lockAdministrator()

  const { userId, token } = await open({})

  expect((await resetPassword(token)).status).toBe(200)
  expect((await signIn(ADMIN.email)).status).toBe(200)
  expect((await resetPassword(token)).status).not.toBe(200)
  expect(await auditEntries(userId)).toContainEqual(
    expect.objectContaining({
      actionType: 'permission_change',
      method: 'OPERATOR',
      account: { id: 0, name: OPERATOR, title: '' },
    }),
  )
})

test('sessions and second factor of an administrator end: audited and mailed', async () => {
  const { data, cookie = '' } = await api.call({ path: '/api/authenticate', body: ADMIN })
  const person = (data['user'] as { id: number }).id
  const totp = { sealed: '', since: '2026-11-01T00:00:00Z', lastStep: 0 }
  await server.table.put({ ...accountKeys.factors(person), version: 1, totp })

  await open({})

  const mails = await server.table.getAll(api.ids.map(mailKeys.mail))
  expect((await api.call({ path: '/api/account/refresh-token', cookie })).status).toBe(401)
  expect(await server.table.get(accountKeys.factors(person))).toBeUndefined()
  expect(await auditEntries(person)).toContainEqual(expect.objectContaining({ detail: 'remove_factor' }))
  expect(mails.flatMap((mail) => mail?.['params'] ?? [])).toContainEqual(
    expect.objectContaining({ facts: [{ kind: 'factorRemoved' }], by: OPERATOR }),
  )
})

test('an unknown email becomes an administrator who may manage roles, if a name is set', async () => {
  await expect(open({ email: EMAIL })).rejects.toThrow(`There is no user ${EMAIL}`)

  const { userId, token } = await open({ email: EMAIL, fullName: 'Night Operator' })

  await resetPassword(token)
  const { data } = await signIn(EMAIL)
  expect(data['user']).toMatchObject({ fullName: 'Night Operator', roleName: 'Administrator' })
  expect(await auditEntries(userId)).toContainEqual(
    expect.objectContaining({ actionType: 'create', account: { id: 0, name: OPERATOR, title: '' } }),
  )
})

test('a token expires after an hour', async () => {
  const { token } = await open({})
  api.clock.now += 61 * 60_000

  expect((await resetPassword(token)).status).not.toBe(200)
})
