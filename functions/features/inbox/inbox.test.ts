import { INBOX_PATHS, NEWSLETTER_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { AuditEntry } from '@flou/shared/audit/auditEntry.ts'
import type { BulkResult, SubmissionDetail, SubmissionRow } from '@flou/shared/inbox/inbox.ts'
import type { SubscriberRow } from '@flou/shared/forms/newsletter.ts'
import type { ErasureRequest } from '@flou/shared/inbox/personalData.ts'
import { FORM_DECLARATIONS } from '@flou/shared/forms/registry.ts'
import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { putApiToken } from '../../core/http/testApiToken.ts'
import { keys } from '../../core/store/keys.ts'
import { allowedBy } from '../../core/store/testTableWithin.ts'
import { manifest } from '../../lambdas/inbox/manifest.ts'
import { mailKeys, mailPartitions } from '../mail/outbox/mailKeys.ts'
import { inboxKeys } from './store/inboxKeys.ts'
import { visitKeys } from '../visits/visitKeys.ts'
import { subscribeSteps } from '../forms/effects/subscribe.ts'
import { mailKeysOf } from '../forms/submissionMails.ts'
import { sampleOf, startInbox, type TestInbox } from './testInbox.ts'

const LIST = INBOX_PATHS.list('contactMessage')
const one = (id: string) => INBOX_PATHS.one('contactMessage', id)
/** Three months of messages, one per hour; number 0 is the newest. */
const COUNT = 1_700
let api: TestInbox

const LONG = `${'Kami ingin memindahkan pusat data. '.repeat(8)}Kata kunci: cendrawasih.`

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
  api = await startInbox()
  await api.put(
    Array.from({ length: COUNT }, (_, number) =>
      sampleOf('contactMessage', number, {
        state: number % 10 === 0 ? 'new' : number % 7 === 0 ? 'spam' : 'read',
        language: number % 3 === 0 ? 'id' : 'en',
        verified: number % 5 === 0 ? 'none' : 'proof',
        values: { message: number === 1_234 ? LONG : 'Halo', lastName: `Rahma ${number}` },
      }),
    ),
  )
})
afterAll(() => {
  expect(api.used).toEqual(allowedBy(manifest.table))
  return api.stop()
})

test('newsletter, failed mails and erasures are within the role, also for an API token', async () => {
  const at = api.clock.now.toISOString()
  const person = { email: 'tari@example.com', language: 'en', page: '/', at } as const
  await api.table.transact(subscribeSteps(person, { ...api.services, at }))
  const failed = {
    gsi1pk: mailPartitions.failedMails(),
    gsi1sk: at,
    to: 'tari@example.com',
    template: 'welcome',
    failed: at,
    params: {},
  }
  await api.table.put({ ...mailKeys.mail('failed'), ...failed })
  const token = await putApiToken(api.table)
  const second = (await api.signUp(['Personal Data'])).token
  const body = { email: person.email, reason: 'Asked for it by mail' }
  await api.put([sampleOf('dataRequest', 9_000, { values: { email: person.email }, proven: at })])
  const listed = await api.call<SubscriberRow[]>('GET', NEWSLETTER_PATHS.subscribers, { token })
  const mails = await api.call('GET', NEWSLETTER_PATHS.failed)
  const request = await api.call<ErasureRequest>('POST', INBOX_PATHS.erasePerson, { body })
  const confirm = INBOX_PATHS.confirmErasure(request.data.id)
  const erased = await api.call('POST', confirm, { body: {}, token: second })

  expect(listed.data).toMatchObject([{ email: person.email }])
  expect([mails.status, erased.status]).toEqual([200, 200])
})

const idOf = (number: number) => sampleOf('contactMessage', number).id

async function idsOf(filter: string, path = LIST): Promise<{ ids: string[]; pages: number }> {
  const ids: string[] = []
  let cursor: string | undefined = ''
  let pages = 0
  while (cursor !== undefined) {
    const page: { data: SubmissionRow[]; cursor?: string; status: number } = await api.call<SubmissionRow[]>(
      'GET',
      `${path}?perPage=90&${filter}&cursor=${cursor}`,
    )
    expect(page.status).toBe(200)
    ids.push(...page.data.map(({ id }) => id))
    ;({ cursor } = page)
    pages += 1
  }
  return { ids, pages }
}
const expected = (isWanted: (number: number) => boolean) =>
  Array.from({ length: COUNT }, (_, number) => number)
    .filter(isWanted)
    .map(idOf)
