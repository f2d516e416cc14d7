import { afterEach, expect, test } from 'vitest'
import type { Checkpoints } from './checkpoints.ts'
import { StreamReader } from './reader.ts'
import type { StreamRecord } from './streamRecord.ts'

const record = (sequence: number): StreamRecord => ({
  eventID: String(sequence),
  eventName: 'INSERT',
  dynamodb: {
    SequenceNumber: String(sequence),
    ApproximateCreationDateTime: 0,
    // one of twenty items of a save is content
    Keys: { sk: { S: sequence % 20 === 0 ? 'live' : 'word#x' } },
  },
})

function memoryCheckpoints(): Checkpoints {
  let sequence = 0
  return {
    read: () => sequence,
    write: (_, at) => void (sequence = at),
    lowest: () => sequence,
    close: () => undefined,
  }
}

let reader: StreamReader | undefined
afterEach(() => reader?.stop())

test('batches are filled with what passes the filter, in order, and nothing comes twice', async () => {
  const all = Array.from({ length: 5_010 }, (_, index) => record(index + 1))
  const batches: string[][] = []
  const checkpoints = memoryCheckpoints()
  reader = new StreamReader({
    id: 'reader',
    source: {
      readAfter: async (sequence, limit) => all.slice(sequence, sequence + limit),
      newest: async () => all.length,
    },
    checkpoints,
    patterns: [{ dynamodb: { Keys: { sk: { S: ['live'] } } } }],
    batchSize: 100,
    invoke: async ({ Records }) => void batches.push(Records.map(({ eventID }) => eventID)),
    retries: 0,
    bisect: false,
    reportsFailures: false,
    storeFailed: async () => undefined,
    onError: (cause) => {
      throw cause
    },
  })

  await reader.waitUntilCaughtUp()

  expect(batches.map(({ length }) => length)).toEqual([100, 100, 50])
  expect(batches.flat().map(Number)).toEqual(Array.from({ length: 250 }, (_, index) => (index + 1) * 20))
  expect(checkpoints.read('reader')).toBe(all.length)
})
