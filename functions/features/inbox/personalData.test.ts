import { INBOX_PATHS, NEWSLETTER_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { SubmissionDetail, SubmissionRow } from '@flou/shared/inbox/inbox.ts'
import type { ErasureReport, ErasureRequest, PersonData } from '@flou/shared/inbox/personalData.ts'
import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { NEWSLETTER_CONSENT } from '@flou/shared/forms/newsletter.ts'
import { formDeclarationOf } from '@flou/shared/forms/registry.ts'
import { keys } from '../../core/store/keys.ts'
import { mailsOf } from '../forms/submissionMails.ts'
import { requestSteps, subscribeSteps } from '../forms/effects/subscribe.ts'
import { keyedPersonHash, personHash } from '../../core/store/personHash.ts'
import { sampleOf, startInbox, type TestInbox } from './testInbox.ts'

const SITI = 'siti@example.com'
let api: TestInbox
/** Each test uses other people. */
let round = 0
const email = () => `siti${round}@example.com`

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
  api = await startInbox()
  second = (await api.signUp(['Personal Data'])).token
})
afterAll(() => api.stop())
beforeEach(() => {
  round += 1
})

const post = <T>(path: string, body: object, token?: string) =>
  api.call<T>('POST', path, { body, ...(token !== undefined && { token }) })

/** Token of the second person, who confirms an erasure. */
let second = ''
const proven = '2026-11-20T00:00:00.000Z'
async function erase(body: { email: string; reason: string }) {
  const asked = await post<ErasureRequest>(INBOX_PATHS.erasePerson, body)
  return post<ErasureReport>(INBOX_PATHS.confirmErasure(asked.data.id), {}, second)
}

/** Three messages and a request of one person, one message of another. */
async function arrange() {
  const values = { email: email() }
  const base = round * 100
  const own = [1, 2, 3].map((number) => sampleOf('contactMessage', base + number, { values }))
  const feedback = sampleOf('supportFeedback', base, { values })
  const request = sampleOf('dataRequest', base, { values, proven })
  const other = sampleOf('contactMessage', base + 4, { values: { email: SITI } })
  await api.put([...own, feedback, request, other])
  return { own, feedback, request, other }
}

async function everything(): Promise<string> {
  const { Items = [] } = await api.table.client.send(new ScanCommand({ TableName: api.table.name }))
  return Items.map((item) =>
    JSON.stringify(item, (_, value: unknown) => (value instanceof Set ? [...value] : value)),
  ).join('\n')
}

test('everything of an address is found, whatever the form and the letter case, and the log names nobody', async () => {
  const { own, other } = await arrange()
  await post(INBOX_PATHS.notes('contactMessage', own[0]?.id ?? ''), { text: 'Wants a call' })

  const { data } = await post<PersonData>(INBOX_PATHS.person, { email: email().toUpperCase() })

  expect(data.submissions.map(({ form }) => form).toSorted()).toEqual([
    'contactMessage',
    'contactMessage',
    'contactMessage',
    'dataRequest',
    'supportFeedback',
  ])
  expect(data.submissions.some(({ id }) => id === other.id)).toBe(false)
  expect(data.submissions.flatMap(({ events }) => events.map(({ text }) => text))).toEqual(['Wants a call'])
  const log = (await everything()).split('\n').filter((line) => line.includes('"audit#'))
  expect(log.some((line) => line.includes('view_personal_data'))).toBe(true)
  expect(log.filter((line) => line.includes(email()))).toEqual([])
})

test('an erasure leaves nothing but its receipt and the request that asked for it', async () => {
  const { own, request, other } = await arrange()
  const [first = sampleOf('contactMessage', 0)] = own
  const form = formDeclarationOf('contactMessage')
  const mails = form ? mailsOf(form, first) : []
  await api.table.transact(mails)
  await api.call('GET', INBOX_PATHS.one('contactMessage', first.id))
  await post(INBOX_PATHS.notes('contactMessage', first.id), { text: `Mail of ${email()}` })

  const { data } = await erase({ email: email(), reason: 'Asked for it by mail' })

  expect(data).toMatchObject({
    counts: { contactMessage: 3, supportFeedback: 1 },
    retained: 1,
    by: { name: 'Dewi' },
    requestedBy: { name: 'Ayu Lestari' },
    reason: 'Asked for it by mail',
    isPartial: false,
    finished: api.clock.now.toISOString(),
  })
  expect(data.hash).toMatch(/^[\w-]{43}$/)
  const left = (await everything()).split('\n').filter((line) => line.includes(email()))
  expect(left.length).toBe(1)
  expect(left[0]).toContain(request.id)
  expect(await everything()).toContain(other.id)
  const receipts = await api.call<ErasureReport[]>('GET', INBOX_PATHS.erasures)
  expect(receipts.data[0]).toEqual(data)
})

