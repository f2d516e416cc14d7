import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { WORKFLOW_STATUS } from '@flou/shared/approval/workflow.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Table } from '../../../core/store/dynamo/table.ts'
import { startTestApproval, type TestApproval } from './testApproval.ts'
import { itemsOf } from './testStream.ts'

const DAY = 86_400_000
let approval: TestApproval
let lines: string[]
beforeAll(async () => {
  approval = await startTestApproval()
})
afterAll(() => approval.stop())
beforeEach(async () => {
  lines = []
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    lines.push(String(line))
    return true
  })
  await approval.reset()
})
afterEach(() => vi.restoreAllMocks())

const subjects = () => approval.sent().map(({ to, subject }) => `${to.split('@')[0]}: ${subject}`)

test('a submission starts one execution by ids and waits, and is mailed to each approver in their language', async () => {
  const { id } = await approval.submit()
  await approval.deliver()
  const [execution] = approval.started()
  const toCitra = approval.sent().find(({ to }) => to.startsWith('citra'))

  expect(approval.started()).toHaveLength(1)
  expect(execution).toMatchObject({ name: `${id}-1` })
  expect(JSON.parse(execution?.input ?? '')).toEqual({
    change: id,
    round: '0001',
    remindAfter: 3 * 86_400,
    expireAfter: 11 * 86_400,
    keepUntil: expect.stringMatching(/^\d{10}$/),
  })
  expect(subjects().toSorted()).toEqual([
    'admin: For your approval: Awan',
    'citra: Menunggu persetujuan Anda: Awan',
  ])
  expect(toCitra?.text).toContain(`https://admin.flou.example/dashboard2/workflow/detail/${id}`)
  expect(toCitra?.text).toContain('Judul (Indonesia): (kosong) → Awan')
  expect(toCitra?.html).toContain('<html lang="id">')
})

test('a stream that delivers everything again starts and mails nothing again', async () => {
  await approval.submit()
  await approval.deliver()
  const before = subjects()
  const failures = await approval.redeliver()

  expect(failures).toEqual([])
  expect(subjects()).toEqual(before)
  expect(approval.started()).toHaveLength(1)
})

test('while Step Functions is down mails go out, and the notice is repeated until it is up', async () => {
  approval.down()
  const { id } = await approval.submit()
  const down = await approval.deliver()
  const mails = subjects()
  approval.up()
  const up = await approval.deliver()

  expect(down).toEqual([`notification#${id} 0001#submitted`])
  expect(up).toEqual([])
  expect(mails).toHaveLength(2)
  expect(subjects()).toEqual(mails)
  expect(lines.some((line) => line.includes('"level":"error"') && line.includes(`notification#${id}`))).toBe(
    true,
  )
})

test.each([
  ['the state machine first', ['machine', 'table']],
  ['the table first', ['table', 'machine']],
] as const)('approvers are reminded once, by whichever clock comes first: %s', async (_, order) => {
  const changeRequest = await approval.submit()
  await approval.deliver()
  approval.api.clock.now += 3 * DAY + 180_000
  const clocks = {
    machine: () => approval.machine.put(changeRequest, 'remind'),
    table: () => approval.tend(),
  }
  const mails = subjects().length
  for (const clock of order) {
    await clocks[clock]()
    await approval.deliver()
  }
  approval.api.clock.now += 60_000
  await approval.sendDigests()
  await approval.deliver()

  expect(subjects().slice(mails).toSorted()).toEqual([
    'admin: Still waiting for approval: Awan',
    'citra: Masih menunggu persetujuan: Awan',
  ])
  const events = (await itemsOf(approval.table, `changeRequest#${changeRequest.id}`)).filter(({ sk }) =>
    String(sk).startsWith('event#'),
  )
  expect(events.filter(({ row }) => String(row).includes('"remind"'))).toHaveLength(1)
  expect((await approval.change(changeRequest.id)).reminded).toBeDefined()
})

