import { INBOX_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { SubmissionRow } from '@flou/shared/inbox/inbox.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sampleOf, startInbox, type TestInbox } from './testInbox.ts'

const COUNT = 620
let api: TestInbox

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
  api = await startInbox()
  await api.put([
    ...Array.from({ length: COUNT }, (_, number) => sampleOf('eventRegistration', number)),
    sampleOf('eventRegistration', COUNT, { values: { eventId: 8 } }),
    sampleOf('eventRegistration', COUNT + 1, { state: 'spam' }),
  ])
})
afterAll(() => api.stop())

const idOf = (number: number) => sampleOf('eventRegistration', number).id
const checkIn = (number: number, isIn: boolean, at?: string) =>
  api.call<SubmissionRow>('PUT', INBOX_PATHS.checkIn(7, idOf(number)), { body: { isIn, at } })

test('all who registered for an event are listed, and nobody else', async () => {
  const first = await api.call<SubmissionRow[]>('GET', INBOX_PATHS.participants(7))
  const rest = await api.call<SubmissionRow[]>(
    'GET',
    `${INBOX_PATHS.participants(7)}?cursor=${first.cursor ?? ''}`,
  )

  expect([...first.data, ...rest.data].map(({ id }) => id)).toEqual(
    Array.from({ length: COUNT }, (_, number) => idOf(number)),
  )
  expect([first.data.length, rest.cursor]).toEqual([500, undefined])
})

test('a tick that was made offline keeps its time, and the same tick again changes nothing', async () => {
  const at = new Date(api.clock.now.getTime() - 3_600_000).toISOString()
  const [first, again] = [await checkIn(1, true, at), await checkIn(1, true)]

  expect(first.data.checkedIn).toEqual({ at, by: { id: 1, name: 'Ayu Lestari' } })
  expect(again.data).toEqual(first.data)
})

test('a time that cannot be is not believed', async () => {
  const later = new Date(api.clock.now.getTime() + 3_600_000).toISOString()

  expect((await checkIn(2, true, later)).data.checkedIn?.at).toBe(api.clock.now.toISOString())
  expect((await checkIn(3, true, '2020-01-01T00:00:00Z')).data.checkedIn?.at).toBe(
    api.clock.now.toISOString(),
  )
})

test('two entrances tick the same person off: both are answered, it is one', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => checkIn(4, true)))

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(answers.map(({ data }) => data.version)).toEqual([2, 2, 2])
})

test('a tick is taken back', async () => {
  await checkIn(5, true)

  expect((await checkIn(5, false)).data.checkedIn).toBeUndefined()
})

test('a registration for another event is not found', async () => {
  expect((await checkIn(COUNT, true)).status).toBe(404)
})
