import type { StoredRecord, RevisionRow } from '@flou/shared/api.ts'
import type { AuditEntry } from '@flou/shared/audit/auditEntry.ts'
import { requireContentType } from '@flou/shared/content/registry.ts'
import type {
  Absence,
  ChangeRequestDetail,
  OpenChangeRequest,
} from '@flou/shared/approval/changeRequestDetail.ts'
import type { ChangeRequestCounts } from '@flou/shared/approval/changeRequestLists.ts'
import type { ChangeRequestRow } from '@flou/shared/approval/workflow.ts'
import { mailInLiveTexts } from '@flou/functions/features/mail/liveTexts.ts'
import { sampleFacts } from '@flou/functions/features/mail/templates/samples.ts'
import { keys } from '@flou/functions/core/store/keys.ts'
import { approvalKeys } from '@flou/functions/features/approval/request/approvalKeys.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startContentApi, type ContentApi, type Fields } from './contentApi.ts'

/** Change requests as people use them (docs/product.md#approval). */
const FAQ = '/api/dashboard/faq/category'
const USERS = '/api/dashboard/user'
const WORKFLOW = '/api/dashboard/workflow'
const category = requireContentType('faqCategory')
const user = requireContentType('user')

let api: ContentApi
/** An author who needs approval, and a second one. */
let author = ''
let peer = ''
beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
  api = await startContentApi()
  author = await api.tokenNeedingApproval()
  peer = await api.tokenWithout('Audit Log')
})
afterAll(() => api.stop())

type Request = [method: string, path: string, body?: Fields, token?: string]
const call = <T = StoredRecord>(...[method, path, body, token = api.token]: Request) => {
  api.clock.now = new Date(api.clock.now.getTime() + 1000) // entries with the same timestamp have no order
  return api.call<T>(method, path, { token, ...(body && { body }) })
}
const filled = (more: Fields = {}) => ({ ...api.filled(category.declaration), ...more })
/** A published record with a change request. */
async function submitted(more: Fields = {}) {
  const record = (await call('POST', FAQ, filled())).data
  const at = `${FAQ}/${record.id}`
  const answer = await call('PUT', at, filled({ ...more, recordVersion: record.recordVersion }), author)
  const changeRequest = answer.changeRequest as ChangeRequestRow // the status is 202
  return { record, at, change: changeRequest, draft: answer.data, path: `${WORKFLOW}/${changeRequest.id}` }
}
const decide = (...[path, outcome, body, token]: Request) =>
  call<ChangeRequestRow>('POST', `${path}/${outcome}`, body, token)
const detail = async (path: string) => (await call<ChangeRequestDetail>('GET', path)).data
const live = async ({ id }: StoredRecord) =>
  JSON.parse(
    String((await api.table.get(keys.live(category.key, id), { consistent: true }))?.['data']),
  ) as Fields

test('a change that is rejected leaves its author’s text, and can be sent again with one click', async () => {
  const { record, at, change: changeRequest, draft, path } = await submitted()
  const before = await live(record)

  const unexplained = await decide(path, 'reject', { hash: changeRequest.hash, reason: ' ' })
  const rejected = await decide(path, 'reject', { hash: changeRequest.hash, reason: 'Too long.' })
  const [kept, afterwards] = [await call('GET', at, undefined, author), await live(record)]
  const again = await decide(path, 'send-again', {}, author)
  const approved = await decide(path, 'approve', { hash: again.data.hash })

  expect(Object.keys(unexplained.errors ?? {})).toEqual(['Reason'])
  expect(rejected.data).toMatchObject({ status: 3, reason: 'Too long.', decidedBy: { id: 1 } })
  expect(afterwards).toMatchObject({ contents: before['contents'] })
  expect(kept.data).toEqual(draft)
  expect(again.data).toMatchObject({ status: 1, round: 2 })
  expect(again.data.reason).toBeUndefined()
  expect(approved.data.status).toBe(2)
  expect(await live(record)).toMatchObject({ contents: draft['contents'] })
})

