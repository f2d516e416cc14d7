import type { ListRow, StoredRecord, RevisionRow } from '@flou/shared/api.ts'
import type { AuditEntry } from '@flou/shared/audit/auditEntry.ts'
import type { ApiScreen } from '@flou/shared/content/routing/apiRoutes.ts'
import { initialOf } from '@flou/shared/content/values/initial.ts'
import { SCRIPT_PERMISSION } from '@flou/shared/content/permissions.ts'
import { requireContentType } from '@flou/shared/content/registry.ts'
import { isDraftable, withVisibility } from '@flou/shared/content/visibility.ts'
import type { Declaration } from '@flou/shared/content/declaration.ts'
import { ISO_CODE, LANGUAGES } from '@flou/shared/locale.ts'
import { messageText } from '@flou/shared/texts/messages.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emptyErrors, NOW } from '../emptyErrors.ts'
import {
  letRightsApply,
  RECORD_SCREENS,
  startContentApi,
  type ContentApi,
  type Fields,
} from './contentApi.ts'

/** All record screens through the real handler and table, with the same tests for each. */
let api: ContentApi
beforeAll(async () => {
  api = await startContentApi()
  await letRightsApply(api)
})
afterAll(() => api.stop())

const secretsOf = (declaration: Declaration) =>
  Object.entries(declaration.fields).flatMap(([name, field]) => (field.kind === 'password' ? [name] : []))
const withoutSecrets = (declaration: Declaration, record: Fields) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !secretsOf(declaration).includes(name)))

const auditOf = async ({ type }: ApiScreen, id: number) => {
  const { data } = await api.call<AuditEntry[]>(
    'GET',
    `/api/dashboard/audit-log?entity=${type.key}&entityId=${id}`,
  )
  return data.map(({ actionType }) => actionType)
}
const versionsOf = async (path: string) => {
  const { data } = await api.call<RevisionRow[]>('GET', `${path}/versions`)
  return data.map(({ version }) => version)
}
const create = (screen: ApiScreen) =>
  api.call<StoredRecord>('POST', api.pathOf(screen), { body: api.filled(screen.type.declaration) })

describe.each(RECORD_SCREENS)('%s', (_, screen) => {
  const { type } = screen

  test('an empty save answers every required field, in the language asked for, and stores nothing', async () => {
    const before = await api.call<ListRow[]>('GET', api.pathOf(screen))

    for (const language of LANGUAGES) {
      const answer = await api.call('POST', api.pathOf(screen), {
        body: initialOf(type.declaration, NOW),
        headers: { 'accept-language': ISO_CODE[language] },
      })
      expect(answer.errors).toEqual(emptyErrors(type, language))
      expect(answer.status).toBe(422)
    }

    const after = await api.call<ListRow[]>('GET', api.pathOf(screen))
    expect(after.total).toBe(before.total)
  })

  test('a filled save stores, lists, versions and audits it, and comes back equal', async () => {
    const body = api.filled(type.declaration)

    const created = await api.call<StoredRecord>('POST', api.pathOf(screen), { body })
    expect(created.errors).toBeUndefined()
    expect(created).toMatchObject({ status: 201, message: messageText('saved', 'en') })
    const { id } = created.data
    const [read, list, versions, audit] = await Promise.all([
      api.call<StoredRecord>('GET', `${api.pathOf(screen)}/${id}`),
      api.call<ListRow[]>('GET', `${api.pathOf(screen)}?perPage=100`),
      versionsOf(`${api.pathOf(screen)}/${id}`),
      auditOf(screen, id),
    ])

    const parent = type.parent ? { [type.parent.field]: api.parentOf(screen) } : {}
    expect(read.data).toMatchObject({
      ...withoutSecrets(type.declaration, body),
      ...parent,
      id,
      recordVersion: 1,
    })
    for (const secret of secretsOf(type.declaration)) expect(read.data[secret] ?? '').toBe('')
    expect(list.data.map((row) => row.id)).toContain(id)
    expect(versions).toEqual([1])
    expect(audit).toEqual(['create'])
  })

  test('a change makes its version and audit entry; a stale one is refused; what is deleted is in the trash', async () => {
    const { id } = (await create(screen)).data
    const path = `${api.pathOf(screen)}/${id}`
    const body = { ...api.filled(type.declaration), recordVersion: 1 }
    const indonesian = { 'accept-language': ISO_CODE.id }

    const changed = await api.call<StoredRecord>('PUT', path, { body, headers: indonesian })
    expect(changed.errors).toBeUndefined()
    const stale = await api.call<StoredRecord>('PUT', path, { body })
    const read = await api.call<StoredRecord>('GET', path)
    const versions = await versionsOf(path)
    const deleted = await api.call('DELETE', path)
    const [list, trash, audit] = await Promise.all([
      api.call<ListRow[]>('GET', `${api.pathOf(screen)}?perPage=100`),
      api.call<ListRow[]>('GET', `${api.pathOf(screen)}?perPage=100&state=trashed`),
      auditOf(screen, id),
    ])

    expect(changed).toMatchObject({ status: 200, message: messageText('updated', 'id') })
    expect(stale).toMatchObject({ status: 409, code: 'record_changed', data: { id, recordVersion: 2 } })
    expect(read.data).toMatchObject({ ...withoutSecrets(type.declaration, body), recordVersion: 2 })
    expect(versions).toEqual([2, 1])
    expect(deleted).toMatchObject({ status: 200, message: messageText('deleted', 'en') })
    expect(list.data.map((row) => row.id)).not.toContain(id)
    expect(trash.data.map((row) => row.id)).toContain(id)
    // same timestamp, so without order
    expect(audit.toSorted()).toEqual(['create', 'delete', 'update'])
  })

  test('a role without the key is refused', async () => {
    const token = await api.tokenWithout(screen.area.permission)
    const body = api.filled(type.declaration)

    const answers = await Promise.all([
      api.call('GET', api.pathOf(screen), { token }),
      api.call('POST', api.pathOf(screen), { token, body }),
      api.call('PUT', `${api.pathOf(screen)}/1`, { token, body }),
      api.call('DELETE', `${api.pathOf(screen)}/1`, { token }),
    ])

    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  })

  test('an id that does not exist, or is no id, is not found', async () => {
    const paths = ['999999', '0', 'abc'].map((id) => `${api.pathOf(screen)}/${id}`)
    if (type.parent) paths.push(api.pathOf(screen, 999_999))

    const answers = await Promise.all(paths.map((path) => api.call('GET', path)))

    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 404))
  })
})

