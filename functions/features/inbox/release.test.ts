import { INBOX_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { itemsOf } from '../approval/notify/testStream.ts'
import { seatsOf, putTestEvent } from '../forms/registration/testEvent.ts'
import { formKeys } from '../forms/formKeys.ts'
import { personHash } from '../../core/store/personHash.ts'
import { sampleOf, startInbox, type TestInbox } from './testInbox.ts'

let api: TestInbox
beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
  api = await startInbox()
})
afterAll(() => api.stop())

const SUSPECT = { state: 'spam', suspect: 'honeypot', created: '2026-11-19T01:30:00Z' } as const
const mailsTo = async (email: string) =>
  (await itemsOf(api.table, 'mail#')).flatMap(({ to, template }) => (to === email ? [template] : []))

async function release(
  form: 'eventRegistration' | 'newsletter' | 'dataRequest',
  number: number,
  email: string,
) {
  const held = sampleOf(form, number, SUSPECT)
  const one = { ...held, values: { ...held.values, email } }
  await api.put([one])
  const path = INBOX_PATHS.one(form, one.id)
  return (await api.call('PUT', path, { body: { version: 1, state: 'read' } })).status
}

test('"not spam" gives a suspected registration its place and its mail', async () => {
  await putTestEvent(api.table, 7, { capacity: 1 })
  const first = await release('eventRegistration', 501, 'rina@example.com')
  const second = await release('eventRegistration', 502, 'budi@example.com')
  const states = await api.table.getAll(
    ['rina@example.com', 'budi@example.com'].map((email) => formKeys.registration(7, personHash(email))),
  )

  expect([first, second]).toEqual([200, 200])
  expect(states.map((item) => item?.['state'])).toEqual(['confirmed', 'waiting'])
  expect(await seatsOf(api.table, 7)).toMatchObject({ taken: 1, inDoubt: 0 })
  expect(await mailsTo('rina@example.com')).toEqual(['registrationConfirmed'])
})

test('for an event that takes no registrations any more it is read like any other', async () => {
  await putTestEvent(api.table, 7, { capacity: 0, isCalledOff: true })

  expect(await release('eventRegistration', 503, 'late@example.com')).toBe(200)
  expect(await mailsTo('late@example.com')).toEqual([])
})

test.each([
  ['newsletter', 'newsletterConfirm'],
  ['dataRequest', 'dataRequestProof'],
] as const)('"not spam" sends the mail of a suspected %s', async (form, template) => {
  const email = `${form}@example.com`

  expect(await release(form, 600, email)).toBe(200)
  expect(await mailsTo(email)).toEqual([template])
})
