import { INBOX_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { EstimateMessage, EstimateRow } from '@flou/shared/pricing/estimate/saved.ts'
import type { SubmissionDetail, SubmissionRow } from '@flou/shared/inbox/inbox.ts'
import { contactMessage } from '@flou/shared/forms/forms/contactMessage.ts'
import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { estimateItem, hashOfKey, newEstimateKey } from '../pricing/estimateItem.ts'
import { formKeys } from '../forms/formKeys.ts'
import { mailKeysOf } from '../forms/submissionMails.ts'
import { submissionOfItem } from '../forms/submissionItems.ts'
import { startInbox, type TestInbox } from './testInbox.ts'

const FIELDS = {
  firstName: 'Siti',
  lastName: 'Rahma',
  email: 'siti@example.com',
  phone: '021 555 0123',
  company: 'PT Maju',
  state: 'Jawa Barat',
  city: 'Bandung',
  message: 'Estimate “Toko daring”\nhttps://www.example/id/pricing/calculator#s=x',
}
let api: TestInbox
beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
  api = await startInbox()
})
afterAll(() => api.stop())

async function save(changes: Partial<EstimateRow> = {}): Promise<string> {
  const id = newEstimateKey()
  const row: EstimateRow = {
    id,
    name: 'Toko daring',
    language: 'id',
    period: 'month',
    created: '2026-11-20T03:00:00.000Z',
    updated: '2026-11-20T03:00:00.000Z',
    lastDay: '2027-02-18',
    lines: 1,
    total: 10_000,
    unpriced: 0,
    products: [7],
    regions: [1],
    ...changes,
  }
  const estimate = { name: row.name, period: 'month', items: [] } as const
  await api.table.put(estimateItem({ row, estimate, editHash: hashOfKey(newEstimateKey()) }))
  return id
}

const make = (estimate: string, fields: object = FIELDS, token = api.token) =>
  api.call<EstimateMessage>('POST', INBOX_PATHS.estimateMessage(estimate), { body: { fields }, token })

async function everyItem() {
  const { Items = [] } = await api.table.client.send(new ScanCommand({ TableName: api.table.name }))
  return Items
}

test('staff make a contact message of an estimate, entered by them and in the language of who saved it', async () => {
  const estimate = await save()

  const { status, data } = await make(estimate, { ...FIELDS, estimate: 'something else' })

  expect(status).toBe(201)
  const stored = submissionOfItem((await api.table.get(formKeys.submission(data.id))) ?? { data: '{}' })
  expect(stored).toMatchObject({
    form: 'contactMessage',
    state: 'new',
    language: 'id',
    page: '',
    verified: 'none',
    enteredBy: { id: 1, name: 'Ayu Lestari' },
    consents: [],
    values: { ...FIELDS, estimate },
    phones: { phone: '+62215550123' },
  })
  const { data: listed } = await api.call<SubmissionRow[]>('GET', INBOX_PATHS.list('contactMessage'))
  expect(listed.map(({ id }) => id)).toContain(data.id)
  const { data: shown } = await api.call<SubmissionDetail>('GET', INBOX_PATHS.one('contactMessage', data.id))
  expect(shown).toMatchObject({ enteredBy: { name: 'Ayu Lestari' }, values: { estimate } })
})

test('the audit log says who made it of which estimate and nothing of the person; nobody gets a mail', async () => {
  const estimate = await save({ name: 'Sistem rekam medis' })
  const before = (await everyItem()).length

  const { data } = await make(estimate)

  const items = await everyItem()
  const audits = items.filter(
    (item) => String(item['pk']).startsWith('audit#') && String(item['data']).includes(data.id),
  )
  expect(audits.map(({ row }) => JSON.parse(String(row)) as object)).toMatchObject([
    { actionType: 'create', entity: 'contactMessage', account: { name: 'Ayu Lestari' } },
  ])
  expect(JSON.parse(String(audits[0]?.['data']))).toMatchObject({ after: { estimate: 'Sistem rekam medis' } })
  expect(JSON.stringify(audits)).not.toMatch(/Siti|example\.com|555/)
  // message, mention, audit entry: no mail, no network counter
  expect(items.length - before).toBe(3)
  const stored = submissionOfItem((await api.table.get(formKeys.submission(data.id))) ?? { data: '{}' })
  expect(mailKeysOf(contactMessage, stored)).toEqual([])
  expect(mailKeysOf(contactMessage, { ...stored, verified: 'proof' })).toEqual([])
})

test('pressed twice, also by two people at once, it is one message', async () => {
  const estimate = await save()
  const { token } = await api.signUp(['Contact', 'Manage Pricing'])

  const answers = await Promise.all([make(estimate), make(estimate), make(estimate, FIELDS, token)])
  const again = await make(estimate)

  const statuses = [...answers, again].map(({ status }) => status)
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 200, 200, 201])
  expect(new Set([...answers, again].map(({ data }) => data.id)).size).toBe(1)
  const audits = (await everyItem()).filter(
    (item) => item['actionType'] === 'create' && String(item['data']).includes(again.data.id),
  )
  expect(audits).toHaveLength(1)
})

test('other details for an estimate that has a message are refused, and the message is named', async () => {
  const estimate = await save()
  const first = await make(estimate)

  const second = await make(estimate, { ...FIELDS, firstName: 'Budi' })

  expect([second.status, second.code, second.messageCode]).toEqual([409, 'duplicate', 'estimateHasMessage'])
  expect(second.data).toEqual(first.data)
  const stored = submissionOfItem((await api.table.get(formKeys.submission(first.data.id))) ?? { data: '{}' })
  expect(stored.values['firstName']).toBe('Siti')
})

test('what is missing or wrong is named field by field, as in the form itself', async () => {
  const estimate = await save()

  const missing = await make(estimate, { message: 'x' })
  const wrong = await make(estimate, { ...FIELDS, email: 'siti', phone: '12', rank: 1 })
  const impossible = await make(estimate, { ...FIELDS, phone: '000000' })

  expect([missing.status, wrong.status, impossible.status]).toEqual([422, 422, 422])
  expect(Object.keys(missing.errorCodes ?? {}).toSorted()).toEqual(
    ['City', 'Company', 'Email', 'FirstName', 'Phone', 'State'].toSorted(),
  )
  expect(wrong.errorCodes).toEqual({ Email: 'email', Phone: 'phone', Rank: 'unknownField' })
  expect(impossible.errorCodes).toEqual({ Phone: 'phone' })
  expect((await api.call('POST', INBOX_PATHS.estimateMessage(estimate), { body: {} })).status).toBe(422)
})

test('an estimate that is not there, or has expired, has no message', async () => {
  const expired = await save({ lastDay: '2026-11-20' })

  const answers = await Promise.all([expired, newEstimateKey(), 'none'].map((id) => make(id)))

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
})

test('who may only see estimates, or only deal with messages, may not', async () => {
  const estimate = await save()
  const statusFor = async (permissions: Parameters<TestInbox['signUp']>[0]) =>
    (await make(estimate, {}, (await api.signUp(permissions)).token)).status

  expect(await statusFor(['Contact'])).toBe(403)
  expect(await statusFor(['Manage Pricing'])).toBe(403)
  expect(await statusFor(['Contact', 'Manage Pricing'])).toBe(422)
  expect((await api.call('POST', INBOX_PATHS.estimateMessage(estimate), { token: undefined })).status).toBe(
    401,
  )
})

test('the limit of visitors does not count for staff', async () => {
  const estimates = await Promise.all(Array.from({ length: 35 }, () => save()))

  const answers = await Promise.all(estimates.map((id) => make(id)))

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
})
