import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2'
import { FORM_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eventHooks } from './eventHooks.ts'
import type { Saving } from '../../../core/operations/hooks/typeHooks.ts'
import { itemsOf } from '../../approval/notify/testStream.ts'
import { sendMail } from '../../mail/send/sendMail.ts'
import { sendingRate } from '../../mail/send/sendingRate.ts'
import { offerSeats } from './offerSeats.ts'
import { tableWithin } from '../../../core/store/testTableWithin.ts'
import { manifest as schedule } from '../../../lambdas/schedule/manifest.ts'
import { startTestTable, type TestTable } from '../../../core/store/testTable.ts'
import { startForms } from '../testForms.ts'
import { seatsOf, putTestEvent } from './testEvent.ts'

const client = new SESv2Client({ region: 'r' })
const ses = mockClient(client)
const EVENT = 5
const HOUR = 3_600_000

let server: TestTable
let forms: ReturnType<typeof startForms>
beforeAll(async () => {
  server = await startTestTable()
})
afterAll(() => server.stop())

const putEvent = (capacity: number, state?: string, isCalledOff?: boolean) =>
  putTestEvent(server.table, EVENT, { capacity, state, isCalledOff })
const putWindow = (registrationOpens: string, registrationCloses: string, capacity = 0) =>
  putTestEvent(server.table, EVENT, { capacity, registrationOpens, registrationCloses })

beforeEach(async () => {
  ses.reset()
  ses.on(SendEmailCommand).resolves({ MessageId: 'sent' })
  for (const prefix of ['mail', 'registrations#', 'places#', 'submission#'])
    for (const { pk, sk } of await itemsOf(server.table, prefix))
      await server.table.remove({ pk: String(pk), sk: String(sk) })
  forms = startForms(server.table)
  await putEvent(2)
})

const now = () => new Date(forms.clock.now)
let attempts = 0
function register(email: string) {
  attempts += 1
  const address = `198.51.${Math.floor(attempts / 250)}.${attempts % 250}`
  const fields = { eventId: EVENT, firstName: 'Siti', lastName: 'Rahma', email, phone: '021 555 0123' }
  return forms.post(
    'eventRegistration',
    { ...fields, company: '', jobRole: 'developer', _language: 'en', _key: `attempt-${attempts}` },
    { 'x-viewer-address': address },
  )
}

interface Mail {
  to: string
  subject: string
  text: string
  token: string
  calendar: string
}
/** Sends the outbox. */
async function mails(): Promise<Mail[]> {
  ses.resetHistory()
  for (const { pk, sk } of await itemsOf(server.table, 'mail#'))
    await sendMail(
      { pk: String(pk), sk: String(sk) },
      {
        now,
        table: server.table,
        ses: client,
        from: 'Flou <no-reply@flou.example>',
        adminOrigin: 'https://admin.flou.example',
        siteOrigin: 'https://flou.example',
        originSecret: 'test',
        rate: sendingRate({ perSecond: 1_000_000, time: Infinity }),
      },
    )
  return ses.commandCalls(SendEmailCommand).map(({ args: [{ input }] }) => {
    const { Subject, Body, Attachments = [] } = input.Content?.Simple ?? {}
    const text = Body?.Text?.Data ?? ''
    return {
      to: input.Destination?.ToAddresses?.[0] ?? '',
      subject: Subject?.Data ?? '',
      text,
      token: /#token=([\w-]+)/.exec(text)?.[1] ?? '',
      calendar: Buffer.from(Attachments[0]?.RawContent ?? []).toString(),
    }
  })
}
const mailTo = async (email: string) => (await mails()).find(({ to }) => to === email)
const press = (path: string, token: string | undefined) =>
  forms.press(path, { token: token ?? '', _language: 'en' })
const cancel = (token: string | undefined) => press(FORM_PATHS.cancelSeat, token)
const accept = (token: string | undefined) => press(FORM_PATHS.acceptSeat, token)
const states = async () =>
  Object.fromEntries(
    (await itemsOf(server.table, 'registrations#')).map(({ email, state }) => [String(email), state]),
  )
const holders = async () => (await seatsOf(server.table, EVENT)).taken
const pass = (hours: number) => {
  forms.clock.now += hours * HOUR
  return offerSeats({ table: tableWithin(server.table, schedule.table), now: now() })
}

