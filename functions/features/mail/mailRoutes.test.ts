import { MAIL_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import type { MailPreviews, MailRow } from '@flou/shared/mail/mailPreview.ts'
import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { contentRoutes } from '../../lambdas/content/routes.ts'
import { itemsOf } from '../approval/notify/testStream.ts'
import { sendMail } from './send/sendMail.ts'
import { sendingRate } from './send/sendingRate.ts'
import { apiHandler } from '../../core/http/apiHandler.ts'
import { startTestApi, type TestApi } from '../../core/http/testApi.ts'
import { keys } from '../../core/store/keys.ts'
import { mailStep } from './outbox/outbox.ts'
import { inboxRoutes } from '../inbox/inboxRoutes.ts'
import { signUpAt, startInbox } from '../inbox/testInbox.ts'

const SITE = { adminOrigin: 'https://admin.flou.example', siteOrigin: 'https://flou.example' }
const SECTION = '/api/dashboard/mail/registration-offered'

const client = new SESv2Client({ region: 'r' })
const ses = mockClient(client)
let api: TestApi
beforeAll(async () => {
  api = await startTestApi((services) =>
    apiHandler([...inboxRoutes(SITE), ...contentRoutes(REGISTRY)], services),
  )
})
afterAll(() => api.stop())
beforeEach(async () => {
  ses.reset()
  ses.on(SendEmailCommand).resolves({ MessageId: 'sent' })
  for (const { pk, sk } of await itemsOf(api.table, 'mail#'))
    await api.table.remove({ pk: String(pk), sk: String(sk) })
})

const textsOf = (body: string, closing = 'Bye') => ({
  contents: [
    { languageId: 1, subject: 'Tempat: {{title}}', body: `${body} (id)`, button: 'Ambil', closing },
    { languageId: 2, subject: 'A place: {{title}}', body, button: 'Take it', closing },
  ],
})

/** Sends the outbox. */
async function sent() {
  for (const { pk, sk } of await itemsOf(api.table, 'mail#'))
    await sendMail(
      { pk: String(pk), sk: String(sk) },
      {
        ...SITE,
        now: () => api.clock.now,
        table: api.table,
        ses: client,
        originSecret: 'test',
        from: 'Flou <no-reply@flou.example>',
        rate: sendingRate({ perSecond: 1_000_000, time: Infinity }),
      },
    )
  return ses.commandCalls(SendEmailCommand).map(({ args: [{ input }] }) => ({
    to: input.Destination?.ToAddresses?.[0],
    subject: input.Content?.Simple?.Subject?.Data ?? '',
    text: input.Content?.Simple?.Body?.Text?.Data ?? '',
  }))
}

const putConfirmation = (id: string) =>
  api.table.transact([
    mailStep({
      id,
      to: 'rina@example.com',
      template: 'newsletterWelcome',
      params: { token: 'abc' },
      language: 'en',
      created: api.clock.now.toISOString(),
    }),
  ])

const putReceipt = (id: string) =>
  api.table.transact([
    mailStep({
      id,
      to: 'rina@example.com',
      template: 'formReceived',
      params: { form: 'contactMessage' },
      language: 'en',
      created: api.clock.now.toISOString(),
    }),
  ])

test('a mail that was never edited starts with its default texts, and is sent with them', async () => {
  const { data } = await api.call<{ contents: { languageId: number; subject: string }[] }>(
    'GET',
    '/api/dashboard/mail/newsletter-welcome',
  )
  await putConfirmation('never-edited')

  expect(data.contents).toMatchObject([
    { languageId: 1, subject: 'Anda kini berlangganan buletin kami' },
    { languageId: 2, subject: 'You are subscribed to our newsletter' },
  ])
  expect(await sent()).toMatchObject([{ subject: 'You are subscribed to our newsletter' }])
})

test('a placeholder that is not known or missing is refused by name, at its field', async () => {
  const misspelt = await api.call('PUT', SECTION, {
    body: { ...textsOf('Kept until {{untl}}'), recordVersion: 0 },
  })
  const missing = await api.call('PUT', SECTION, { body: { ...textsOf('Kept for you'), recordVersion: 0 } })

  expect([misspelt.status, missing.status]).toEqual([422, 422])
  expect(misspelt.errors?.['Contents[1].Body']).toContain('“untl”')
  expect(missing.errors?.['Contents[1].Body']).toContain('“until”')
})

test('saved texts are sent, are listed with who edited them, and have versions and audit entries', async () => {
  const path = '/api/dashboard/mail/newsletter-welcome'
  const contents = textsOf('Welcome! You said: {{consent}}', 'From {{site}}').contents.map((entry) => ({
    ...entry,
    subject: 'Welcome',
  }))
  const saved = await api.call('PUT', path, { body: { contents, recordVersion: 0 } })
  const again = await api.call('PUT', path, {
    body: { contents: contents.map((entry) => ({ ...entry, subject: 'Welcome!' })), recordVersion: 1 },
  })
  await putConfirmation('edited')
  const [mail] = await sent()
  const { data: rows } = await api.call<MailRow[]>('GET', MAIL_PATHS.list)
  const { data: versions } = await api.call<unknown[]>('GET', `${path}/versions`)
  const { data: audit } = await api.call<unknown[]>(
    'GET',
    '/api/dashboard/audit-log?entity=mail.newsletterWelcome',
  )

  expect([saved.status, again.status]).toEqual([200, 200])
  expect(mail?.subject).toBe('Welcome!')
  expect(mail?.text).toMatch(
    /^Welcome! You said: .*newsletter.*\n\nhttps:\/\/flou\.example.*\n\nFrom flou\.example$/is,
  )
  expect(rows.filter(({ edited }) => edited)).toEqual([
    { mail: 'newsletterWelcome', edited: { at: expect.any(String), by: 'Ayu Lestari' } },
  ])
  expect([versions.length, audit.length]).toEqual([2, 2])
})

test('texts of a role that needs approval are sent once somebody else has approved them', async () => {
  const path = '/api/dashboard/mail/form-received'
  const { token } = await signUpAt(api)(['Setting', 'Workflow'], { needApproval: true })
  const contents = [1, 2].map((languageId) => ({
    languageId,
    subject: 'Here: {{form}}',
    body: 'Your {{form}} is here.',
    closing: 'Bye',
  }))

  const held = await api.call('PUT', path, { token, body: { contents, recordVersion: 0 } })
  const { id, hash } = held.changeRequest ?? {}
  const decide = (by?: string) =>
    api.call('POST', `/api/dashboard/workflow/${id}/approve`, { ...(by && { token: by }), body: { hash } })
  await putReceipt('before')
  const [before] = await sent()
  const own = await decide(token)
  const other = await decide()
  ses.resetHistory()
  await putReceipt('after')
  const [after] = await sent()

  expect([held.status, own.status, other.status]).toEqual([202, 403, 200])
  expect(before?.subject).not.toBe('Here: contact message')
  expect(after?.subject).toBe('Here: contact message')
})

test('texts that can no longer be filled in give way to the default ones', async () => {
  const key = keys.sectionLive('mail.newsletterWelcome')
  const item = await api.table.get(key)
  const data = String(item?.['data']).replaceAll('{{consent}}', '{{gone}}')
  await api.table.put({ ...item, ...key, data })
  await putConfirmation('unfillable')

  expect(await sent()).toMatchObject([{ subject: 'You are subscribed to our newsletter' }])
  await api.table.remove(key)
})

test('the preview shows both languages as they would be sent, also what is still wrong', async () => {
  const { data } = await api.call<MailPreviews>('POST', MAIL_PATHS.preview('registrationOffered'), {
    body: textsOf('Kept until {{until}} <b>, {{foo}}'),
  })
  const { previews, defaults } = data

  expect(previews.en.subject).toBe('A place: Cloud Summit Jakarta')
  expect(previews.en.text).toContain('Kept until Tuesday')
  expect(previews.id.text).toContain('Selasa')
  expect(previews.en.html).toContain('&lt;b&gt;, {{foo}}')
  expect(previews.id.html).toContain('lang="id"')
  expect(previews.id.html).toContain('<base target="_blank">')
  expect(defaults.en.subject).toBe('A seat is free for you: {{title}}')
  expect((await api.call('POST', MAIL_PATHS.preview('nothing'), { body: textsOf('x') })).status).toBe(404)
})

test('the preview of a mail with a code holds its picture, and loads nothing', async () => {
  const { data } = await api.call<MailPreviews>('POST', MAIL_PATHS.preview('registrationConfirmed'), {
    body: textsOf('Welcome'),
  })

  expect(data.previews.en.html).toContain('src="data:image/gif;base64,R0lGOD')
  expect(data.previews.en.html).not.toContain('cid:')
  expect(data.previews.en.text).toContain('Show this at the entrance: 7F3A-91C4')
})

test('a sample goes to whoever asks for it, in the texts of the form, and not more often than 20 times an hour', async () => {
  const ask = () =>
    api.call('POST', MAIL_PATHS.sample('registrationOffered'), {
      body: { ...textsOf('Kept until {{until}}'), language: 'en' },
    })
  const first = await ask()
  const mails = await sent()
  const further = await Promise.all(Array.from({ length: 20 }, ask))

  expect(first.data).toEqual({ to: 'ayu@flou.example' })
  expect(mails).toMatchObject([{ to: 'ayu@flou.example', subject: '[Sample] A place: Cloud Summit Jakarta' }])
  expect(further.filter(({ status }) => status === 429)).toHaveLength(1)
})

test('nobody without the permission reads or sends anything of it', async () => {
  const inbox = await startInbox()
  const { token } = await inbox.signUp(['Contact', 'NewsLetter'])
  const answers = await Promise.all([
    inbox.call('GET', MAIL_PATHS.list, { token }),
    inbox.call('POST', MAIL_PATHS.preview('resetPassword'), { token, body: textsOf('x') }),
    inbox.call('POST', MAIL_PATHS.sample('resetPassword'), { token, body: textsOf('x') }),
  ])
  await inbox.stop()

  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
})
