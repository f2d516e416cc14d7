import type { StoredRecord } from '@flou/shared/api.ts'
import { requireContentType } from '@flou/shared/content/registry.ts'
import type { ChangeRequestRow } from '@flou/shared/approval/workflow.ts'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { startContentApi, type ContentApi, type Fields } from './contentApi.ts'

const PAGES = '/api/dashboard/custom-html'
const WORKFLOW = '/api/dashboard/workflow'
const SETTING = '/api/dashboard/setting/approval'
const page = requireContentType('customPage')
const SCRIPT = 'console.log("hello")'

let api: ContentApi
vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
const started: ContentApi[] = []
beforeEach(async () => {
  api = await startContentApi()
  started.push(api)
})
afterAll(() => Promise.all(started.map((each) => each.stop())))

const call = (method: string, path: string, body?: Fields) =>
  api.call<StoredRecord>(method, path, { ...(body && { body }) })
const callAs = (token: string, [method, path]: [string, string], body?: Fields) =>
  api.call<StoredRecord>(method, path, { token, ...(body && { body }) })
const filled = (more: Fields = {}) => ({ ...api.filled(page.declaration), customScript: SCRIPT, ...more })
/** Approves a change request. @returns the status */
const approve = async (token: string, changeRequest: ChangeRequestRow | undefined) =>
  (await callAs(token, ['POST', `${WORKFLOW}/${changeRequest?.id}/approve`], { hash: changeRequest?.hash }))
    .status
/** The public page. */
const live = async (id: number) => (await call('GET', `${PAGES}/${id}`)).data

test('a page with a script is not published by whoever saves it', async () => {
  const created = await call('POST', PAGES, filled())
  const { id } = created.data
  const published = await call('POST', `${PAGES}/${id}/publish`)
  const saved = await call('PUT', `${PAGES}/${id}`, filled({ recordVersion: 1 }))

  expect(created).toMatchObject({ status: 202, message: 'Pending Approval', data: { state: 'draft' } })
  expect([published.status, saved.status]).toEqual([202, 202])
  expect(await live(id)).toMatchObject({ state: 'draft' })
})

test('a changed script waits for its approver; another text of the page does not', async () => {
  const { data } = await call('POST', PAGES, filled({ customScript: '' }))
  const path = `${PAGES}/${data.id}`
  const text = await call('PUT', path, filled({ customScript: '', recordVersion: 1 }))
  const script = await call('PUT', path, filled({ recordVersion: 2 }))
  const drafted = await call('POST', `${path}/publish`)

  expect([text.status, script.status, drafted.status]).toEqual([200, 202, 202])
  expect(await live(data.id)).toMatchObject({ customScript: SCRIPT, live: { version: 2 } })
})

test('an approver who had no part in it approves it; nobody publishes past the request', async () => {
  const approver = await api.tokenWithout('Audit Log')
  const one = await call('POST', PAGES, filled())
  const { data } = await call('POST', PAGES, filled({ customScript: '' }))
  const path = `${PAGES}/${data.id}`
  const draft = await call('PUT', path, filled({ recordVersion: 1 }))

  const fromList = await callAs(approver, ['POST', `${PAGES}/${one.data.id}/publish`])
  const fromForm = await callAs(approver, ['PUT', path], { ...draft.data })

  const unchanged = await callAs(approver, ['GET', path])
  const approved = [await approve(approver, one.changeRequest), await approve(approver, draft.changeRequest)]

  expect([fromList, fromForm].map(({ status, messageCode }) => [status, messageCode])).toEqual([
    [409, 'changeOfOther'],
    [409, 'changeOfOther'],
  ])
  expect(unchanged.data).toMatchObject({ customScript: '' })
  expect(approved).toEqual([200, 200])
  expect(await live(data.id)).toMatchObject({ customScript: SCRIPT })
})

// 409: the author's change request is open; others can only take it over
test.each([
  ['without the permission to decide', () => api.tokenWithout('Workflow'), 409],
  ['without the permission for scripts', () => api.tokenWithout('Custom Script'), 409],
  ['whose role needs approval', () => api.tokenNeedingApproval(), 409],
])('a person %s does not publish it', async (_, tokenOf, status) => {
  const { data } = await call('POST', PAGES, filled())

  const answer = await callAs(await tokenOf(), ['POST', `${PAGES}/${data.id}/publish`])

  expect(answer.status).toBe(status)
  expect(await live(data.id)).toMatchObject({ state: 'draft' })
})

test('who changed the draft does not publish it', async () => {
  const approver = await api.tokenWithout('Audit Log')
  const { data } = await call('POST', PAGES, filled({ customScript: '' }))
  const path = `${PAGES}/${data.id}`
  await call('PUT', `${path}/draft`, filled({ recordVersion: 1 }))
  const changed = await callAs(approver, ['PUT', `${path}/draft`], filled({ recordVersion: 2 }))

  const answer = await callAs(approver, ['POST', `${path}/publish`])

  expect([changed.status, answer.status]).toEqual([200, 202])
})

test('a page with a script comes back from the trash by the permission for scripts only', async () => {
  const approver = await api.tokenWithout('Audit Log')
  const { data, changeRequest } = await call('POST', PAGES, filled())
  const path = `${PAGES}/${data.id}`
  await approve(approver, changeRequest)
  await call('DELETE', path)

  const refused = await callAs(await api.tokenWithout('Custom Script'), ['POST', `${path}/restore`])
  const restored = await call('POST', `${path}/restore`)

  expect([refused.status, restored.status]).toEqual([422, 200])
})

test('an earlier script is a changed one', async () => {
  const approver = await api.tokenWithout('Audit Log')
  const { data, changeRequest } = await call('POST', PAGES, filled())
  const path = `${PAGES}/${data.id}`
  await approve(approver, changeRequest)
  const shown = await live(data.id)
  const without = await call('PUT', path, filled({ customScript: '', recordVersion: shown.recordVersion }))
  await approve(approver, without.changeRequest)

  const restored = await call('POST', `${path}/versions/${shown.recordVersion}/restore`)

  expect([without.status, restored.status]).toEqual([202, 202])
  expect(restored.data).toMatchObject({ customScript: SCRIPT, live: {} })
})

test('the only approver decides alone where the setting allows it, and not once there is another', async () => {
  await call('PUT', SETTING, { isSelfApprovalAllowed: true, recordVersion: 0 })
  const alone = await call('POST', PAGES, filled())
  await api.tokenWithout('Audit Log')
  const together = await call('POST', PAGES, filled())

  expect([alone.status, together.status]).toEqual([201, 202])
})

test('a role that needs approval does not switch that setting on without an approver', async () => {
  const token = await api.tokenNeedingApproval()

  const answer = await callAs(token, ['PUT', SETTING], { isSelfApprovalAllowed: true, recordVersion: 0 })

  expect(answer).toMatchObject({ status: 202, changeRequest: { status: 1, type: 'setting.approval' } })
  expect((await call('GET', SETTING)).data).toMatchObject({ isSelfApprovalAllowed: false, recordVersion: 0 })
})
