import type { StoredRecord } from '@flou/shared/api.ts'
import { requireContentType } from '@flou/shared/content/registry.ts'
import type { ChangeRequestRow } from '@flou/shared/approval/workflow.ts'
import { keys } from '@flou/functions/core/store/keys.ts'
import { dataOf } from '@flou/functions/core/store/liveItem.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { SECTION_SCREENS, startContentApi, type ContentApi, type Fields } from './contentApi.ts'

/** Content that waits for approval is neither in the record nor in drafts of others. */
const FAQ = '/api/dashboard/faq/category'
const WORKFLOW = '/api/dashboard/workflow'
const category = requireContentType('faqCategory')

let api: ContentApi
/** A contributor who needs approval, and an editor with direct rights. */
let contributor = ''
let editor = ''
beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
  api = await startContentApi()
  contributor = await api.tokenNeedingApproval()
  editor = await api.tokenWithout('Audit Log')
})
afterAll(() => api.stop())

type Request = [method: string, path: string, body?: Fields, token?: string]
const call = <T = StoredRecord>(...[method, path, body, token = api.token]: Request) => {
  api.clock.now = new Date(api.clock.now.getTime() + 1000) // entries with the same timestamp have no order
  return api.call<T>(method, path, { token, ...(body && { body }) })
}
const texts = (title: string) =>
  [1, 2].map((languageId) => ({ languageId, title: `${title} ${languageId}`, description: 'd' }))
const faqOf = (title: string, more: Fields = {}) => ({
  ...api.filled(category.declaration),
  contents: texts(title),
  ...more,
})
const shown = async (id: number) =>
  dataOf((await api.table.get(keys.live(category.key, id), { consistent: true })) ?? { data: '{}' })

/** A published record with an open change request of the contributor. */
async function waiting() {
  const { data: record } = await call('POST', FAQ, faqOf('Live'))
  const at = `${FAQ}/${record.id}`
  const { recordVersion } = record
  const answer = await call('PUT', at, faqOf('Waiting', { recordVersion }), contributor)
  return { at, id: record.id, answer, change: answer.changeRequest as ChangeRequestRow }
}

