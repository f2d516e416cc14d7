import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2'
import { FORM_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { NEWSLETTER_CONSENT } from '@flou/shared/forms/newsletter.ts'
import { newsletterTexts } from '@flou/shared/texts/newsletter.ts'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { itemsOf } from '../../approval/notify/testStream.ts'
import { sendMail } from '../../mail/send/sendMail.ts'
import { sendingRate } from '../../mail/send/sendingRate.ts'
import { mailKeys } from '../../mail/outbox/mailKeys.ts'
import { settingNewsletter } from '@flou/shared/content/types/setting.ts'
import { liveKey } from '../../../core/store/items/recordItem.ts'
import { personHash } from '../../../core/store/personHash.ts'
import { startTestTable, type TestTable } from '../../../core/store/testTable.ts'
import { allowedBy } from '../../../core/store/testTableWithin.ts'
import { manifest } from '../../../lambdas/forms/manifest.ts'
import { putTestEvent } from '../registration/testEvent.ts'
import { ORIGIN_SECRET, startForms } from '../testForms.ts'

const client = new SESv2Client({ region: 'r' })
const ses = mockClient(client)
const DAY = 86_400_000

let server: TestTable
let forms: ReturnType<typeof startForms>
beforeAll(async () => {
  server = await startTestTable()
})
afterAll(() => server.stop())
beforeEach(async () => {
  ses.reset()
  ses.on(SendEmailCommand).resolves({ MessageId: 'sent' })
  for (const prefix of ['mail', 'subscriber#', 'submission#'])
    for (const { pk, sk } of await itemsOf(server.table, prefix))
      await server.table.remove({ pk: String(pk), sk: String(sk) })
  forms = startForms(server.table)
})

const now = () => new Date(forms.clock.now)
const ask = (email = 'siti@example.com', language = 'en') =>
  forms.post('newsletter', { email, _language: language, _page: '/introduction', _key: crypto.randomUUID() })

/** Sends the outbox. @returns the mails and the tokens of their links */
async function mails() {
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
        originSecret: ORIGIN_SECRET,
        rate: sendingRate({ perSecond: 1_000_000, time: Infinity }),
      },
    )
  return ses.commandCalls(SendEmailCommand).map(({ args: [{ input }] }) => {
    const { Subject, Body, Headers = [] } = input.Content?.Simple ?? {}
    const text = Body?.Text?.Data ?? ''
    return {
      to: input.Destination?.ToAddresses?.[0],
      subject: Subject?.Data,
      text,
      token: /#token=([\w-]+)/.exec(text)?.[1] ?? '',
      headers: Object.fromEntries(Headers.map(({ Name, Value }) => [String(Name), String(Value)])),
    }
  })
}
const subscriber = (email = 'siti@example.com') =>
  server.table.get(mailKeys.subscriber(personHash(email)), { consistent: true })
const confirm = (token: string) => forms.press(FORM_PATHS.confirmNewsletter, { token, _language: 'id' })
const end = (token: string) => forms.press(FORM_PATHS.unsubscribe, { token, _language: 'en' })
async function subscribed(): Promise<string> {
  await ask()
  const [request] = await mails()
  await confirm(request?.token ?? '')
  const [welcome] = await mails()
  return welcome?.token ?? ''
}

test('an address is subscribed by its own confirmation, with a proof of what was agreed to', async () => {
  await ask('siti@example.com', 'id')
  const before = await subscriber()
  const [mail] = await mails()
  const answer = await confirm(mail?.token ?? '')

  expect(before).toBeUndefined()
  expect(mail).toMatchObject({ to: 'siti@example.com', subject: 'Mohon konfirmasi: buletin flou.example' })
  expect(mail?.text).toContain('https://flou.example/id/newsletter/confirm#token=')
  expect([answer.status, answer.headers['location']]).toEqual([303, '/id/newsletter/confirm#done'])
  expect(await subscriber()).toMatchObject({ state: 'active', language: 'id', page: '/introduction' })
  const receipts = (await itemsOf(server.table, 'subscriber#')).filter(({ sk }) =>
    String(sk).startsWith('receipt#'),
  )
  expect(receipts).toMatchObject([
    {
      choice: 'subscribed',
      version: NEWSLETTER_CONSENT.version,
      text: NEWSLETTER_CONSENT.text.id,
      at: now().toISOString(),
    },
  ])
})

test('forms and their mailed links use all that the role of the function allows', async () => {
  await putTestEvent(server.table, 5, { capacity: 1 })
  const sender = { firstName: 'Siti', lastName: 'Rahma', email: 'siti@example.com', phone: '021 555 0123' }
  const register = async () =>
    forms.post('eventRegistration', {
      ...sender,
      eventId: 5,
      company: '',
      jobRole: 'developer',
      _language: 'en',
      _proof: await forms.proof(),
      _key: crypto.randomUUID(),
    })
  const tokenOf = async () => (await mails())[0]?.token ?? ''
  const asked = [await register()]
  await forms.press(FORM_PATHS.cancelSeat, { token: await tokenOf(), _language: 'en' })
  const request = { name: 'Siti', email: sender.email, request: 'access', _language: 'en' }
  asked.push(await forms.post('dataRequest', { ...request, _key: crypto.randomUUID() }))
  await forms.press(FORM_PATHS.verifyEmail, { token: await tokenOf(), _language: 'en' })
  await end(await subscribed())

  expect(asked.map(({ status }) => status)).toEqual([202, 202])
  expect(forms.used).toEqual(allowedBy(manifest.table))
})

