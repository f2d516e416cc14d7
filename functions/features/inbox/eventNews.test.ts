import { INBOX_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { EventNews, NotificationProgress } from '@flou/shared/inbox/registration.ts'
import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { itemsOf } from '../approval/notify/testStream.ts'
import { sendMail } from '../mail/send/sendMail.ts'
import { sendingRate } from '../mail/send/sendingRate.ts'
import { keys } from '../../core/store/keys.ts'
import { eventFor, announcementDigest } from '../forms/registration/eventFacts.ts'
import { registrationItem, type Registration } from '../forms/registration/registrationItems.ts'
import { newUlid } from '../../core/store/ulid.ts'
import { startInbox, type TestInbox } from './testInbox.ts'

const EVENT = 9
const client = new SESv2Client({ region: 'r' })
const ses = mockClient(client)
let api: TestInbox
beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  api = await startInbox()
})
afterAll(() => api.stop())

let version = 0
interface Change {
  day?: string
  hour?: string
  place?: string
  state?: string
  isCalledOff?: boolean
  title?: string
}
async function putEvent(change: Change = {}) {
  const { day = '2026-12-01', hour = '09:00:00', place = 'Jakarta' } = change
  const { state = 'published', title = 'Cloud Day', isCalledOff = false } = change
  version += 1
  await api.table.put({
    ...keys.live('event', EVENT),
    id: EVENT,
    version,
    state,
    data: JSON.stringify({
      slug: 'cloud-day',
      isCalledOff,
      startDate: day,
      endDate: day,
      schedules: [{ date: day, eventScheduleItems: [{ startHour: hour, endHour: '17:00:00' }] }],
      contents: [
        { languageId: 1, title: 'Hari Awan', place },
        { languageId: 2, title, place },
      ],
    }),
  })
}

/** Registers a participant who was notified of the event's current data. */
async function put(email: string, more: Partial<Registration> = {}) {
  const event = eventFor(await api.table.get(keys.live('event', EVENT)), api.clock.now)
  const language = more.language ?? 'en'
  const registration: Registration = {
    event: EVENT,
    email,
    language,
    state: 'confirmed',
    ulid: newUlid(new Date(api.clock.now)),
    submission: 's',
    sequence: 1,
    at: api.clock.now.toISOString(),
    ...(event && { announcedDigest: announcementDigest(event.facts(language)) }),
    ...more,
  }
  await api.table.put(registrationItem(registration))
}

beforeEach(async () => {
  ses.reset()
  ses.on(SendEmailCommand).resolves({ MessageId: 'sent' })
  for (const prefix of ['mail#', 'registrations#'])
    for (const { pk, sk } of await itemsOf(api.table, prefix))
      await api.table.remove({ pk: String(pk), sk: String(sk) })
  await putEvent()
  await put('rina@example.com')
  await put('budi@example.com', { language: 'id', sequence: 3 })
  await put('wati@example.com', { state: 'waiting' })
  await put('gone@example.com', { state: 'cancelled' })
})

const news = async () => (await api.call<EventNews>('GET', INBOX_PATHS.eventNews(EVENT))).data
const tell = (of = version) =>
  api.call<NotificationProgress>('POST', INBOX_PATHS.notifyParticipants(EVENT), { body: { version: of } })

/** Sends the outbox. */
async function mails() {
  for (const { pk, sk } of await itemsOf(api.table, 'mail#'))
    await sendMail(
      { pk: String(pk), sk: String(sk) },
      {
        now: () => api.clock.now,
        table: api.table,
        ses: client,
        from: 'Flou <no-reply@flou.example>',
        adminOrigin: 'https://admin.flou.example',
        siteOrigin: 'https://flou.example',
        originSecret: 'test',
        rate: sendingRate({ perSecond: 1_000_000, time: Infinity }),
      },
    )
  return ses
    .commandCalls(SendEmailCommand)
    .map(({ args: [{ input }] }) => ({
      to: input.Destination?.ToAddresses?.[0] ?? '',
      subject: input.Content?.Simple?.Subject?.Data ?? '',
      text: input.Content?.Simple?.Body?.Text?.Data ?? '',
      calendar: Buffer.from(input.Content?.Simple?.Attachments?.[0]?.RawContent ?? []).toString(),
    }))
    .toSorted((one, other) => one.to.localeCompare(other.to))
}

test('nobody is to be told of a new title, or of nothing', async () => {
  const before = await news()
  await putEvent({ title: 'Cloud Days' })
  const after = await news()

  expect([before.confirmed, before.waiting, after.confirmed, after.waiting]).toEqual([0, 0, 0, 0])
  expect(before.mail).toBeUndefined()
})

