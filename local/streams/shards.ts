import { setTimeout as sleep } from 'node:timers/promises'
import { hashOf, type Faults } from '../likeAws/faults.ts'
import type { Checkpoints } from './checkpoints.ts'
import { StreamReader, type Reader, type ReaderOptions } from './reader.ts'
import type { StreamRecord } from './streamRecord.ts'

const SHARDS = 4
const REPEATED = 0.1
const LONGEST_DELAY_MS = 300

/** Reads four shards by partition key in parallel: order holds within an item only, and batches may repeat. */
export function shardedReader(options: ReaderOptions, faults: Faults): Reader {
  const positions = shardPositions(options.checkpoints, options.id)
  const invoke: ReaderOptions['invoke'] = async (event) => {
    await sleep(faults.random('shards') * LONGEST_DELAY_MS)
    // Lambda repeats a batch when the result of its call is lost
    if (faults.occurs('shards', REPEATED)) await options.invoke(event).catch(() => undefined)
    return options.invoke(event)
  }
  const shards = Array.from(
    { length: SHARDS },
    (_, shard) =>
      new StreamReader({
        ...options,
        id: `${options.id}#${shard}`,
        checkpoints: positions,
        includes: (record) => shardOf(record) === shard,
        invoke,
      }),
  )
  const all = async (work: (shard: StreamReader) => Promise<void>) =>
    void (await Promise.all(shards.map(work)))
  return {
    wake: () => shards.forEach((shard) => shard.wake()),
    pause: (isPaused) => shards.forEach((shard) => shard.pause(isPaused)),
    skipToNewest: () => all((shard) => shard.skipToNewest()),
    waitUntilCaughtUp: () => all((shard) => shard.waitUntilCaughtUp()),
    stop: () => all((shard) => shard.stop()),
  }
}

const shardOf = (record: StreamRecord) => hashOf(JSON.stringify(record.dynamodb.Keys?.['pk'])) % SHARDS

/** Stores the position of the slowest shard; after a restart the others read some records again. */
function shardPositions(checkpoints: Checkpoints, id: string): Checkpoints {
  const start = checkpoints.read(id)
  const positions = new Map<string, number>()
  return {
    ...checkpoints,
    read: (shard) => positions.get(shard) ?? start,
    write(shard, sequence) {
      positions.set(shard, sequence)
      if (positions.size === SHARDS) checkpoints.write(id, Math.min(...positions.values()))
    },
  }
}