test('an author who is asked for changes saves again: it is the same change, with another hash', async () => {
  const { at, change: changeRequest, path } = await submitted()

  const asked = await decide(path, 'request-changes', {
    hash: changeRequest.hash,
    reason: 'Name the region.',
  })
  const early = await decide(path, 'approve', { hash: changeRequest.hash })
  const saved = await call('PUT', at, filled({ recordVersion: changeRequest.recordVersion }), author)
  const stale = await decide(path, 'approve', { hash: changeRequest.hash })
  const approved = await decide(path, 'approve', { hash: saved.changeRequest?.hash })

  expect([asked.data.status, early.status, stale.status]).toEqual([4, 409, 409])
  expect(early).toMatchObject({ code: 'change_moved', data: { status: 4 } })
  expect(saved.changeRequest).toMatchObject({ id: changeRequest.id, status: 1, round: 2 })
  expect(stale.data).toMatchObject({ hash: saved.changeRequest?.hash })
  expect(approved.data.status).toBe(2)
})

test('whoever has a part in a change does not decide it, also by saving it or bringing it up to date', async () => {
  const { change: changeRequest, path, at } = await submitted()

  const renewed = await call<ChangeRequestRow>(
    'POST',
    `${path}/submit`,
    { hash: changeRequest.hash, recordVersion: changeRequest.recordVersion },
    peer,
  )
  const refused = await decide(path, 'approve', { hash: renewed.data.hash }, peer)
  const { cannotDecide } = (await call<ChangeRequestDetail>('GET', path, undefined, peer)).data
  const approved = await decide(path, 'approve', { hash: renewed.data.hash })

  expect(renewed.data).toMatchObject({ id: changeRequest.id, status: 1 })
  expect(renewed.data.contributors).toHaveLength(2)
  expect(renewed.data.hash).not.toBe(changeRequest.hash)
  expect([refused.status, refused.messageCode, cannotDecide]).toEqual([403, 'contributed', 'contributed'])
  expect(approved.data.status).toBe(2)
  expect((await call('GET', at)).data.live).toBeUndefined()
})

test('a record that moved on has its change brought up to date, shown and decided anew', async () => {
  const { record, at, change: changeRequest, path } = await submitted()
  const other = filled({ recordVersion: changeRequest.recordVersion })
  await call('PUT', at, other) // an editor with direct rights

  const shown = await detail(path)
  const refused = await decide(path, 'approve', { hash: changeRequest.hash })
  const merged = { ...shown.current?.fields, contents: shown.after?.['contents'] }
  const renewed = await call<ChangeRequestRow>(
    'POST',
    `${path}/submit`,
    {
      hash: changeRequest.hash,
      recordVersion: shown.current?.recordVersion,
      fields: merged,
    },
    author,
  )
  const approved = await decide(path, 'approve', { hash: renewed.data.hash })

  expect(shown.isOutdated).toBe(true)
  expect(refused).toMatchObject({ status: 409, code: 'record_changed' })
  expect(approved.data.status).toBe(2)
  expect(renewed.data.liveVersion).toBe(shown.current?.recordVersion)
  expect(await live(record)).toMatchObject({ contents: shown.after?.['contents'], order: other['order'] })
})

test('what no longer fits is approved and not applied, says why, and is applied once it fits', async () => {
  const email = `${crypto.randomUUID()}@flou.example`
  const person = (more: Fields = {}) => ({
    ...api.filled(user.declaration, { role: 1 }),
    email,
    password: 'Jalan-Kaki-77',
    confirmPassword: 'Jalan-Kaki-77',
    ...more,
  })
  const { changeRequest } = await call('POST', USERS, person(), author)
  const path = `${WORKFLOW}/${changeRequest?.id}`
  // inactive: two active administrators would review each other
  const competingRequest = await call('POST', USERS, person({ status: '0' }))

  const failed = await decide(path, 'approve', { hash: changeRequest?.hash })
  await call(
    'PUT',
    `${USERS}/${competingRequest.data.id}`,
    person({ email: `other-${email}`, status: '0', recordVersion: competingRequest.data.recordVersion }),
  )
  const applied = await decide(path, 'approve', { hash: changeRequest?.hash })
  const { recordId } = await detail(path)
  const stored = await api.table.get(keys.live('user', recordId), { consistent: true })

  expect([competingRequest.status, failed.data]).toMatchObject([
    201,
    { status: 8, failure: { fields: { Email: 'taken' } } },
  ])
  expect(applied.data.status).toBe(2)
  expect(stored?.['secrets']).toMatchObject({ password: expect.stringContaining('$') as string })
  expect(JSON.stringify(await detail(path))).not.toContain('Jalan-Kaki')
})

