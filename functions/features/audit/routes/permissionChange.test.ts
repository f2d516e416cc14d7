import { permissionList } from '@flou/shared/content/permissions.ts'
import type { StoredRecord } from '@flou/shared/api.ts'
import type { AuditEntry } from '@flou/shared/audit/auditEntry.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestApi, type TestApi } from '../../../core/http/testApi.ts'
import { contentHandler } from '../../../lambdas/content/routes.ts'

const ROLES = '/api/dashboard/admin'
const USERS = '/api/dashboard/user'
let api: TestApi

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
  api = await startTestApi((services) => contentHandler(services))
})
afterAll(() => api.stop())

const call = async <T = StoredRecord>(method: string, path: string, body?: object) => {
  api.clock.now = new Date(api.clock.now.getTime() + 1000) // entries of one instant have no order
  return (await api.call<T>(method, path, body && { body })).data
}
const change = async (path: string, id: number, given: object) =>
  call('PUT', `${path}/${id}`, { ...(await call('GET', `${path}/${id}`)), ...given })
const latest = async (entity: string, id: number) =>
  (await call<AuditEntry[]>('GET', `/api/dashboard/audit-log?entity=${entity}&entityId=${id}`))[0]?.actionType

test('the log calls a change of what people may do by its name, and a new name of a role an update', async () => {
  const permission = permissionList((key) => key === 'Manage News')
  const { id } = await call('POST', ROLES, { roleName: 'Penyunting', needApproval: false, permission })
  const password = 'es cendol durian enak'
  const person = await call('POST', USERS, {
    fullName: 'Budi',
    email: 'budi@flou.example',
    role: id,
    title: 'Editor',
    nik: '2',
    status: '1',
    password,
    confirmPassword: password,
  })

  await change(ROLES, id, { roleName: 'Redaktur' })
  const renamed = await latest('role', id)
  await change(ROLES, id, { permission: permissionList((key) => key === 'Event') })
  const permitted = await latest('role', id)
  await change(USERS, person.id, { role: 1, password: '', confirmPassword: '' })

  expect([renamed, permitted, await latest('user', person.id)]).toEqual([
    'update',
    'permission_change',
    'permission_change',
  ])
})
