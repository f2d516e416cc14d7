import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { manifest as dispatchManifest } from '../../../lambdas/mailer/manifest.ts'
import { itemsOf } from '../../approval/notify/testStream.ts'
import type { FunctionManifest } from '../../../core/manifest.ts'
import { manifest as publishManifest } from '../../../lambdas/publish/manifest.ts'
import { offerSeats } from './offerSeats.ts'
import { formKeys } from '../formKeys.ts'
import { tableWithin } from '../../../core/store/testTableWithin.ts'
import { manifest as schedule } from '../../../lambdas/schedule/manifest.ts'
import { startTestTable, type TestTable } from '../../../core/store/testTable.ts'
import { startForms } from '../testForms.ts'
import { seatsOf, putTestEvent } from './testEvent.ts'

let server: TestTable
let forms: ReturnType<typeof startForms>
let event = 100
beforeAll(async () => {
  server = await startTestTable()
})
afterAll(() => server.stop())

beforeEach(async () => {
  event += 1
  forms = startForms(server.table)
  await putTestEvent(server.table, event, { capacity: 50 })
})

let attempts = 0
interface Attempt {
  email?: string
  address?: string
  extra?: Record<string, unknown>
}
function register({ email, address, extra }: Attempt = {}) {
  attempts += 1
  const fields = {
    eventId: event,
    firstName: 'Siti',
    lastName: 'Rahma',
    phone: '021 555 0123',
    company: '',
    jobRole: 'developer',
    email: email ?? `n${attempts}@example.com`,
  }
  return forms.post(
    'eventRegistration',
    { ...fields, _language: 'en', _key: `attempt-${attempts}`, ...extra },
    { 'x-viewer-address': address ?? `198.51.${Math.floor(attempts / 250)}.${attempts % 250}` },
  )
}
const places = () => seatsOf(server.table, event)
const pass = (seconds: number) => {
  forms.clock.now += seconds * 1_000
  return offerSeats({ table: tableWithin(server.table, schedule.table), now: new Date(forms.clock.now) })
}

test('calls beyond the rate take no places, and the item of the places stays as it is', async () => {
  const address = '192.0.2.1'
  for (let index = 0; index < 8; index += 1) await register({ address })
  const before = await places()
  const statuses = new Set<number>()
  for (let index = 0; index < 500; index += 50) {
    const answers = await Promise.all(Array.from({ length: 50 }, () => register({ address })))
    for (const { status } of answers) statuses.add(status)
  }

  expect([...statuses]).toEqual([429])
  expect(before).toMatchObject({ taken: 8, inDoubt: 0 })
  expect(await places()).toEqual(before)
})

test('a wrong proof, a proof used before and a wrong field take no places', async () => {
  const proof = await forms.proof()
  const first = await register({ extra: { _proof: proof } })
  const before = await places()
  const refused = [
    await register({ extra: { _proof: proof } }),
    await register({ extra: { _proof: 'e30=' } }),
    await register({ extra: { phone: 'none' } }),
    await register({ email: 'no address' }),
  ]

  expect(first.status).toBe(202)
  expect(refused.map(({ status }) => status)).toEqual([422, 422, 422, 422])
  expect(before.taken).toBe(1)
  expect(await places()).toEqual(before)
})

test('200 who register at once for 50 places: 50 have one', async () => {
  const answers = await Promise.all(Array.from({ length: 200 }, () => register()))
  const states = (await itemsOf(server.table, `registrations#${event}`)).map(({ state }) => state)

  expect(answers.filter(({ status }) => status !== 202)).toEqual([])
  expect(states.filter((state) => state === 'confirmed')).toHaveLength(50)
  expect(states.filter((state) => state === 'waiting')).toHaveLength(150)
  expect(await places()).toMatchObject({ taken: 50, inDoubt: 0 })
})