test('of two who decide at once one is first, and the other is shown what he did', async () => {
  const { change: changeRequest, path, record } = await submitted()

  const answers = await Promise.all([
    decide(path, 'approve', { hash: changeRequest.hash }),
    decide(path, 'reject', { hash: changeRequest.hash, reason: 'No.' }, peer),
    decide(path, 'withdraw', {}, author),
  ])

  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409])
  const { status, events } = await detail(path)
  expect([2, 3, 5]).toContain(status)
  expect(events).toHaveLength(2)
  expect(await api.table.get(approvalKeys.changeRequestLock(`${category.key}#${record.id}`))).toBeUndefined()
})

test('lists and counts say what waits for whom, and records are marked', async () => {
  const counts = async (token: string) =>
    (await call<ChangeRequestCounts>('GET', `${WORKFLOW}/counts`, undefined, token)).data
  const [before, beforeOwn] = [await counts(api.token), await counts(author)]
  const { change: changeRequest, record } = await submitted()

  const rows = (await call<ChangeRequestRow[]>('GET', `${WORKFLOW}?view=decide&type=faqCategory&perPage=100`))
    .data
  const mine = (await call<ChangeRequestRow[]>('GET', `${WORKFLOW}?view=mine&perPage=100`, undefined, author))
    .data
  const marks = (
    await call<OpenChangeRequest[]>('GET', `${WORKFLOW}/pending?type=faqCategory`, undefined, author)
  ).data
  const others = await call('GET', `${WORKFLOW}?view=open`, undefined, await api.tokenOnlyWith('FAQ'))

  const after = await counts(api.token)
  expect(after).toMatchObject({ toDecide: before.toDecide + 1, own: before.own })
  expect(after.newest.map(({ id }) => id)).toEqual(
    [changeRequest.id, ...before.newest.map(({ id }) => id)].slice(0, 5),
  )
  expect(await counts(author)).toEqual({ ...beforeOwn, own: beforeOwn.own + 1 })
  expect([rows, mine].map((list) => list.map(({ id }) => id).includes(changeRequest.id))).toEqual([
    true,
    true,
  ])
  expect(marks.find(({ id }) => id === record.id)).toMatchObject({
    changeRequestId: changeRequest.id,
    isOwn: true,
    kind: 'update',
  })
  expect(others.status).toBe(403)
})

test('an applied change is taken back by one click, as a revision of its own', async () => {
  const { record, change: changeRequest, path } = await submitted()
  const before = await live(record)
  await decide(path, 'approve', { hash: changeRequest.hash })

  const shown = await detail(path)
  const undone = await decide(path, 'undo', {})

  expect([shown.canUndo, undone.status]).toEqual([true, 200])
  expect(await live(record)).toMatchObject({ contents: before['contents'] })
})

test('an undo names what was published since and by whom, and waits until that was seen', async () => {
  const { record, at, change: changeRequest, path } = await submitted()
  const before = await live(record)
  await decide(path, 'approve', { hash: changeRequest.hash })
  const publish = async (token: string) => {
    const { recordVersion } = (await call('GET', at)).data
    return (await call('PUT', at, filled({ recordVersion }), token)).data
  }
  const later = await publish(peer)

  const asked = await call<RevisionRow[]>('POST', `${path}/undo`, {})
  const meanwhile = await publish(api.token)
  const stale = await decide(path, 'undo', { seenVersion: later.recordVersion })
  const kept = await live(record)
  const undone = await decide(path, 'undo', { seenVersion: meanwhile.recordVersion })

  expect(asked).toMatchObject({ status: 409, code: 'published_since', messageCode: 'publishedSince' })
  expect(asked.data).toMatchObject([
    { version: later.recordVersion, action: 'update', by: later.updatedBy, created: later.updated },
  ])
  expect([stale.status, undone.status]).toEqual([409, 200])
  expect(kept).toMatchObject({ contents: meanwhile['contents'] })
  expect(await live(record)).toMatchObject({ contents: before['contents'] })
})

