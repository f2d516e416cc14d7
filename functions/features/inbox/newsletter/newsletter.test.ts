import { NEWSLETTER_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { AuditEntry } from '@flou/shared/audit/auditEntry.ts'
import type {
  FailedMail,
  ImportOutcome,
  SubscriberFigures,
  SubscriberRow,
  SubscriberState,
  SuppressedAddress,
} from '@flou/shared/forms/newsletter.ts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { itemsOf } from '../../approval/notify/testStream.ts'
import { mailKeys } from '../../mail/outbox/mailKeys.ts'
import { claimMail, completeMail, mailStep } from '../../mail/outbox/outbox.ts'
import { isSuppressed, suppressionItem } from '../../mail/outbox/suppression.ts'
import { requestItem, subscriberItem } from '../../mail/outbox/subscriberItems.ts'
import { personHash } from '../../../core/store/personHash.ts'
import { startInbox, type TestInbox } from '../testInbox.ts'

let api: TestInbox
beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
  api = await startInbox()
})
afterAll(() => api.stop())
beforeEach(async () => {
  for (const prefix of ['subscriber#', 'mail', 'suppressed#', 'audit#'])
    for (const { pk, sk } of await itemsOf(api.table, prefix))
      await api.table.remove({ pk: String(pk), sk: String(sk) })
})

const since = '2026-11-01T03:00:00.000Z'
interface Known {
  state?: SubscriberState
  language?: 'en' | 'id'
  page?: string
  at?: string
}
const know = (email: string, { state = 'active', language = 'en', page = '/', at = since }: Known = {}) => {
  const request = { email, language, page, at: since }
  return api.table.put(
    state === 'pending'
      ? requestItem({ ...request, at }, Date.parse(at) / 1000 + 7 * 86_400)
      : subscriberItem(request, { state, at }),
  )
}
const list = async (query: string) => {
  const rows: SubscriberRow[] = []
  let cursor: string | undefined = ''
  while (cursor !== undefined) {
    const page: { data: SubscriberRow[]; cursor?: string } = await api.call<SubscriberRow[]>(
      'GET',
      `${NEWSLETTER_PATHS.subscribers}?${query}&cursor=${cursor}`,
    )
    rows.push(...page.data)
    ;({ cursor } = page)
  }
  return rows.map(({ email }) => email)
}
const post = <T>(path: string, body: object) => api.call<T>('POST', path, { body })
const stateOf = async (email: string) =>
  (await api.table.get(mailKeys.subscriber(personHash(email)), { consistent: true }))?.['state']
const audits = async () =>
  (await itemsOf(api.table, 'audit#')).map(({ row, data }) => ({
    ...(JSON.parse(String(row)) as AuditEntry),
    data: JSON.parse(typeof data === 'string' ? data : 'null') as unknown,
  }))

test('subscribers are listed by state, searched, and narrowed by language and page; each comes once', async () => {
  await know('siti@example.com', { language: 'id', page: '/why-us', at: '2026-11-03T03:00:00.000Z' })
  await know('budi@example.com', { at: '2026-11-02T03:00:00.000Z' })
  await know('rina@example.com', { state: 'unsubscribed' })
  await know('waits@example.com', { state: 'pending', at: '2026-11-20T03:00:00.000Z' })
  await know('over@example.com', { state: 'pending', at: '2026-11-10T03:00:00.000Z' })

  expect(await list('perPage=1')).toEqual(['siti@example.com', 'budi@example.com'])
  expect(await list('state=unsubscribed')).toEqual(['rina@example.com'])
  expect(await list('state=pending')).toEqual(['waits@example.com'])
  expect(await list('search=BUDI')).toEqual(['budi@example.com'])
  expect(await list('language=id')).toEqual(['siti@example.com'])
  expect(await list('page=%2Fwhy-us')).toEqual(['siti@example.com'])
  const cursor = await api.call('GET', `${NEWSLETTER_PATHS.subscribers}?cursor=nonsense`)
  expect(cursor.status).toBe(400)
})