test('the newsletter of an address is found with its consents, and erased with its links and mails', async () => {
  const { table, services } = api
  const request = {
    email: email(),
    language: 'id',
    page: '/why-us',
    at: api.clock.now.toISOString(),
  } as const
  await api.put([sampleOf('dataRequest', round * 100, { values: { email: email() }, proven, state: 'new' })])
  await table.transact(requestSteps(request, services))
  await table.transact(subscribeSteps(request, { ...services, at: request.at }))

  const { data } = await post<PersonData>(INBOX_PATHS.exportPerson, { email: email() })
  expect(data).toMatchObject({
    submissions: [{ form: 'dataRequest' }],
    newsletter: {
      subscriptions: [{ email: email(), state: 'active', page: '/why-us' }],
      consents: [{ choice: 'subscribed', version: 1, text: NEWSLETTER_CONSENT.text.id }],
    },
  })
  const person = personHash(email())
  const left = async () =>
    (await everything())
      .split('\n')
      .filter((line) => line.includes(email()) || line.includes(`"subscriber#${person}"`))
      .filter((line) => !line.includes('dataRequest'))
  expect((await left()).length).toBeGreaterThan(3)

  const receipt = await erase({ email: email(), reason: 'Asked' })
  expect(receipt.data.counts).toEqual({ subscription: 1 })
  expect(await left()).toEqual([])
  const links = (await everything()).split('\n').filter((line) => line.includes('"mail-token#'))
  expect(links.filter((line) => line.includes(person))).toEqual([])
  const after = await post<PersonData>(INBOX_PATHS.person, { email: email() })
  expect(after.data).toMatchObject({
    submissions: [{ form: 'dataRequest', state: 'done' }],
    isPartial: false,
  })
  expect(after.data.newsletter).toBeUndefined()
})