test('what nobody decides expires once, its author hears of it, and its execution is ended', async () => {
  const changeRequest = await approval.submit()
  await approval.deliver()
  approval.api.clock.now += 14 * DAY + 180_000
  await approval.machine.put(changeRequest, 'overdue')
  await approval.deliver()
  const byTable = await approval.tend()
  await approval.deliver()

  expect(byTable.expired).toBe(0)
  expect(await approval.change(changeRequest.id)).toMatchObject({
    status: WORKFLOW_STATUS.expired,
    decidedBy: { id: 0, name: 'Schedule' },
  })
  expect(subjects()).toContain('budi: Expired: Awan')
  expect(approval.ended()).toEqual([
    { executionArn: `arn:aws:states:r:1:execution:Clock:${changeRequest.id}-1`, cause: 'Decided' },
  ])
})

test('the table expires what no execution watches; changes requested stop its time', async () => {
  const [expiring, returned] = [await approval.submit('Satu'), await approval.submit('Dua')]
  await approval.deliver()
  const { hash } = await approval.change(returned.id)
  await approval.call('citra', STAFF_PATHS.requestChanges(returned.id), {
    hash,
    reason: 'Judulnya terlalu pendek',
  })
  await approval.deliver()
  approval.api.clock.now += 14 * DAY + 180_000
  const tended = await approval.tend()

  expect(tended).toMatchObject({ expired: 1 })
  expect((await approval.change(expiring.id)).status).toBe(WORKFLOW_STATUS.expired)
  expect((await approval.change(returned.id)).status).toBe(WORKFLOW_STATUS.changesRequested)
  const mail = approval.sent().find(({ subject }) => subject === 'Changes requested: Dua')
  expect(mail?.text).toContain('Reason: Judulnya terlalu pendek')
})

test('a decision ends the wait by its token, tells the author, and gives the decider a receipt', async () => {
  const { id } = await approval.submit()
  await approval.deliver()
  await approval.machine.storeToken(id, 'token')
  const { hash } = await approval.change(id)
  const answer = await approval.call('citra', STAFF_PATHS.approveChangeRequest(id), { hash })
  await approval.deliver()

  expect(answer.status).toBe(200)
  expect(approval.ended()).toEqual([{ taskToken: 'token', output: '{}' }])
  expect(subjects()).toEqual(expect.arrayContaining(['budi: Approved: Awan', 'citra: Keputusan Anda: Awan']))
  expect(await approval.redeliver()).toEqual([])
  expect(subjects()).toHaveLength(4)
})

test.each(['before a token was stored', 'with a token that has timed out'])(
  'a decision %s ends the execution by its name',
  async (when) => {
    const { id } = await approval.submit()
    await approval.deliver()
    if (when.startsWith('with')) {
      await approval.machine.storeToken(id, 'old')
      approval.tokensTimeOut()
    }
    const { hash } = await approval.change(id)
    await approval.call('citra', STAFF_PATHS.rejectChangeRequest(id), { hash, reason: 'Tidak' })
    await approval.deliver()

    expect(approval.ended().at(-1)).toMatchObject({
      executionArn: `arn:aws:states:r:1:execution:Clock:${id}-1`,
    })
    expect(approval.ended()).toHaveLength(when.startsWith('with') ? 2 : 1)
  },
)

test('after a reminder a decision counts, and no further clock touches the change', async () => {
  const changeRequest = await approval.submit()
  await approval.deliver()
  approval.api.clock.now += 3 * DAY + 180_000
  await approval.machine.put(changeRequest, 'remind')
  await approval.deliver()
  const { hash } = await approval.change(changeRequest.id)
  await approval.call('budi', STAFF_PATHS.withdrawChangeRequest(changeRequest.id))
  await approval.deliver()
  await approval.machine.put(changeRequest, 'overdue')
  await approval.deliver()

  expect(hash).toBe(changeRequest.hash)
  expect((await approval.change(changeRequest.id)).status).toBe(WORKFLOW_STATUS.withdrawn)
  expect(approval.ended()).toHaveLength(1)
  expect(subjects().filter((subject) => subject.startsWith('budi'))).toEqual([])
})

