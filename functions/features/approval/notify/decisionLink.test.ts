import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { permissionList } from '@flou/shared/content/permissions.ts'
import type { MailedDecision } from '@flou/shared/approval/changeRequestDetail.ts'
import { WORKFLOW_STATUS } from '@flou/shared/approval/workflow.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { accountKeys } from '../../accounts/person.ts'
import { startTestApproval, type TestApproval } from './testApproval.ts'
import { itemsOf } from './testStream.ts'

const DAY = 86_400_000
const SETTING = '/api/dashboard/setting/approval'
let approval: TestApproval
beforeAll(async () => {
  approval = await startTestApproval()
})
afterAll(() => approval.stop())
beforeEach(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  await approval.reset()
  await allow(true)
})
afterEach(() => vi.restoreAllMocks())

async function allow(isMailDecisionAllowed: boolean): Promise<void> {
  const { data } = await approval.read('ayu', SETTING)
  const { recordVersion = 0 } = (data ?? {}) as { recordVersion?: number }
  const body = {
    isSelfApprovalAllowed: false,
    arePeersApproving: false,
    isMailDecisionAllowed,
    recordVersion,
  }
  const { status } = await approval.save('ayu', SETTING, { ...body, remindAfterDays: 3, expireAfterDays: 14 })
  if (status !== 200) throw new Error(`The setting was not saved: ${status}`)
}

