import { INBOX_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { REPLY_LIMITS, type ReplyTemplate, type SubmissionDetail } from '@flou/shared/inbox/inbox.ts'
import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { mailText } from '../mail/mailContent.ts'
import { mailInLiveTexts } from '../mail/liveTexts.ts'
import { completeMail } from '../mail/outbox/outbox.ts'
import { mailKeys } from '../mail/outbox/mailKeys.ts'
import { FORM_MAILS } from '../mail/templates/formMails.ts'
import { sampleOf, startInbox, type Sent, type TestInbox } from './testInbox.ts'

let api: TestInbox
let number = 0
const SITE = { adminOrigin: 'https://admin.flou.example', siteOrigin: 'https://flou.example' }

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
  api = await startInbox()
})
afterAll(() => api.stop())

async function stored(form: 'contactMessage' | 'dataRequest' | 'pageHelpful', sent: Sent = {}) {
  number += 1
  const one = sampleOf(form, number, { created: '2026-11-19T00:00:00Z', ...sent })
  await api.put([one])
  return one
}

const reply = (version: number, more: object = {}) => ({
  version,
  key: `reply-${number}-1`,
  template: 'replyGeneral',
  language: 'id',
  subject: 'Pesan Anda',
  text: 'Yth. Siti,\n\nTerima kasih {{name}} <b>.',
  isDone: false,
  ...more,
})

const send = (form: string, id: string, body: object) =>
  api.call<SubmissionDetail>('POST', INBOX_PATHS.replies(form, id), { body })

async function mailItem(id: string | undefined) {
  const item = await api.table.get(mailKeys.mail(id ?? ''), { consistent: true })
  return item as typeof item & { params: object }
}

test('a reply is mailed as typed, stays in the history, and the state follows', async () => {
  const { id } = await stored('contactMessage')

  const { status, data } = await send('contactMessage', id, reply(1))

  expect(status).toBe(201)
  expect(data.state).toBe('answered')
  const event = data.events.find(({ kind }) => kind === 'reply')
  expect(event).toMatchObject({
    by: { name: 'Ayu Lestari' },
    text: 'Yth. Siti,\n\nTerima kasih {{name}} <b>.',
    reply: { subject: 'Pesan Anda', language: 'id', delivery: 'waiting' },
  })
  const mail = await mailItem(event?.reply?.mail)
  expect(mail).toMatchObject({ to: 'siti@example.com', template: 'reply', language: 'id' })
  const content = await mailInLiveTexts(api.table, FORM_MAILS.reply(mail.params, 'id', SITE), 'id')
  expect(content.subject).toBe('Pesan Anda')
  expect(mailText(content)).toContain('Terima kasih {{name}} <b>.')
  expect(mailText(content)).toMatch(/menghubungi kami di \S+\. Sebutkan [0-9A-F]{4}-[0-9A-F]{4} jika/)
  expect(content.replyTo).toContain('@')
  const { Items = [] } = await api.table.client.send(new ScanCommand({ TableName: api.table.name }))
  const audits = JSON.stringify(Items.filter(({ pk }) => String(pk).startsWith('audit#')))
  expect(audits).toContain(String(event?.id))
  expect(audits).not.toMatch(/Terima|Pesan Anda|siti@/)
})

test('a repeated request sends no second mail, and a stale one is refused', async () => {
  const { id } = await stored('contactMessage')
  const body = reply(1, { isDone: true })

  const first = await send('contactMessage', id, body)
  const again = await send('contactMessage', id, body)
  const stale = await send('contactMessage', id, { ...body, key: 'another-key' })

  expect([first.status, again.status, stale.status]).toEqual([201, 200, 409])
  expect(again.data.state).toBe('done')
  expect(again.data.events.filter(({ kind }) => kind === 'reply')).toHaveLength(1)
})

test.each([
  ['replyUnproven', 'dataRequest', {}],
  ['replySpam', 'contactMessage', { state: 'spam' }],
  ['replyRestricted', 'contactMessage', { isRestricted: true }],
  ['replyNoEmail', 'pageHelpful', { values: { path: '/', answer: 'no' } }],
] as const)('nothing is sent: %s of %s', async (code, form, sent) => {
  const one = await stored(form, sent)

  const answer = await send(form, one.id, reply(1))

  expect(answer).toMatchObject({ status: 422, errorCodes: { Email: code } })
  const after = await api.call<SubmissionDetail>('GET', INBOX_PATHS.one(form, one.id))
  expect(after.data.events.filter(({ kind }) => kind === 'reply')).toEqual([])
})

test('a proven data request is answered', async () => {
  const { id } = await stored('dataRequest', { proven: '2026-11-19T01:00:00Z' })

  expect((await send('dataRequest', id, reply(1))).status).toBe(201)
})

test.each([
  [{ text: 'x'.repeat(REPLY_LIMITS.text + 1) }],
  [{ text: ' ' }],
  [{ subject: '' }],
  [{ template: 'resetPassword' }],
  [{ key: 'x'.repeat(70) }],
  [{ language: 'fr' }],
])('what does not fit is refused: %o', async (more) => {
  const { id } = await stored('contactMessage')

  expect((await send('contactMessage', id, reply(1, more))).status).toBe(422)
})

test('a failed mail is shown and can be sent again; a suppressed address cannot', async () => {
  const { id } = await stored('contactMessage')
  const { data } = await send('contactMessage', id, reply(1))
  const event = data.events.find(({ kind }) => kind === 'reply')
  const key = mailKeys.mail(event?.reply?.mail ?? '')
  const deliveryOf = async () => {
    const after = await api.call<SubmissionDetail>('GET', INBOX_PATHS.one('contactMessage', id))
    return after.data.events.find(({ kind }) => kind === 'reply')?.reply?.delivery
  }
  const resend = async () =>
    (await api.call('POST', INBOX_PATHS.resendReply('contactMessage', id, event?.id ?? ''))).status

  expect(await resend()).toBe(404)
  await completeMail(api.table, key, {
    state: 'failed',
    at: api.clock.now,
    reason: 'MessageRejected',
    shouldRetainParams: true,
  })
  expect(await deliveryOf()).toBe('failed')
  expect(await resend()).toBe(200)
  expect(await deliveryOf()).toBe('waiting')
  await completeMail(api.table, key, { state: 'dropped', at: api.clock.now, reason: 'suppressed' })
  expect([await deliveryOf(), await resend()]).toEqual(['undelivered', 404])
})

test('templates come in both languages; replying needs the permission of the form', async () => {
  const { id } = await stored('contactMessage')
  const { token } = await api.signUp(['Event'])
  const { data } = await api.call<ReplyTemplate[]>('GET', INBOX_PATHS.replyTemplates('contactMessage'))

  expect(data.length).toBeGreaterThan(2)
  expect(data[0]?.texts.en.body).toContain('{{name}}')
  expect(data[0]?.texts.id.body).toContain('Yth. {{name}}')
  expect(data[0]?.texts.id.closing).not.toContain('{{site}}')
  const path = INBOX_PATHS.replies('contactMessage', id)
  expect((await api.call('POST', path, { body: reply(1), token })).status).toBe(403)
  const other = INBOX_PATHS.replyTemplates('contactMessage')
  expect((await api.call('GET', other, { token })).status).toBe(403)
  const resend = INBOX_PATHS.resendReply('contactMessage', id, 'x')
  expect((await api.call('POST', resend, { token })).status).toBe(403)
})