const DRAFTABLE = RECORD_SCREENS.filter(([, { type }]) => isDraftable(type))

test.each(DRAFTABLE)('%s: a draft comes back equal, and is what is published', async (_, screen) => {
  const { type } = screen
  const { id } = (await create(screen)).data
  const path = `${api.pathOf(screen)}/${id}`
  const { recordVersion: version } = (await api.call<StoredRecord>('POST', `${path}/publish`)).data
  const body = api.filled(type.declaration)

  const saved = await api.call<StoredRecord>('PUT', `${path}/draft`, {
    body: { ...body, recordVersion: version },
  })
  expect(saved.errors).toBeUndefined()
  const read = await api.call<StoredRecord>('GET', path)
  const published = await api.call<StoredRecord>('POST', `${path}/publish`)

  expect(read.data).toMatchObject({ ...body, recordVersion: version + 1, live: { version } })
  expect(published.data).toMatchObject({ ...withVisibility(type, body, true), recordVersion: version + 2 })
  expect(published.data.live).toBeUndefined()
  expect((await api.call<StoredRecord>('GET', path)).data).toEqual(published.data)
})

test.each(RECORD_SCREENS.filter((one) => !DRAFTABLE.includes(one)))('%s has no drafts', async (_, screen) => {
  const { type } = screen
  const { id } = (await create(screen)).data
  const body = { ...api.filled(type.declaration), recordVersion: 1 }

  const answer = await api.call('PUT', `${api.pathOf(screen)}/${id}/draft`, { body })

  expect(answer.status).toBe(404)
})

test('a record below another is created below one that is there', async () => {
  const [, screen] = RECORD_SCREENS.find(([, { type }]) => type.parent) ?? []
  if (!screen) throw new Error('No type has a parent')

  const answer = await api.call('POST', api.pathOf(screen, 999_999), {
    body: api.filled(screen.type.declaration),
  })

  expect(answer.status).toBe(404)
})

test('a script of a custom page needs the permission of its own', async () => {
  const token = await api.tokenWithout(SCRIPT_PERMISSION)
  const page = requireContentType('customPage')
  const body = { ...api.filled(page.declaration), customScript: 'console.log("hello")' }

  const answer = await api.call('POST', '/api/dashboard/custom-html', { token, body })

  expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([422, ['CustomScript']])
})