test('another hour: those with a place and those who wait are told once, in their language, with the next calendar entry', async () => {
  await putEvent({ hour: '13:00:00', place: 'Bandung' })
  const before = await news()
  const told = await tell()
  const again = await tell()
  const after = await news()
  const [budi, rina, wati, ...more] = await mails()

  expect(before).toMatchObject({ kind: 'changed', confirmed: 2, waiting: 1 })
  expect(before.mail?.en.text).toContain('13:00–17:00 WIB')
  expect(before.mail?.id.subject).toBe('Ada perubahan: Hari Awan')
  expect([told.data, again.data.notified, after.confirmed]).toEqual([{ notified: 3, remaining: 0 }, 0, 0])
  expect(more).toEqual([])
  expect([budi?.subject, rina?.subject]).toEqual(['Ada perubahan: Hari Awan', 'Changed: Cloud Day'])
  expect(rina?.calendar).toMatch(/METHOD:PUBLISH[^]*SEQUENCE:2[^]*DTSTART;TZID=Asia\/Jakarta:20261201T130000/)
  expect(rina?.calendar).toContain('LOCATION:Bandung')
  expect(budi?.calendar).toContain('SEQUENCE:4')
  expect([wati?.subject, wati?.calendar]).toEqual(['Changed: Cloud Day', ''])
})

test.each([
  ['was taken off the site', { state: 'trashed' }],
  ['is marked as called off', { isCalledOff: true }],
])(
  'an event that %s is called off: its entry leaves the calendars; shown again it comes back',
  async (_, change) => {
    await putEvent(change)
    const off = await news()
    await tell()
    const [budi] = await mails()
    await putEvent()
    const back = await news()

    expect([off.kind, off.confirmed, off.waiting]).toEqual(['calledOff', 2, 1])
    expect(budi?.subject).toBe('Dibatalkan: Hari Awan')
    expect(budi?.calendar).toMatch(/METHOD:CANCEL[^]*UID:registration-9-[^]*SEQUENCE:4[^]*STATUS:CANCELLED/)
    expect([back.kind, back.confirmed]).toEqual(['changed', 2])
  },
)

test('the entry of a change has the id of the first one', async () => {
  await putEvent({ hour: '13:00:00' })
  await tell()
  await putEvent({ state: 'trashed' })
  await tell()
  const uids = (await mails())
    .filter(({ to }) => to === 'rina@example.com')
    .map(({ calendar }) => /UID:(\S+)/.exec(calendar)?.[1])

  expect(uids).toHaveLength(2)
  expect(new Set(uids).size).toBe(1)
})

test('two editors at once, and more people than one call tells: each person gets one mail', async () => {
  await Promise.all(Array.from({ length: 210 }, (_, number) => put(`many-${number}@example.com`)))
  await putEvent({ place: 'Surabaya' })
  const first = await Promise.all([tell(), tell()])
  let left = 1
  while (left > 0) {
    const { data } = await tell()
    left = data.remaining + data.notified
  }
  const recipients = (await itemsOf(api.table, 'mail#')).map(({ to }) => to)

  expect(first.map(({ status }) => status)).toEqual([200, 200])
  expect(recipients).toHaveLength(213)
  expect(new Set(recipients).size).toBe(213)
})

test('nobody is told of what the editor has not seen, nor of an event that has begun; the log says who told how many', async () => {
  await putEvent({ place: 'Medan' })
  const stale = await tell(version - 1)
  await tell()
  const audit = await itemsOf(api.table, 'audit#')
  await putEvent({ day: '2026-11-20', place: 'Padang' })
  const begun = await news()
  await putEvent({ day: '2026-11-20', state: 'trashed' })
  const over = await news()

  expect([stale.status, begun.confirmed, over.confirmed]).toEqual([409, 0, 0])
  expect(audit.some((item) => JSON.stringify(item).includes('participantsNotified'))).toBe(true)
  expect((await api.call('GET', INBOX_PATHS.eventNews(404))).status).toBe(404)
})

test('who may not see participants may not tell them', async () => {
  const { token } = await api.signUp(['Contact'])
  const answers = await Promise.all([
    api.call('GET', INBOX_PATHS.eventNews(EVENT), { token }),
    api.call('POST', INBOX_PATHS.notifyParticipants(EVENT), { token, body: { version } }),
  ])

  expect(answers.map(({ status }) => status)).toEqual([403, 403])
})