test('no token is stored as it is, but in a mail that has not been sent yet', async () => {
  await ask()
  const [mail] = await mails()
  const items = [...(await itemsOf(server.table, 'mail')), ...(await itemsOf(server.table, 'subscriber#'))]

  expect(mail?.token).toHaveLength(43)
  expect(JSON.stringify(items)).not.toContain(mail?.token)
})

test('whoever asks again gets the same answer, and one mail a day; a subscriber gets none', async () => {
  const answers = [await ask(), await ask('SITI@example.com')]
  const first = await mails()
  await ask()
  const sameDay = await mails()
  forms.clock.now += DAY
  await ask()
  const nextDay = await mails()
  await confirm(nextDay[0]?.token ?? '')
  await mails()
  forms.clock.now += DAY
  answers.push(await ask())

  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202])
  for (const { text } of answers) {
    expect(text).toContain(newsletterTexts.newsletterRequested.en)
    expect(text).not.toMatch(/just sent|successfully subscribed/)
  }
  expect([first.length, sameDay.length, nextDay.length, (await mails()).length]).toEqual([1, 0, 1, 0])
})

test('a link that was used answers as before, an old or invented one is refused and subscribes nobody', async () => {
  await ask()
  const [mail] = await mails()
  const token = mail?.token ?? ''
  forms.clock.now += 7 * DAY + 1
  const late = await confirm(token)
  forms.clock.now -= 7 * DAY
  const answers = [await confirm(token), await confirm(token), await confirm('invented')]

  expect([late, ...answers].map(({ headers }) => headers['location'])).toEqual([
    '/id/newsletter/confirm#invalid',
    '/id/newsletter/confirm#done',
    '/id/newsletter/confirm#done',
    '/id/newsletter/confirm#invalid',
  ])
  const welcome = await mails()
  expect(welcome.map(({ subject }) => subject)).toEqual(['You are subscribed to our newsletter'])
})

test.each([
  [FORM_PATHS.confirmNewsletter, '/newsletter/confirm'],
  [FORM_PATHS.unsubscribe, '/newsletter/unsubscribe'],
  [FORM_PATHS.verifyEmail, '/contact-us/personal-data/prove'],
  [FORM_PATHS.acceptSeat, '/registration/accept'],
  [FORM_PATHS.cancelSeat, '/registration/cancel'],
])('a browser that opens %s comes to a page in its language', async (path, page) => {
  const headers = { 'accept-language': 'id-ID' }
  const opened = await forms.send({ path: `${path}?token=abc-_1`, method: 'GET', headers })
  const bare = await forms.send({ path, method: 'GET' })

  expect([opened.status, bare.status]).toEqual([303, 303])
  expect(opened.headers['location']).toBe(`/id${page}#token=abc-_1`)
  expect(bare.headers['location']).toBe(page)
})

test('a press of the button on another site’s page is refused', async () => {
  await ask()
  const [mail] = await mails()
  const headers = { 'sec-fetch-site': 'cross-site' }
  const answer = await forms.press(FORM_PATHS.confirmNewsletter, { token: mail?.token ?? '' }, headers)

  expect([answer.status, await subscriber()]).toEqual([400, undefined])
})

test('every mail has a link that unsubscribes by one click, which really does', async () => {
  await ask()
  const [request] = await mails()
  await confirm(request?.token ?? '')
  const [welcome] = await mails()
  const address =
    /^<https:\/\/flou\.example(.*)>$/.exec(welcome?.headers['List-Unsubscribe'] ?? '')?.[1] ?? ''
  const opened = await forms.send({ path: address, method: 'GET' })
  const still = await subscriber()
  const clicked = await forms.press(
    address,
    { 'List-Unsubscribe': 'One-Click' },
    { 'sec-fetch-site': 'cross-site' },
  )

  expect(request?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  expect(welcome?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  expect([opened.status, still?.['state']]).toEqual([303, 'active'])
  expect(opened.headers['location']).toBe(`/newsletter/unsubscribe#token=${welcome?.token}`)
  expect([clicked.status, (await subscriber())?.['state']]).toEqual([200, 'unsubscribed'])
})

test('the page unsubscribes by its button, also by a whole link that was typed in; again, it changes nothing', async () => {
  const token = await subscribed()
  const answers = [await end(`https://flou.example/newsletter/unsubscribe#token=${token}`), await end(token)]
  const state = (await subscriber())?.['state']
  forms.clock.now += DAY
  await ask()
  const [mail] = await mails()
  await confirm(mail?.token ?? '')

  expect(answers.map(({ headers }) => headers['location'])).toEqual([
    '/newsletter/unsubscribe#done',
    '/newsletter/unsubscribe#done',
  ])
  expect([state, (await subscriber())?.['state']]).toEqual(['unsubscribed', 'active'])
})

test('where the setting is off, asking subscribes', async () => {
  await server.table.put({ ...liveKey(settingNewsletter, 0), data: JSON.stringify({ isDoubleOptIn: false }) })
  forms.clock.now += 30 * DAY
  const answer = await ask('budi@example.com')

  expect(answer.text).toContain('You have successfully subscribed to our newsletter.')
  expect(await subscriber('budi@example.com')).toMatchObject({ state: 'active' })
})