describe('a record that visitors see', () => {
  test('its other editors read it without the waiting text, its author with it', async () => {
    const { at, answer } = await waiting()

    const others = await call('GET', at, undefined, editor)
    const own = await call('GET', at, undefined, contributor)

    expect(answer).toMatchObject({ status: 202, message: 'Pending Approval' })
    expect(others.data).toMatchObject({ contents: texts('Live') })
    expect(others.data.live).toBeUndefined()
    expect(own.data).toEqual(answer.data)
    expect(own.data).toMatchObject({ contents: texts('Waiting'), live: { version: 1 } })
  })

  test('what another editor publishes, saves as a draft or publishes from a list holds none of it', async () => {
    const { at, id } = await waiting()

    const read = (await call('GET', at, undefined, editor)).data
    const drafted = await call('PUT', `${at}/draft`, { ...read, order: 41 }, editor)
    const listed = await call('POST', `${at}/publish`, undefined, editor)
    const afterList = await shown(id)
    const saved = await call('PUT', at, { ...listed.data, order: 42 }, editor)

    expect([drafted.status, listed.status, saved.status]).toEqual([200, 200, 200])
    expect(afterList).toMatchObject({ contents: texts('Live'), order: 41 })
    expect(await shown(id)).toMatchObject({ contents: texts('Live'), order: 42 })
    expect((await call('GET', at, undefined, contributor)).data).toMatchObject({ contents: texts('Waiting') })
  })

  test('a draft that its author submits moves into the change request', async () => {
    const { data: record } = await call('POST', FAQ, faqOf('Live'))
    const at = `${FAQ}/${record.id}`
    const draft = await call('PUT', `${at}/draft`, { ...record, contents: texts('Draft') }, contributor)

    const asked = await call('POST', `${at}/publish`, undefined, contributor)
    const read = (await call('GET', at, undefined, editor)).data
    const published = await call('POST', `${at}/publish`, undefined, editor)
    const meanwhile = await shown(record.id)
    const { changeRequest } = asked
    const approved = await call('POST', `${WORKFLOW}/${changeRequest?.id}/approve`, {
      hash: changeRequest?.hash,
    })

    expect([draft.status, asked.status]).toEqual([200, 202])
    expect(read).toMatchObject({ contents: texts('Live') })
    expect(published.data).toMatchObject({ contents: texts('Live') })
    expect(meanwhile).toMatchObject({ contents: texts('Live') })
    expect(approved.status).toBe(200)
    expect(await shown(record.id)).toMatchObject({ contents: texts('Draft') })
  })

  test('an approved change shows its text, and the record’s draft of somebody else is not what is approved', async () => {
    const { at, id, change: changeRequest } = await waiting()

    const approved = await call('POST', `${WORKFLOW}/${changeRequest.id}/approve`, {
      hash: changeRequest.hash,
    })

    expect(approved.status).toBe(200)
    expect(await shown(id)).toMatchObject({ contents: texts('Waiting') })
    expect((await call('GET', at, undefined, contributor)).data.live).toBeUndefined()
  })

  test('a draft that its author saves while a change waits stays apart, too, until it is sent', async () => {
    const { at, id, answer, change: changeRequest } = await waiting()

    const drafted = await call(
      'PUT',
      `${at}/draft`,
      { ...answer.data, contents: texts('Later') },
      contributor,
    )
    const [own, others] = [
      await call('GET', at, undefined, contributor),
      await call('GET', at, undefined, editor),
    ]
    const discarded = await call('DELETE', `${at}/draft`, undefined, contributor)
    const approved = await call('POST', `${WORKFLOW}/${changeRequest.id}/approve`, {
      hash: changeRequest.hash,
    })

    expect(drafted).toMatchObject({ status: 200, data: { contents: texts('Later') } })
    expect(own.data).toMatchObject({ contents: texts('Later') })
    expect(others.data).toMatchObject({ contents: texts('Live') })
    expect(discarded.data).toMatchObject({ contents: texts('Waiting') })
    expect(approved.status).toBe(200)
    expect(await shown(id)).toMatchObject({ contents: texts('Waiting') })
  })

  test('who took a change over sends their next save to it, whatever their role', async () => {
    const { at, id, change: changeRequest } = await waiting()
    const taken = await call<ChangeRequestRow>(
      'POST',
      `${WORKFLOW}/${changeRequest.id}/submit`,
      { hash: changeRequest.hash, recordVersion: changeRequest.recordVersion },
      editor,
    )
    const read = (await call('GET', at, undefined, editor)).data

    const saved = await call('PUT', at, { ...read, order: 7 }, editor)

    expect(taken.status).toBe(200)
    expect(read).toMatchObject({ contents: texts('Waiting') })
    expect(saved).toMatchObject({ status: 202, changeRequest: { id: changeRequest.id } })
    expect(await shown(id)).toMatchObject({ contents: texts('Live') })
  })

  test.each(['withdraw', 'reject'])('after %s its text is still its author’s alone', async (outcome) => {
    const { at, change: changeRequest } = await waiting()
    const by = outcome === 'withdraw' ? contributor : api.token
    await call(
      'POST',
      `${WORKFLOW}/${changeRequest.id}/${outcome}`,
      { hash: changeRequest.hash, reason: 'No.' },
      by,
    )

    const [own, others] = [
      await call('GET', at, undefined, contributor),
      await call('GET', at, undefined, editor),
    ]
    const discarded = await call('DELETE', `${at}/draft`, undefined, contributor)

    expect(own.data).toMatchObject({ contents: texts('Waiting') })
    expect(others.data).toMatchObject({ contents: texts('Live') })
    expect(discarded.data).toMatchObject({ contents: texts('Live') })
    expect((await call('GET', at, undefined, contributor)).data).toMatchObject({ contents: texts('Live') })
  })
})

