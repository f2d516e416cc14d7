import { FORM_LIMITS } from '@flou/shared/forms/fields.ts'
import { formAnchor, TRAP_NAME } from '@flou/shared/forms/anchors.ts'
import { businessContact } from '@flou/shared/forms/forms/businessContact.ts'
import { contactMessage } from '@flou/shared/forms/forms/contactMessage.ts'
import { supportFeedback } from '@flou/shared/forms/forms/supportFeedback.ts'
import { senderOf } from '@flou/shared/inbox/inbox.ts'
import { FORM_DECLARATIONS } from '@flou/shared/forms/registry.ts'
import type { FormFields } from '@flou/shared/forms/define.ts'
import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { keys } from '../../core/store/keys.ts'
import { formKeys, formPartitions } from './formKeys.ts'
import { SHARDS, submissionOfItem } from './submissionItems.ts'
import { startTestTable, type TestTable } from '../../core/store/testTable.ts'
import { CONTACT as CONTACT_MESSAGE, startForms } from './testForms.ts'

let server: TestTable
beforeAll(async () => {
  server = await startTestTable()
  const data = { startDate: '2027-01-01', endDate: '2027-01-01', slug: 'event' }
  const event = { id: SAMPLES['number'], version: 1, state: 'published', data: JSON.stringify(data) }
  await server.table.put({ ...keys.live('event', 12), ...event })
})
afterAll(() => server.stop())
const MONTH = '2026-11'

const SAMPLES: Record<string, unknown> = {
  email: 'Siti@Example.com',
  phone: '+62 21 555 0123',
  country: 'ID',
  rating: 4,
  number: 12,
  agreement: true,
  state: 'Jawa Barat',
  city: 'Kota Bandung',
}
/** A filled-in form of any declaration. */
const filled = (fields: FormFields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { when }]) => !when)
      .map(([name, { kind, choices }]) => [name, choices?.[0]?.value ?? SAMPLES[kind] ?? 'Text']),
  )
const CONTACT = { ...CONTACT_MESSAGE, message: 'Halo\r\nApa kabar?' }

let forms: ReturnType<typeof startForms>
beforeEach(() => {
  forms = startForms(server.table)
})

async function stored(form: string) {
  const lists = await Promise.all(
    Array.from({ length: SHARDS }, (_, shard) =>
      server.table.query({
        IndexName: 'gsi1',
        KeyConditionExpression: 'gsi1pk = :pk',
        ExpressionAttributeValues: { ':pk': formPartitions.submissions(form, MONTH, shard) },
      }),
    ),
  )
  const found = lists.flatMap(({ items }) =>
    items.map(({ pk }) => formKeys.submission(String(pk).replace('submission#', ''))),
  )
  const items = await server.table.getAll(found)
  return items.flatMap((item) => (item ? [submissionOfItem(item)] : []))
}
const key = () => crypto.randomUUID()

test.each(FORM_DECLARATIONS.map((form) => [form.key, form] as const))(
  '%s is stored as it was sent, with the language, page and words agreed to',
  async (name, form) => {
    const body = { ...filled(form.fields), _language: 'id', _page: '/contact-us', _key: key() }

    const answer = await forms.post(name, body)
    const last = (await stored(name)).at(-1)

    expect(answer.status).toBe(202)
    expect(answer.json().data['reference']).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}$/)
    expect(last).toMatchObject({ form: name, state: 'new', language: 'id', page: '/contact-us' })
    const agreed = Object.entries(form.fields).filter(([, { kind }]) => kind === 'agreement')
    expect(last?.consents.map(({ field }) => field)).toEqual(agreed.map(([field]) => field))
  },
)