test('undoing a restore names what was saved since; the trash would take it along', async () => {
  const record = (await call('POST', FAQ, filled())).data
  const at = `${FAQ}/${record.id}`
  await call('DELETE', at)
  const { changeRequest } = await call('POST', `${at}/restore`, {}, author)
  const path = `${WORKFLOW}/${changeRequest?.id}`
  await decide(path, 'approve', { hash: changeRequest?.hash })
  const { recordVersion } = (await call('GET', at)).data
  await call('PUT', at, filled({ recordVersion }), peer)

  const asked = await call<RevisionRow[]>('POST', `${path}/undo`, {})

  expect([asked.status, asked.data.length]).toEqual([409, 1])
  expect(await live(record)).toBeDefined()
})

test('an undo passes the rules of what it does: an earlier script waits for somebody else', async () => {
  const page = requireContentType('customPage')
  const pages = '/api/dashboard/custom-html'
  const body = (customScript: string, more: Fields = {}) => ({
    ...api.filled(page.declaration),
    customScript,
    ...more,
  })
  const first = await call('POST', pages, body('one()'))
  await decide(`${WORKFLOW}/${first.changeRequest?.id}`, 'approve', { hash: first.changeRequest?.hash }, peer)
  const { recordVersion } = (await call('GET', `${pages}/${first.data.id}`)).data
  const second = await call('PUT', `${pages}/${first.data.id}`, body('two()', { recordVersion }))
  await decide(
    `${WORKFLOW}/${second.changeRequest?.id}`,
    'approve',
    { hash: second.changeRequest?.hash },
    peer,
  )

  const undone = await decide(`${WORKFLOW}/${second.changeRequest?.id}`, 'undo', {})
  const shown = await api.table.get(keys.live(page.key, first.data.id), { consistent: true })

  expect(undone).toMatchObject({ status: 202, changeRequest: { status: 1, type: 'customPage' } })
  expect(JSON.parse(String(shown?.['data']))).toMatchObject({ customScript: 'two()' })
})

test('a grave change is approved only by who has typed the password in the last minutes', async () => {
  const roles = '/api/dashboard/admin'
  const role = requireContentType('role')
  const created = await call('POST', roles, api.filled(role.declaration), author)
  const path = `${WORKFLOW}/${created.changeRequest?.id}`
  const plain = await submitted()
  const noted = (at: Date) =>
    api.table.update(keys.session('session-1'), {
      UpdateExpression: 'SET confirmed = :at',
      ExpressionAttributeValues: { ':at': at.getTime() },
    })

  await noted(new Date(api.clock.now.getTime() - 11 * 60_000))
  const shown = await detail(path)
  const late = await decide(path, 'approve', { hash: created.changeRequest?.hash })
  const everyday = await decide(plain.path, 'approve', { hash: plain.change.hash })
  await noted(api.clock.now)
  const fresh = await decide(path, 'approve', { hash: created.changeRequest?.hash })

  expect([shown.requiresReauthentication, (await detail(plain.path)).requiresReauthentication]).toEqual([
    true,
    undefined,
  ])
  expect(late).toMatchObject({ status: 403, code: 'confirmation_needed' })
  expect([everyday.data.status, fresh.data.status]).toEqual([2, 2])
})

test('a new record whose change was taken over is shown once that is approved', async () => {
  const created = await call('POST', FAQ, filled(), author)
  const { id = '', hash = '', recordVersion = 0 } = created.changeRequest ?? {}

  const taken = await call<ChangeRequestRow>(
    'POST',
    `${WORKFLOW}/${id}/submit`,
    { hash, recordVersion },
    peer,
  )
  await decide(`${WORKFLOW}/${id}`, 'approve', { hash: taken.data.hash })

  expect((await call('GET', `${FAQ}/${created.data.id}`)).data).toMatchObject({ state: 'published' })
})

