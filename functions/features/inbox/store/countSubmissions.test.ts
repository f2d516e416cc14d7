import { marshall } from '@aws-sdk/util-dynamodb'
import { SUBMISSION_STATES, type SubmissionRow } from '@flou/shared/inbox/inbox.ts'
import { supportFeedback } from '@flou/shared/forms/forms/supportFeedback.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestTable, type TestTable } from '../../../core/store/testTable.ts'
import { countedEventOf, countSubmissions, type CountedEvent } from './countSubmissions.ts'
import { inboxFigures } from './list/inboxFigures.ts'
import { submissionItem, submissionOfItem, type StoredSubmission } from '../../forms/submissionItems.ts'

let server: TestTable
beforeAll(async () => {
  server = await startTestTable()
})
afterAll(() => server.stop())

/** Each test uses other days. */
let month = 0
beforeEach(() => {
  month += 1
})
const DAYS = () => ({ from: `2026-0${month}-01`, to: `2026-0${month}-28` })
const states = async () => (await inboxFigures(server.table, supportFeedback, DAYS())).states
const figures = () => inboxFigures(server.table, supportFeedback, DAYS())

const stored = (number: number, given: Partial<StoredSubmission> = {}): StoredSubmission => ({
  id: String(number).padStart(32, '0'),
  form: 'supportFeedback',
  values: { rating: 4, message: 'Baik' },
  state: 'new',
  language: 'id',
  page: '/feedback',
  verified: 'proof',
  consents: [],
  created: `2026-0${month}-0${(number % 3) + 1}T18:00:00Z`,
  ulid: `01ARZ3NDEKTSV4RRFFQ69G${String(number).padStart(4, '0')}`,
  version: 1,
  ...given,
})

let delivered = 0
/** The stream record of a write. */
function change(before: StoredSubmission | undefined, after: StoredSubmission | undefined): CountedEvent {
  delivered += 1
  const image = (one: StoredSubmission | undefined) =>
    one && { ...marshall(submissionItem(supportFeedback, one), { removeUndefinedValues: true }) }
  const { pk, sk } = submissionItem(supportFeedback, before ?? after ?? stored(0))
  const counted = countedEventOf({
    eventID: `${String(delivered).padStart(8, '0')}aaaaaaaaaaaaaaaaaaaaaaaa`,
    dynamodb: {
      Keys: { pk: { S: pk }, sk: { S: sk } },
      OldImage: image(before),
      NewImage: image(after),
      ApproximateCreationDateTime: 1_760_000_000 + (delivered % 4),
    },
  })
  if (!counted) throw new Error('The record was not understood')
  return counted
}

test('arrivals are summed by day, page, language and rating; spam apart', async () => {
  const arrivals = [
    change(undefined, stored(0)),
    change(undefined, stored(1)),
    change(undefined, stored(3, { language: 'en', page: '/other', values: { rating: 2 } })),
    change(undefined, stored(4, { state: 'spam' })),
  ]

  await countSubmissions(server.table, arrivals)

  expect(await figures()).toMatchObject({
    // 18:00 in London is the next day in Jakarta
    days: [
      { day: `2026-0${month}-02`, count: 2, spam: 0 },
      { day: `2026-0${month}-03`, count: 1, spam: 1 },
    ],
    pages: [
      { page: '/feedback', count: 2 },
      { page: '/other', count: 1 },
    ],
    languages: [
      { language: 'id', count: 2 },
      { language: 'en', count: 1 },
    ],
  })
  expect((await figures()).ratings.map(({ count }) => count)).toEqual([0, 1, 0, 2, 0])
})

test('a batch that comes again, whole or divided otherwise, is counted once', async () => {
  const arrivals = Array.from({ length: 70 }, (_, number) => change(undefined, stored(number)))
  const sum = async () => (await figures()).days.reduce((all, { count }) => all + count, 0)

  await countSubmissions(server.table, arrivals.slice(0, 40))
  await Promise.all([
    countSubmissions(server.table, arrivals.slice(10, 60)),
    countSubmissions(server.table, arrivals.slice(20)),
  ])
  await countSubmissions(server.table, arrivals)

  expect(await sum()).toBe(70)
})

test('states are followed: what is said to be spam leaves the figures, what expires stays in those of its day', async () => {
  const start = await states()
  const differ = async () => {
    const now = await states()
    return Object.fromEntries(SUBMISSION_STATES.map((state) => [state, now[state] - start[state]]))
  }
  const [arrived, spam] = [stored(0), stored(0, { state: 'spam', version: 2 })]

  await countSubmissions(server.table, [change(undefined, arrived), change(undefined, stored(3))])
  await countSubmissions(server.table, [change(arrived, spam)])
  expect(await differ()).toEqual({ new: 1, read: 0, answered: 0, done: 0, spam: 1 })
  expect((await figures()).days).toEqual([{ day: `2026-0${month}-02`, count: 1, spam: 1 }])
  await countSubmissions(server.table, [change(spam, undefined)])

  expect(await differ()).toMatchObject({ new: 1, spam: 0 })
  expect((await figures()).days).toEqual([{ day: `2026-0${month}-02`, count: 1, spam: 1 }])
})

test('notes, people and everything else are no submissions', () => {
  const record = (pk: string, sk: string) =>
    countedEventOf({ eventID: '1', dynamodb: { Keys: { pk: { S: pk }, sk: { S: sk } } } })

  expect([record('submission#1', 'event#1'), record('news#1', 'live')]).toEqual([undefined, undefined])
})

test('a row of the stream is the row of the list', () => {
  const one = stored(5)
  const { after } = change(undefined, one)

  expect(after satisfies SubmissionRow | undefined).toMatchObject({ id: one.id, form: 'supportFeedback' })
  expect(submissionOfItem(submissionItem(supportFeedback, one))).toEqual(one)
})
