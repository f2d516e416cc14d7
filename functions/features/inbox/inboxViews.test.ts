import { INBOX_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { SubmissionRow } from '@flou/shared/inbox/inbox.ts'
import { todayInJakarta } from '@flou/shared/strings/calendar.ts'
import { inboxKeys } from './store/inboxKeys.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sampleOf, startInbox, type TestInbox } from './testInbox.ts'

let api: TestInbox
const HOUR_MS = 3_600_000
const hoursAgo = (hours: number) => new Date(api.clock.now.getTime() - hours * HOUR_MS).toISOString()

const contact = (number: number, hours: number, state: SubmissionRow['state'] = 'new') =>
  sampleOf('contactMessage', number, { state, created: hoursAgo(hours) })

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
  api = await startInbox()
  await api.put([
    contact(1, 1),
    contact(2, 80, 'read'),
    contact(3, 90, 'answered'),
    contact(4, 2, 'spam'),
    contact(5, 24 * 700, 'read'),
    contact(6, 24 * 731, 'read'),
    sampleOf('eventRegistration', 1, { created: hoursAgo(3) }),
    sampleOf('eventRegistration', 2, { created: hoursAgo(200), values: { eventId: 8 } }),
    sampleOf('dataRequest', 1, { created: hoursAgo(4) }),
    sampleOf('dataRequest', 2, { created: hoursAgo(24 * 1_800), state: 'done' }),
    sampleOf('supportFeedback', 1, { created: hoursAgo(85), values: { message: 'Halo' } }),
  ])
  await count('contactMessage', hoursAgo(24 * 700))
  await count('contactMessage', hoursAgo(24 * 731))
  await count('dataRequest', hoursAgo(24 * 1_800))
})
afterAll(() => api.stop())

/** Counters of the days, which the stream writes. */
async function count(form: string, created: string): Promise<void> {
  await api.table.put({ ...inboxKeys.inboxDay(form, todayInJakarta(new Date(created))), count: 1 })
}

const nameOf = ({ form, id }: SubmissionRow) => {
  const number = [1, 2, 3, 4, 5, 6].find((one) => sampleOf(form as 'contactMessage', one).id === id)
  return `${form} ${number}`
}

async function namesOf(query: string, token?: string): Promise<string[]> {
  const names: string[] = []
  let cursor: string | undefined = ''
  while (cursor !== undefined) {
    const page: { data: SubmissionRow[]; cursor?: string; status: number } = await api.call(
      'GET',
      `${INBOX_PATHS.all}?perPage=2&${query}&cursor=${cursor}`,
      token === undefined ? {} : { token },
    )
    expect(page.status).toBe(200)
    names.push(...page.data.map(nameOf))
    ;({ cursor } = page)
  }
  return names
}

const ALL = [
  'contactMessage 1',
  'eventRegistration 1',
  'dataRequest 1',
  'contactMessage 2',
  'supportFeedback 1',
  'contactMessage 3',
  'eventRegistration 2',
  'contactMessage 5',
  'dataRequest 2',
]
const AWAITING = [
  'contactMessage 1',
  'dataRequest 1',
  'contactMessage 2',
  'supportFeedback 1',
  'contactMessage 5',
]

test('all forms are one list, newest first, page by page, up to the retention of each', async () => {
  expect(await namesOf('view=all')).toEqual(ALL)
  expect(await namesOf('')).toEqual(ALL)
  expect(await namesOf('form=eventRegistration')).toEqual(['eventRegistration 1', 'eventRegistration 2'])
  expect(await namesOf('state=spam')).toEqual(['contactMessage 4'])
  expect(await namesOf('search=siti%40example.com&form=dataRequest')).toEqual([
    'dataRequest 1',
    'dataRequest 2',
  ])
})

test('a day in Jakarta may belong to the month before', async () => {
  const created = '2025-05-31T20:00:00.000Z'
  await api.put([sampleOf('abuseReport', 1, { created, state: 'done' })])
  await count('abuseReport', created)

  expect(await namesOf('form=abuseReport')).toEqual(['abuseReport 1'])
})

test('those without a person are what awaits a reply; due ones start with the oldest', async () => {
  expect(await namesOf('view=unassigned')).toEqual(AWAITING)
  expect(await namesOf('view=due')).toEqual(AWAITING.toReversed())
})