test('the audit log tells every step with its status, and the applied revision that it was approved', async () => {
  const { change: changeRequest, path, record } = await submitted()
  await decide(path, 'approve', { hash: changeRequest.hash })

  const { data } = await call<AuditEntry[]>(
    'GET',
    `/api/dashboard/audit-log?entity=faqCategory&entityId=${record.id}`,
  )

  const told = data.map(({ actionType, workflowStatus, account }) => [
    actionType,
    workflowStatus,
    account.id === 1,
  ])
  expect(told).toEqual(
    expect.arrayContaining([
      ['create', 0, true],
      ['submit', 1, false],
      ['update', 2, false],
      ['approve', 2, true],
    ]),
  )
})

test('people talk about a change and its fields; a stranger to both is refused', async () => {
  const { path } = await submitted()

  const said = await decide(path, 'comments', { text: 'Which region?', field: 'Contents[0].Title' })
  const answered = await decide(path, 'comments', { text: 'Jakarta.' }, author)
  const stranger = await decide(path, 'comments', { text: 'Hm' }, await api.tokenOnlyWith('Contact'))

  expect([said.status, answered.status, stranger.status]).toEqual([201, 201, 403])
  const { events } = await detail(path)
  expect(events.filter(({ kind }) => kind === 'comment')).toMatchObject([
    { text: 'Which region?', field: 'Contents[0].Title' },
    { text: 'Jakarta.' },
  ])
})

test('who is away is named so, with whom he has named instead', async () => {
  const { path } = await submitted()
  const before = await detail(path)
  const other = before.approvers.find(({ id }) => id !== 1)
  const day = api.clock.now.toISOString().slice(0, 10)

  const over = await call('PUT', `${WORKFLOW}/absence`, {
    absence: { from: '2020-01-01', to: '2020-01-02', delegate: 0 },
  })
  await call('PUT', `${WORKFLOW}/absence`, { absence: { from: day, to: day, delegate: other?.id ?? 0 } })
  const away = await detail(path)
  const own = await call<{ absence: Absence | null }>('GET', `${WORKFLOW}/absence`)
  await call('PUT', `${WORKFLOW}/absence`, { absence: null })

  expect(Object.keys(over.errors ?? {})).toEqual(['Absence.To'])
  expect(away.approvers.find(({ id }) => id === 1)).toMatchObject({
    awayUntil: day,
    delegateName: other?.name,
  })
  expect(own.data.absence).toMatchObject({ from: day, delegate: { id: other?.id } })
})

test('a mail goes on with its old text while a new one waits for approval', async () => {
  const at = '/api/dashboard/mail/newsletter-welcome'
  const texts = (subject: string) => ({
    contents: [1, 2].map((languageId) => ({
      languageId,
      subject,
      body: 'You said: {{consent}}',
      button: 'Start',
      closing: 'Bye',
    })),
  })
  const site = { siteOrigin: 'https://flou.example', adminOrigin: 'https://admin.flou.example' }
  const subjects = async () => {
    const inBoth = (['id', 'en'] as const).map((language) =>
      mailInLiveTexts(api.table, sampleFacts('newsletterWelcome', language, site), language),
    )
    return (await Promise.all(inBoth)).map(({ subject }) => subject)
  }
  const { recordVersion } = (await call('PUT', at, { ...texts('Old'), recordVersion: 0 })).data
  const answer = await call('PUT', at, { ...texts('New'), recordVersion }, author)
  const changeRequest = answer.changeRequest as ChangeRequestRow // the status is 202
  const whileItWaits = await subjects()
  const approved = await decide(`${WORKFLOW}/${changeRequest.id}`, 'approve', { hash: changeRequest.hash })

  expect([answer.status, approved.status]).toEqual([202, 200])
  expect(whileItWaits).toEqual(['Old', 'Old'])
  expect(await subjects()).toEqual(['New', 'New'])
})