test('figures count who came and who left by day in Jakarta, and who is subscribed by language and page', async () => {
  await know('siti@example.com', { language: 'id', page: '/why-us' })
  await know('budi@example.com')
  // UTC+7: the 3rd in Jakarta
  await know('rina@example.com', { state: 'unsubscribed', at: '2026-11-02T18:00:00.000Z' })
  const { data } = await api.call<SubscriberFigures>('GET', NEWSLETTER_PATHS.figures)

  expect(data).toEqual({
    states: { pending: 0, active: 2, unsubscribed: 1, bounced: 0, complained: 0 },
    days: [
      { day: '2026-11-01', joined: 3, left: 0, total: 3 },
      { day: '2026-11-03', joined: 0, left: 1, total: 2 },
    ],
    languages: [
      { language: 'id', count: 1 },
      { language: 'en', count: 1 },
    ],
    pages: [
      { page: '/why-us', count: 1 },
      { page: '/', count: 1 },
    ],
    isPartial: false,
  })
})

test('an export needs its entry in the audit log, which does not repeat what was searched for', async () => {
  await know('siti@example.com')
  const without = await api.call('GET', NEWSLETTER_PATHS.export)
  const filters = { state: 'active', search: 'siti@example.com' }
  const { data: noted } = await post<{ id: string }>(NEWSLETTER_PATHS.export, { filters, format: 'csv' })
  const part = await api.call<SubscriberRow[]>('GET', `${NEWSLETTER_PATHS.export}?export=${noted.id}`)

  expect(without.status).toBe(403)
  expect(part.data).toMatchObject([{ email: 'siti@example.com', since }])
  expect(await audits()).toMatchObject([
    { actionType: 'export', data: { after: { state: 'active', isSearched: true, format: 'csv' } } },
  ])
  expect(JSON.stringify(await audits())).not.toContain('siti')
})

const CONSENT = 'Ticked the box at the fair in Bandung, 12 October 2026'
const ROWS = [
  { email: 'New@Example.com', language: 'id' },
  { email: 'new@example.com', language: 'id' },
  { email: 'nobody', language: 'en' },
  { email: 'lost\ufffd@example.com', language: 'en' },
  { email: 'lang@example.com', language: 'fr' },
  { email: 'active@example.com', language: 'en' },
  { email: 'gone@example.com', language: 'en' },
  { email: 'bounced@example.com', language: 'en' },
  { email: 'waits@example.com', language: 'en' },
]
const importRows = async (given: { isConfirmed?: boolean; isDryRun?: boolean; consent?: string }) =>
  post<ImportOutcome[]>(NEWSLETTER_PATHS.import, {
    rows: ROWS,
    consent: CONSENT,
    isConfirmed: false,
    isDryRun: false,
    ...given,
  })
async function knowSome() {
  await know('active@example.com')
  await know('gone@example.com', { state: 'unsubscribed' })
  await know('waits@example.com', { state: 'pending', at: '2026-11-20T03:00:00.000Z' })
  await api.table.put(suppressionItem({ email: 'bounced@example.com', reason: 'bounce', at: since }))
}
const REST = ['repeated', 'invalid', 'invalid', 'invalid', 'alreadyActive', 'unsubscribed', 'suppressed']

test('a dry run says what would become of each row, and changes nothing', async () => {
  await knowSome()
  const { data } = await importRows({ isDryRun: true })

  expect(data).toEqual(['asked', ...REST, 'alreadyAsked'])
  expect([await itemsOf(api.table, 'mail#'), await audits()]).toEqual([[], []])
  expect((await importRows({ consent: ' ' })).status).toBe(422)
})

test('imported addresses are asked to confirm, once, and the log keeps the consent they gave', async () => {
  await knowSome()
  const first = await importRows({})
  const again = await importRows({})

  expect(first.data).toEqual(['asked', ...REST, 'alreadyAsked'])
  expect(again.data[0]).toBe('alreadyAsked')
  expect(await itemsOf(api.table, 'mail#')).toMatchObject([
    { to: 'New@Example.com', template: 'newsletterConfirm', language: 'id' },
  ])
  expect(await stateOf('new@example.com')).toBeUndefined()
  expect(await audits()).toContainEqual(
    expect.objectContaining({
      actionType: 'import',
      data: {
        before: null,
        after: expect.objectContaining({ consent: CONSENT, asked: 1, invalid: 3 }) as unknown,
      },
    }),
  )
})