test('the same thing sent again is stored once; without script, within ten minutes', async () => {
  const body = { email: 'twice@example.com', _key: key() }
  const count = async () =>
    (await stored('newsletter')).filter(({ values }) => values['email'] === 'twice@example.com').length

  const answers = await Promise.all([1, 2, 3].map(() => forms.post('newsletter', body)))
  const again = await forms.post('newsletter', body)
  expect(new Set([...answers, again].map(({ text }) => text)).size).toBe(1)
  expect(await count()).toBe(1)

  await forms.postPlain('newsletter', { email: 'twice@example.com' })
  const last = await forms.postPlain('newsletter', { email: 'twice@example.com' })
  expect(last.status).toBe(303)
  expect(await count()).toBe(2)
})

test('what is wrong is named by field, under the names of the specification, and nothing is stored', async () => {
  const before = (await stored('businessContact')).length

  const answer = await forms.post('businessContact', {
    ...CONTACT,
    email: 'nobody',
    phone: 'call me',
    message: 'x'.repeat(FORM_LIMITS.message + 1),
  })

  expect(answer.status).toBe(422)
  expect(answer.json().errorCodes).toEqual({
    City: 'unknownField',
    State: 'unknownField',
    Email: 'email',
    Phone: 'phone',
    JobRole: 'jobRole',
    Country: 'required',
    Message: `tooLong:${FORM_LIMITS.message}`,
  })
  expect((await stored('businessContact')).length).toBe(before)
})

test('feedback asks for the privacy policy', async () => {
  const answer = await forms.post('supportFeedback', { privacyPolicy: false })
  expect(answer.json().errorCodes).toMatchObject({ PrivacyPolicy: 'privacyPolicy', Rating: 'required' })
})

const newsletterForm = (name: string) =>
  `<form id="${formAnchor(name)}"><input name="email"/><p data-problem-of="email" hidden=""></p></form>`

test.each([
  ['introduction-newsletter', 'introduction-newsletter'],
  [undefined, 'newsletter'],
  ['of-another-page', 'newsletter'],
])('of two forms of a kind %s says which one was sent: the problem stands in %s', async (said, expected) => {
  const names = ['introduction-newsletter', 'newsletter']
  const page = names.map(newsletterForm).join('')
  const { postPlain } = startForms(server.table, { 'en/introduction/index.html': page })
  const place = said === undefined ? {} : { _form: said }
  const answer = await postPlain('newsletter', {
    email: 'x',
    _page: '/introduction',
    _language: 'en',
    ...place,
  })

  expect(answer.status).toBe(422)
  const filled = names.filter((name) => !answer.text.includes(newsletterForm(name)))
  expect(filled).toEqual([expected])
})

test('a text is stored in its plain form, line by line', async () => {
  await forms.post('contactMessage', { ...CONTACT, company: 'PT\u202e Maju\r\nBcc: x', _key: key() })
  const texts = (await stored('contactMessage')).map(({ values }) => [values['company'], values['message']])
  expect(texts).toContainEqual(['PT Maju Bcc: x', 'Halo\nApa kabar?'])
})

test('a solved task counts once, vouches for the form, and a wrong one is refused', async () => {
  const proof = await forms.proof()
  const first = await forms.post('contactMessage', { ...CONTACT, _proof: proof, _key: key() })
  const second = await forms.post('contactMessage', { ...CONTACT, _proof: proof, _key: key() })
  const forged = await forms.post('contactMessage', { ...CONTACT, _proof: `${proof.slice(0, -8)}AAAAAAA=` })
  const unreadable = Buffer.from(
    JSON.stringify({
      ...(JSON.parse(Buffer.from(proof, 'base64').toString()) as object),
      signature: 'é'.repeat(64),
    }),
  ).toString('base64')
  const foreign = await forms.post('contactMessage', { ...CONTACT, _proof: unreadable, _key: key() })
  const late = await forms.proof()
  forms.clock.now += 3_700_000
  const expired = await forms.post('contactMessage', { ...CONTACT, _proof: late, _key: key() })

  expect([first, second, forged, foreign, expired].map(({ status }) => status)).toEqual([
    202, 422, 422, 422, 422,
  ])
  expect(second.json().messageCode).toBe('robot')
  expect((await stored('contactMessage')).filter(({ verified }) => verified === 'proof')).toHaveLength(1)
})

