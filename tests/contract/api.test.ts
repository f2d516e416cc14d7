import type { AuditEntry, ListRow, StoredRecord, VersionRow } from '@flou/shared/api.ts'
import { apiScreens, type ApiScreen } from '@flou/shared/content/apiRoutes.ts'
import { errorKey } from '@flou/shared/content/errorKey.ts'
import { initialOf } from '@flou/shared/content/initial.ts'
import { permissionList, SCRIPT_PERMISSION } from '@flou/shared/content/permissions.ts'
import { REGISTRY, requireContentType } from '@flou/shared/content/registry.ts'
import { shapeSchema } from '@flou/shared/content/schema.ts'
import type { Shape } from '@flou/shared/content/shape.ts'
import { messageText } from '@flou/shared/messages.ts'
import { contentHandler } from '@flou/functions/content/contentHandler.ts'
import { startTestApi, type TestApi } from '@flou/functions/http/testApi.ts'
import { keys } from '@flou/functions/store/keys.ts'
import { createRecord } from '@flou/functions/store/write/createRecord.ts'
import type { Change } from '@flou/functions/store/write/change.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createExisting } from './existingRecords.ts'
import { filledRecord } from './filledRecord.ts'

/** Every declared screen through the real handler and table: what is asked of one type is asked of all. */
const SCREENS = apiScreens(REGISTRY)
const NOW = new Date('2026-11-21T03:00:00Z')

let api: TestApi
/** One existing record of each type, for references. */
const existing = new Map<string, number>()
let seed = 0

const change = (): Change => ({
  table: api.services.table,
  now: NOW,
  newId: api.services.newId,
  by: { id: 1, name: 'Ayu Lestari', title: 'Editor' },
  service: 'test',
  method: 'POST',
})
const filled = (shape: Shape) => {
  seed += 1
  return filledRecord(shape, { idOf: (type) => existing.get(type) ?? 1, seed: `s${seed}` })
}
/** The record that an address names above the screen; 0 where it names none. */
const parentOf = ({ type }: ApiScreen) =>
  existing.get((type.single ? type.below : type.parent?.type) ?? '') ?? 0
const pathOf = (screen: ApiScreen) => screen.path.replace('{parentId}', String(parentOf(screen)))
const secretsOf = (shape: Shape) =>
  Object.entries(shape.fields).flatMap(([name, field]) => (field.kind === 'password' ? [name] : []))
const withoutSecrets = (shape: Shape, record: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !secretsOf(shape).includes(name)))

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
  api = await startTestApi((services) => contentHandler(services))
  existing.set('role', 1).set('user', 1)
  await createExisting(change, existing)
})
afterAll(() => api.stop())

/** What the schema says of an empty form, in English, by wire key. */
const emptyErrors = (shape: Shape) =>
  Object.fromEntries(
    (shapeSchema(shape).safeParse(initialOf(shape, NOW)).error?.issues ?? []).map((issue) => [
      errorKey(issue.path),
      messageText(issue.message, 'en'),
    ]),
  )

const tokens = new Map<string, Promise<string>>()

/** The token of somebody whose role permits everything but one key. */
function tokenWithout(permission: string): Promise<string> {
  const token = tokens.get(permission) ?? signInWithout(permission)
  tokens.set(permission, token)
  return token
}

async function signInWithout(permission: string): Promise<string> {
  const role = await createRecord(change(), requireContentType('role'), {
    fields: {
      roleName: `All but ${permission} ${(seed += 1)}`,
      needApproval: false,
      permission: permissionList((key) => key !== permission),
    },
  })
  const user = requireContentType('user')
  const person = await createRecord(change(), user, {
    fields: { ...filled(user.shape), role: role.id, status: '1', password: '', confirmPassword: '' },
  })
  const sid = `session-${person.id}`
  await api.services.table.put({
    ...keys.session(sid),
    userId: person.id,
    ttl: NOW.getTime() / 1000 + 86_400,
  })
  return api.sign({ sub: String(person.id), sid, role: role.id })
}

const records = SCREENS.filter(({ type }) => !type.single).map((screen) => [screen.path, screen] as const)
const sections = SCREENS.filter(({ type }) => type.single).map((screen) => [screen.path, screen] as const)

