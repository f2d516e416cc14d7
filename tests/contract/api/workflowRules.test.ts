import type { StoredRecord } from '@flou/shared/api.ts'
import { requireContentType } from '@flou/shared/content/registry.ts'
import type { ChangeRequestDetail } from '@flou/shared/approval/changeRequestDetail.ts'
import type { ChangeRequestRow } from '@flou/shared/approval/workflow.ts'
import { keys } from '@flou/functions/core/store/keys.ts'
import { dataOf } from '@flou/functions/core/store/liveItem.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { RECORD_SCREENS, startContentApi, type ContentApi, type Fields } from './contentApi.ts'

/** Approval settings of an installation, and options of approvers. */
const NEWS = '/api/dashboard/news'
const WORKFLOW = '/api/dashboard/workflow'
const news = requireContentType('news')

let api: ContentApi
/** An author who needs approval, and a second one. */
let author = ''
let peer = ''
/** Another author who needs approval. */
let other = ''
beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
  api = await startContentApi()
  author = await api.tokenNeedingApproval()
  other = await api.tokenNeedingApproval('Another author')
  peer = await api.tokenWithout('Audit Log')
})
afterAll(() => api.stop())

type Request = [method: string, path: string, body?: Fields, token?: string]
const call = <T = StoredRecord>(...[method, path, body, token = api.token]: Request) => {
  api.clock.now = new Date(api.clock.now.getTime() + 1000) // entries with the same timestamp have no order
  return api.call<T>(method, path, { token, ...(body && { body }) })
}
const decide = (changeRequest: ChangeRequestRow | undefined, body: Fields = {}, token?: string) =>
  call<ChangeRequestRow>(
    'POST',
    `${WORKFLOW}/${changeRequest?.id}/approve`,
    { hash: changeRequest?.hash, ...body },
    token,
  )
const detailOf = async (changeRequest: ChangeRequestRow | undefined) =>
  (await call<ChangeRequestDetail>('GET', `${WORKFLOW}/${changeRequest?.id}`)).data
const liveFields = async (type: string, id: number) =>
  dataOf((await api.table.get(keys.live(type, id), { consistent: true })) ?? { data: '{}' })

const planned = (publishDate: string) =>
  call('POST', NEWS, { ...api.filled(news.declaration), status: '2', publishDate }, author)

test('an approver publishes now, or on another day, what its author planned; the rest stays what was shown', async () => {
  const [moved, atOnce, kept] = [
    await planned('2027-01-31'),
    await planned('2027-01-31'),
    await planned('2027-01-31'),
  ]
  const past = await decide(moved.changeRequest, { planned: '2020-01-01' })
  const answers = [
    await decide(moved.changeRequest, { planned: '2027-02-14' }),
    await decide(atOnce.changeRequest, { planned: 'now' }),
    await decide(kept.changeRequest),
  ]
  const { events, planned: day } = await detailOf(moved.changeRequest)
  const fields = await Promise.all(
    [moved, atOnce, kept].map(({ changeRequest }) => liveFields('news', changeRequest?.recordId ?? 0)),
  )
  const shownFirst = (await detailOf(kept.changeRequest)).after

  expect([past.status, Object.keys(past.errors ?? {})]).toEqual([422, ['Planned']])
  expect(answers.map(({ data }) => data.status)).toEqual([2, 2, 2])
  expect(day).toBe('2027-02-14')
  expect(events.at(-1)).toMatchObject({
    kind: 'approve',
    planned: { from: '2027-01-31', to: '2027-02-14' },
  })
  expect(fields).toMatchObject([
    { status: '2', publishDate: '2027-02-14' },
    { status: '1', publishDate: '2026-11-21' },
    { status: '2', publishDate: '2027-01-31' },
  ])
  expect(fields[2]).toMatchObject({ contents: shownFirst?.['contents'] })
})

test('a day is given only to what was planned for one', async () => {
  const { changeRequest } = await call('POST', NEWS, { ...api.filled(news.declaration), status: '1' }, author)

  expect((await decide(changeRequest, { planned: '2027-01-01' }, peer)).status).toBe(400)
  expect((await decide(changeRequest, { planned: 'tomorrow' }, peer)).status).toBe(422)
})

/** Saves the approval settings; unnamed ones are off. */
async function settle(more: Fields) {
  const { data } = await call('GET', '/api/dashboard/setting/approval')
  const off = { isSelfApprovalAllowed: false, arePeersApproving: false, isMailDecisionAllowed: false }
  const body = {
    ...off,
    isPurgeReviewed: false,
    areRightsReviewed: false,
    remindAfterDays: 3,
    expireAfterDays: 14,
    recordVersion: data.recordVersion,
    ...more,
  }
  return call('PUT', '/api/dashboard/setting/approval', body)
}