const stateOf = (number: number) => (number % 10 === 0 ? 'new' : number % 7 === 0 ? 'spam' : 'read')

test.each([
  ['', (number: number) => stateOf(number) !== 'spam'],
  ['state=spam', (number: number) => stateOf(number) === 'spam'],
  ['state=new', (number: number) => stateOf(number) === 'new'],
  ['state=read&language=id', (number: number) => stateOf(number) === 'read' && number % 3 === 0],
  ['verified=no', (number: number) => stateOf(number) !== 'spam' && number % 5 === 0],
  ['assignee=nobody&state=new', (number: number) => stateOf(number) === 'new'],
  ['assignee=5', () => false],
  ['search=RAHMA+1699', (number: number) => number === 1_699],
  ['search=cendrawasih', (number: number) => number === 1_234],
  ['search=siti%40example.com&state=new', (number: number) => stateOf(number) === 'new'],
])('%s comes once each, newest first, over months and shards', async (filter, isWanted) => {
  expect((await idsOf(filter)).ids).toEqual(expected(isWanted))
})

test('days are days in Jakarta, both inclusive', async () => {
  const from = Date.parse('2026-10-31T17:00:00Z') // midnight in Jakarta
  const isWithin = (number: number) => {
    const at = Date.UTC(2026, 10, 20) - number * 3_600_000
    return at >= from && at < from + 2 * 86_400_000
  }

  expect((await idsOf('from=2026-11-01&to=2026-11-02')).ids).toEqual(
    expected((number) => stateOf(number) !== 'spam' && isWithin(number)),
  )
})

test('a page is a few reads, also where a filter finds nothing', async () => {
  await idsOf('perPage=1&state=done')
  const callsOf = async (filter: string) => {
    api.calls.length = 0
    await api.call('GET', `${LIST}?${filter}`)
    return api.calls.length
  }

  expect(await callsOf('perPage=25')).toBeLessThanOrEqual(12)
  expect(await callsOf('state=done')).toBeLessThanOrEqual(24 * 8 + 60)
})

test.each([
  'cursor=nonsense',
  'cursor=new.01ARZ3NDEKTSV4RRFFQ69G5FAV',
  'cursor=1999-01.01ARZ3NDEKTSV4RRFFQ69G5FAV',
])('a cursor of another list is refused: %s', async (cursor) => {
  expect((await api.call('GET', `${LIST}?${cursor}`)).status).toBe(400)
})

test('what has expired is gone at once, though the table deletes it later', async () => {
  await api.put([sampleOf('contactMessage', 90_000, { created: '2024-10-01T00:00:00Z' })])

  expect((await api.call('GET', one(idOf(90_000)))).status).toBe(404)
  expect((await idsOf('from=2024-09-01&to=2024-11-01')).ids).toEqual([])
})

test('whoever opens a new one has read it, and the log says so once a day', async () => {
  const id = idOf(10)
  const first = await api.call<SubmissionDetail>('GET', one(id))
  await api.call('GET', one(id))

  expect(first.data).toMatchObject({ state: 'read', version: 2, values: { firstName: 'Siti' } })
  expect(first.data.events).toMatchObject([{ kind: 'state', text: 'read', by: { name: 'Ayu Lestari' } }])
  expect(Date.parse(first.data.expires) - Date.parse(first.data.created)).toBe(730 * 86_400_000)
  const actions = (await auditsOf(id)).map(({ actionType }) => actionType)
  expect(actions.toSorted()).toEqual(['update', 'view_personal_data'])
})

async function auditsOf(id: string) {
  const { Items = [] } = await api.table.client.send(new ScanCommand({ TableName: api.table.name }))
  return Items.filter(({ pk, data }) => String(pk).startsWith('audit#') && String(data).includes(id))
    .toSorted((a, b) => String(a['sk']).localeCompare(String(b['sk'])))
    .map(({ row, data }) => ({ ...(JSON.parse(String(row)) as AuditEntry), data: String(data) }))
}