describe.each(records)('%s', (_, screen) => {
  const { type } = screen

  test('an empty save answers every required field and stores nothing', async () => {
    const before = await api.call<ListRow[]>('GET', pathOf(screen))
    const expected = emptyErrors(type.shape)

    const answer = await api.call('POST', pathOf(screen), { body: initialOf(type.shape, NOW) })
    const after = await api.call<ListRow[]>('GET', pathOf(screen))

    expect(answer.status).toBe(422)
    expect(Object.keys(answer.errors ?? {})).not.toEqual([])
    expect(expected).toMatchObject(answer.errors ?? {})
    expect(after.total).toBe(before.total)
  })

  test('a filled save stores, lists, versions and audits it, and comes back equal', async () => {
    const body = filled(type.shape)

    const created = await api.call<StoredRecord>('POST', pathOf(screen), { body })
    expect(created.errors).toBeUndefined()
    expect(created.status).toBe(201)
    const { id } = created.data
    const [read, list, versions, audit] = await Promise.all([
      api.call<StoredRecord>('GET', `${pathOf(screen)}/${id}`),
      api.call<ListRow[]>('GET', `${pathOf(screen)}?perPage=100`),
      api.call<VersionRow[]>('GET', `${pathOf(screen)}/${id}/versions`),
      api.call<AuditEntry[]>('GET', `/api/dashboard/audit-log?entity=${type.key}&entityId=${id}`),
    ])

    const parent = !type.single && type.parent ? { [type.parent.field]: parentOf(screen) } : {}
    expect(read.data).toMatchObject({ ...withoutSecrets(type.shape, body), ...parent, id, version: 1 })
    for (const secret of secretsOf(type.shape)) expect(read.data[secret] ?? '').toBe('')
    expect(list.data.map((row) => row.id)).toContain(id)
    expect(versions.data.map(({ version }) => version)).toEqual([1])
    expect(audit.data.map(({ actionType }) => actionType)).toEqual(['create'])
  })

  test('a role without the key is refused', async () => {
    const token = await tokenWithout(screen.area.permission)

    const [list, create] = await Promise.all([
      api.call('GET', pathOf(screen), { token }),
      api.call('POST', pathOf(screen), { token, body: filled(type.shape) }),
    ])

    expect([list.status, create.status]).toEqual([403, 403])
  })

  test('an id that does not exist, or is no id, is not found', async () => {
    const answers = await Promise.all(
      ['999999', '0', 'abc'].map((id) => api.call('GET', `${pathOf(screen)}/${id}`)),
    )

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  })
})

describe.each(sections)('%s', (_, screen) => {
  const { type } = screen

  test('starts at version 0; an empty save is refused where something is required', async () => {
    const start = await api.call<StoredRecord>('GET', pathOf(screen))
    const expected = emptyErrors(type.shape)
    const answer = await api.call('PUT', pathOf(screen), {
      body: { ...initialOf(type.shape, NOW), version: 0 },
    })

    expect(start).toMatchObject({ status: 200, data: { version: 0 } })
    expect(answer.errors ?? {}).toEqual(expected)
    expect(answer.status).toBe(Object.keys(expected).length > 0 ? 422 : 200)
  })

  test('a filled save stores and comes back equal, with its version and audit entry', async () => {
    const body = filled(type.shape)
    const { version } = (await api.call<StoredRecord>('GET', pathOf(screen))).data

    const saved = await api.call<StoredRecord>('PUT', pathOf(screen), { body: { ...body, version } })
    expect(saved.errors).toBeUndefined()
    expect(saved.data.id).toBe(parentOf(screen))
    const [read, versions, audit] = await Promise.all([
      api.call<StoredRecord>('GET', pathOf(screen)),
      api.call<VersionRow[]>('GET', `${pathOf(screen)}/versions`),
      api.call<AuditEntry[]>(
        'GET',
        `/api/dashboard/audit-log?entity=${type.key}&entityId=${parentOf(screen)}`,
      ),
    ])

    expect(read.data).toMatchObject({ ...body, version: version + 1 })
    expect(versions.data[0]).toMatchObject({ version: version + 1 })
    expect(audit.data.length).toBe(version + 1)
  })

  test('a role without the key is refused', async () => {
    const token = await tokenWithout(screen.area.permission)

    const answer = await api.call('GET', pathOf(screen), { token })

    expect(answer.status).toBe(403)
  })
})

test('a script of a custom page needs the permission of its own', async () => {
  const token = await tokenWithout(SCRIPT_PERMISSION)
  const page = requireContentType('customPage')

  const answer = await api.call('POST', '/api/dashboard/custom-html', { token, body: filled(page.shape) })

  expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([422, ['CustomScript']])
})
