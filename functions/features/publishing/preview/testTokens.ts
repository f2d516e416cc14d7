import { permissionList } from '@flou/shared/content/permissions.ts'
import { requireContentType } from '@flou/shared/content/registry.ts'
import type { TestApi } from '../../../core/http/testApi.ts'
import { keys } from '../../../core/store/keys.ts'
import type { WriteContext } from '../../../core/store/writeContext.ts'
import { createRecord } from '../../../core/store/write/createRecord.ts'

export async function tokenPermitting(api: TestApi, permitted: readonly string[]): Promise<string> {
  const { table, now, newId } = api.services
  const by = { id: 1, name: 'Ayu Lestari', title: 'Editor' }
  const context: WriteContext = { table, now: now(), newId, by, service: 'test', method: 'POST' }
  const roleName = `Only ${permitted.join()}`
  const permission = permissionList((key) => permitted.includes(key))
  const role = await createRecord(context, requireContentType('role'), {
    fields: { roleName, needApproval: false, permission },
  })
  const person = await createRecord(context, requireContentType('user'), {
    fields: {
      fullName: 'Dewi',
      email: `${role.id}@flou.example`,
      role: role.id,
      title: '',
      nik: '2',
      status: '1',
    },
  })
  const sid = `session-of-${person.id}`
  const ttl = Math.floor(now().getTime() / 1000) + 86_400
  await table.put({ ...keys.session(sid), userId: person.id, ttl })
  return api.sign({ sub: String(person.id), sid, role: role.id })
}