test('a mail says that it arrived, once an hour and address, and never for what nobody vouches for', async () => {
  const mails = async () => {
    const { table } = server
    const { Items = [] } = await table.client.send(new ScanCommand({ TableName: table.name }))
    return Items.filter(({ to }) => to === 'budi@example.com')
  }
  const send = async (more: object) =>
    forms.post('contactMessage', { ...CONTACT, email: 'budi@example.com', _key: key(), ...more })
  await send({})
  await send({ _proof: await forms.proof(), [TRAP_NAME]: 'x' })
  expect(await mails()).toEqual([])

  await send({ _proof: await forms.proof(), _language: 'id' })
  await send({ _proof: await forms.proof(), _language: 'id' })
  expect(await mails()).toMatchObject([
    { template: 'formReceived', language: 'id', params: { form: 'contactMessage' } },
  ])
})

test('what people do not see and quick hands only make suspect: kept apart, with the reason', async () => {
  await forms.post('contactMessage', { ...CONTACT, firstName: 'Trapped', [TRAP_NAME]: '1', _key: key() })
  await forms.post('contactMessage', { ...CONTACT, firstName: 'Quick', _elapsed: 200, _key: key() })
  const states = (await stored('contactMessage')).map(({ values, state, suspect }) => [
    values['firstName'],
    state,
    suspect,
  ])
  expect(states).toContainEqual(['Trapped', 'spam', 'honeypot'])
  expect(states).toContainEqual(['Quick', 'spam', 'speed'])
})

test('one network sends so many of a form; others and other forms go on', async () => {
  const from = { 'x-viewer-address': '2001:db8:1:2::9' }
  const send = (n: number) =>
    forms.post('contactMessage', { ...CONTACT, message: `Number ${n}`, _key: key() }, from)
  const answers = []
  for (let n = 0; n < 10; n += 1) answers.push(await send(n))
  const refused = answers.find(({ status }) => status === 429)

  expect(answers.map(({ status }) => status).filter((status) => status === 202)).toHaveLength(8)
  expect(refused?.headers['retry-after']).toBe('600')
  expect(refused?.json().messageCode).toBe('tooManyForms')
  expect((await forms.post('newsletter', { email: 'a@example.com' }, from)).status).toBe(202)
  expect((await forms.post('contactMessage', { ...CONTACT, _key: key() })).status).toBe(202)
})

test('no network address is stored with what was sent', async () => {
  await forms.post('contactMessage', { ...CONTACT, _key: key() }, { 'x-viewer-address': '198.51.100.77' })
  const ids = (await stored('contactMessage')).map(({ id }) => formKeys.submission(id))
  expect(JSON.stringify(await server.table.getAll(ids))).not.toContain('198.51')
})

test('a page of another site, another kind of body and an unknown form are refused', async () => {
  const foreign = await forms.post(
    'newsletter',
    { email: 'a@example.com' },
    { 'sec-fetch-site': 'cross-site' },
  )
  const kind = await forms.post('newsletter', 'email', { 'content-type': 'text/plain' })
  const unknown = await forms.post('nothing', {})
  const large = await forms.post('contactMessage', { message: 'x'.repeat(40_000) })
  expect([foreign, kind, unknown, large].map(({ status }) => status)).toEqual([400, 415, 404, 413])
})

test.each([
  ['contactMessage', { phone: '021 555 0123' }, '+62215550123'],
  ['contactMessage', { phone: '0812-3456-789' }, '+628123456789'],
  ['contactMessage', { phone: '+1 (212) 555-0123' }, '+12125550123'],
  ['businessContact', { country: 'SG', phone: '6123 4567' }, '+6561234567'],
  ['businessContact', { country: 'SG', phone: '+62 21 555 0123' }, '+62215550123'],
])('the number of %s with %j is kept as %s, beside what was typed', async (name, given, number) => {
  const form = FORM_DECLARATIONS.find((one) => one.key === name)
  const email = `${key()}@example.com`
  const fields = { ...filled(form?.fields ?? {}), email, ...given }
  const answer = await forms.post(name, { ...fields, _key: key() })
  const sent = (await stored(name)).find(({ values }) => values['email'] === email)

  expect(answer.status).toBe(202)
  expect(sent).toMatchObject({ values: { phone: given.phone }, phones: { phone: number } })
})

