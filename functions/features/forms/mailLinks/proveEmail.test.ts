import { FORM_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SubmissionItem } from '../formKeys.ts'
import { itemsOf } from '../../approval/notify/testStream.ts'
import { sendMail } from '../../mail/send/sendMail.ts'
import { sendingRate } from '../../mail/send/sendingRate.ts'
import { submissionOfItem } from '../submissionItems.ts'
import { startTestTable, type TestTable } from '../../../core/store/testTable.ts'
import { ORIGIN_SECRET, startForms } from '../testForms.ts'

const client = new SESv2Client({ region: 'r' })
const ses = mockClient(client)
let server: TestTable
let forms: ReturnType<typeof startForms>
beforeAll(async () => {
  ses.on(SendEmailCommand).resolves({ MessageId: 'sent' })
  server = await startTestTable()
  forms = startForms(server.table)
})
afterAll(() => server.stop())

const ask = (request: string) =>
  forms.post('dataRequest', {
    name: 'Siti Rahma',
    email: 'siti@example.com',
    request,
    _language: 'id',
    _key: crypto.randomUUID(),
  })
/** Sends the outbox. @returns subject and link of each mail */
async function mails() {
  ses.resetHistory()
  for (const { pk, sk } of await itemsOf(server.table, 'mail#'))
    await sendMail(
      { pk: String(pk), sk: String(sk) },
      {
        now: () => new Date(forms.clock.now),
        table: server.table,
        ses: client,
        from: 'Flou <no-reply@flou.example>',
        adminOrigin: 'https://admin.flou.example',
        siteOrigin: 'https://flou.example',
        originSecret: ORIGIN_SECRET,
        rate: sendingRate({ perSecond: 1_000_000, time: Infinity }),
      },
    )
  return ses.commandCalls(SendEmailCommand).map(({ args: [{ input }] }) => ({
    subject: input.Content?.Simple?.Subject?.Data,
    link: /https:\S+/.exec(input.Content?.Simple?.Body?.Text?.Data ?? '')?.[0] ?? '',
  }))
}
const requests = async () =>
  (await itemsOf<SubmissionItem>(server.table, 'submission#'))
    .filter(({ sk }) => sk === '-')
    .map(submissionOfItem)
const press = async (link: string) => {
  const answer = await forms.press(FORM_PATHS.verifyEmail, { token: link, _language: 'id' })
  return answer.headers['location']
}
const DONE = '/id/contact-us/personal-data/prove#done'
const INVALID = '/id/contact-us/personal-data/prove#invalid'

test('requests of an address are proven by the one link it gets; pressed again it changes nothing', async () => {
  expect([(await ask('access')).status, (await ask('erase')).status]).toEqual([202, 202])
  const [mail, ...more] = await mails()
  const before = await requests()
  const first = await press(mail?.link ?? '')
  const proven = await requests()
  const again = await press(mail?.link ?? '')

  expect(more).toEqual([])
  expect(mail?.subject).toBe('Mohon konfirmasi: permintaan data pribadi Anda')
  expect(mail?.link).toMatch(
    /^https:\/\/flou\.example\/id\/contact-us\/personal-data\/prove#token=[\w-]{43}$/,
  )
  expect(before.map((one) => one.proven)).toEqual([undefined, undefined])
  expect([first, again]).toEqual([DONE, DONE])
  expect(proven).toMatchObject([
    { version: 2, proven: new Date(forms.clock.now).toISOString() },
    { version: 2, proven: new Date(forms.clock.now).toISOString() },
  ])
  expect(await requests()).toEqual(proven)
})

test('a link that is none, or is older than 72 hours, proves nothing', async () => {
  forms.clock.now += 2 * 3_600_000
  await ask('export')
  const [mail] = await mails()
  forms.clock.now += 73 * 3_600_000

  expect([await press('nonsense'), await press(mail?.link ?? '')]).toEqual([INVALID, INVALID])
  expect((await requests()).filter((one) => one.proven === undefined)).toHaveLength(1)
})