test('a change is made at the version that was looked at; of two at once one is refused with what it is now', async () => {
  const id = idOf(1)
  const put = (body: object) => api.call<SubmissionDetail>('PUT', one(id), { body })

  const [first, second] = await Promise.all([
    put({ version: 1, state: 'answered' }),
    put({ version: 1, state: 'done' }),
  ])
  const answers = [first, second].toSorted((a, b) => a.status - b.status)
  const later = await put({ version: 2, assignee: 1 })
  const reopened = await put({ version: 3, state: 'read' })

  expect(answers.map(({ status }) => status)).toEqual([200, 409])
  expect(answers[1]?.data).toMatchObject({ id, version: 2 })
  expect(answers[0]?.data.completed).toBe(api.clock.now.toISOString())
  expect(later.data).toMatchObject({ version: 3, assignee: { id: 1, name: 'Ayu Lestari' } })
  expect(reopened.data.completed).toBeUndefined()
  expect((await idsOf('assignee=1')).ids).toEqual([id])
  expect((await put({ version: 4, assignee: null })).status).toBe(200)
  expect((await idsOf('assignee=1')).ids).toEqual([])
})

test('nobody is asked to deal with what they may not read', async () => {
  const { id } = await api.signUp(['Event'])

  expect((await api.call('PUT', one(idOf(2)), { body: { version: 1, assignee: id } })).status).toBe(422)
})

test('notes of two people both stay, and say nothing in the log', async () => {
  const id = idOf(3)
  const texts = ['Called back', 'Offer sent\nto Siti']
  await Promise.all(
    texts.map((text) => api.call('POST', INBOX_PATHS.notes('contactMessage', id), { body: { text } })),
  )

  const { data } = await api.call<SubmissionDetail>('GET', one(id))
  expect(data.events.map(({ text }) => text).toSorted()).toEqual(texts)
  expect(data.version).toBe(1)
  expect(JSON.stringify(await auditsOf(id))).not.toMatch(/Called|Siti/)
  const gone = await api.call('POST', INBOX_PATHS.notes('contactMessage', 'f'.repeat(32)), {
    body: { text: 'x' },
  })
  expect(gone.status).toBe(404)
})

test('many are changed at once, each for itself', async () => {
  const body = {
    state: 'done',
    items: [
      { id: idOf(4), version: 1 },
      { id: idOf(5), version: 9 },
      { id: 'f'.repeat(32), version: 1 },
    ],
  }

  const { data } = await api.call<BulkResult[]>('POST', INBOX_PATHS.bulk('contactMessage'), { body })

  expect(data.map(({ outcome }) => outcome)).toEqual(['done', 'changed', 'gone'])
  const none = await api.call('POST', INBOX_PATHS.bulk('contactMessage'), { body: { items: [] } })
  expect(none.status).toBe(422)
})

test('"not spam" sends the mail that was held, once', async () => {
  const held = sampleOf('contactMessage', 91_000, {
    state: 'spam',
    suspect: 'honeypot',
    created: '2026-11-19T01:30:00Z',
  })
  await api.put([held])
  const change = (version: number, state: string) =>
    api.call('PUT', one(held.id), { body: { version, state } })
  const [mail = mailKeys.mail('none')] = mailKeysOf(FORM_DECLARATIONS[0], held)
  const { pk, sk } = mail
  const sent = () => api.table.get({ pk, sk })

  expect(await sent()).toBeUndefined()
  await change(1, 'read')
  expect(await sent()).toMatchObject({ to: 'siti@example.com', template: 'formReceived' })
  await api.table.update(
    { pk, sk },
    {
      UpdateExpression: 'SET isSent = :yes',
      ExpressionAttributeValues: { ':yes': true },
    },
  )
  await change(2, 'spam')
  const again = await change(3, 'read')

  expect(again.status).toBe(200)
  expect(await sent()).toMatchObject({ isSent: true })
})