test('a number that no network has is refused at its field; without a number nothing is kept', async () => {
  const email = `${key()}@example.com`
  const { fields = {} } = FORM_DECLARATIONS.find((one) => one.key === 'supportFeedback') ?? {}
  const wrong = await forms.post('contactMessage', { ...CONTACT, phone: '+62 12345', _key: key() })
  const none = await forms.post('supportFeedback', { ...filled(fields), phone: '', email, _key: key() })
  const sent = (await stored('supportFeedback')).find(({ values }) => values['email'] === email)

  expect([wrong.status, wrong.json().errorCodes]).toEqual([422, { Phone: 'phone' }])
  expect([none.status, sent?.phones]).toEqual([202, undefined])
})

test.each([
  ['Jawa Barat', 'Kota Bandung', '', {}],
  ['Jawa Barat', 'other', 'Lembang', {}],
  ['other', 'other', 'Singapore', {}],
  ['Jawa Barat', 'Kota Surabaya', '', { City: 'invalid' }],
  ['Jawa Barat', 'Bandung', '', { City: 'invalid' }],
  ['Jawa Barat', 'other', '', { OtherCity: 'required' }],
  ['West Java', 'Kota Bandung', '', { State: 'invalid', City: 'invalid' }],
  ['other', 'Kota Bandung', '', { City: 'invalid' }],
  ['__proto__', 'constructor', '', { State: 'invalid', City: 'invalid' }],
])('a message from %s, %s %s: %o', async (...[state, city, otherCity, errors]) => {
  const otherState = state === 'other' ? 'Central Region' : ''
  const fields = { ...CONTACT, state, otherState, city, otherCity, _key: key() }
  const answer = await forms.post('contactMessage', fields)

  expect(answer.json().errorCodes ?? {}).toEqual(errors)
  expect(answer.status).toBe(Object.keys(errors).length === 0 ? 202 : 422)
})

test('other places are stored only for those that the lists do not hold', async () => {
  const extra = { otherState: 'Somewhere', otherCity: 'Elsewhere', company: 'Places' }
  await forms.post('contactMessage', { ...CONTACT, ...extra, _key: key() })
  const one = (await stored('contactMessage')).find(({ values }) => values['company'] === 'Places')

  expect(one?.values).toMatchObject({ city: 'Kota Bandung', otherState: '', otherCity: '' })
})

test.each([contactMessage, businessContact, supportFeedback])('one name is enough for $key', async (form) => {
  const fields = { ...filled(form.fields), firstName: 'Suharto', lastName: '', _key: key() }
  const { status } = await forms.post(form.key, fields)
  const one = (await stored(form.key)).find(({ values }) => values['firstName'] === 'Suharto')

  expect(status).toBe(202)
  expect(one && senderOf(form, one.values)).toBe('Suharto')
})

test.each([
  ['(+62) 812 3456 7890', '+6281234567890'],
  ['+62 812‑3456‑7890', '+6281234567890'],
  ['+62 812–3456–7890', '+6281234567890'],
  ['tel:+628123456789', '+628123456789'],
  ['+1\ufe0d-555-123-4567', '+15551234567'],
  ['021 555 0123 ext. 12', '+62215550123'],
  ['٠٨١٢٣٤٥٦٧٨٩٠', '+6281234567890'],
])('the phone number %j is stored as %s', async (...[phone, number]) => {
  const company = `Phone ${number} ${phone.length}`
  const { status } = await forms.post('contactMessage', { ...CONTACT, phone, company, _key: key() })
  const one = (await stored('contactMessage')).find(({ values }) => values['company'] === company)

  expect(status).toBe(202)
  expect(one?.phones).toEqual({ phone: number })
})