test('the log and the receipt of an erasure are compared with an address by who has the key alone', async () => {
  await arrange()
  await post<PersonData>(INBOX_PATHS.person, { email: email() })
  const again = sampleOf('dataRequest', round * 100 + 1, { values: { email: email() }, proven })

  const first = await erase({ email: email(), reason: 'Asked' })
  await api.put([again])
  const next = await erase({ email: email(), reason: 'Asked' })

  const kept = (await everything())
    .split('\n')
    .filter((line) => /"erasure#|"audit#|view_personal_data/.test(line))
  expect(kept.length).toBeGreaterThan(2)
  expect(kept.filter((line) => line.includes(personHash(email())))).toEqual([])
  expect(first.data.person).toBe(keyedPersonHash(email().toUpperCase(), api.services.originSecret))
  expect(next.data.person).toBe(first.data.person)
})

test('more than a call erases is gone on with, and a receipt says so', async () => {
  const values = { email: email() }
  await api.put(
    Array.from({ length: 130 }, (_, number) => sampleOf('newsletter', round * 1_000 + number, { values })),
  )
  await api.put([sampleOf('dataRequest', round * 100, { values, proven })])
  const { data } = await post<ErasureRequest>(INBOX_PATHS.erasePerson, { email: email(), reason: 'Asked' })
  const confirm = () => post<ErasureReport>(INBOX_PATHS.confirmErasure(data.id), {}, second)

  const [first, next, more] = [await confirm(), await confirm(), await confirm()]

  expect([first.data.isPartial, first.data.counts]).toEqual([true, { newsletter: 100 }])
  expect([next.data.isPartial, next.data.counts]).toEqual([false, { newsletter: 30 }])
  expect(more.status).toBe(404)
})

test('what is restricted is shown to the desk alone, until it is lifted', async () => {
  const { own } = await arrange()
  const id = own[0]?.id ?? ''
  const { token } = await api.signUp(['Contact'])
  const change = (isRestricted: boolean) =>
    post<{ count: number }>(INBOX_PATHS.restrictPerson, { email: email(), isRestricted })
  const seen = async () => {
    const detail = await api.call<SubmissionDetail>('GET', INBOX_PATHS.one('contactMessage', id), { token })
    const list = await api.call<SubmissionRow[]>('GET', INBOX_PATHS.list('contactMessage'), { token })
    return [detail.data.values, list.data.find((row) => row.id === id)?.values]
  }

  expect((await change(true)).data.count).toBe(5)
  expect(await seen()).toEqual([{}, {}])
  const { data } = await post<PersonData>(INBOX_PATHS.person, { email: email() })
  expect(data.submissions.find((one) => one.id === id)?.values).toMatchObject({ email: email() })
  await change(false)
  expect(await seen()).toMatchObject([{ email: email() }, { email: email() }])
})

test('the desk asks for its permission, and for an address', async () => {
  const { token } = await api.signUp(['Contact', 'Audit Log'])
  const paths = [
    INBOX_PATHS.person,
    INBOX_PATHS.exportPerson,
    INBOX_PATHS.erasePerson,
    INBOX_PATHS.restrictPerson,
  ]

  for (const path of paths) {
    expect((await post(path, { email: SITI, reason: 'x', isRestricted: true }, token)).status).toBe(403)
    expect((await post(path, { email: 'nobody', reason: 'x', isRestricted: true })).status).toBe(422)
  }
  expect((await api.call('GET', INBOX_PATHS.erasures, { token })).status).toBe(403)
})

const waiting = async () =>
  (await api.call<ErasureRequest[]>('GET', INBOX_PATHS.erasureRequests)).data.filter(
    (request) => request.email === email(),
  )
const stillThere = async () =>
  (await post<PersonData>(INBOX_PATHS.person, { email: email() })).data.submissions.length

test('an erasure needs an open request whose sender has proven the address', async () => {
  const body = { email: email(), reason: 'Asked' }
  const values = { email: email() }
  const unproven = sampleOf('dataRequest', round * 100, { values })
  const other = sampleOf('dataRequest', round * 100 + 1, { values: { ...values, request: 'access' }, proven })
  const closed = sampleOf('dataRequest', round * 100 + 2, { values, proven, state: 'done' })
  await api.put([unproven, other, closed])

  const refused = await post(INBOX_PATHS.erasePerson, body)

  expect(refused).toMatchObject({ status: 422, errorCodes: { Email: 'erasureUnproven' } })
  expect(await waiting()).toEqual([])
})

test('nothing is erased until somebody else confirms it, once', async () => {
  await arrange()
  const body = { email: email(), reason: 'Asked' }

  const asked = await post<ErasureRequest>(INBOX_PATHS.erasePerson, body)
  const again = await post(INBOX_PATHS.erasePerson, body, second)
  const own = await post(INBOX_PATHS.confirmErasure(asked.data.id), {})
  const before = [await stillThere(), await waiting()]
  const confirmed = await post(INBOX_PATHS.confirmErasure(asked.data.id), {}, second)
  const repeated = await post(INBOX_PATHS.confirmErasure(asked.data.id), {}, second)

  expect([asked.status, again.status, own.status]).toEqual([202, 409, 403])
  expect(own.messageCode).toBe('ownErasure')
  expect(before).toMatchObject([5, [{ reason: 'Asked', by: { name: 'Ayu Lestari' } }]])
  expect([confirmed.status, repeated.status]).toEqual([200, 404])
  expect([await stillThere(), await waiting()]).toEqual([1, []])
})

test('an erasure that is withdrawn, or that waited too long, can no longer be confirmed', async () => {
  await arrange()
  const ask = () => post<ErasureRequest>(INBOX_PATHS.erasePerson, { email: email(), reason: 'Asked' })
  const { data } = await ask()
  const withdrawn = await api.call('DELETE', INBOX_PATHS.erasureRequest(data.id), { token: second })
  const late = await post(INBOX_PATHS.confirmErasure(data.id), {}, second)

  expect([withdrawn.status, late.status]).toEqual([200, 404])
  expect(await stillThere()).toBe(5)
})

/** Sets the time of a session's last reauthentication. */
const typedPassword = (session: string, at: number) =>
  api.table.update(keys.session(session), {
    UpdateExpression: 'SET confirmed = :at',
    ExpressionAttributeValues: { ':at': at },
  })

test('asking for an erasure and confirming it need the password of the last ten minutes', async () => {
  await arrange()
  const now = api.clock.now.getTime()
  const other = await api.signUp(['Personal Data'])
  const ask = () => post<ErasureRequest>(INBOX_PATHS.erasePerson, { email: email(), reason: 'Asked' })
  await typedPassword('session-1', now - 11 * 60_000)
  const refused = await ask()
  await typedPassword('session-1', now)
  const { data } = await ask()
  await typedPassword(`session-of-${other.id}`, now - 11 * 60_000)
  const unconfirmed = await post(INBOX_PATHS.confirmErasure(data.id), {}, other.token)

  expect([refused, unconfirmed]).toMatchObject([
    { status: 403, code: 'confirmation_needed' },
    { status: 403, code: 'confirmation_needed' },
  ])
  expect(await stillThere()).toBe(5)
})

test('a role that needs approval asks for an erasure, but neither confirms it nor restricts anybody', async () => {
  await arrange()
  const author = await api.signUp(['Personal Data', 'NewsLetter', 'Event'], { needApproval: true })
  const body = { email: email(), reason: 'Asked', isRestricted: true }

  const asked = await post<ErasureRequest>(INBOX_PATHS.erasePerson, body, author.token)
  const other = await api.signUp(['Personal Data'], { needApproval: true })
  const confirmed = await post(INBOX_PATHS.confirmErasure(asked.data.id), {}, other.token)
  const restricted = await post(INBOX_PATHS.restrictPerson, body, author.token)
  const imported = await post(NEWSLETTER_PATHS.import, { rows: [], isConfirmed: true }, author.token)
  const told = await post(INBOX_PATHS.notifyParticipants(7), { kind: 'changed' }, author.token)

  expect(asked.status).toBe(202)
  for (const refused of [confirmed, restricted, imported, told])
    expect(refused).toMatchObject({ status: 403, messageCode: 'approvalNeeded' })
  expect(await stillThere()).toBe(5)
})
