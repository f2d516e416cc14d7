import { INBOX_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { SubmissionDetail, SubmissionRow } from '@flou/shared/submissions/inbox.ts'
import type { ErasureReceipt, PersonData } from '@flou/shared/submissions/personalData.ts'
import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { NEWSLETTER_CONSENT } from '@flou/shared/newsletter.ts'
import { submissionOf } from '@flou/shared/submissions/registry.ts'
import { mailsOf } from '../store/submissions/submissionMails.ts'
import { requestSteps, subscribeSteps } from '../store/newsletter/subscribe.ts'
import { keyedPersonHash, personHash } from '../store/personHash.ts'
import { sampleOf, startInbox, type TestInbox } from './testInbox.ts'

const SITI = 'siti@example.com'
let api: TestInbox
/** Each test has people of its own. */
let round = 0
const email = () => `siti${round}@example.com`

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
  api = await startInbox()
})
afterAll(() => api.stop())
beforeEach(() => {
  round += 1
})

const post = <T>(path: string, body: object, token?: string) =>
  api.call<T>('POST', path, { body, ...(token !== undefined && { token }) })

/** Three messages and a request of one person, one message of somebody else. */
async function arrange() {
  const values = { email: email() }
  const base = round * 100
  const own = [1, 2, 3].map((number) => sampleOf('contactMessage', base + number, { values }))
  const feedback = sampleOf('supportFeedback', base, { values })
  const request = sampleOf('dataRequest', base, { values })
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
  const form = submissionOf('contactMessage')
  const mails = form ? mailsOf(form, first) : []
  await api.table.transact(mails)
  await api.call('GET', INBOX_PATHS.one('contactMessage', first.id))
  await post(INBOX_PATHS.notes('contactMessage', first.id), { text: `Mail of ${email()}` })

  const { data } = await post<ErasureReceipt>(INBOX_PATHS.erasePerson, {
    email: email(),
    reason: 'Asked for it by mail',
  })

  expect(data).toMatchObject({
    counts: { contactMessage: 3, supportFeedback: 1 },
    kept: 1,
    by: { name: 'Ayu Lestari' },
    reason: 'Asked for it by mail',
    isPartial: false,
    finished: api.clock.now.toISOString(),
  })
  expect(data.hash).toMatch(/^[\w-]{43}$/)
  const left = (await everything()).split('\n').filter((line) => line.includes(email()))
  expect(left.length).toBe(1)
  expect(left[0]).toContain(request.id)
  expect(await everything()).toContain(other.id)
  const receipts = await api.call<ErasureReceipt[]>('GET', INBOX_PATHS.erasures)
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
  await table.transact(requestSteps(request, services))
  await table.transact(subscribeSteps(request, { ...services, at: request.at }))

  const { data } = await post<PersonData>(INBOX_PATHS.exportPerson, { email: email() })
  expect(data).toMatchObject({
    submissions: [],
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
  expect((await left()).length).toBeGreaterThan(3)

  const receipt = await post<ErasureReceipt>(INBOX_PATHS.erasePerson, { email: email(), reason: 'Asked' })
  expect(receipt.data.counts).toEqual({ subscription: 1 })
  expect(await left()).toEqual([])
  const links = (await everything()).split('\n').filter((line) => line.includes('"mail-token#'))
  expect(links.filter((line) => line.includes(person))).toEqual([])
  const after = await post<PersonData>(INBOX_PATHS.person, { email: email() })
  expect(after.data).toEqual({ submissions: [], isPartial: false })
})

test('the log and the receipt of an erasure are compared with an address by who has the key alone', async () => {
  await arrange()
  await post<PersonData>(INBOX_PATHS.person, { email: email() })
  const erase = () => post<ErasureReceipt>(INBOX_PATHS.erasePerson, { email: email(), reason: 'Asked' })

  const [first, second] = [await erase(), await erase()]

  const kept = (await everything())
    .split('\n')
    .filter((line) => /"erasure#|"audit#|view_personal_data/.test(line))
  expect(kept.length).toBeGreaterThan(2)
  expect(kept.filter((line) => line.includes(personHash(email())))).toEqual([])
  expect(first.data.person).toBe(keyedPersonHash(email().toUpperCase(), api.services.originSecret))
  expect(second.data.person).toBe(first.data.person)
})

test('more than a call erases is gone on with, and a receipt says so', async () => {
  const values = { email: email() }
  await api.put(
    Array.from({ length: 130 }, (_, number) => sampleOf('newsletter', round * 1_000 + number, { values })),
  )
  const erase = () => post<ErasureReceipt>(INBOX_PATHS.erasePerson, { email: email(), reason: 'Asked' })

  const [first, second] = [await erase(), await erase()]

  expect([first.data.isPartial, first.data.counts]).toEqual([true, { newsletter: 100 }])
  expect([second.data.isPartial, second.data.counts]).toEqual([false, { newsletter: 30 }])
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
