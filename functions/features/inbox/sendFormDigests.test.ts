import { TRAP_NAME } from '@flou/shared/forms/anchors.ts'
import type { DynamoDBRecord } from 'aws-lambda'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { handleStream } from '../mail/send/handleStream.ts'
import { itemsOf } from '../approval/notify/testStream.ts'
import { startTestApproval, type TestApproval } from '../approval/notify/testApproval.ts'
import { sendingRate } from '../mail/send/sendingRate.ts'
import { tableWithin } from '../../core/store/testTableWithin.ts'
import { manifest as schedule } from '../../lambdas/schedule/manifest.ts'
import { CONTACT, startForms } from '../forms/testForms.ts'
import { SUBMISSIONS } from '../forms/formKeys.ts'
import { countChangedSubmissions, markNewSubmissions } from './store/submissionStream.ts'
import { sendFormDigests } from './sendFormDigests.ts'

let staff: TestApproval
let forms: ReturnType<typeof startForms>
beforeAll(async () => {
  staff = await startTestApproval()
})
afterAll(() => staff.stop())

const MINUTE = 60_000
let sentForms = 0
beforeEach(async () => {
  await staff.reset()
  for (const prefix of [SUBMISSIONS, 'form-digest#'])
    for (const { pk, sk } of await itemsOf(staff.table, prefix))
      await staff.table.remove({ pk: String(pk), sk: String(sk) })
  forms = startForms(staff.table)
})

const now = () => new Date(forms.clock.now)
const send = async (count: number, fields: object = {}) => {
  for (let index = 0; index < count; index += 1) {
    sentForms += 1
    await forms.post('contactMessage', { ...CONTACT, ...fields, _key: `attempt-${sentForms}` })
  }
}

/** Delivers all earlier stream events again, as streams may. */
async function deliver(): Promise<void> {
  const items = await itemsOf(staff.table, SUBMISSIONS)
  const Records = items.map(({ pk, sk, gsi2pk }): DynamoDBRecord => ({
    eventName: 'INSERT',
    dynamodb: {
      Keys: { pk: { S: String(pk) }, sk: { S: String(sk) } },
      NewImage: { ...(typeof gsi2pk === 'string' && { gsi2pk: { S: gsi2pk } }) },
      SequenceNumber: String(pk),
    },
  }))
  await handleStream(
    { Records },
    {
      table: staff.table,
      now,
      ses: staff.sesClient,
      from: 'Flou <no-reply@flou.example>',
      adminOrigin: 'https://admin.flou.example',
      siteOrigin: 'https://flou.example',
      originSecret: 'test',
      rate: sendingRate({ perSecond: 1_000_000, time: Infinity }),
      openNotificationHandler: () => Promise.reject(new Error('forms need no notices')),
      beforeMails: markNewSubmissions,
      afterMails: countChangedSubmissions,
    },
  )
}
const pass = async (minutes: number) => {
  forms.clock.now += minutes * MINUTE
  return sendFormDigests({ table: tableWithin(staff.table, schedule.table), now: now() })
}
const digests = async () => {
  await staff.deliver()
  return staff.sent().filter(({ subject }) => /new:|baru:/.test(subject))
}

test('staff whose role reads a form are told how many came, without a word of what they say', async () => {
  await send(3)
  await deliver()
  const mails = await pass(1)
  const [mail, other] = await digests()

  expect([mails, other]).toEqual([1, undefined])
  expect(mail).toMatchObject({ to: 'admin@flou.example', subject: '3 new: contact messages' })
  expect(mail?.text).toContain('/dashboard2/contact/form-contact')
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/Siti|Rahma|example\.com|PT Maju|Halo/)
})

test('one mail in five minutes tells of everything since the last one; a batch that comes again adds nothing', async () => {
  await send(2)
  await deliver()
  const first = await pass(1)
  await send(3)
  await deliver()
  const within = [await pass(1), await pass(3)]
  await deliver()
  const second = await pass(1)
  await deliver()
  const third = [await pass(6), await pass(6)]

  expect([first, within, second, third]).toEqual([1, [0, 0], 1, [0, 0]])
  expect((await digests()).map(({ subject }) => subject)).toEqual([
    '2 new: contact messages',
    '3 new: contact messages',
  ])
})

test('a call that comes twice, or dies before its note, sends one mail', async () => {
  await send(1)
  await deliver()
  forms.clock.now += MINUTE
  const given = { table: staff.table, now: now() }
  await Promise.all([sendFormDigests(given), sendFormDigests(given)])

  expect(await digests()).toHaveLength(1)
})

test('nobody is told of what is taken for spam', async () => {
  await send(1, { [TRAP_NAME]: 'robot' })
  await deliver()

  expect(await pass(1)).toBe(0)
})
