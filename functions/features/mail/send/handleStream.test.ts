import {
  MessageRejected,
  SendEmailCommand,
  SESv2Client,
  TooManyRequestsException,
} from '@aws-sdk/client-sesv2'
import { mockClient } from 'aws-sdk-client-mock'
import type { DynamoDBStreamEvent } from 'aws-lambda'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { FORM_DECLARATIONS } from '@flou/shared/forms/registry.ts'
import { mailKeys, mailPartitions } from '../outbox/mailKeys.ts'
import { claimMail } from '../outbox/outbox.ts'
import { suppressionItem } from '../outbox/suppression.ts'
import { tableWithin } from '../../../core/store/testTableWithin.ts'
import { manifest as mailer } from '../../../lambdas/mailer/manifest.ts'
import { startTestTable, type TestTable } from '../../../core/store/testTable.ts'
import { handleStream } from './handleStream.ts'
import { sendDue } from './sendDue.ts'
import { sendingRate } from './sendingRate.ts'

const client = new SESv2Client({ region: 'ap-southeast-3' })
const ses = mockClient(client)
let server: TestTable
beforeAll(async () => {
  server = await startTestTable()
})
afterAll(() => server.stop())
beforeEach(() => {
  now = START
  ses.reset()
  ses.on(SendEmailCommand).resolves({ MessageId: 'sent' })
})

const START = Date.parse('2026-11-21T03:00:00Z')
let now = START
const services = () => ({
  table: tableWithin(server.table, mailer.table),
  siteOrigin: 'https://flou.example',
  originSecret: 'test',
  rate: sendingRate({ perSecond: 1_000_000, time: Infinity }),
  ses: client,
  from: 'Flou Cloud <noreply@flou.example>',
  adminOrigin: 'https://admin.flou.example',
  openNotificationHandler: () => Promise.reject(new Error('mails need no notices')),
  beforeMails: () => Promise.resolve([]),
  afterMails: () => Promise.resolve([]),
  now: () => new Date(now),
})
const putMail = (id: string, overrides: Record<string, unknown> = {}) =>
  server.table.put({
    ...mailKeys.mail(id),
    to: 'ayu@flou.example',
    template: 'resetPassword',
    params: { name: 'Ayu <Lestari>', token: 'to/ken+' },
    language: 'en',
    created: new Date(START).toISOString(),
    ...overrides,
  })
const insertOf = (...ids: string[]) =>
  ({
    Records: ids.map((id) => ({
      eventName: 'INSERT',
      dynamodb: { Keys: { pk: { S: `mail#${id}` }, sk: { S: '-' } }, SequenceNumber: id },
    })),
  }) as DynamoDBStreamEvent
const MINUTE = 60_000
const isEmpty = (value: object) => Object.keys(value).length === 0
const recipients = () => sent().map(({ Destination }) => Destination?.ToAddresses?.[0] ?? '')
const sent = () => ses.commandCalls(SendEmailCommand).map(({ args }) => args[0].input)

test('the reset mail has the link, as text and as HTML without mark-up of the name', async () => {
  await putMail('1')
  const result = await handleStream(insertOf('1'), services())
  const [mail] = sent()
  const body = mail?.Content?.Simple?.Body

  expect(result.batchItemFailures).toEqual([])
  expect(mail?.Destination?.ToAddresses).toEqual(['ayu@flou.example'])
  expect(body?.Text?.Data).toContain('https://admin.flou.example/account/reset-password?token=to%2Fken%2B')
  expect(body?.Html?.Data).toContain('Ayu &lt;Lestari&gt;')
  expect(body?.Html?.Data).toContain('<html lang="en">')
})

test('an Indonesian reader gets it in Indonesian', async () => {
  await putMail('2', { language: 'id' })
  await handleStream(insertOf('2'), services())

  expect(sent()[0]?.Content?.Simple?.Subject?.Data).toBe('Buat kata sandi baru')
})

test('a batch that comes again sends nothing again, and the link is not kept', async () => {
  await putMail('3')
  await handleStream(insertOf('3'), services())
  const again = await handleStream(insertOf('3'), services())

  expect(sent()).toHaveLength(1)
  expect(again.batchItemFailures).toEqual([])
  expect(await server.table.get(mailKeys.mail('3'))).toMatchObject({ params: expect.toSatisfy(isEmpty) })
})

test('what is throttled waits for its next attempt and holds up nobody', async () => {
  await Promise.all(['4', '5', '6'].map((id) => putMail(id, { to: `${id}@flou.example` })))
  let throttled = 1
  ses.on(SendEmailCommand).callsFake(({ Destination }) => {
    const isThrottled = Destination.ToAddresses[0] === '5@flou.example' && throttled-- > 0
    if (isThrottled) throw new TooManyRequestsException({ message: 'slow', $metadata: {} })
    return {}
  })
  const first = await handleStream(insertOf('4', '5', '6'), services())
  const again = await handleStream(insertOf('5'), services())
  const early = await sendDue(services())
  now = START + MINUTE
  const due = await sendDue(services())

  expect([first.batchItemFailures, again.batchItemFailures]).toEqual([[], []])
  expect([early, due]).toEqual([{}, { sent: 1 }])
  expect(recipients()).toEqual(['4@flou.example', '5@flou.example', '6@flou.example', '5@flou.example'])
})

