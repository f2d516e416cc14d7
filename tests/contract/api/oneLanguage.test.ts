import type { ListRow, RevisionRow, StoredRecord } from '@flou/shared/api.ts'
import type { AuditEntry } from '@flou/shared/audit/auditEntry.ts'
import type { ChangeRequestRow } from '@flou/shared/approval/workflow.ts'
import type { Declaration } from '@flou/shared/content/declaration.ts'
import { requireContentType } from '@flou/shared/content/registry.ts'
import { missingLanguages } from '@flou/shared/content/values/languages.ts'
import { mapRecord } from '@flou/shared/content/values/walk.ts'
import { isDraftable } from '@flou/shared/content/visibility.ts'
import { CONTENT_LANGUAGE_ID, type Language } from '@flou/shared/locale.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  letRightsApply,
  RECORD_SCREENS,
  SECTION_SCREENS,
  startContentApi,
  type ContentApi,
  type Fields,
} from './contentApi.ts'

/** Records that go live in one language (docs/product.md#languages). */
let api: ContentApi
beforeAll(async () => {
  api = await startContentApi()
  await letRightsApply(api)
})
afterAll(() => api.stop())

const without = (declaration: Declaration, body: Fields, language: Language): Fields =>
  mapRecord(declaration, body, (_, value, { languageId }) =>
    languageId === CONTENT_LANGUAGE_ID[language] && typeof value === 'string' ? '' : value,
  )

const SCREENS = [...RECORD_SCREENS, ...SECTION_SCREENS].filter(([, { type }]) => isDraftable(type))

describe.each(SCREENS)('%s', (_, screen) => {
  const { type } = screen
  const { declaration } = type

  test('goes live without English if this is requested, and in both languages once they are complete', async () => {
    const whole = api.filled(declaration)
    const body = without(declaration, whole, 'en')
    const list = api.pathOf(screen)
    const [method, version] = type.single ? (['PUT', { recordVersion: 0 }] as const) : (['POST', {}] as const)
    const send = (more: Fields) =>
      api.call<StoredRecord>(method, list, { body: { ...body, ...version, ...more } })
    const isBilingual = missingLanguages(type, body).length > 0

    const refused = isBilingual ? await send({}) : undefined
    const blank = isBilingual ? await send({ ...without(declaration, body, 'id'), onlyIn: 'id' }) : undefined
    const unknown = await send({ onlyIn: 'fr' })
    const saved = await send({ onlyIn: 'id' })
    const { id, recordVersion } = saved.data
    const path = type.single ? list : `${list}/${id}`
    const put = (more: Fields) => api.call<StoredRecord>('PUT', path, { body: { ...whole, ...more } })
    const edited = await put({ ...body, recordVersion })
    const completed = await put({ recordVersion: recordVersion + 1 })

    expect([refused?.status, blank?.status]).toEqual(isBilingual ? [422, 422] : [undefined, undefined])
    expect(unknown.status).toBe(400)
    expect(saved.errors).toBeUndefined()
    expect(saved.data.onlyIn).toBe(isBilingual ? 'id' : undefined)
    expect(edited.data.onlyIn).toBe(saved.data.onlyIn)
    expect(completed.errors).toBeUndefined()
    expect(completed.data).not.toHaveProperty('onlyIn')
  })
})

const CATEGORY = '/api/dashboard/faq/category'
const category = requireContentType('faqCategory')
const indonesian = (more: Fields = {}) => ({
  ...without(category.declaration, api.filled(category.declaration), 'en'),
  ...more,
})
const post = (body: Fields, token = api.token) => api.call<StoredRecord>('POST', CATEGORY, { body, token })

test('lists, versions and the audit log name the language', async () => {
  const { data } = await post(indonesian({ onlyIn: 'id' }))
  const [rows, versions, audit] = await Promise.all([
    api.call<ListRow[]>('GET', `${CATEGORY}?perPage=100&f.language=missing.en`),
    api.call<RevisionRow[]>('GET', `${CATEGORY}/${data.id}/versions`),
    api.call<AuditEntry[]>('GET', `/api/dashboard/audit-log?entity=faqCategory&entityId=${data.id}`),
  ])

  expect(rows.data.find(({ id }) => id === data.id)?.listStates).toMatchObject({ onlyIn: 'id' })
  expect(versions.data[0]).toMatchObject({ onlyIn: 'id' })
  expect(audit.data[0]?.action).toMatch(/^Created .* \(live in Indonesian only\)$/)
})

test('a change request states the language and is applied in it', async () => {
  const author = await api.tokenNeedingApproval()

  const refused = await post(indonesian(), author)
  const { changeRequest, data } = await post(indonesian({ onlyIn: 'id' }), author)
  const { id = '', hash } = (changeRequest ?? {}) as Partial<ChangeRequestRow>
  await api.call('POST', `/api/dashboard/workflow/${id}/approve`, { body: { hash } })
  const { data: live } = await api.call<StoredRecord>('GET', `${CATEGORY}/${data.id}`)

  expect(refused.status).toBe(422)
  expect(changeRequest).toMatchObject({ onlyIn: 'id' })
  expect(live).toMatchObject({ state: 'published', onlyIn: 'id' })
})

test('a record stays in one language through drafts, restored versions and unpublishing', async () => {
  const { data } = await post(indonesian({ onlyIn: 'id' }))
  const path = `${CATEGORY}/${data.id}`
  const call = async (method: string, suffix: string, body?: Fields) =>
    (await api.call<StoredRecord>(method, path + suffix, { ...(body && { body }) })).data

  const drafted = await call('PUT', '/draft', { ...data, recordVersion: 1 })
  const published = await call('POST', `/publish?recordVersion=${drafted.recordVersion}`)
  await call('POST', '/unpublish')
  const again = await call('POST', '/publish')
  const restored = await call('POST', '/versions/1/restore')

  expect([drafted, published, again, restored].map(({ onlyIn }) => onlyIn)).toEqual(['id', 'id', 'id', 'id'])
})

test('a draft of a list is published in the language that is complete if this is requested', async () => {
  const drafts = await Promise.all([1, 2].map(async () => (await post(indonesian({ state: 'draft' }))).data))
  const [own, sent] = drafts.map(({ id }) => `${CATEGORY}/${id}/publish?recordVersion=1`)
  const author = await api.tokenNeedingApproval()

  const refused = await api.call('POST', `${own}`)
  const unknown = await api.call('POST', `${own}&onlyIn=fr`)
  const incomplete = await api.call('POST', `${own}&onlyIn=en`)
  const published = await api.call<StoredRecord>('POST', `${own}&onlyIn=id`)
  const { changeRequest } = await api.call('POST', `${sent}&onlyIn=id`, { token: author })

  expect([refused.status, unknown.status, incomplete.status]).toEqual([422, 400, 422])
  expect(published.data).toMatchObject({ state: 'published', onlyIn: 'id' })
  expect(changeRequest).toMatchObject({ onlyIn: 'id' })
})
