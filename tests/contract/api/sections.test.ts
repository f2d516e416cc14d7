import type { StoredRecord, RevisionRow } from '@flou/shared/api.ts'
import type { AuditEntry } from '@flou/shared/audit/auditEntry.ts'
import { initialOf } from '@flou/shared/content/values/initial.ts'
import { settingApproval } from '@flou/shared/content/types/setting.ts'
import { isDraftable } from '@flou/shared/content/visibility.ts'
import { ISO_CODE, LANGUAGES } from '@flou/shared/locale.ts'
import { messageText } from '@flou/shared/texts/messages.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emptyErrors, NOW } from '../emptyErrors.ts'
import { letRightsApply, SECTION_SCREENS, startContentApi, typeAbove, type ContentApi } from './contentApi.ts'

/** All sections through the real handler and table. */
let api: ContentApi
beforeAll(async () => {
  api = await startContentApi()
  await letRightsApply(api)
})
afterAll(() => api.stop())

describe.each(SECTION_SCREENS)('%s', (_, screen) => {
  const { type } = screen

  test('starts at version 0; an empty save is refused where something is required, in the language asked for', async () => {
    const start = await api.call<StoredRecord>('GET', api.pathOf(screen))
    expect(start).toMatchObject({ status: 200, data: { recordVersion: type === settingApproval ? 1 : 0 } })

    for (const language of LANGUAGES) {
      const expected = emptyErrors(type, language)
      const { data: now } = await api.call<StoredRecord>('GET', api.pathOf(screen))
      const answer = await api.call('PUT', api.pathOf(screen), {
        body: { ...initialOf(type.declaration, NOW), recordVersion: now.recordVersion },
        headers: { 'accept-language': ISO_CODE[language] },
      })
      expect(answer.errors ?? {}).toEqual(expected)
      expect(answer.status).toBe(Object.keys(expected).length > 0 ? 422 : 200)
    }
  })

  test('a filled save stores and comes back equal, with its version and audit entry; a stale one is refused', async () => {
    const body = api.filled(type.declaration)
    const { recordVersion: version } = (await api.call<StoredRecord>('GET', api.pathOf(screen))).data

    const saved = await api.call<StoredRecord>('PUT', api.pathOf(screen), {
      body: { ...body, recordVersion: version },
    })
    expect(saved.errors).toBeUndefined()
    const id = api.parentOf(screen)
    const stale = await api.call('PUT', api.pathOf(screen), { body: { ...body, recordVersion: version } })
    const [read, versions, audit] = await Promise.all([
      api.call<StoredRecord>('GET', api.pathOf(screen)),
      api.call<RevisionRow[]>('GET', `${api.pathOf(screen)}/versions`),
      api.call<AuditEntry[]>('GET', `/api/dashboard/audit-log?entity=${type.key}&entityId=${id}`),
    ])

    expect(saved).toMatchObject({
      data: { id: body['id'] ?? id },
      message: messageText(version === 0 ? 'saved' : 'updated', 'en'),
    })
    expect(stale).toMatchObject({ status: 409, code: 'record_changed' })
    expect(read.data).toMatchObject({ ...body, recordVersion: version + 1 })
    expect(versions.data[0]).toMatchObject({ version: version + 1 })
    expect(audit.data.length).toBe(version + 1)
  })

  test('a role without the key is refused', async () => {
    const token = await api.tokenWithout(screen.area.permission)
    const body = { ...api.filled(type.declaration), recordVersion: 0 }

    const answers = await Promise.all([
      api.call('GET', api.pathOf(screen), { token }),
      api.call('PUT', api.pathOf(screen), { token, body }),
    ])

    expect(answers.map(({ status }) => status)).toEqual([403, 403])
  })
})

test.each(SECTION_SCREENS.filter(([, { type }]) => isDraftable(type)))(
  '%s: a draft comes back equal, and goes again',
  async (_, screen) => {
    const { type } = screen
    const path = api.pathOf(screen)
    const start = (await api.call<StoredRecord>('GET', path)).data
    const first = await api.call<StoredRecord>('PUT', path, {
      body: { ...api.filled(type.declaration), recordVersion: start.recordVersion },
    })
    const { recordVersion: version } = first.data
    const body = api.filled(type.declaration)

    const saved = await api.call<StoredRecord>('PUT', `${path}/draft`, {
      body: { ...body, recordVersion: version },
    })
    expect(saved.errors).toBeUndefined()
    const read = await api.call<StoredRecord>('GET', path)
    const discarded = await api.call<StoredRecord>('DELETE', `${path}/draft`)

    expect(read.data).toMatchObject({ ...body, recordVersion: version + 1, live: { version } })
    expect(discarded.data).toEqual({ ...first.data, recordVersion: version + 2 })
  },
)

test.each(SECTION_SCREENS.filter(([, screen]) => typeAbove(screen)))(
  '%s, below a record that is not there, is not found',
  async (_, screen) => {
    const answer = await api.call('GET', api.pathOf(screen, 999_999))

    expect(answer.status).toBe(404)
  },
)
