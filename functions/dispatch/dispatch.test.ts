import {
  MessageRejected,
  SendEmailCommand,
  SESv2Client,
  TooManyRequestsException,
} from '@aws-sdk/client-sesv2'
import { mockClient } from 'aws-sdk-client-mock'
import type { DynamoDBStreamEvent } from 'aws-lambda'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { keys } from '../store/keys.ts'
import { startTestTable, type TestTable } from '../store/testTable.ts'
import { dispatch } from './dispatch.ts'

const client = new SESv2Client({ region: 'ap-southeast-3' })
const ses = mockClient(client)
let server: TestTable
beforeAll(async () => {
  server = await startTestTable()
})
afterAll(() => server.stop())
beforeEach(() => {
  ses.reset()
  ses.on(SendEmailCommand).resolves({ MessageId: 'sent' })
})

const services = () => ({
  table: server.table,
  ses: client,
  from: 'Flou Cloud <noreply@flou.example>',
  adminOrigin: 'https://admin.flou.example',
  openNotices: () => Promise.reject(new Error('mails need no notices')),
  now: () => new Date('2026-11-21T03:00:00Z'),
})
const putMail = (id: string, overrides: Record<string, unknown> = {}) =>
  server.table.put({
    ...keys.mail(id),
    to: 'ayu@flou.example',
    template: 'resetPassword',
    params: { name: 'Ayu <Lestari>', token: 'to/ken+' },
    language: 'en',
    ...overrides,
  })
const insertOf = (...ids: string[]) =>
  ({
    Records: ids.map((id) => ({
      eventName: 'INSERT',
      dynamodb: { Keys: { pk: { S: `mail#${id}` }, sk: { S: '-' } }, SequenceNumber: id },
    })),
  }) as DynamoDBStreamEvent
const sent = () => ses.commandCalls(SendEmailCommand).map(({ args }) => args[0].input)

test('the reset mail has the link, as text and as HTML without mark-up of the name', async () => {
  await putMail('1')
  const result = await dispatch(insertOf('1'), services())
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
  await dispatch(insertOf('2'), services())

  expect(sent()[0]?.Content?.Simple?.Subject?.Data).toBe('Buat kata sandi baru')
})

test('a batch that comes again sends nothing again, and the link is not kept', async () => {
  await putMail('3')
  await dispatch(insertOf('3'), services())
  const again = await dispatch(insertOf('3'), services())

  expect(sent()).toHaveLength(1)
  expect(again.batchItemFailures).toEqual([])
  expect(await server.table.get(keys.mail('3'))).not.toHaveProperty('params')
})

test('what is throttled is reported by itself and sent the next time; the others go out', async () => {
  await Promise.all(['4', '5', '6'].map((id) => putMail(id, { to: `${id}@flou.example` })))
  let throttled = 1
  ses.on(SendEmailCommand).callsFake(({ Destination }) => {
    const isThrottled = Destination.ToAddresses[0] === '5@flou.example' && throttled-- > 0
    if (isThrottled) throw new TooManyRequestsException({ message: 'slow', $metadata: {} })
    return {}
  })
  const first = await dispatch(insertOf('4', '5', '6'), services())
  const second = await dispatch(insertOf('5', '6'), services())

  expect(first.batchItemFailures).toEqual([{ itemIdentifier: '5' }])
  expect(second.batchItemFailures).toEqual([])
  expect(sent().map(({ Destination }) => Destination?.ToAddresses?.[0])).toEqual([
    '4@flou.example',
    '5@flou.example',
    '6@flou.example',
    '5@flou.example',
  ])
})

test('what SES refuses for good does not hold up the stream', async () => {
  await putMail('7')
  ses.on(SendEmailCommand).rejects(new MessageRejected({ message: 'no', $metadata: {} }))

  const result = await dispatch(insertOf('7'), services())

  expect(result.batchItemFailures).toEqual([])
  expect(await server.table.get(keys.mail('7'))).toMatchObject({
    failed: expect.stringContaining('MessageRejected'),
  })
})

test('other records and mails that are gone are passed over', async () => {
  const other = {
    Records: [{ eventName: 'MODIFY', dynamodb: { Keys: { pk: { S: 'mail#8' }, sk: { S: '-' } } } }],
  }

  const results = [
    await dispatch(other as DynamoDBStreamEvent, services()),
    await dispatch(insertOf('9'), services()),
  ]

  expect(results.map(({ batchItemFailures }) => batchItemFailures)).toEqual([[], []])
  expect(sent()).toEqual([])
})