/** Tokens of the decision links in mails to a person, newest last. */
const tokensTo = (name: string) =>
  approval
    .sent()
    .filter(({ to }) => to.startsWith(name))
    .flatMap(({ text }) => [...text.matchAll(/\/account\/decide#(\S+)/g)].map(([, token]) => token ?? ''))

const post = (path: string, body: object) => approval.api.call({ path, body })
const open = (token: string) => post(STAFF_PATHS.openDecisionLink, { token })
const nonceOf = async (token: string) => ((await open(token)).data as unknown as MailedDecision | null)?.nonce
const decide = async (token: string, body: object) =>
  post(STAFF_PATHS.decideByLink, { token, nonce: await nonceOf(token), ...body })

/** A change request and the decision link that Citra receives. */
async function mailed() {
  const changeRequest = await approval.submit()
  await approval.deliver()
  return { change: changeRequest, token: tokensTo('citra').at(-1) ?? '' }
}

test('mails carry no link that decides where the setting is off', async () => {
  const { token } = await mailed()
  await allow(false)
  const off = await open(token)
  await approval.reset()
  await mailed()

  expect(off).toMatchObject({ status: 404 })
  expect(off.message).toContain('no longer valid')
  expect(tokensTo('citra')).toEqual([])
})

test('the link shows the whole change, and decides it once, in the name of its approver', async () => {
  const { change: changeRequest, token } = await mailed()
  const shown = await open(token)
  const afterLooking = await approval.change(changeRequest.id)
  const unseen = await post(STAFF_PATHS.decideByLink, { token, nonce: '9999999999999.x', outcome: 'approve' })
  const approved = await decide(token, { outcome: 'approve' })
  const again = await open(token)
  const events = await itemsOf(approval.table, `changeRequest#${changeRequest.id}`)
  const entries = await itemsOf(approval.table, 'audit#')

  expect(shown.data).toMatchObject({
    id: changeRequest.id,
    approver: 'Citra',
    before: null,
    after: { contents: [{ title: 'Awan' }, { title: 'Awan' }] },
  })
  expect([afterLooking.status, unseen.status]).toEqual([WORKFLOW_STATUS.pending, 404])
  expect(approved.data).toEqual({ status: WORKFLOW_STATUS.approved })
  expect(again.status).toBe(404)
  expect(await approval.change(changeRequest.id)).toMatchObject({ decidedBy: { name: 'Citra' } })
  expect(events.filter(({ row }) => String(row).includes('"via":"mail"'))).toHaveLength(1)
  expect(entries.filter(({ data }) => String(data).includes('"via":"mail"'))).toHaveLength(1)
})

test('a refusal by the link needs its reason', async () => {
  const { change: changeRequest, token } = await mailed()
  const bare = await decide(token, { outcome: 'reject' })
  const sentBack = await decide(token, { outcome: 'request', reason: 'Judulnya terlalu pendek' })

  expect([bare.status, Object.keys(bare.errors ?? {})]).toEqual([422, ['Reason']])
  expect(sentBack.data).toEqual({ status: WORKFLOW_STATUS.changesRequested })
  expect(await approval.change(changeRequest.id)).toMatchObject({ reason: 'Judulnya terlalu pendek' })
})

test('a link dies with a decision, another round, its time and a newer link', async () => {
  const { change: changeRequest, token } = await mailed()
  await approval.call('budi', STAFF_PATHS.withdrawChangeRequest(changeRequest.id))
  const withdrawn = await open(token)
  await approval.call('budi', STAFF_PATHS.resendChangeRequest(changeRequest.id))
  const sentAgain = await open(token)
  await approval.deliver()
  approval.api.clock.now += 601_000
  await approval.sendDigests()
  await approval.deliver()
  const second = tokensTo('citra').at(-1) ?? ''
  const secondOpens = await open(second)
  approval.api.clock.now += 3 * DAY
  const late = await open(second)
  await approval.tend()
  await approval.deliver()
  approval.api.clock.now += 60_000
  await approval.sendDigests()
  await approval.deliver()
  const third = tokensTo('citra').at(-1) ?? ''

  expect([withdrawn.status, sentAgain.status]).toEqual([404, 404])
  expect([secondOpens.status, late.status, (await open(second)).status]).toEqual([200, 404, 404])
  expect(third).not.toBe(second)
  expect((await open(third)).status).toBe(200)
})

async function changeRoleOfCitra(change: object): Promise<void> {
  const roles = '/api/dashboard/admin'
  const listed = (await approval.read('ayu', roles)).data as unknown as { id: number }[]
  const all: Record<string, unknown>[] = []
  // sequential: each call signs in, and at most 20 sessions are open
  for (const { id } of listed) all.push((await approval.read('ayu', `${roles}/${id}`)).data)
  const role = all.find(({ roleName }) => roleName === 'Role of Citra') ?? {}
  await approval.save('ayu', `${roles}/${String(role['id'])}`, { ...role, ...change })
}

test('a link dies when its approver may no longer decide', async () => {
  const { token } = await mailed()
  await changeRoleOfCitra({ permission: permissionList((key) => key === 'Manage News') })
  const dead = await open(token)
  await changeRoleOfCitra({
    permission: permissionList((key) => key === 'Manage News' || key === 'Workflow'),
  })

  expect(dead.status).toBe(404)
  expect((await open(token)).status).toBe(200)
})

test('a role that requires two-factor authentication decides after logging in, not by a link', async () => {
  const { token } = await mailed()
  const opened = await nonceOf(token)
  await changeRoleOfCitra({ requiresFactor: true })
  const refused = [
    await open(token),
    await post(STAFF_PATHS.decideByLink, { token, nonce: opened, outcome: 'approve' }),
  ]
  await approval.reset()
  await mailed()
  const mails = approval.sent().filter(({ to }) => to.startsWith('citra'))
  await changeRoleOfCitra({ requiresFactor: false })

  expect(refused.map(({ status }) => status)).toEqual([404, 404])
  expect(refused[0]?.message).toContain('Log in')
  expect([mails.length, tokensTo('citra')]).toEqual([1, []])
})

test('an approver with two-factor authentication decides after logging in, whatever their role requires', async () => {
  const { token } = await mailed()
  const opened = await nonceOf(token)
  const { data } = await approval.read('ayu', '/api/dashboard/user')
  const citra = (data as unknown as { id: number; fullName: string }[]).find(
    ({ fullName }) => fullName === 'Citra',
  )
  const factors = accountKeys.factors(citra?.id ?? 0)
  await approval.table.put({ ...factors, version: 1, totp: { sealed: 'x', since: 'x', lastStep: 0 } })
  const refused = [
    await open(token),
    await post(STAFF_PATHS.decideByLink, { token, nonce: opened, outcome: 'approve' }),
  ]
  await approval.reset()
  await mailed()
  const mails = approval.sent().filter(({ to }) => to.startsWith('citra'))
  await approval.table.remove(factors)

  expect(opened).toBeDefined()
  expect(refused.map(({ status }) => status)).toEqual([404, 404])
  expect(refused[0]?.message).toContain('Log in')
  expect([mails.length, tokensTo('citra')]).toEqual([1, []])
})

test('what is grave is never decided by a link', async () => {
  const { data } = await approval.read('ayu', '/api/dashboard/user')
  const people: Record<string, unknown>[] = []
  // sequential: each call signs in, and at most 20 sessions are open
  for (const { id } of data as unknown as { id: number }[])
    people.push((await approval.read('ayu', `/api/dashboard/user/${id}`)).data)
  const budi = people.find(({ fullName }) => fullName === 'Budi') ?? {}
  const role = await approval.read('ayu', `/api/dashboard/admin/${String(budi['role'])}`)
  await approval.save('ayu', `/api/dashboard/admin/${String(budi['role'])}`, {
    ...role.data,
    permission: permissionList(() => true),
  })
  approval.api.clock.now += 6_000 // permissions are cached for five seconds
  await approval.call('budi', '/api/dashboard/admin', {
    roleName: 'Baru',
    needApproval: false,
    permission: permissionList((key) => key === 'FAQ'),
  })
  await approval.deliver()

  expect(approval.sent().filter(({ subject }) => subject.includes('Baru'))).toHaveLength(2)
  expect(tokensTo('citra')).toEqual([])
})