test('every call asks for the permission of its form', async () => {
  const { token } = await api.signUp(['Event'])
  const id = idOf(6)
  const calls = FORM_DECLARATIONS.filter(({ permission }) => permission !== 'Event').flatMap(({ key }) => [
    ['GET', INBOX_PATHS.list(key)],
    ['GET', INBOX_PATHS.figures(key)],
    ['GET', INBOX_PATHS.conversion(key)],
    ['GET', INBOX_PATHS.people(key)],
    ['GET', INBOX_PATHS.export(key)],
    ['POST', INBOX_PATHS.export(key)],
    ['POST', INBOX_PATHS.bulk(key)],
    ['GET', INBOX_PATHS.one(key, id)],
    ['PUT', INBOX_PATHS.one(key, id)],
    ['POST', INBOX_PATHS.notes(key, id)],
  ])

  const statuses = await Promise.all(
    calls.map(async ([method = '', path = '']) => (await api.call(method, path, { token })).status),
  )

  expect(new Set(statuses)).toEqual(new Set([403]))
  // access to one form does not open submissions of another
  expect((await api.call('GET', INBOX_PATHS.one('eventRegistration', id), { token })).status).toBe(404)
  expect((await api.call('GET', INBOX_PATHS.unread, { token })).data).toEqual({ eventRegistration: 0 })
})

test('unread ones are counted up to 99, then there are more', async () => {
  await api.put(Array.from({ length: 98 }, (_, number) => sampleOf('abuseReport', number)))
  api.clock.now = new Date(api.clock.now.getTime() + 11_000)
  const counts = async () => (await api.call<Record<string, number>>('GET', INBOX_PATHS.unread)).data
  const before = await counts()
  await api.put([sampleOf('abuseReport', 98), sampleOf('abuseReport', 99), sampleOf('abuseReport', 100)])
  api.clock.now = new Date(api.clock.now.getTime() + 11_000)

  expect([before['abuseReport'], (await counts())['abuseReport']]).toEqual([98, 100])
  expect((await counts())['contactMessage']).toBe(100)
})

test('an export is in the log before its first part leaves, whole texts and all, without what was searched for', async () => {
  const path = INBOX_PATHS.export('contactMessage')
  const refused = await api.call('GET', `${path}?search=cendrawasih`)
  const filters = { search: 'siti@example.com', state: 'read' }
  const noted = await api.call<{ id: string }>('POST', path, { body: { filters, format: 'csv' } })
  const { id } = noted.data
  const part = await api.call<{ values: { message: string } }[]>(
    'GET',
    `${path}?export=${id}&search=cendrawasih`,
  )
  const other = await api.signUp(['Contact'])

  expect(refused.status).toBe(403)
  expect(part.data.map(({ values }) => values.message)).toEqual([LONG])
  expect((await api.call('GET', `${path}?export=${id}`, { token: other.token })).status).toBe(403)
  const entry = await api.table.get(keys.audit(id, api.clock.now.toISOString().slice(0, 7)))
  expect(entry?.['data']).toBe('{"before":null,"after":{"state":"read","isSearched":true,"format":"csv"}}')
  expect((await idsOf(`export=${id}`, path)).ids.length).toBeGreaterThan(1_400)
})

test('forms are told against the views of their pages, summed up or of today, in whole months', async () => {
  const { table, clock } = api
  const today = clock.now.toISOString().slice(0, 10)
  const put = (month: string, page: string, count: number) =>
    table.put({ ...inboxKeys.inboxPage('supportFeedback', month, page), count })
  await put('2026-10', '/support', 4)
  await put('2026-11', '/support', 2)
  await put('2026-11', '/faq', 1)
  await put('2026-08', '/support', 9)
  const sum = (day: string, en: number) =>
    table.put({
      ...visitKeys.visitDay(day),
      data: JSON.stringify({ pages: [{ path: '/support', en, id: 1 }] }),
    })
  await sum('2026-10-01', 50)
  await sum('2026-09-30', 1_000)
  const addView = { UpdateExpression: 'ADD en :one', ExpressionAttributeValues: { ':one': 7 } }
  await table.update({ pk: visitKeys.visitShard(today, 3), sk: 'page#/support' }, addView)
  const path = INBOX_PATHS.conversion('supportFeedback')

  const { data } = await api.call('GET', `${path}?from=2026-10-15&to=${today}`)
  expect(data).toEqual([
    { page: '/support', count: 6, views: 58 },
    { page: '/faq', count: 1, views: 0 },
  ])
  expect((await api.call('GET', `${path}?from=2020-01-01`)).status).toBe(400)
})