test('addresses that confirmed elsewhere are subscribed without a mail, with the stated consent as proof', async () => {
  await knowSome()
  const { data } = await importRows({ isConfirmed: true })

  expect(data).toEqual(['subscribed', ...REST, 'subscribed'])
  expect(await stateOf('new@example.com')).toBe('active')
  expect(await stateOf('gone@example.com')).toBe('unsubscribed')
  expect(await itemsOf(api.table, 'mail#')).toEqual([])
  const receipts = (await itemsOf(api.table, `subscriber#${personHash('new@example.com')}`)).filter(
    ({ sk }) => String(sk).startsWith('receipt#'),
  )
  expect(receipts).toMatchObject([
    { choice: 'subscribed', text: CONSENT, importedBy: { name: 'Ayu Lestari' } },
  ])
})

test('staff unsubscribe by hand, audited by the hash of the address', async () => {
  await know('siti@example.com')
  const id = personHash('siti@example.com')
  const answers = [
    await post(NEWSLETTER_PATHS.unsubscribe, { id }),
    await post(NEWSLETTER_PATHS.unsubscribe, { id }),
  ]

  expect(answers.map(({ status }) => status)).toEqual([200, 404])
  expect(await stateOf('siti@example.com')).toBe('unsubscribed')
  expect(await audits()).toMatchObject([{ actionType: 'update', data: { after: { person: id } } }])
})

test('a suppressed address is lifted, audited; whose account it is is for who manages accounts', async () => {
  const email = 'ayu@flou.example'
  await api.table.put(suppressionItem({ email, reason: 'bounce', at: since }))
  const { token } = await api.signUp(['NewsLetter'])
  const { data } = await api.call<SuppressedAddress[]>('GET', NEWSLETTER_PATHS.suppressed)
  const other = await api.call<SuppressedAddress[]>('GET', NEWSLETTER_PATHS.suppressed, { token })
  const id = personHash(email)
  const statuses = [
    (await post(NEWSLETTER_PATHS.lift, { id })).status,
    (await post(NEWSLETTER_PATHS.lift, { id })).status,
  ]

  expect(data).toMatchObject([{ email, reason: 'bounce', staff: { id: 1, name: 'Ayu Lestari' } }])
  expect(other.data).toEqual([{ id, email, reason: 'bounce', at: since }])
  expect(statuses).toEqual([200, 404])
  expect(await isSuppressed(api.table, email)).toBe(false)
  expect((await audits()).filter(({ entity }) => entity === 'suppression')).toMatchObject([
    { actionType: 'delete', data: { person: id } },
  ])
})

async function fail(id: string, template: string) {
  const mail = { id, to: 'siti@example.com', template, params: { form: 'contactMessage' }, language: 'id' }
  await api.table.transact([mailStep({ ...mail, created: since })])
  await claimMail(api.table, mailKeys.mail(id), api.clock.now)
  const keepsParams = template === 'formReceived'
  await completeMail(api.table, mailKeys.mail(id), {
    state: 'failed',
    at: api.clock.now,
    reason: 'Rejected',
    shouldRetainParams: keepsParams,
  })
}

test('a failed mail is sent again once; one whose link must not outlive it is only listed', async () => {
  await fail('one', 'formReceived')
  await fail('two', 'resetPassword')
  const { data } = await api.call<FailedMail[]>('GET', NEWSLETTER_PATHS.failed)
  const statuses = await Promise.all(
    ['one', 'two', 'none'].map(async (id) => (await post(NEWSLETTER_PATHS.resend, { id })).status),
  )
  const claimed = await claimMail(api.table, mailKeys.mail('one'), api.clock.now)

  expect(data.toSorted((one, other) => one.id.localeCompare(other.id))).toMatchObject([
    { id: 'one', to: 'siti@example.com', reason: 'Rejected', canBeSentAgain: true },
    { id: 'two', template: 'resetPassword', canBeSentAgain: false },
  ])
  expect(statuses).toEqual([200, 404, 404])
  expect(claimed).toMatchObject({ params: { form: 'contactMessage' } })
  const left = await api.call<FailedMail[]>('GET', NEWSLETTER_PATHS.failed)
  expect(left.data.map(({ id }) => id)).toEqual(['two'])
})

test('without the permission nothing of it is shown or done', async () => {
  const { token } = await api.signUp(['Contact'])
  const statuses = await Promise.all(
    [NEWSLETTER_PATHS.subscribers, NEWSLETTER_PATHS.suppressed, NEWSLETTER_PATHS.failed].map(
      async (path) => (await api.call('GET', path, { token })).status,
    ),
  )
  expect(statuses).toEqual([403, 403, 403])
})