test('a hundred who register at once for ten places: ten have one, the others wait', async () => {
  await putEvent(10)
  const people = Array.from({ length: 100 }, (_, index) => `p${index}@example.com`)
  const answers = await Promise.all(people.map((email) => register(email)))
  const all = Object.values(await states())

  expect(answers.filter(({ status }) => status !== 202)).toEqual([])
  expect(all.filter((state) => state === 'confirmed')).toHaveLength(10)
  expect(all.filter((state) => state === 'waiting')).toHaveLength(90)
  expect(await holders()).toBe(10)
})

test('who registers gets the place, an entry for the calendar in Jakarta’s time, and a link to cancel', async () => {
  const answer = await register('siti@example.com')
  const [mail, other] = await mails()

  expect(answer.text).toContain('You are registered.')
  expect(other).toBeUndefined()
  expect(mail).toMatchObject({
    to: 'siti@example.com',
    subject: 'You are registered: Cloud Day; all, you need',
  })
  expect(mail?.text).not.toMatch(/Siti|Rahma/)
  expect(mail?.calendar).toContain('DTSTART;TZID=Asia/Jakarta:20261201T090000\r\n')
  expect(mail?.calendar).toContain('SUMMARY:Cloud Day\\; all\\, you need\r\n')
  expect(mail?.calendar).toMatch(/METHOD:PUBLISH[\s\S]*SEQUENCE:1\r\n/)
})

test('the same address has one place, however often it asks', async () => {
  await Promise.all([register('siti@example.com'), register('SITI@example.com')])
  await register('siti@example.com')

  expect([await holders(), (await mails()).length]).toEqual([1, 1])
})

test('a place that is given up is offered to the first who waits; who takes it has it', async () => {
  const emails = ['a@example.com', 'b@example.com', 'c@example.com', 'd@example.com']
  for (const email of emails) {
    forms.clock.now += 1_000
    await register(email)
  }
  const first = await mailTo('a@example.com')
  const cancelled = [await cancel(first?.token), await cancel(first?.token)]
  const goodbye = await mailTo('a@example.com')
  const offers = [await pass(0.1), await pass(0.1)]
  const offer = await mailTo('c@example.com')
  const accepted = await accept(offer?.token)

  expect(cancelled.map(({ headers }) => headers['location'])).toEqual([
    '/registration/cancel#done',
    '/registration/cancel#done',
  ])
  expect(goodbye?.calendar).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:2[\s\S]*STATUS:CANCELLED/)
  const uidOf = (calendar = '') => /UID:(.*)/.exec(calendar)?.[1]
  expect(uidOf(goodbye?.calendar)).toBe(uidOf(first?.calendar))
  expect(offers.map(({ offered }) => offered)).toEqual([1, 0])
  expect(accepted.headers['location']).toBe('/registration/accept#done')
  expect(await states()).toEqual({
    'a@example.com': 'cancelled',
    'b@example.com': 'confirmed',
    'c@example.com': 'confirmed',
    'd@example.com': 'waiting',
  })
  expect(await holders()).toBe(2)
})

test('an offer can be declined, and ends by itself; the place goes on to the next', async () => {
  for (const email of ['a@example.com', 'b@example.com', 'c@example.com', 'd@example.com', 'e@example.com']) {
    forms.clock.now += 1_000
    await register(email)
  }
  await cancel((await mailTo('a@example.com'))?.token)
  await pass(0.1)
  const declined = await mailTo('c@example.com')
  await cancel(declined?.token)
  await pass(0.1)
  const late = await mailTo('d@example.com')
  await pass(49)
  const refused = await accept(late?.token)

  expect(refused.headers['location']).toBe('/registration/accept#invalid')
  expect(await states()).toMatchObject({
    'c@example.com': 'cancelled',
    'd@example.com': 'expired',
    'e@example.com': 'offered',
  })
  expect(await holders()).toBe(2)
})