test('a person finds what was assigned to them, until it is done', async () => {
  const me = await api.signUp(['Contact', 'Feedback Form'])
  const colleague = await api.signUp(['Contact'])
  const update = async (form: 'contactMessage' | 'supportFeedback', number: number, body: object) => {
    const { id } = sampleOf(form, number)
    const path = INBOX_PATHS.one(form, id)
    const { data } = await api.call<{ version: number }>('GET', path)
    return (await api.call('PUT', path, { body: { version: data.version, ...body } })).status
  }
  await update('contactMessage', 1, { assignee: me.id })
  await update('contactMessage', 2, { assignee: me.id })
  await update('supportFeedback', 1, { assignee: me.id })
  const mine = () => namesOf('view=mine', me.token)
  const count = async () => (await api.call<{ mine: number }>('GET', INBOX_PATHS.counts, me)).data.mine

  expect(await mine()).toEqual(['contactMessage 1', 'contactMessage 2', 'supportFeedback 1'])
  expect(await count()).toBe(3)
  await update('contactMessage', 1, { state: 'done' })
  await update('contactMessage', 2, { assignee: colleague.id })
  expect(await mine()).toEqual(['supportFeedback 1'])
  expect(await namesOf('view=mine', colleague.token)).toEqual(['contactMessage 2'])
  await update('contactMessage', 1, { state: 'read' })
  expect([await mine(), await count()]).toEqual([['contactMessage 1', 'supportFeedback 1'], 2])
  expect(await namesOf('view=unassigned')).not.toContain('supportFeedback 1')
})

test.each(['all', 'mine', 'unassigned', 'due'])(
  'rows and counts of forms that a person may not read never appear: %s',
  async (view) => {
    const { token, id } = await api.signUp(['Event'])
    const { id: message } = sampleOf('contactMessage', 5)
    // an assignment that dates from an earlier role
    await api.table.put({
      pk: `submission#${message}`,
      sk: 'assigned',
      gsi1pk: `assigned-to#${id}#contactMessage`,
      gsi1sk: sampleOf('contactMessage', 5).ulid,
    })
    const queries = ['', '&form=contactMessage', '&search=siti%40example.com', '&search=Halo', '&state=spam']

    const found = await Promise.all(queries.map((more) => namesOf(`view=${view}${more}`, token)))

    expect(found.flat().filter((name) => !name.startsWith('eventRegistration'))).toEqual([])
    expect((await api.call('GET', INBOX_PATHS.counts, { token })).data).toEqual({ mine: 0, overdue: 0 })
  },
)

test('without a form there is no inbox, and a cursor of another view is refused', async () => {
  const { token } = await api.signUp(['Manage News'])
  const call = async (path: string, options = {}) => (await api.call('GET', path, options)).status

  expect(await call(INBOX_PATHS.all, { token })).toBe(403)
  expect(await call(INBOX_PATHS.counts, { token })).toBe(403)
  expect(await call(`${INBOX_PATHS.all}?view=mine&cursor=awaiting.01ARZ3NDEKTSV4RRFFQ69G5FAV`)).toBe(400)
  expect(await call(`${INBOX_PATHS.all}?cursor=nonsense`)).toBe(400)
})

test('a page costs one query a shard, and one read of its rows at most, never a scan', async () => {
  await api.put(Array.from({ length: 30 }, (_, number) => contact(100 + number, 0.01 * number)))
  await namesOf('view=mine')
  const callsOf = async (query: string) => {
    api.calls.length = 0
    await api.call('GET', `${INBOX_PATHS.all}?perPage=10&${query}`)
    expect(api.calls.join(' ')).not.toContain('Scan')
    return api.calls.length
  }

  expect(await callsOf('view=all')).toBeLessThanOrEqual(7 * 8 + 12)
  expect(await callsOf('view=all&form=abuseReport')).toBeLessThanOrEqual(4 * 8 + 6)
  expect(await callsOf('view=unassigned')).toBeLessThanOrEqual(2 * 5 * 8 * 2)
  expect(await callsOf('view=mine')).toBeLessThanOrEqual(7 + 4)
})

test('registrations of one event are read from its own partition', async () => {
  const path = INBOX_PATHS.list('eventRegistration')
  api.calls.length = 0

  const { data } = await api.call<SubmissionRow[]>('GET', `${path}?field.eventId=8`)

  expect(data.map(nameOf)).toEqual(['eventRegistration 2'])
  expect(api.calls.length).toBeLessThanOrEqual(6)
  expect((await api.call('GET', INBOX_PATHS.participantCounts(8))).data).toEqual({ all: 1 })
  const { token } = await api.signUp(['Contact'])
  expect((await api.call('GET', INBOX_PATHS.participantCounts(8), { token })).status).toBe(403)
})