test('while SES is away nothing is lost, little is tried, and afterwards everybody gets each mail once', async () => {
  const ids = Array.from({ length: 12 }, (_, index) => `away-${index}`)
  await Promise.all(ids.map((id) => putMail(id, { to: `${id}@flou.example` })))
  ses.on(SendEmailCommand).rejects(new Error('connect ECONNREFUSED'))
  const first = await handleStream(insertOf(...ids), services())
  const triedFirst = sent().length
  for (const minute of [3, 6, 12]) {
    now = START + minute * MINUTE
    await sendDue(services())
  }
  const tried = sent().length
  ses.reset()
  ses.on(SendEmailCommand).resolves({ MessageId: 'sent' })
  for (const minute of [60, 61, 120]) {
    now = START + minute * MINUTE
    await sendDue(services())
    await handleStream(insertOf(...ids), services())
  }

  expect(first.batchItemFailures).toEqual([])
  expect([triedFirst, tried]).toEqual([3, 12])
  expect(recipients().toSorted()).toEqual(ids.map((id) => `${id}@flou.example`).toSorted())
})

test('a mail whose sender died while it had it is sent after a while, by one of those who ask', async () => {
  await putMail('left')
  await claimMail(server.table, mailKeys.mail('left'), new Date(now))
  const early = await handleStream(insertOf('left'), services())
  now = START + 2 * MINUTE
  await Promise.all([sendDue(services()), sendDue(services())])

  expect(early.batchItemFailures).toEqual([])
  expect(sent()).toHaveLength(1)
})

test('a mail that failed for three days is kept, and not tried again', async () => {
  await putMail('dead')
  ses.on(SendEmailCommand).rejects(new TooManyRequestsException({ message: 'slow', $metadata: {} }))
  for (let hours = 0; hours <= 75; hours += 5) {
    now = START + hours * 60 * MINUTE
    await sendDue(services())
    await handleStream(insertOf('dead'), services())
  }
  const tried = sent().length
  now = START + 99 * 60 * MINUTE
  await sendDue(services())

  expect(sent()).toHaveLength(tried)
  expect(await server.table.get(mailKeys.mail('dead'))).toMatchObject({
    failed: expect.stringContaining('TooManyRequestsException, given up'),
    gsi1pk: mailPartitions.failedMails(),
  })
})

test('an address that is suppressed gets nothing', async () => {
  const suppression = {
    email: 'Gone@flou.example',
    reason: 'bounce',
    at: new Date(now).toISOString(),
  } as const
  await server.table.put(suppressionItem(suppression))
  await putMail('gone', { to: 'gone@flou.example' })
  await handleStream(insertOf('gone'), services())

  expect(sent()).toEqual([])
  expect(await server.table.get(mailKeys.mail('gone'))).toMatchObject({
    sent: expect.stringContaining('suppressed'),
  })
})

test('mails leave no faster than the account may send', async () => {
  await Promise.all(['r1', 'r2', 'r3'].map((id) => putMail(id)))
  let time = 0
  const times: number[] = []
  ses.on(SendEmailCommand).callsFake(() => {
    times.push(time)
    // the first exceeds its timeout, which must not delay the others
    time += times.length === 1 ? 70 : 10
    return {}
  })
  const rate = sendingRate({
    perSecond: 20,
    time: 9_000,
    clock: () => time,
    wait: (milliseconds) => Promise.resolve((time += milliseconds)),
  })
  await handleStream(insertOf('r1', 'r2', 'r3'), { ...services(), rate })

  expect(times).toEqual([0, 70, 120])
})

test.each(['en', 'id'] as const)(
  'a mail about a form in %s is in two parts, shows no picture, and repeats nothing but its name',
  async (language) => {
    for (const { key } of FORM_DECLARATIONS)
      await putMail(`${key}-${language}`, { template: 'formReceived', params: { form: key }, language })
    await handleStream(insertOf(...FORM_DECLARATIONS.map(({ key }) => `${key}-${language}`)), services())

    for (const [index, { label }] of FORM_DECLARATIONS.entries()) {
      const { Subject, Body } = sent()[index]?.Content?.Simple ?? {}
      expect(Subject?.Data?.toLowerCase()).toContain(label[language].toLowerCase())
      expect(Body?.Text?.Data).toContain('flou.example')
      expect(Body?.Html?.Data).not.toMatch(/<img|<link|url\(|src=|\{\w+\}/)
    }
  },
)

test('what SES refuses for good does not hold up the stream', async () => {
  await putMail('7')
  ses.on(SendEmailCommand).rejects(new MessageRejected({ message: 'no', $metadata: {} }))

  const result = await handleStream(insertOf('7'), services())

  expect(result.batchItemFailures).toEqual([])
  expect(await server.table.get(mailKeys.mail('7'))).toMatchObject({
    failed: expect.stringContaining('MessageRejected'),
  })
})

test('other records and mails that are gone are passed over', async () => {
  const other = {
    Records: [{ eventName: 'MODIFY', dynamodb: { Keys: { pk: { S: 'mail#8' }, sk: { S: '-' } } } }],
  }

  const results = [
    await handleStream(other as DynamoDBStreamEvent, services()),
    await handleStream(insertOf('9'), services()),
  ]

  expect(results.map(({ batchItemFailures }) => batchItemFailures)).toEqual([[], []])
  expect(sent()).toEqual([])
})