test.each([
  [2, 3, ['offered', 'waiting'], 3],
  [2, 0, ['offered', 'offered'], 4],
  [2, 1, ['waiting', 'waiting'], 2],
])(
  'places raised from %i to %i (0: no limit) are offered to those who wait',
  async (...[from, to, waited, count]) => {
    for (const email of ['a@example.com', 'b@example.com', 'c@example.com', 'd@example.com']) {
      forms.clock.now += 1_000
      await register(email)
    }
    await pass(0.1)
    const before = { id: EVENT, fields: { capacity: from } }
    // fields it reads
    const saving = { before, fields: { capacity: to }, now: new Date(forms.clock.now) } as unknown as Saving
    const { extraItems = [] } = (await eventHooks.beforeSave?.(saving)) ?? {}
    if (extraItems.length > 0) await server.table.transact(extraItems)
    await putEvent(to)
    await pass(0.1)

    const { 'c@example.com': third, 'd@example.com': fourth } = await states()
    expect([[third, fourth], await holders()]).toEqual([waited, count])
  },
)

test('an event that has begun, is called off or withdrawn takes nobody, says why, and stores nothing', async () => {
  await putEvent(0, 'archived')
  const withdrawn = await register('a@example.com')
  await putEvent(0, 'published', true)
  const calledOff = await register('a@example.com')
  await putEvent(0)
  forms.clock.now = Date.parse('2026-12-01T02:00:00Z')
  const begun = await register('a@example.com')

  expect([withdrawn, calledOff, begun].map(({ status, json }) => [status, json().messageCode])).toEqual([
    [422, 'eventUnknown'],
    [422, 'eventCalledOff'],
    [422, 'eventBegun'],
  ])
  expect(await itemsOf(server.table, 'submission#')).toEqual([])
})

// the event starts on 1 December, 09:00 in Jakarta: 02:00 UTC
const OPENS = '2026-11-25T02:00:00.000Z'
const CLOSES = '2026-11-30T10:00:00.000Z'
const LATE = '2026-12-01T04:00:00.000Z'

test.each([
  [OPENS, CLOSES, '2026-11-25T01:59:59.999Z', 'registrationNotOpen', 'early'],
  [OPENS, CLOSES, '2026-11-25T02:00:00.000Z'],
  [OPENS, CLOSES, '2026-11-30T09:59:59.999Z'],
  [OPENS, CLOSES, '2026-11-30T10:00:00.000Z', 'registrationClosed', 'closed'],
  [OPENS, '', '2026-11-25T01:59:59.999Z', 'registrationNotOpen', 'early'],
  [OPENS, '', '2026-12-01T01:59:59.999Z'],
  [OPENS, '', '2026-12-01T02:00:00.000Z', 'eventBegun'],
  ['', CLOSES, '2026-11-30T09:59:59.999Z'],
  ['', CLOSES, '2026-11-30T10:00:00.000Z', 'registrationClosed', 'closed'],
  ['', LATE, '2026-12-01T03:59:59.999Z'],
  ['', LATE, '2026-12-01T04:00:00.000Z', 'eventBegun'],
  ['', '', '2026-12-01T01:59:59.999Z'],
  ['', '', '2026-12-01T02:00:00.000Z', 'eventBegun'],
])('open from “%s” to “%s”: a registration at %s is refused with %s', async (...row) => {
  const [opens, closes, at, refusal, phase] = row
  await putWindow(opens, closes)
  forms.clock.now = Date.parse(at)
  const { status, json } = await register('a@example.com')

  const { messageCode, data } = json()
  expect([status, messageCode]).toEqual([refusal ? 422 : 202, refusal])
  if (phase) expect(data).toEqual({ registration: { phase, opens, closes } })
  expect((await itemsOf(server.table, 'submission#')).length > 0).toBe(refusal === undefined)
})

test('after registration has closed, people who wait are still offered seats until the event starts', async () => {
  forms.clock.now = Date.parse('2026-11-29T02:00:00Z')
  await putWindow('', CLOSES, 1)
  await register('a@example.com')
  await register('b@example.com')
  const first = await mailTo('a@example.com')
  forms.clock.now = Date.parse(CLOSES)
  await cancel(first?.token)
  await pass(0.1)
  const offer = await mailTo('b@example.com')
  const accepted = await accept(offer?.token)
  const late = await register('c@example.com')

  expect(accepted.headers['location']).toBe('/registration/accept#done')
  expect(late.json().messageCode).toBe('registrationClosed')
  expect(await states()).toEqual({ 'a@example.com': 'cancelled', 'b@example.com': 'confirmed' })
})