test('a change that is sent again has another execution; the old one is ended by its name', async () => {
  const { id } = await approval.submit()
  await approval.deliver()
  await approval.machine.storeToken(id, 'first')
  await approval.call('budi', STAFF_PATHS.withdrawChangeRequest(id))
  await approval.call('budi', STAFF_PATHS.resendChangeRequest(id))
  await approval.deliver()

  expect(approval.started().map(({ name }) => name)).toEqual([`${id}-1`, `${id}-2`])
  expect(approval.ended()).toEqual([
    { executionArn: `arn:aws:states:r:1:execution:Clock:${id}-1`, cause: 'Decided' },
  ])
})

test('submissions within ten minutes of a mail become one more mail, without what was decided meanwhile', async () => {
  await approval.submit('Satu')
  await approval.deliver()
  const decided = await approval.submit('Dua')
  await approval.submit('Tiga')
  await approval.submit('Empat')
  await approval.deliver()
  await approval.call('budi', STAFF_PATHS.withdrawChangeRequest(decided.id))
  const early = await approval.sendDigests()
  approval.api.clock.now += 601_000
  const onTime = [await approval.sendDigests(), await approval.sendDigests()]
  await approval.deliver()
  await approval.redeliver()
  const [, digest] = approval.sent().filter(({ to }) => to.startsWith('admin'))

  expect([early, ...onTime]).toEqual([0, 2, 0])
  expect(subjects().filter((subject) => subject.startsWith('admin'))).toEqual([
    'admin: For your approval: Satu',
    'admin: 2 changes for your approval',
  ])
  expect(digest?.text).toContain('Tiga (Budi)')
  expect(digest?.text).not.toContain('Dua')
})

test('a comment is mailed to everybody with a part in the change but its author', async () => {
  const { id } = await approval.submit()
  await approval.deliver()
  const before = subjects().length
  await approval.call('citra', STAFF_PATHS.commentOnChangeRequest(id), { text: 'Kenapa <b>ini</b>?' })
  await approval.deliver()
  await approval.call('budi', STAFF_PATHS.commentOnChangeRequest(id), { text: 'Karena itu.' })
  await approval.deliver()
  const [first] = approval.sent().slice(before)

  expect(subjects().slice(before)).toEqual(['budi: Comment: Awan', 'citra: Komentar: Awan'])
  expect(first?.html).toContain('Kenapa &lt;b&gt;ini&lt;/b&gt;?')
})

test('a suggestion needs its field, is stored with it, and needs no further words', async () => {
  const { id } = await approval.submit()
  const path = STAFF_PATHS.commentOnChangeRequest(id)
  const suggest = (body: object) => approval.call('citra', path, body)

  const without = await suggest({ suggestion: 'Awan biru' })
  const empty = await suggest({})
  const stored = await suggest({ suggestion: 'Awan biru', field: 'Contents[0].Title' })

  expect([without.status, empty.status, stored.status]).toEqual([422, 422, 201])
  expect(stored.data).toMatchObject({ kind: 'comment', suggestion: 'Awan biru', field: 'Contents[0].Title' })
})

test('a submission without an execution is started again after some minutes, and only then', async () => {
  approval.down()
  await approval.submit()
  await approval.deliver()
  approval.up()
  const early = await approval.tend()
  approval.api.clock.now += 180_000
  const late = await approval.tend()
  await approval.deliver()
  approval.api.clock.now += 600_000
  const again = await approval.tend()

  expect([early.restarted, late.restarted, again.restarted]).toEqual([0, 1, 0])
  expect(subjects()).toHaveLength(2)
})

