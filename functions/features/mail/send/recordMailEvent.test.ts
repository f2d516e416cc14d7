import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailKeys } from '../outbox/mailKeys.ts'
import { isSuppressed } from '../outbox/suppression.ts'
import { subscriberItem } from '../outbox/subscriberItems.ts'
import { personHash } from '../../../core/store/personHash.ts'
import { tableWithin } from '../../../core/store/testTableWithin.ts'
import { manifest as mailer } from '../../../lambdas/mailer/manifest.ts'
import { startTestTable, type TestTable } from '../../../core/store/testTable.ts'
import { recordMailEvent } from './recordMailEvent.ts'

let server: TestTable
beforeAll(async () => {
  server = await startTestTable()
})
afterAll(() => server.stop())

const AT = '2026-11-23T03:00:00.000Z'
const record = async (detail: object) => {
  const { suppressed } = await recordMailEvent(
    { source: 'aws.ses', 'detail-type': 'Email Bounced', detail },
    { table: tableWithin(server.table, mailer.table), now: () => new Date(AT) },
  )
  return suppressed
}
const bounced = (bounceType: string, ...emails: string[]) => ({
  eventType: 'Bounce',
  bounce: {
    bounceType,
    bouncedRecipients: emails.map((emailAddress) => ({ emailAddress, action: 'failed' })),
  },
})
const complained = (email: string, complaintFeedbackType: string | null = 'abuse') => ({
  eventType: 'Complaint',
  complaint: { complainedRecipients: [{ emailAddress: email }], complaintFeedbackType },
})
const subscribe = (email: string) =>
  server.table.put(subscriberItem({ email, language: 'id', page: '/', at: AT }, { state: 'active', at: AT }))
const stateOf = async (email: string) =>
  (await server.table.get(mailKeys.subscriber(personHash(email)), { consistent: true }))?.['state']

test('an address that does not exist gets no mail any more, and is no subscriber', async () => {
  await subscribe('gone@example.com')
  const counts = [
    await record(bounced('Permanent', 'Siti <Gone@Example.com>', 'other@example.com')),
    await record(bounced('Permanent', 'gone@example.com')),
  ]

  expect(counts).toEqual([2, 1])
  expect(await isSuppressed(server.table, 'gone@example.com')).toBe(true)
  expect(await stateOf('gone@example.com')).toBe('bounced')
})

test('a mailbox that is full for a while stays as it is', async () => {
  const count = await record(bounced('Transient', 'full@example.com'))

  expect([count, await isSuppressed(server.table, 'full@example.com')]).toEqual([0, false])
})

test('who calls a mail spam gets none any more; “not spam” changes nothing', async () => {
  await subscribe('angry@example.com')
  await subscribe('kind@example.com')
  await record(complained('angry@example.com'))
  await record(complained('kind@example.com', 'not-spam'))

  expect([await stateOf('angry@example.com'), await stateOf('kind@example.com')]).toEqual([
    'complained',
    'active',
  ])
  expect(await isSuppressed(server.table, 'kind@example.com')).toBe(false)
})

test('what is no event of SES is refused', async () => {
  const given = { table: tableWithin(server.table, mailer.table), now: () => new Date(AT) }

  await expect(recordMailEvent({ source: 'somebody', detail: {} }, given)).rejects.toThrow('source')
})