describe('a new record that waits', () => {
  const created = async () => {
    const answer = await call('POST', FAQ, faqOf('New'), contributor)
    return { at: `${FAQ}/${answer.data.id}`, answer, change: answer.changeRequest as ChangeRequestRow }
  }

  test.each<[string, (at: string, record: StoredRecord) => Request]>([
    ['a save', (at, record) => ['PUT', at, { ...record, state: 'published' }]],
    ['a draft', (at, record) => ['PUT', `${at}/draft`, { ...record }]],
    ['publishing', (at) => ['POST', `${at}/publish`]],
    ['an earlier version', (at) => ['POST', `${at}/versions/1/restore`]],
    ['a copy', (at) => ['POST', `${at}/duplicate`]],
  ])('%s of another editor is refused with the change to take over', async (_, requestOf) => {
    const { at, change: changeRequest, answer } = await created()
    const record = (await call('GET', at, undefined, editor)).data
    const [method, path, body] = requestOf(at, record)

    const refused = await call(method, path, body, editor)

    expect(refused).toMatchObject({ status: 409, code: 'change_moved', messageCode: 'changeOfOther' })
    expect(refused.data).toMatchObject({ id: changeRequest.id, author: { id: changeRequest.author.id } })
    expect(await shown(answer.data.id)).toMatchObject({ contents: texts('New') })
    expect((await call('GET', at)).data.state).toBe('draft')
  })

  test('its author saves it again, also as a draft, and the change is still approved', async () => {
    const { at, change: changeRequest, answer } = await created()

    const drafted = await call('PUT', `${at}/draft`, { ...answer.data, contents: texts('Next') }, contributor)
    const approved = await call('POST', `${WORKFLOW}/${changeRequest.id}/approve`, {
      hash: changeRequest.hash,
    })

    expect(drafted.status).toBe(200)
    expect(approved.status).toBe(200)
    expect(await shown(answer.data.id)).toMatchObject({ contents: texts('New') })
  })

  test('it is a new record still when its author sends it again, and is shown once it is approved', async () => {
    const { at, change: changeRequest, answer } = await created()

    const { recordVersion } = answer.data
    const sent = await call('PUT', at, faqOf('Next', { recordVersion }), contributor)
    const again = sent.changeRequest as ChangeRequestRow
    const own = await call('GET', at, undefined, contributor)
    const approved = await call('POST', `${WORKFLOW}/${changeRequest.id}/approve`, { hash: again.hash })

    expect(again).toMatchObject({ id: changeRequest.id, kind: 'create' })
    expect(own.data).toMatchObject({ contents: texts('Next') })
    expect(approved.status).toBe(200)
    expect(await shown(answer.data.id)).toMatchObject({ contents: texts('Next') })
    expect((await call('GET', at)).data.state).toBe('published')
  })
})

test('a section’s waiting text stays apart', async () => {
  for (const [path, screen] of SECTION_SCREENS.filter(([, { type }]) => !type.internal).slice(0, 12)) {
    const at = api.pathOf(screen)
    const empty = (await call('GET', at)).data
    const live = await call('PUT', at, {
      ...api.filled(screen.type.declaration),
      recordVersion: empty.recordVersion,
    })
    const { recordVersion } = live.data
    const asked = await call(
      'PUT',
      at,
      { ...api.filled(screen.type.declaration), recordVersion },
      contributor,
    )
    if (asked.status === 200) continue // its content is always equal
    const read = await call('GET', at, undefined, editor)
    const own = await call('GET', at, undefined, contributor)
    const published = await call('PUT', at, read.data, editor)

    expect([path, asked.status, published.status]).toEqual([path, 202, 200])
    expect({ path, ...read.data }).toEqual({ path, ...live.data })
    expect({ path, ...own.data }).toEqual({ path, ...asked.data })
    const { recordVersion: _, updated: __, updatedBy: ___, ...kept } = published.data
    expect(live.data).toMatchObject(kept)
  }
})

test('an order that waits arranges nothing until it is approved', async () => {
  const { data: one } = await call('POST', FAQ, faqOf('One', { order: 1 }))
  const { data: two } = await call('POST', FAQ, faqOf('Two', { order: 2 }))
  const orders = async () => [(await shown(one.id))['order'], (await shown(two.id))['order']]
  const before = await orders()
  const records = [two, one].map(({ id, recordVersion }) => ({ id, recordVersion }))

  const asked = await call('PUT', `${FAQ}/order`, { records }, contributor)
  await call('PUT', `${FAQ}/${one.id}`, { ...one, contents: texts('Uno') }, editor)

  expect(asked.status).toBe(202)
  expect(await orders()).toEqual(before)
})

test('drafts of a role that needs approval are kept without it, posted or put', async () => {
  const posted = await call('POST', FAQ, { state: 'draft', contents: texts('Half') }, contributor)
  const at = `${FAQ}/${posted.data.id}`

  const put = await call('PUT', at, { ...posted.data, contents: texts('More') }, contributor)
  const putThere = await call('PUT', `${at}/draft`, { ...put.data, contents: texts('Most') }, contributor)

  expect(
    [posted, put, putThere].map(({ status, message, changeRequest }) => [status, message, changeRequest]),
  ).toEqual([
    [201, 'Draft saved.', undefined],
    [200, 'Draft saved.', undefined],
    [200, 'Draft saved.', undefined],
  ])
  expect(putThere.data).toMatchObject({ state: 'draft', contents: texts('Most') })
})
