import { expect, test } from 'vitest'
import { deliver, type DeliveryRules } from './deliver.ts'
import type { StreamRecord } from './streamRecord.ts'

const record = (n: number): StreamRecord => ({
  eventID: `${n}`,
  eventName: 'INSERT',
  dynamodb: { SequenceNumber: `${n}`, ApproximateCreationDateTime: 0 },
})
const records = (...numbers: number[]) => numbers.map(record)
const numbersOf = (batch: readonly StreamRecord[]) => batch.map((one) => Number(one.dynamodb.SequenceNumber))

/** Delivers 1–4 to a function; returns its batches and the discarded records. */
async function run(invoke: (numbers: number[]) => unknown, rules: Partial<DeliveryRules> = {}) {
  const batches: number[][] = []
  const failed: number[] = []
  await deliver(records(1, 2, 3, 4), {
    invoke: async ({ Records }) => {
      batches.push(numbersOf(Records))
      return invoke(numbersOf(Records))
    },
    retries: 3,
    bisect: true,
    reportsFailures: true,
    storeFailed: async (given) => void failed.push(...numbersOf(given)),
    signal: new AbortController().signal,
    pause: () => Promise.resolve(),
    ...rules,
  })
  return { batches, failed }
}

const failOn = (bad: number) => (numbers: number[]) => {
  if (numbers.includes(bad)) throw new Error(`${bad} is bad`)
}

test('a batch that succeeds is delivered once', async () => {
  expect(await run(() => ({ batchItemFailures: [] }))).toEqual({ batches: [[1, 2, 3, 4]], failed: [] })
})

test('a bad record is found by halving, and only it is given up', async () => {
  const { batches, failed } = await run(failOn(3))

  expect(batches).toEqual([[1, 2, 3, 4], [1, 2], [3, 4], [3], [3], [4]])
  expect(failed).toEqual([3])
})

test('without halving the whole batch is tried again, then given up', async () => {
  const { batches, failed } = await run(failOn(3), { bisect: false, retries: 1 })

  expect(batches).toEqual([
    [1, 2, 3, 4],
    [1, 2, 3, 4],
  ])
  expect(failed).toEqual([1, 2, 3, 4])
})

test('a function that names a record is asked again from there', async () => {
  let calls = 0
  const { batches } = await run(
    () => (calls++ === 0 ? { batchItemFailures: [{ itemIdentifier: '3' }] } : undefined),
    { bisect: false },
  )

  expect(batches).toEqual([
    [1, 2, 3, 4],
    [3, 4],
  ])
})

test('when the runtime stops, the batch counts as not delivered', async () => {
  const abort = new AbortController()
  const delivered = run(
    () => {
      abort.abort()
      throw new Error('bad')
    },
    { signal: abort.signal },
  )

  await expect(delivered).rejects.toThrow('stops')
})
