import { afterEach, expect, test } from 'vitest'
import { createFaults } from '../likeAws/faults.ts'
import type { Checkpoints } from './checkpoints.ts'
import type { Reader } from './reader.ts'
import { shardedReader } from './shards.ts'
import { sequenceOf, type StreamRecord } from './streamRecord.ts'

const ITEMS = 20
const record = (sequence: number): StreamRecord => ({
  eventID: String(sequence),
  eventName: 'MODIFY',
  dynamodb: {
    SequenceNumber: String(sequence),
    ApproximateCreationDateTime: 0,
    Keys: { pk: { S: `news#${sequence % ITEMS}` }, sk: { S: 'live' } },
  },
})
const all = Array.from({ length: 400 }, (_, index) => record(index + 1))

function memoryCheckpoints(position: number): Checkpoints {
  let sequence = position
  return {
    read: () => sequence,
    write: (_, at) => void (sequence = at),
    lowest: () => sequence,
    close: () => undefined,
  }
}

let reader: Reader | undefined
afterEach(() => reader?.stop())

async function deliverFrom(position: number) {
  const delivered: number[] = []
  const checkpoints = memoryCheckpoints(position)
  reader = shardedReader(
    {
      id: 'reader',
      source: {
        readAfter: async (sequence, limit) => all.slice(sequence, sequence + limit),
        newest: async () => all.length,
      },
      checkpoints,
      patterns: [],
      batchSize: 10,
      invoke: async ({ Records }) => void delivered.push(...Records.map(sequenceOf)),
      retries: 0,
      bisect: false,
      reportsFailures: false,
      storeFailed: async () => undefined,
      onError: (cause) => expect.unreachable(String(cause)),
    },
    createFaults({ switches: new Set(['shards']), seed: 3 }),
  )
  await reader.waitUntilCaughtUp()
  return { delivered, position: checkpoints.read('reader') }
}

test('order holds within an item only, batches repeat, and nothing is missing', async () => {
  const { delivered, position } = await deliverFrom(0)

  expect(new Set(delivered).size).toBe(all.length)
  expect(delivered.length).toBeGreaterThan(all.length)
  expect(delivered).not.toEqual(delivered.toSorted((one, other) => one - other))
  const firstDeliveries = [...new Set(delivered)]
  for (let item = 0; item < ITEMS; item += 1) {
    const own = firstDeliveries.filter((sequence) => sequence % ITEMS === item)
    expect(own).toEqual(own.toSorted((one, other) => one - other))
  }
  expect(position).toBe(all.length)
}, 20_000)

test('the shards continue at the position of the unsharded stream', async () => {
  const { delivered } = await deliverFrom(390)

  expect(new Set(delivered)).toEqual(new Set(all.slice(390).map(sequenceOf)))
}, 20_000)