test('two people delete for good and change rights where that is settled, whoever begins it', async () => {
  const role = requireContentType('role')
  const roles = '/api/dashboard/admin'
  const newRole = () => call('POST', roles, api.filled(role.declaration))
  const record = (await call('POST', NEWS, api.filled(news.declaration))).data
  const trashed = (await call('DELETE', `${NEWS}/${record.id}`)).data
  const purge = () => call('DELETE', `${NEWS}/${record.id}/trash`)
  const alone = await newRole()
  await settle({ isPurgeReviewed: true, areRightsReviewed: true })

  const [held, purging] = [await newRole(), await purge()]
  const own = await decide(held.changeRequest)
  const others = await decide(held.changeRequest, {}, peer)
  const there = await api.table.get(keys.live('news', record.id), { consistent: true })
  const deleted = await decide(purging.changeRequest, {}, peer)
  const off = await settle({})
  const switched = await decide(off.changeRequest, {}, peer)

  expect([alone.status, trashed.state]).toEqual([201, 'trashed'])
  expect([held.status, purging.status, off.status]).toEqual([202, 202, 202])
  expect([own.status, own.messageCode]).toEqual([403, 'contributed'])
  expect([others.data.status, deleted.data.status, switched.data.status]).toEqual([2, 2, 2])
  expect(there).toBeDefined()
  expect(await api.table.get(keys.live('news', record.id), { consistent: true })).toBeUndefined()
  expect((await newRole()).status).toBe(201)
})

test('a save over somebody else’s open change is refused with it, and takes it over when that is asked for', async () => {
  const faq = '/api/dashboard/faq/category'
  const category = requireContentType('faqCategory')
  const record = (await call('POST', faq, api.filled(category.declaration))).data
  const at = `${faq}/${record.id}`
  const body = (recordVersion: number) => ({ ...api.filled(category.declaration), recordVersion })
  const first = await call('PUT', at, body(record.recordVersion), author)
  const version = first.changeRequest?.recordVersion ?? 0
  await settle({ arePeersApproving: false })
  const second = await call('PUT', at, body(version), other)
  const again = await call('PUT', at, body(version), author)
  const { hash, recordVersion = 0 } = again.changeRequest ?? {}
  const fields = api.filled(category.declaration)
  const shown = await call<ChangeRequestDetail>(
    'GET',
    `${WORKFLOW}/${first.changeRequest?.id}`,
    undefined,
    other,
  )
  const taken = await call<ChangeRequestRow>(
    'POST',
    `${WORKFLOW}/${first.changeRequest?.id}/submit`,
    { hash, recordVersion, fields },
    other,
  )
  const { events, after } = await detailOf(taken.data)

  expect(second).toMatchObject({
    status: 409,
    code: 'change_moved',
    messageCode: 'changeOfOther',
    data: { id: first.changeRequest?.id, author: { id: first.changeRequest?.author.id } },
  })
  expect([again.status, shown.data.canTakeOver]).toEqual([202, true])
  expect(taken.data).toMatchObject({ id: first.changeRequest?.id, status: 1 })
  expect(taken.data.author.id).not.toBe(first.changeRequest?.author.id)
  expect(events.map(({ kind }) => kind)).toEqual(['submit', 'submit', 'takeOver'])
  expect(after).toMatchObject({ contents: fields['contents'] })
})

test('a change says what it shows that waits itself, and is approved once that is', async () => {
  const [categories, category] = ['/api/dashboard/news/category', requireContentType('newsCategory')]
  const made = await call('POST', categories, api.filled(category.declaration), author)
  const article = { ...api.filled(news.declaration, { newsCategory: made.data.id }), subCategoryId: 0 }
  const shown = await call('POST', NEWS, { ...article, status: '1' }, author)
  const { related = [] } = await detailOf(shown.changeRequest)

  const early = await decide(shown.changeRequest)
  const first = await decide(made.changeRequest)
  const second = await decide(shown.changeRequest)

  expect([made.status, shown.status]).toEqual([202, 202])
  expect(shown.changeRequest?.related).toMatchObject([
    { id: made.changeRequest?.id, relation: 'shown', isNeeded: true },
  ])
  expect(related).toMatchObject([{ id: made.changeRequest?.id, isNeeded: true }])
  expect(early).toMatchObject({
    status: 422,
    messageCode: 'changeNeedsOther',
    data: [{ id: made.changeRequest?.id }],
  })
  expect([first.data.status, second.data.status]).toEqual([2, 2])
})

test('the second of two batches of the same rows says so when it is submitted', async () => {
  const screen = RECORD_SCREENS.find(([, { type }]) => type.grid)?.[1]
  if (!screen) throw new Error('No type is edited in a grid')
  const path = api.pathOf(screen)
  const filled = () => api.filled(screen.type.declaration)
  const [one, two] = [await call('POST', path, filled()), await call('POST', path, filled())]
  const batch = (records: StoredRecord[], token: string) =>
    api.call<ChangeRequestRow>('POST', `${path}/batch`, {
      token,
      body: { rows: records.map(({ id, recordVersion }) => ({ ...filled(), id, recordVersion })) },
      headers: { 'idempotency-key': crypto.randomUUID() },
    })

  const first = await batch([one.data, two.data], author)
  const second = await batch([one.data], other)

  expect([first.status, second.status]).toEqual([202, 202])
  expect(first.changeRequest?.related).toBeUndefined()
  expect(second.changeRequest?.related).toMatchObject([
    { id: first.changeRequest?.id, relation: 'sameRecords' },
  ])
})