test('a change that waits past its time for an hour and cannot be expired is reported', async () => {
  const { id } = await approval.submit()
  approval.api.clock.now += 15 * DAY
  vi.spyOn(Table.prototype, 'transact').mockRejectedValue(new Error('throttled'))
  await approval.tend()

  expect(lines.filter((line) => line.includes('"level":"error"'))).toEqual([
    expect.stringContaining(id),
    expect.stringContaining('open past due'),
  ])
})

test('reminders of one run are one mail to each approver', async () => {
  const titles = ['Satu', 'Dua', 'Tiga']
  for (const title of titles) await approval.submit(title)
  await approval.deliver()
  approval.api.clock.now += 601_000
  await approval.sendDigests()
  await approval.deliver()
  const mails = subjects().length
  approval.api.clock.now += 3 * DAY
  const { reminded } = await approval.tend()
  await approval.deliver()
  const atOnce = subjects().length - mails
  approval.api.clock.now += 60_000
  const sent = await approval.sendDigests()
  await approval.deliver()
  await approval.redeliver()

  expect([reminded, atOnce, sent]).toEqual([3, 0, 2])
  expect(subjects().slice(mails).toSorted()).toEqual([
    'admin: 3 changes for your approval',
    'citra: 3 perubahan menunggu persetujuan Anda',
  ])
  expect(approval.sent().at(-1)?.text).toMatch(/still waiting for a decision|masih menunggu keputusan/)
})

test('what was approved and could not be applied is reminded of and expires, from its failure on', async () => {
  const { id, hash } = await approval.submit()
  await approval.deliver()
  approval.api.clock.now += 3 * DAY
  await approval.tend()
  await approval.deliver()
  // Budi's account is disabled, so nothing is applied in Budi's name
  const people = (await approval.read('ayu', '/api/dashboard/user')).data as unknown as { id: number }[]
  const all = await Promise.all(
    people.map(async (one) => (await approval.read('ayu', `/api/dashboard/user/${one.id}`)).data),
  )
  const budi = all.find(({ fullName }) => fullName === 'Budi') ?? {}
  const path = `/api/dashboard/user/${String(budi['id'])}`
  const off = await approval.save('ayu', path, { ...budi, status: '0' })
  const failed = await approval.call('citra', STAFF_PATHS.approveChangeRequest(id), { hash })
  await approval.deliver()
  approval.api.clock.now += 60_000
  await approval.sendDigests()
  await approval.deliver()
  const mails = subjects().length
  approval.api.clock.now += 3 * DAY + 180_000
  const reminding = await approval.tend()
  await approval.deliver()
  approval.api.clock.now += 60_000
  await approval.sendDigests()
  await approval.deliver()
  const reminders = approval.sent().slice(mails)
  approval.api.clock.now += 11 * DAY
  const expiring = await approval.tend()
  await approval.save('ayu', path, { ...off.data, status: '1' })

  expect(failed.data).toMatchObject({ status: WORKFLOW_STATUS.applyFailed })
  expect([reminding.reminded, reminding.expired, expiring.expired]).toEqual([1, 0, 1])
  expect(new Set(reminders.map(({ to }) => to.split('@')[0]))).toEqual(new Set(['admin', 'citra']))
  expect(reminders.find(({ to }) => to.startsWith('admin'))?.text).toContain('could not be applied')
  expect((await approval.change(id)).status).toBe(WORKFLOW_STATUS.expired)
})

test('whose change is taken over is told by whom', async () => {
  const { id, hash } = await approval.submit()
  await approval.deliver()
  const before = subjects().length
  const { recordVersion } = await approval.change(id)
  const taken = await approval.call('ayu', STAFF_PATHS.requestApproval(id), { hash, recordVersion })
  await approval.deliver()

  expect(taken.status).toBe(200)
  expect(subjects().slice(before)).toEqual(['budi: Taken over: Awan'])
})