test('a place is given back in the call whose registration is refused by the table', async () => {
  const transact = server.table.transact.bind(server.table)
  const spy = vi.spyOn(forms.table, 'transact').mockImplementation(async (items) => {
    const isRegistration = items.some(
      (item) => 'Put' in item && String(item.Put.Item?.['pk']).startsWith('registrations#'),
    )
    const failing = {
      ConditionCheck: { Key: formKeys.submission('none'), ConditionExpression: 'attribute_exists(pk)' },
    }
    await transact(isRegistration ? [...items, failing] : items)
  })
  const answer = await register()
  spy.mockRestore()

  expect(answer.status).toBe(503)
  expect(await places()).toMatchObject({ taken: 0, inDoubt: 0 })
})

test('the place of a call that dies before its registration is written comes back', async () => {
  const transact = server.table.transact.bind(server.table)
  let calls = 0
  const spy = vi.spyOn(forms.table, 'transact').mockImplementation((items) => {
    calls += 1
    return calls === 1 ? transact(items) : Promise.reject(new Error('killed'))
  })
  const answer = await register()
  spy.mockRestore()
  const held = await places()
  await pass(30)
  const early = await places()
  await pass(90)

  expect(answer.status).toBe(500)
  expect([held.taken, early.taken, (await places()).taken]).toEqual([1, 1, 0])
})

test('a place whose registration was written before the call died stays taken', async () => {
  const update = server.table.update.bind(server.table)
  const spy = vi
    .spyOn(forms.table, 'update')
    .mockImplementation((key, input) =>
      input.UpdateExpression === 'DELETE doubts :place'
        ? Promise.reject(new Error('killed'))
        : update(key, input),
    )
  const answer = await register()
  spy.mockRestore()
  const before = await places()
  await pass(120)

  expect(answer.status).toBe(202)
  expect(before).toMatchObject({ taken: 1, inDoubt: 1 })
  expect(await places()).toMatchObject({ taken: 1, inDoubt: 0 })
})

test('an address registers once: again it takes no place, gets one mail an hour, and shows its code to nobody else', async () => {
  const mails = async () =>
    (await itemsOf(server.table, 'mail#')).filter(({ to }) => to === 'ayu@example.com')
  const first = await register({ email: 'ayu@example.com' })
  const again = await register({ email: ' AYU@example.com', extra: { firstName: 'A' } })
  const early = (await mails()).length
  forms.clock.now += 3_600_000
  await register({ email: 'ayu@example.com' })
  await register({ email: 'ayu@example.com' })
  const submissions = (await itemsOf(server.table, 'submission#')).filter(({ gsi1pk }) =>
    String(gsi1pk).startsWith(`participants#${event}`),
  )

  expect(first.json().data).toMatchObject({ reference: expect.any(String), code: expect.any(String) })
  expect(again.json()).toMatchObject({
    data: {},
    message:
      'This email address is already registered for the event. The details are in the email we sent to it.',
  })
  expect(again.text).not.toContain('reference')
  expect([early, (await mails()).length]).toEqual([1, 2])
  expect(submissions).toHaveLength(1)
  expect(await places()).toMatchObject({ taken: 1 })
})

test('no function is woken by a change of the places', () => {
  const { pk, sk } = formKeys.eventSeats(event)
  const matches = (rules: readonly unknown[], value: string) =>
    rules.some((rule) => {
      if (typeof rule === 'string') return rule === value
      const { prefix, suffix } = rule as { prefix?: string; suffix?: string } // the rules that manifests use
      return prefix === undefined ? value.endsWith(suffix ?? value) : value.startsWith(prefix)
    })
  const manifests: FunctionManifest[] = [dispatchManifest, publishManifest]
  const filters = manifests.flatMap((one) => one.stream?.filters ?? [])
  const passing = filters.filter(
    ({ dynamodb: { Keys } }) => matches(Keys.pk?.S ?? [pk], pk) && matches(Keys.sk?.S ?? [sk], sk),
  )

  expect(filters.length).toBeGreaterThan(4)
  expect(passing).toEqual([])
})
